/// The elements of an XML document in document order, in flat arrays.
///
/// ```
/// nodes       0: document   1: scenes   2: scene   3: objects …     one entry an element, preorder
/// attributes  [type=…  version=…] [] [sceneID=…] …                  one run an element
/// ```
/// An element's descendants are the entries up to its `end`; its first child is the next entry,
/// and a child's next sibling stands at the child's `end`. Names are kept once each.
/// A class, so that the elements that name it are small to copy; it never changes.
final class XMLTree: Sendable {
  struct Node: Sendable {
    var name: Int32
    /// One past the last descendant.
    var end: Int32
    var firstAttribute: Int32
    var attributeCount: Int32
    var line: Int32
    var column: Int32
    /// The index in `texts`, or -1; only elements asked for keep their text.
    var text: Int32
  }

  struct Attribute: Sendable {
    var name: Int32
    var value: String
  }

  let nodes: [Node]
  let attributes: [Attribute]
  let names: [String]
  let texts: [String]

  init(nodes: [Node], attributes: [Attribute], names: [String], texts: [String]) {
    self.nodes = nodes
    self.attributes = attributes
    self.names = names
    self.texts = texts
  }

  var root: XMLElement { XMLElement(tree: self, index: 0) }
}

/// An element of an ``XMLTree``.
struct XMLElement: Sendable {
  let tree: XMLTree
  let index: Int

  private var node: XMLTree.Node { tree.nodes[index] }

  var name: String { tree.names[Int(node.name)] }
  var end: Int { Int(node.end) }
  var position: SourcePosition { SourcePosition(line: Int(node.line), column: Int(node.column)) }
  var text: String? { node.text < 0 ? nil : tree.texts[Int(node.text)] }

  /// The value of an attribute.
  /// - Complexity: O(n) in the number of the element's attributes.
  subscript(_ attribute: String) -> String? {
    let first = Int(node.firstAttribute)
    for position in first..<first + Int(node.attributeCount)
    where tree.names[Int(tree.attributes[position].name)] == attribute {
      return tree.attributes[position].value
    }
    return nil
  }

  /// All attributes, in document order.
  var attributes: [(name: String, value: String)] {
    let first = Int(node.firstAttribute)
    return tree.attributes[first..<first + Int(node.attributeCount)].map {
      (tree.names[Int($0.name)], $0.value)
    }
  }

  /// Whether the attribute is `YES`.
  func isYes(_ attribute: String) -> Bool { self[attribute] == "YES" }

  var children: Children { Children(tree: tree, index: index + 1, end: Int(node.end)) }

  /// The first child of a name, with a `key` if one is given.
  func child(_ name: String, key: String? = nil) -> XMLElement? {
    for child in children where child.name == name && (key == nil || child["key"] == key) {
      return child
    }
    return nil
  }

  /// The children of an element, in document order.
  struct Children: Sequence, IteratorProtocol {
    let tree: XMLTree
    var index: Int
    let end: Int

    mutating func next() -> XMLElement? {
      guard index < end else { return nil }
      let child = XMLElement(tree: tree, index: index)
      index = Int(tree.nodes[index].end)
      return child
    }
  }
}
