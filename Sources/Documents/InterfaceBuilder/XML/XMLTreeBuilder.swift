/// Bounds on what a document may hold, so that a hostile one cannot exhaust memory or the stack.
package struct XMLLimits: Sendable {
  /// The greatest size of a document, in bytes.
  package var bytes = 64 << 20
  /// The greatest nesting of elements; Interface Builder's own views nest a few dozen deep.
  package var depth = 1000
  /// The greatest number of elements.
  package var elements = 2_000_000

  package init() {}
}

/// Collects what the parser reports into an ``XMLTree``.
///
/// A class, because the parser's callbacks reach it through one pointer.
final class XMLTreeBuilder {
  private var nodes: [XMLTree.Node] = []
  private var attributes: [XMLTree.Attribute] = []
  private var names: [String] = []
  private var texts: [String] = []
  /// Why building stopped early.
  private(set) var failure: String?
  private let limits: XMLLimits
  private var open: [Int32] = []
  private var nameIndices: [String: Int32] = [:]
  private var text: [UInt8] = []

  init(limits: XMLLimits) {
    self.limits = limits
  }

  func finish() -> XMLTree {
    XMLTree(nodes: nodes, attributes: attributes, names: names, texts: texts)
  }

  func fail(_ message: String) {
    if failure == nil { failure = message }
  }

  func intern(_ name: String) -> Int32 {
    if let index = nameIndices[name] { return index }
    let index = Int32(names.count)
    names.append(name)
    nameIndices[name] = index
    return index
  }

  func startElement(_ name: String, line: Int, column: Int) {
    if open.count >= limits.depth { return fail("elements nest deeper than \(limits.depth)") }
    if nodes.count >= limits.elements { return fail("more than \(limits.elements) elements") }
    open.append(Int32(nodes.count))
    text.removeAll(keepingCapacity: true)
    nodes.append(
      XMLTree.Node(
        name: intern(name), end: 0, firstAttribute: Int32(attributes.count),
        attributeCount: 0, line: Int32(clamping: line), column: Int32(clamping: column), text: -1))
  }

  func attribute(_ name: String, _ value: String) {
    guard failure == nil, let current = open.last else { return }
    attributes.append(XMLTree.Attribute(name: intern(name), value: value))
    nodes[Int(current)].attributeCount += 1
  }

  /// Whether the element that is open keeps its text.
  var keepsText: Bool {
    guard let current = open.last else { return false }
    let name = names[Int(nodes[Int(current)].name)]
    return name == "string" || name == "mutableString"
  }

  func characters(_ bytes: some Sequence<UInt8>) {
    text.append(contentsOf: bytes)
  }

  func endElement() {
    guard failure == nil else { return }
    let keepsText = keepsText
    guard let current = open.popLast() else { return }
    nodes[Int(current)].end = Int32(nodes.count)
    if keepsText {
      nodes[Int(current)].text = Int32(texts.count)
      texts.append(String(decoding: text, as: UTF8.self))
    }
    text.removeAll(keepingCapacity: true)
  }
}
