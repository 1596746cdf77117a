/// Makes a tree of elements that is the earlier revision of a document but for chosen edits.
struct DocumentMerger {
  private let before: ObjectTable
  private let after: ObjectTable
  /// The objects that are new, gone, or at the place of the later revision.
  private var added: Set<String> = []
  private var removed: Set<String> = []
  private var moved: Set<String> = []
  /// The attributes and parts that are as in the later revision, by object.
  private var attributes: [String: [DocumentEdit.AttributeChange]] = [:]
  private var details: [String: Set<String>] = [:]

  init(_ before: ObjectTable, _ after: ObjectTable) {
    self.before = before
    self.after = after
  }

  /// Makes an edit part of the tree.
  mutating func choose(_ edit: DocumentEdit, of key: String) {
    switch edit.change {
    case .attributes(let changes): attributes[key, default: []] += changes
    case .detail(let name, let part):
      details[key, default: []].insert(name + (part.map { " \($0)" } ?? ""))
    case .added: added.insert(key)
    case .removed: removed.insert(key)
    case .moved: moved.insert(key)
    }
  }

  /// The tree.
  func tree() -> XMLTree {
    let builder = XMLTreeBuilder(limits: XMLLimits())
    write(ObjectTable.root, into: builder)
    return builder.finish()
  }

  // MARK: Writing

  private func write(_ key: String, into builder: XMLTreeBuilder) {
    let isOld = before.indices[key] != nil
    guard let element = isOld ? before.element(key) : after.element(key) else { return }
    open(element, into: builder)
    let changes = attributes[key] ?? []
    for (name, value) in element.attributes where !changes.contains(where: { $0.name == name }) {
      builder.attribute(name, value)
    }
    for change in changes {
      if let value = change.after { builder.attribute(change.name, value) }
    }
    var path: [String] = []
    for entry in entries(of: key, isOld: isOld) {
      let shared = zip(path, entry.entry.path).prefix { $0 == $1 }.count
      for _ in shared..<path.count { builder.endElement() }
      for name in entry.entry.path[shared...] { openContainer(name, into: builder) }
      path = entry.entry.path
      if let object = entry.entry.object {
        write(object, into: builder)
      } else {
        copy(XMLElement(tree: entry.table.tree, index: entry.entry.index), into: builder)
      }
    }
    for _ in path { builder.endElement() }
    close(element, into: builder)
  }

  private func open(_ element: XMLElement, into builder: XMLTreeBuilder) {
    builder.startElement(
      element.name, line: element.position.line, column: element.position.column)
  }

  private func close(_ element: XMLElement, into builder: XMLTreeBuilder) {
    if let text = element.text, element.end == element.index + 1 { builder.characters(text.utf8) }
    builder.endElement()
  }

  /// An element between objects, from its name, key and place among those alike.
  private func openContainer(_ name: String, into builder: XMLTreeBuilder) {
    let words = name.split(separator: " ")
    builder.startElement(String(words.first ?? ""), line: 1, column: 1)
    if words.count > 1, Int(words[1]) == nil { builder.attribute("key", String(words[1])) }
  }

  private func copy(_ element: XMLElement, into builder: XMLTreeBuilder) {
    open(element, into: builder)
    for (name, value) in element.attributes { builder.attribute(name, value) }
    for child in element.children { copy(child, into: builder) }
    close(element, into: builder)
  }

  // MARK: What belongs to an object

  private typealias Sourced = (entry: ObjectTable.Entry, table: ObjectTable)

  private func entries(of key: String, isOld: Bool) -> [Sourced] {
    guard isOld else {
      // Of what is new all is; what was elsewhere comes only if it was chosen.
      return after.entries(of: key).filter { entry in
        entry.object.map { before.indices[$0] == nil || moved.contains($0) } ?? true
      }.map { ($0, after) }
    }
    let chosen = details[key] ?? []
    func isChosen(_ entry: ObjectTable.Entry, _ table: ObjectTable) -> Bool {
      let element = XMLElement(tree: table.tree, index: entry.index)
      return chosen.contains(element.name + (element["key"].map { " \($0)" } ?? ""))
    }
    var result: [Sourced] = before.entries(of: key).filter { entry in
      if let object = entry.object { return !removed.contains(object) && !moved.contains(object) }
      return !isChosen(entry, before)
    }.map { ($0, before) }
    var last: [[String]: String] = [:]
    for entry in after.entries(of: key) {
      guard let object = entry.object else {
        if isChosen(entry, after) { insert((entry, after), after: nil, into: &result) }
        continue
      }
      let isNew = before.indices[object] == nil ? added.contains(object) : moved.contains(object)
      if isNew { insert((entry, after), after: last[entry.path], into: &result) }
      if result.contains(where: { $0.entry.object == object }) { last[entry.path] = object }
    }
    return result
  }

  /// Puts an entry behind an object, or before all beside it where there is none.
  private func insert(_ new: Sourced, after object: String?, into result: inout [Sourced]) {
    if let object, let index = result.firstIndex(where: { $0.entry.object == object }) {
      result.insert(new, at: index + 1)
    } else if new.entry.object != nil,
      let index = result.firstIndex(where: { $0.entry.path == new.entry.path })
    {
      result.insert(new, at: index)
    } else if let index = result.lastIndex(where: { $0.entry.path == new.entry.path }) {
      result.insert(new, at: index + 1)
    } else {
      result.append(new)
    }
  }
}
