import InterfaceBuilder
import LayoutModel
import Testing

/// Texts in faces that applications bundle.
struct FreeFaceTests {
  /// The content size of a label without any stored frame.
  private func measured(
    _ text: String, face: String, size: Double, without rules: [CanvasRule] = []
  ) throws -> [Double] {
    let source = try canvasDocument(
      "<view id='root'><rect key='frame' x='0' y='0' width='300' height='200'/><subviews>"
        + "<label text='\(text)' id='it'><fontDescription key='fontDescription' name='\(face)' "
        + "pointSize='\(size)'/></label></subviews></view>")
    let document = rules.reduce(source) { $0.disabling($1) }
    guard case .view(let index) = document.item(withID: "it") else { throw FreeFaceError() }
    return document.contentExtents(ofView: index, .measured).map { $0.value ?? -1 }
  }

  @Test(
    "texts in Fira Sans are as wide as stored, kerning and weight included",
    arguments: [
      ("Retransmit Rate", "FiraSans-Regular", 14, 101.5), ("15 MB", "FiraSans-Regular", 15, 39),
      ("Max Ping Average", "FiraSans-Regular", 14, 110), ("Websites", "FiraSans-Regular", 16, 65),
      ("Date and time", "FiraSans-SemiBold", 15, 96),
      ("Running Tests:", "FiraSans-SemiBold", 16, 106),
    ])
  func firaSans(text: String, face: String, size: Double, stored: Double) throws {
    #expect(abs(try measured(text, face: face, size: size)[0] - stored) <= 0.5)
  }

  @Test(
    "a free face decides heights and widths, and only the widths by a rule that can be left out")
  func heights() throws {
    let size = try measured("Wide words", face: "Poppins-Medium", size: 20)
    let system = try measured("Wide words", face: "Poppins-Medium", size: 20, without: [.freeFaces])
    #expect(size[1] == 28 && system[1] == 28)
    #expect(size[0] > system[0] + 5)
  }

  @Test(
    "every weight of a face is wider than the lighter ones, and a style without a name is regular")
  func weights() throws {
    let widths = try ["Light", "Regular", "Medium", "SemiBold", "Bold"].map {
      try measured("Hamburgefonts", face: "Montserrat-\($0)", size: 20)[0]
    }
    #expect(widths == widths.sorted() && Set(widths).count == 5)
    #expect(try measured("Hamburgefonts", face: "Montserrat", size: 20)[0] == widths[1])
    #expect(try measured("Hamburgefonts", face: "Montserrat-ExtraBold", size: 20)[0] == widths[4])
  }

  @Test(
    "a letter with an accent is as wide as without, and other families are not taken for a face")
  func otherLetters() throws {
    let plain = try measured("Cafe", face: "Lato-Regular", size: 30)[0]
    #expect(try measured("Café", face: "Lato-Regular", size: 30)[0] == plain)
    let slab = try measured("Cafe", face: "RobotoSlab-Regular", size: 30)[0]
    #expect(slab != (try measured("Cafe", face: "Roboto-Regular", size: 30)[0]))
  }

  @Test("names that begin with a point are the system's, with the weight that they tell")
  func systemNames() throws {
    let regular = try measured("Some words", face: ".SFUIText", size: 17)[0]
    #expect(try measured("Some words", face: ".SFUIText-Bold", size: 17)[0] > regular)
    #expect(try measured("Some words", face: ".AppleSystemUIFont", size: 17)[0] == regular)
  }
}

/// A document that lacks what a test put into it.
private struct FreeFaceError: Error {}
