/// Finds what is different between two revisions of a document, object by object.
struct EditSearch {
  typealias Found = (edit: DocumentEdit, key: String)

  private let before: ObjectTable
  private let after: ObjectTable

  init(_ before: ObjectTable, _ after: ObjectTable) {
    self.before = before
    self.after = after
  }

  var edits: [Found] {
    var found: [Found] = []
    for key in after.order {
      guard let new = after.element(key) else { continue }
      guard let old = before.element(key) else {
        // What is new in something new comes with it.
        let parent = after.places[key]?.parent ?? ObjectTable.root
        if before.indices[parent] != nil { found.append(edit(.added, new, key)) }
        continue
      }
      if isElsewhere(key) { found.append(edit(.moved, new, key)) }
      found += attributeChanges(old, new).map { edit(.attributes($0), new, key) }
      found += details(key, old, new)
      found += reordered(in: key)
    }
    for key in before.order where after.indices[key] == nil {
      let parent = before.places[key]?.parent ?? ObjectTable.root
      if after.indices[parent] != nil, let old = before.element(key) {
        found.append(edit(.removed, old, key))
      }
    }
    return found
  }

  private func edit(
    _ change: DocumentEdit.Change, _ element: XMLElement, _ key: String
  ) -> Found {
    let id = element["id"] ?? element["sceneID"] ?? ""
    return (
      DocumentEdit(
        object: key == ObjectTable.root ? "" : id,
        ancestors: (element.tree === after.tree ? after : before).ancestors(of: key),
        element: element.name, change: change, position: element.position), key
    )
  }

  /// Whether an object stands in another one, or in another part of it.
  private func isElsewhere(_ key: String) -> Bool {
    guard let old = before.places[key], let new = after.places[key] else { return false }
    return old.parent != new.parent || old.path != new.path
  }

  /// The attributes that are different: those of a constraint are one change, others one each.
  private func attributeChanges(
    _ old: XMLElement, _ new: XMLElement
  ) -> [[DocumentEdit.AttributeChange]] {
    var changes: [DocumentEdit.AttributeChange] = []
    for (name, value) in new.attributes where old[name] != value {
      changes.append(.init(name: name, before: old[name], after: value))
    }
    for (name, value) in old.attributes where new[name] == nil {
      changes.append(.init(name: name, before: value, after: nil))
    }
    guard !changes.isEmpty else { return [] }
    return new.name == "constraint" ? [changes] : changes.map { [$0] }
  }

  /// The parts without an id that are different.
  private func details(_ key: String, _ old: XMLElement, _ new: XMLElement) -> [Found] {
    let parts = { (table: ObjectTable) in
      table.entries(of: key).filter { $0.object == nil }
    }
    let former = Dictionary(
      parts(before).map { (($0.path + [$0.name]).joined(separator: "/"), $0) }
    ) { first, _ in first }
    var seen: Set<String> = []
    var found: [Found] = []
    func note(_ part: XMLElement) {
      var edit = edit(.detail(name: part.name, key: part["key"]), new, key)
      if part.tree === after.tree { edit.edit.position = part.position }
      // Parts of one name and key are chosen together.
      if !found.contains(where: { $0.edit.change == edit.edit.change }) { found.append(edit) }
    }
    for entry in parts(after) {
      let name = (entry.path + [entry.name]).joined(separator: "/")
      let part = XMLElement(tree: after.tree, index: entry.index)
      seen.insert(name)
      let other = former[name].map { XMLElement(tree: before.tree, index: $0.index) }
      if other.map(part.isSame(as:)) != true { note(part) }
    }
    for entry in parts(before)
    where !seen.contains((entry.path + [entry.name]).joined(separator: "/")) {
      note(XMLElement(tree: before.tree, index: entry.index))
    }
    return found
  }

  /// The fewest objects right below one that stand elsewhere among those beside them.
  private func reordered(in key: String) -> [Found] {
    func children(_ table: ObjectTable, _ other: ObjectTable) -> [String] {
      table.entries(of: key).compactMap(\.object).filter { object in
        guard let place = other.places[object] else { return false }
        return place.parent == key && place.path == table.places[object]?.path
      }
    }
    let old = children(before, after)
    let new = children(after, before)
    guard old != new else { return [] }
    let ranks = Dictionary(old.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    let kept = Self.longestRise(new.map { ranks[$0] ?? 0 })
    return zip(new, kept).compactMap { object, isKept in
      isKept ? nil : after.element(object).map { edit(.moved, $0, object) }
    }
  }

  /// Which members of a sequence belong to a longest subsequence that rises.
  /// - Complexity: O(n²).
  private static func longestRise(_ values: [Int]) -> [Bool] {
    var lengths = [Int](repeating: 1, count: values.count)
    var previous = [Int](repeating: -1, count: values.count)
    for index in values.indices {
      for earlier in 0..<index
      where values[earlier] < values[index] && lengths[earlier] + 1 > lengths[index] {
        lengths[index] = lengths[earlier] + 1
        previous[index] = earlier
      }
    }
    var isKept = [Bool](repeating: false, count: values.count)
    var index = lengths.indices.max { lengths[$0] < lengths[$1] } ?? -1
    while index >= 0 {
      isKept[index] = true
      index = previous[index]
    }
    return isKept
  }

  // MARK: Groups

  /// Edits with those that they need: a new view with the constraints elsewhere that name it, a view
  /// that is gone with the constraints that went with it.
  static func grouped(
    _ edits: [Found], _ before: ObjectTable, _ after: ObjectTable
  ) -> [[Found]] {
    var owners: [String: Int] = [:]
    for (index, found) in edits.enumerated() where found.edit.element != "constraint" {
      let ids: Set<String> =
        switch found.edit.change {
        case .added: after.ids(in: found.key)
        case .removed: before.ids(in: found.key)
        case .attributes, .detail, .moved: []
        }
      for id in ids where owners[id] == nil { owners[id] = index }
    }
    var groups = edits.map { [$0] }
    for (index, found) in edits.enumerated() where found.edit.element == "constraint" {
      let element = after.element(found.key) ?? before.element(found.key)
      let former = before.element(found.key)
      let named = [
        element?["firstItem"], element?["secondItem"], former?["firstItem"], former?["secondItem"],
      ]
      let owner = named.compactMap { $0.flatMap { owners[$0] } }.min()
      guard let owner, owner != index else { continue }
      groups[owner].append(found)
      groups[index] = []
    }
    return groups.filter { !$0.isEmpty }
  }
}
