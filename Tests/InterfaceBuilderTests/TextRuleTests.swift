import InterfaceBuilder
import LayoutModel
import Testing

/// Rules of the canvas about fonts, each on the smallest document that shows it.
struct TextRuleTests {
  /// A document of one plug-in with a view in a root of 300 by 200 points.
  private func document(
    _ object: String, plugIn: Int = 21507, device: String = "retina4_7"
  ) throws -> InterfaceDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES"><device id="\(device)" orientation="portrait"/>
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \
      version="\(plugIn)"/></dependencies><objects><view id="root">
      <rect key="frame" x="0" y="0" width="300" height="200"/><subviews>\(object)</subviews></view>
      </objects></document>
      """
    return try InterfaceDocument.parse([UInt8](text.utf8), path: "x.xib")
  }

  /// The content size of the view `it` without any stored frame.
  private func measured(_ document: InterfaceDocument) throws -> [Double] {
    guard case .view(let index) = document.item(withID: "it") else { throw TextRuleError() }
    return document.contentExtents(ofView: index, .measured).map { $0.value ?? -1 }
  }

  private func width(
    _ text: String, _ font: String, plugIn: Int = 23506, device: String = "retina6_0"
  ) throws -> Double {
    try measured(
      document(
        "<label text='\(text)' id='it'><fontDescription key='fontDescription' \(font)/></label>",
        plugIn: plugIn, device: device))[0]
  }

  @Test("texts in Helvetica Neue are as wide as stored")
  func helveticaNeue() throws {
    let bold = "name='HelveticaNeue-Bold' pointSize='14'"
    #expect(abs(try width("ASCII-Armor Keys", bold) - 365.0 / 3) < 1e-9)
    #expect(try width("Import Keys From Files", bold) == 155)
    let light = "name='HelveticaNeue-Light' pointSize='21'"
    #expect(abs(try width("YOUR PREFERENCES", light, device: "retina4_7") - 208) <= 0.5)
  }

  @Test("Avenir Next is wider than Helvetica Neue by its factor, whatever it calls its weight")
  func avenir() throws {
    let regular = "name='AvenirNext-Regular' pointSize='17'"
    #expect(try width("3D Touch Quick Action Demo", regular, device: "retina4_7") == 230)
    let medium = "name='AvenirNext-Medium' pointSize='17'"
    #expect(try width("Close", medium) == width("Close", regular))
    let heavy = "name='AvenirNext-Heavy' pointSize='17'"
    #expect(try width("Close", heavy) > width("Close", regular))
  }

  @Test("Xcode 7 shows San Francisco, earlier ones Helvetica Neue")
  func systemFaces() throws {
    func width(_ plugIn: Int) throws -> Double {
      try self.width("Unwind in Master", "type='system' pointSize='15'", plugIn: plugIn)
    }
    // As stored in two documents of Xcode 7.
    #expect(try width(8101) == 120)
    #expect(try width(7703) == 118)
  }
}

/// A document that lacks what a test put into it.
private struct TextRuleError: Error {}
