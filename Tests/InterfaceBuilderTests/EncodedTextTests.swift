import InterfaceBuilder
import LayoutModel
import Testing

/// The forms in which a document writes a text.
struct EncodedTextTests {
  private func text(_ element: String) throws -> String? {
    let document = try canvasDocument(
      """
      <label opaque="NO" id="label"><rect key="frame" x="0.0" y="0.0" width="40" height="20"/>
      \(element)</label>
      """)
    return document.views.first?.attributes.text
  }

  @Test(
    "a text is read in each of its forms",
    arguments: [
      #"<string key="text">One</string>"#, #"<mutableString key="text">One</mutableString>"#,
      #"<string key="text" base64-UTF8="YES">T25l</string>"#,
      "<mutableString key=\"text\" base64-UTF8=\"YES\">\nT25l\n</mutableString>",
      #"<attributedString key="attributedText"><fragment content="One"/></attributedString>"#,
      """
      <attributedString key="attributedText"><fragment><string key="content">On</string></fragment>\
      <fragment><mutableString key="content">e</mutableString></fragment></attributedString>
      """,
    ])
  func forms(element: String) throws {
    #expect(try text(element) == "One")
  }

  @Test("padding or none, text of more than a byte a character, and what is no such text")
  func base64() throws {
    func decoded(_ text: String) throws -> String? {
      try self.text("<string key=\"text\" base64-UTF8=\"YES\">\(text)</string>")
    }
    #expect(try decoded("w6TigqzwnZKz") == "ä€𝒳")
    #expect(try decoded("YQ==") == "a")
    #expect(try decoded("YQ") == "a")
    #expect(try decoded("not base 64!") == "not base 64!")
    #expect(try decoded("/w==") == "/w==")
  }

  @Test("segments are as wide as the document gives them, and lie a divider apart")
  func segmentWidths() throws {
    func width(_ segments: String) throws -> Double? {
      let document = try canvasDocument(
        """
        <segmentedControl opaque="NO" id="control">
        <rect key="frame" x="0.0" y="0.0" width="123" height="32"/>
        <segments>\(segments)</segments></segmentedControl>
        """)
      return document.contentExtents(ofView: 0, .measured)[0].value
    }
    #expect(try width(#"<segment title="ON" width="61"/><segment title="OFF" width="61"/>"#) == 123)
    let both = try #require(try width(#"<segment title="OFF"/><segment title="OFF"/>"#))
    let one = try #require(try width(#"<segment title="ON" width="61"/><segment title="OFF"/>"#))
    #expect(one == 61 + 1 + (both - 1) / 2)
  }
}
