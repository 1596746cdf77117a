import InterfaceBuilder
import LayoutModel
import Testing

/// Rules of the canvas about fonts and controls, each on the smallest document that shows it.
struct TextRuleTests {
  /// A document of one plug-in with a view in a root of 300 by 200 points.
  private func document(
    _ object: String, plugIn: Int = 21507, device: String = "retina4_7"
  ) throws -> InterfaceDocument {
    try canvasDocument(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="300" height="200"/>
      <subviews>\(object)</subviews></view>
      """, plugIn: plugIn, device: device)
  }

  /// The content size of the view `it` without any stored frame.
  private func measured(_ document: InterfaceDocument) throws -> [Double] {
    guard case .view(let index) = document.item(withID: "it") else { throw TextRuleError() }
    return document.contentExtents(ofView: index, .measured).map { $0.value ?? -1 }
  }

  /// A button in letters of 15 points, whose line is 18 high, of a document with two pictures.
  private func button(_ state: String, _ more: String = "") throws -> [Double] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \
      version="21507"/></dependencies><objects><view id="root">
      <rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
      <button id="it" buttonType="system"><fontDescription key="fontDescription" type="system" \
      pointSize="15"/>\(more)<state key="normal" \(state)/></button></subviews></view></objects>
      <resources><image name="high" width="30" height="40"/>
      <image name="flat" width="50" height="5"/></resources></document>
      """
    return try measured(InterfaceDocument.parse([UInt8](text.utf8), path: "x.xib"))
  }

  @Test("a button is as large as its picture beside its title, and no lower than a line")
  func pictures() throws {
    #expect(try button("image='high'") == [30, 40])
    #expect(try button("image='flat'") == [50, 18])
    #expect(try button("image='unknown'") == [20, 20])
    let title = try button("title='Go on'")
    #expect(title[1] == 30 && title[0] >= 30)
    let both = try button("title='Go on' image='high'")
    #expect(both == [title[0] + 30, 40])
    #expect(try button("title='Go on' image='flat'") == [title[0] + 50, 18])
    let insets = "<inset key='contentEdgeInsets' minX='1' minY='2' maxX='3' maxY='4'/>"
    #expect(try button("image='high'", insets) == [34, 46])
    #expect(try button("image='flat'", insets) == [54, 11])
    let behind = try button("title='Go on' backgroundImage='high'")
    #expect(behind == [max(title[0], 30), 40])
  }

  @Test(
    "a button of the system's own pictures is a square, larger since Xcode 11",
    arguments: ["infoLight", "infoDark", "detailDisclosure", "contactAdd"])
  func ownPictures(_ type: String) throws {
    let text = "<button buttonType='\(type)' id='it'><state key='normal' title='Go on'/></button>"
    #expect(try measured(document(text, plugIn: 21507)) == [25, 25])
    #expect(try measured(document(text, plugIn: 14088)) == [22, 22])
  }

  @Test("a field without a border is its line in whole points, and since Xcode 12 more")
  func plainFields() throws {
    func height(_ plugIn: Int, _ traits: String = "", _ rules: [CanvasRule] = []) throws -> Double {
      let field =
        "<textField id='it'><fontDescription key='fontDescription' type='system' pointSize='14'/>"
        + "<textInputTraits key='textInputTraits' \(traits)/></textField>"
      let source = try document(field, plugIn: plugIn)
      return try measured(rules.reduce(source) { $0.disabling($1) })[1]
    }
    #expect(try height(15510) == 17)
    #expect(try height(21507) == 18.5)
    #expect(try height(21507, "secureTextEntry='YES'") == 17)
    #expect(try height(21507, "secureTextEntry='YES'", [.plainFields]) == 18.5)
  }

  @Test("a bullet is half as wide as its font is high, and a percent sign wider than a capital")
  func widthsUnlikeInter() throws {
    func width(_ text: String, _ size: Int) throws -> Double {
      let font = "<fontDescription key='fontDescription' type='system' pointSize='\(size)'/>"
      return try measured(document("<label text='\(text)' id='it'>\(font)</label>"))[0]
    }
    // Stored are 6.5 points at 13 and 14, 7.5 at 17; 47.67 for the second at 17.
    #expect(try abs(width("\u{2022}", 13) - 6.5) <= 0.5)
    #expect(try abs(width("\u{2022}", 14) - 6.5) <= 0.5)
    #expect(try abs(width("\u{2022}", 17) - 7.5) <= 0.5)
    #expect(try abs(width("100 %", 17) - 47.67) <= 0.5)
  }

  @Test("progress views and page controls have other heights since Xcode 12")
  func controls() throws {
    func height(_ element: String, _ plugIn: Int) throws -> Double {
      try measured(document("<\(element) id='it'/>", plugIn: plugIn))[1]
    }
    #expect(try height("progressView", 16087) == 2 && height("progressView", 17505) == 4)
    #expect(try height("pageControl", 16087) == 37 && height("pageControl", 17703) == 27.5)
  }

  @Test("a page control is as wide as its dots, with more room for three since Xcode 12")
  func pages() throws {
    func width(_ pages: Int, _ plugIn: Int, device: String = "retina4_7") throws -> Double {
      try measured(
        document("<pageControl numberOfPages='\(pages)' id='it'/>", plugIn: plugIn, device: device))[
          0]
    }
    #expect(try width(3, 16087) == 39 && width(5, 16087) == 71 && width(0, 16087) == 0)
    #expect(abs(try width(3, 17703, device: "retina5_9") - 364.0 / 3) < 1e-9)
    #expect(try width(3, 21679) == 116)
  }

  @Test("a date picker of no style of its own is compact from Xcode 26 on")
  func datePickers() throws {
    func height(_ attributes: String, _ plugIn: Int) throws -> Double {
      try measured(document("<datePicker \(attributes) id='it'/>", plugIn: plugIn))[1]
    }
    #expect(try height("", 24743) == 36 && height("style='compact'", 24743) == 36)
    #expect(try height("style='wheels'", 24743) == 216 && height("", 21679) == 216)
  }

  /// The first baseline of a label of 17 points that is stored 23 points high.
  private func baseline(
    _ attributes: String, font: String = "type='system'", details: String = "", width: Double = 250,
    without rules: [CanvasRule] = []
  ) throws -> Double {
    let source = try document(
      "<label text='Some words' numberOfLines='0' translatesAutoresizingMaskIntoConstraints='NO' "
        + "\(attributes) id='it'><rect key='frame' x='0' y='0' width='\(width)' height='23'/>"
        + "<fontDescription key='fontDescription' \(font) pointSize='17'/>\(details)</label>")
    let changed = rules.reduce(source) { $0.disabling($1) }
    let root = try #require(changed.layoutRoots.first)
    let tree = changed.layoutTree(
      root: root, environment: changed.predictedEnvironment(ofRoot: root))
    return try #require(tree.viewsByID["it"]).firstBaseline.offset
  }

  @Test("where the document does not tell a label's font, its stored line tells the baseline")
  func storedLines() throws {
    let said = 0.952 * 17
    let stored = said * 23 / (1.193 * 17)
    func agree(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-9 }
    #expect(agree(try baseline("customClass='HeadlineLabel'"), stored))
    #expect(agree(try baseline("", font: "name='Brandon-Regular'"), stored))
    // No class decides it, the text has the width of the named font, or a constraint the height.
    #expect(agree(try baseline(""), said))
    let natural = try measured(
      document(
        "<label text='Some words' id='it'><fontDescription key='fontDescription' type='system' "
          + "pointSize='17'/></label>"))[0]
    #expect(agree(try baseline("customClass='HeadlineLabel'", width: natural), said))
    let height =
      "<constraints><constraint firstAttribute='height' constant='23' id='h'/></constraints>"
    #expect(agree(try baseline("customClass='HeadlineLabel'", details: height), said))
    #expect(agree(try baseline("customClass='HeadlineLabel'", without: [.storedLines]), said))
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

  @Test("lines of Helvetica Neue are as high as its faces' ascents and descents together")
  func helveticaNeueLines() throws {
    func height(_ face: String, _ size: Int, device: String = "retina6_0") throws -> Double {
      try measured(
        document(
          "<label text='Label' id='it'><fontDescription key='fontDescription' "
            + "name='HelveticaNeue\(face)' pointSize='\(size)'/></label>",
          plugIn: 23506, device: device))[1]
    }
    // As stored in six documents.
    #expect(abs(try height("", 13) - 46.0 / 3) < 1e-9)
    #expect(abs(try height("", 14) - 49.0 / 3) < 1e-9)
    #expect(try height("", 17, device: "retina4_7") == 20)
    #expect(try height("", 34, device: "retina4_7") == 40)
    #expect(try height("-Light", 21, device: "retina4_7") == 25)
    #expect(try height("-Bold", 17, device: "retina4_7") == 20.5)
  }

  @Test("texts in Avenir Next are as wide as stored, heavy ones as Helvetica Neue's by a factor")
  func avenir() throws {
    let stored: [(text: String, face: String, size: Int, width: Double)] = [
      ("3D Touch Quick Action Demo", "Regular", 17, 230), ("AWAKE", "Regular", 30, 108),
      ("stiffness", "Regular", 16, 58), ("Sign Up", "Medium", 16, 59),
      ("Hello, World!", "Medium", 22, 133), ("Label", "Medium", 17, 43),
    ]
    for (text, face, size, width) in stored {
      let font = "name='AvenirNext-\(face)' pointSize='\(size)'"
      #expect(abs(try self.width(text, font, device: "retina4_7") - width) <= 0.5, "\(text)")
    }
    let medium = try width("Close", "name='AvenirNext-Medium' pointSize='17'")
    #expect(medium > (try width("Close", "name='AvenirNext-Regular' pointSize='17'")))
    let heavy = "name='AvenirNext-Heavy' pointSize='17'"
    let bold = "name='HelveticaNeue-Bold' pointSize='17'"
    #expect(abs(try width("Close", heavy) - 1.017 * width("Close", bold)) <= 0.5)
  }

  @Test("the space before a break takes room as far as there is some")
  func hangingSpaces() throws {
    func width(of text: String, room: Double, without rules: [CanvasRule] = []) throws -> Double {
      let label =
        "<label text='\(text)' numberOfLines='0' preferredMaxLayoutWidth='\(room)' id='it'>"
        + "<fontDescription key='fontDescription' type='system' pointSize='24'/></label>"
      let source = try document(label, plugIn: 16086)
      return try measured(rules.reduce(source) { $0.disabling($1) })[0]
    }
    let word = try width(of: "health", room: 300)
    let spaced = try width(of: "health ", room: 300)
    #expect(spaced > word + 4)
    #expect(try width(of: "health health", room: 100) == spaced)
    #expect(try width(of: "health health", room: word + 1) == word + 1)
    #expect(try width(of: "health health", room: 100, without: [.hangingSpaces]) == word)
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
