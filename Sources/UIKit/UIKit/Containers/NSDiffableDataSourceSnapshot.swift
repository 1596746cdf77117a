internal import Foundation

/// What a table or collection shows at one time: sections with their items, each once.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private struct Section: Sendable {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private var sections: [Section] = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Contents

  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The number of items of all sections.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// The items of a section, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { sections[index(of: identifier)].items }

  /// The number of items of a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The section of an item; nil where it is in none.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { position(of: identifier).map { sections[$0.section].identifier } }

  /// The index of an item among all; nil where it is in no section.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// The index of a section; nil where there is none.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// The section at an index; nil where there is none.
  func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
    sections.indices.contains(index) ? sections[index].identifier : nil
  }

  /// The item at a place; nil where there is none.
  func itemIdentifier(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let items = sections[indexPath.section].items
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// The number of items of the section at an index; 0 where there is none.
  func numberOfItems(inSectionAt index: Int) -> Int {
    sections.indices.contains(index) ? sections[index].items.count : 0
  }

  /// The place of an item; nil where it is in no section.
  func indexPath(for identifier: ItemIdentifierType) -> IndexPath? {
    position(of: identifier).map { IndexPath(item: $0.item, section: $0.section) }
  }

  /// The position of an item; nil where it is in no section.
  func position(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    for (section, content) in sections.enumerated() {
      if let item = content.items.firstIndex(of: identifier) { return (section, item) }
    }
    return nil
  }

  private func index(of identifier: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(identifier) else {
      preconditionFailure("Invalid section identifier for this snapshot: \(identifier)")
    }
    return index
  }

  private func requirePosition(of identifier: ItemIdentifierType) -> (section: Int, item: Int) {
    guard let position = position(of: identifier) else {
      preconditionFailure("Invalid item identifier specified: \(identifier)")
    }
    return position
  }

  // MARK: Changes

  /// Adds sections after all others.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      precondition(
        indexOfSection(identifier) == nil, "Section identifier count does not match data source")
      sections.append(Section(identifier: identifier))
    }
  }

  /// Adds sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection sibling: SectionIdentifierType
  ) {
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index(of: sibling))
  }

  /// Adds sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection sibling: SectionIdentifierType
  ) {
    sections.insert(
      contentsOf: identifiers.map { Section(identifier: $0) }, at: index(of: sibling) + 1)
  }

  /// Takes sections out, with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  /// Adds items to a section after all others; to the last section if none is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    let index = section.map { self.index(of: $0) } ?? sections.count - 1
    precondition(index >= 0, "There are currently no sections in the data source")
    deleteItems(identifiers)
    sections[index].items += identifiers
  }

  /// Adds items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem sibling: ItemIdentifierType
  ) { insert(identifiers, beside: sibling, offset: 0) }

  /// Adds items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem sibling: ItemIdentifierType
  ) { insert(identifiers, beside: sibling, offset: 1) }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside sibling: ItemIdentifierType, offset: Int
  ) {
    deleteItems(identifiers)
    let position = requirePosition(of: sibling)
    sections[position.section].items.insert(
      contentsOf: identifiers, at: position.item + offset)
  }

  /// Takes items out.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
  }

  /// Takes all sections and items out.
  public mutating func deleteAllItems() { sections = [] }

  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem sibling: ItemIdentifierType
  ) { insertItems([identifier], beforeItem: sibling) }

  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem sibling: ItemIdentifierType
  ) { insertItems([identifier], afterItem: sibling) }

  /// Asks for the cells of items anew; all cells are, whenever a snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = requirePosition(of: identifier) }
  }

  /// Asks for the cells of items to be updated; all cells are, whenever a snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reloadItems(identifiers)
  }

  /// Asks for sections anew; all are, whenever a snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = index(of: identifier) }
  }
}
