/// The elements of a document that have an id, and what belongs to each of them.
///
/// An object's *entries* are its descendants down to the next objects: parts without an id, and the
/// objects right below it, each with the names of the elements between, such as `subviews`.
struct ObjectTable: Sendable {
  /// Something that belongs to an object.
  struct Entry: Sendable {
    /// The elements between the object and this one, outermost first, each with its place among
    /// those of its name.
    var path: [String]
    /// The name and, where there is one, the key and the place among those alike.
    var name: String
    /// The element.
    var index: Int
    /// The object that the element is; nil for a part without an id.
    var object: String?
  }

  let tree: XMLTree
  /// The elements of objects by their keys.
  private(set) var indices: [String: Int] = [:]
  /// The keys of objects by their elements.
  private(set) var keys: [Int: String] = [:]
  /// The key of the object right above an object, and the path between.
  private(set) var places: [String: (parent: String, path: [String])] = [:]
  /// The keys in document order.
  private(set) var order: [String] = []

  /// The key of the document itself.
  static let root = ""

  init(_ tree: XMLTree) {
    self.tree = tree
    guard !tree.nodes.isEmpty else { return }
    indices[Self.root] = 0
    keys[0] = Self.root
    order = [Self.root]
    for index in tree.nodes.indices.dropFirst() {
      let element = XMLElement(tree: tree, index: index)
      guard let id = element["id"] ?? element["sceneID"] else { continue }
      // An id that is used twice means the first; the others are parts without one.
      let key = "\(element.name) \(id)"
      guard indices[key] == nil else { continue }
      indices[key] = index
      keys[index] = key
      order.append(key)
    }
    for key in order {
      for entry in entries(of: key) {
        if let object = entry.object { places[object] = (key, entry.path) }
      }
    }
  }

  func element(_ key: String) -> XMLElement? {
    indices[key].map { XMLElement(tree: tree, index: $0) }
  }

  /// Whether an object is in an element.
  private func holdsObjects(_ element: XMLElement) -> Bool {
    (element.index..<element.end).contains { keys[$0] != nil }
  }

  /// What belongs to an object, in document order.
  func entries(of key: String) -> [Entry] {
    var entries: [Entry] = []
    if let element = element(key) { collect(element, [], into: &entries) }
    return entries
  }

  private func collect(_ element: XMLElement, _ path: [String], into entries: inout [Entry]) {
    var counts: [String: Int] = [:]
    for child in element.children {
      if let object = keys[child.index] {
        entries.append(Entry(path: path, name: object, index: child.index, object: object))
        continue
      }
      let kind = child.name + (child["key"].map { " \($0)" } ?? "")
      let count = counts[kind, default: 0]
      counts[kind] = count + 1
      let name = count == 0 ? kind : "\(kind) \(count)"
      if holdsObjects(child) {
        collect(child, path + [name], into: &entries)
      } else {
        entries.append(Entry(path: path, name: name, index: child.index, object: nil))
      }
    }
  }

  /// The ids of the objects around one, from the inside out.
  func ancestors(of key: String) -> [String] {
    var ids: [String] = []
    var current = places[key]?.parent
    while let parent = current, parent != Self.root {
      if let element = element(parent) { ids.append(element["id"] ?? element["sceneID"] ?? "") }
      current = places[parent]?.parent
    }
    return ids
  }

  /// The ids of an object and of all in it.
  func ids(in key: String) -> Set<String> {
    guard let element = element(key) else { return [] }
    return Set(
      (element.index..<element.end).compactMap { XMLElement(tree: tree, index: $0)["id"] })
  }
}

extension XMLElement {
  /// Whether the element and all in it are as another one, wherever they stand.
  func isSame(as other: XMLElement) -> Bool {
    guard end - index == other.end - other.index else { return false }
    return zip(index..<end, other.index..<other.end).allSatisfy { left, right in
      let one = XMLElement(tree: tree, index: left)
      let two = XMLElement(tree: other.tree, index: right)
      // Names, texts and attributes, and the same number of descendants: the same tree.
      return one.name == two.name && one.end - one.index == two.end - two.index
        && one.text == two.text
        && one.attributes.elementsEqual(two.attributes) {
          $0.name == $1.name && $0.value == $1.value
        }
    }
  }
}
