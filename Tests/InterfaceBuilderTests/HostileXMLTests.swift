import InterfaceBuilder
import LayoutModel
import Testing

/// A document that must be refused, where, and for what reason.
struct RefusedDocument: Sendable, CustomTestStringConvertible {
  var name: String
  var bytes: [UInt8]
  var line: Int
  var column: Int
  var reason: String

  init(_ name: String, _ text: String, _ line: Int, _ column: Int, _ reason: String) {
    self.init(name, bytes: [UInt8](text.utf8), line, column, reason)
  }

  init(_ name: String, bytes: [UInt8], _ line: Int, _ column: Int, _ reason: String) {
    self.name = name
    self.bytes = bytes
    self.line = line
    self.column = column
    self.reason = reason
  }

  var testDescription: String { name }
}

struct HostileXMLTests {
  static let bomb = """
    <?xml version="1.0"?>
    <!DOCTYPE document [
      <!ENTITY a "aaaaaaaaaa">
      <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">
    ]>
    <document><string key="text">&b;</string></document>
    """
  static let external = """
    <!DOCTYPE document [ <!ENTITY file SYSTEM "file:///etc/hostname"> ]>
    <document>&file;</document>
    """

  static let refused: [RefusedDocument] = [
    .init("empty", "", 1, 1, "not well-formed"),
    .init("no XML", "layout\n", 1, 1, "not well-formed"),
    .init("truncated", "<document>\n  <scenes>\n    <sc", 3, 5, "not well-formed"),
    .init("truncated inside a value", "<document type=\"a", 1, 1, "not well-formed"),
    .init("crossed elements", "<document>\n<a><b></a></b>\n</document>", 2, 9, "mismatched tag"),
    .init("attribute twice", "<document a=\"1\" a=\"2\"/>", 1, 17, "duplicate attribute"),
    .init("entity bomb", bomb, 3, 14, "declares the entity 'a'"),
    .init("external entity", external, 1, 65, "declares the entity 'file'"),
    .init("unknown entity", "<document>&nothing;</document>", 1, 11, "undefined entity"),
    .init("not UTF-8", bytes: [UInt8]("<document a=\"".utf8) + [0xC3, 0x28], 1, 14, "token"),
    .init(
      "unknown encoding", "<?xml version=\"1.0\" encoding=\"klingon\"?><document/>", 1, 31,
      "unknown encoding"),
    .init("another root", "<plist/>", 1, 1, "expected an Interface Builder document"),
    .init("Xcode 4", "\n<archive type=\"x\"/>", 2, 1, "Xcode 4"),
    .init("for the Mac", "<document targetRuntime=\"MacOSX.Cocoa\"/>", 1, 1, "expected iOS"),
  ]

  @Test("hostile and broken XML is refused with a position", arguments: refused)
  func refuses(_ document: RefusedDocument) throws {
    let error = #expect(throws: DocumentSyntaxError.self) {
      try InterfaceDocument.parse(document.bytes, path: "x.xib")
    }
    let first = try #require(error?.diagnostics.first)
    #expect(first.position == SourcePosition(line: document.line, column: document.column))
    #expect(first.message.contains(document.reason), "\(first)")
    #expect(first.description.hasPrefix("x.xib:\(document.line):\(document.column): error: "))
  }

  @Test("depth, number of elements and size are bounded")
  func limits() throws {
    var limits = XMLLimits()
    limits.depth = 20
    limits.elements = 50
    limits.bytes = 10_000
    let deep = String(repeating: "<subviews>", count: 30)
    let wide = "<document>" + String(repeating: "<a/>", count: 60) + "</document>"
    let large = "<document>" + String(repeating: " ", count: 11_000) + "</document>"
    for (text, reason) in [(deep, "deeper than 20"), (wide, "more than 50"), (large, "larger")] {
      let error = #expect(throws: DocumentSyntaxError.self) {
        try InterfaceDocument.parse([UInt8](text.utf8), path: "x", limits: limits)
      }
      #expect(error?.description.contains(reason) == true, "\(String(describing: error))")
    }
  }

  /// The last element that is allowed, and the first that is not.
  @Test(
    "bounds admit what they name", arguments: [(20, 50, ""), (21, 50, "deeper"), (20, 51, "more")])
  func boundsThemselves(depth: Int, elements: Int, reason: String) {
    var limits = XMLLimits()
    limits.depth = 20
    limits.elements = 50
    let nested =
      String(repeating: "<subviews>", count: depth - 1)
      + String(repeating: "</subviews>", count: depth - 1)
    let text =
      "<document>" + nested + String(repeating: "<a/>", count: elements - depth) + "</document>"
    var found = ""
    do {
      _ = try InterfaceDocument.parse([UInt8](text.utf8), path: "x", limits: limits)
    } catch {
      found = "\(error)"
    }
    let isBounded = found.contains("deeper") || found.contains("more than")
    #expect(isBounded == !reason.isEmpty && found.contains(reason), "\(found)")
  }

  @Test("views nested to the limit are read and built without exhausting the stack")
  func deepViews() throws {
    let depth = 480
    let open = (0..<depth).map { "<view id=\"v\($0)\"><subviews>" }.joined()
    let close = String(repeating: "</subviews></view>", count: depth)
    let text = "<document><objects>\(open)\(close)</objects></document>"
    let document = try InterfaceDocument.parse([UInt8](text.utf8), path: "deep")
    #expect(document.views.count == depth)
    let environment = document.inferredEnvironment(ofRoot: 0)
    #expect(document.layoutTree(root: 0, environment: environment).views.count == depth)
  }

  @Test("UTF-16 and Latin 1 are read")
  func encodings() throws {
    let text =
      "<document><objects><view id=\"a\" userLabel=\"Gr\u{F6}\u{DF}e\"/></objects></document>"
    var utf16: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { utf16 += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let latin =
      [UInt8]("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>".utf8)
      + text.unicodeScalars.map { UInt8($0.value) }
    for bytes in [utf16, latin, [UInt8](text.utf8)] {
      let document = try InterfaceDocument.parse(bytes, path: "x")
      #expect(document.views.map(\.reportName) == ["Gr\u{F6}\u{DF}e"])
    }
  }
}
