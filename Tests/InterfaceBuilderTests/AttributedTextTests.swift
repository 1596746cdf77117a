import InterfaceBuilder
import LayoutModel
import Testing

/// Attributed texts: what the paragraph style and the font of their first part make of their height.
struct AttributedTextTests {
  /// The height that a label measures without any stored frame, at three pixels a point.
  private func height(
    _ text: String, font: String, style: String = "", without rules: [CanvasRule] = []
  ) throws -> Double {
    let label =
      "<label numberOfLines='0' id='it'><attributedString key='attributedText'>"
      + "<fragment content='\(text)'><attributes><font key='NSFont' \(font)/>"
      + "<paragraphStyle key='NSParagraphStyle' \(style)/></attributes></fragment>"
      + "</attributedString></label>"
    let source = try canvasDocument(label, plugIn: 22684, device: "retina6_0")
    let document = rules.reduce(source) { $0.disabling($1) }
    guard case .view(let index) = document.item(withID: "it") else { return -1 }
    return document.contentExtents(ofView: index, .measured)[1].value ?? -1
  }

  private func agree(_ height: Double, _ thirds: Int) -> Bool {
    abs(height - Double(thirds) / 3) < 1e-9
  }

  // Heights as stored in documents of three repositories.

  @Test("lines lie as far apart as the paragraph style says")
  func lineSpacing() throws {
    let font = "metaFont='system' size='14'"
    let spacing = "lineSpacing='3'"
    #expect(agree(try height("a&#10;b", font: font, style: spacing), 110))
    #expect(agree(try height("a&#10;b&#10;c", font: font, style: spacing), 169))
    #expect(agree(try height("a", font: font, style: spacing), 51))
    #expect(
      agree(try height("a&#10;b", font: font, style: spacing, without: [.paragraphStyles]), 101))
    #expect(
      agree(try height("a&#10;b", font: font, style: "lineSpacing='3' paragraphSpacing='4'"), 122))
  }

  @Test("lines are as high as the paragraph style says")
  func lineHeights() throws {
    let large = "metaFont='system' size='17'"
    #expect(agree(try height("a&#10;b", font: large, style: "lineHeightMultiple='1.1'"), 134))
    #expect(agree(try height("a", font: large, style: "minimumLineHeight='22'"), 66))
    #expect(agree(try height("a", font: large, style: "maximumLineHeight='18'"), 54))
  }

  @Test("a font without a size has that of its role on the Mac")
  func roles() throws {
    #expect(agree(try height("a", font: "metaFont='system'"), 47))
    #expect(agree(try height("a", font: "metaFont='smallSystem'"), 40))
  }
}
