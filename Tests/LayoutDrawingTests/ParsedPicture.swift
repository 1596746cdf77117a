import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A picture as an XML parser reads it.
final class ParsedPicture: NSObject, XMLParserDelegate {
  /// One element, with the text right within it.
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
    /// The text of its `<title>`.
    var title: String?

    /// The words of its class.
    var classes: [String] { (attributes["class"] ?? "").split(separator: " ").map(String.init) }

    /// An attribute as a number.
    func number(_ name: String) -> Double? { attributes[name].flatMap(Double.init) }
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  /// Reads a picture; nil for what is not well-formed XML.
  init?(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    guard parser.parse(), parser.parserError == nil else { return nil }
  }

  /// The elements of a class.
  func elements(_ style: String) -> [Element] {
    elements.filter { $0.classes.contains(style) }
  }

  /// All texts that are shown.
  var texts: [String] { elements.filter { $0.name == "text" }.map(\.text) }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let index = open.last { elements[index].text += text }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let index = open.popLast(), name == "title", let parent = open.last else { return }
    elements[parent].title = elements[index].text
  }
}
