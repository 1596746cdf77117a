import InterfaceBuilder
import LayoutDrawing
import LayoutModel
import LayoutViewer
import SolverCatalog
import Testing

/// What pictures show of documents: parts in their places, screens in their containers.
@Suite struct DocumentCaptureTests {
  private func capture(_ scenes: String, kind: String = "Storyboard.XIB") throws -> DocumentCapture
  {
    let body = kind == "XIB" ? "<objects>\(scenes)</objects>" : "<scenes>\(scenes)</scenes>"
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait"/>
      <dependencies><plugIn identifier="x" version="21000"/></dependencies>
      \(body)
      </document>
      """
    let document = try InterfaceDocument.parse(Array(text.utf8), path: "test")
    return DocumentCapture(document) { SolverStrategy.standard.makeSolver() }
  }

  private func controller(
    _ id: String, _ name: String, _ content: String = "", after: String = ""
  ) -> String {
    """
    <scene sceneID="s\(id)"><objects><viewController id="\(id)" customClass="\(name)">
    <view key="view" contentMode="scaleToFill" id="root\(id)">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <subviews>\(content)</subviews>
    <viewLayoutGuide key="safeArea" id="safe\(id)"/></view>\(after)
    </viewController></objects></scene>
    """
  }

  private func table(_ style: String) -> String {
    func cell(_ id: String, y: Double) -> String {
      """
      <tableViewCell contentMode="scaleToFill" id="\(id)" rowHeight="44">
      <rect key="frame" x="20" y="\(y)" width="353" height="44"/>
      <tableViewCellContentView key="contentView" id="\(id)c">
      <rect key="frame" x="0.0" y="0.0" width="353" height="44"/>
      </tableViewCellContentView></tableViewCell>
      """
    }
    return """
      <scene sceneID="s1"><objects><tableViewController id="vc" customClass="Settings">
      <tableView key="view" contentMode="scaleToFill" dataMode="static" style="\(style)" \
      sectionHeaderHeight="18" sectionFooterHeight="18" id="table">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <sections><tableViewSection id="a"><cells>\(cell("c1", y: 18))\(cell("c2", y: 62))\
      </cells></tableViewSection><tableViewSection headerTitle="More" id="b"><cells>\
      \(cell("c3", y: 162))</cells></tableViewSection></sections>
      </tableView></tableViewController></objects></scene>
      """
  }

  private func rows(_ capture: DocumentCapture) throws -> [SceneView] {
    let scene = capture.scene(ofRoot: try #require(capture.roots.first))
    return ["c1", "c2", "c3"].compactMap { id in
      scene.views.first { $0.name.hasSuffix(" \(id)") }
    }
  }

  @Test func insetGroupsAreRoundAndAwayFromTheSides() throws {
    let rows = try rows(capture(table("insetGrouped")))
    // The canvas has 59 points of safe area at the top of an iPhone 14 Pro.
    let top = try #require(rows.first).frame.minY - 18
    let tops: [Double] = [top + 18, top + 62, top + 162]
    #expect(rows.map(\.frame.minY) == tops)
    let lefts: [Double] = [20, 20, 20]
    #expect(rows.map(\.frame.minX) == lefts && rows[0].frame.width == 353)
    let sides: [ViewLook.RoundedSides] = [.top, .bottom, [.top, .bottom]]
    #expect(rows.map(\.look.roundedSides) == sides)
  }

  /// The tops of three rows below the table's, in two sections, the first of which has a footer.
  private func tops(_ style: String, title: String, footer: String, more: String = "") throws
    -> [Double]
  {
    try rows(sections(style, title: title, footer: footer, more: more)).map {
      $0.frame.minY - 100
    }
  }

  /// A table of 393 points with three rows of 50, 100 points below the top of its screen.
  private func sections(
    _ style: String, title: String, footer: String, more: String = ""
  ) throws -> DocumentCapture {
    func cell(_ id: String) -> String {
      """
      <tableViewCell contentMode="scaleToFill" id="\(id)" rowHeight="50">
      <rect key="frame" x="0.0" y="0.0" width="393" height="50"/>
      <tableViewCellContentView key="contentView" id="\(id)c">
      <rect key="frame" x="0.0" y="0.0" width="393" height="50"/>
      </tableViewCellContentView></tableViewCell>
      """
    }
    return try capture(
      """
      <scene sceneID="s1"><objects><viewController id="vc"><view key="view" id="root">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
      <tableView contentMode="scaleToFill" dataMode="static" style="\(style)" id="table" \(more)>
      <rect key="frame" x="0.0" y="100" width="393" height="700"/>
      <sections><tableViewSection headerTitle="\(title)" footerTitle="\(footer)" id="a"><cells>
      \(cell("c1"))</cells></tableViewSection><tableViewSection headerTitle="\(title)" id="b">
      <cells>\(cell("c2"))\(cell("c3"))</cells></tableViewSection></sections>
      </tableView></subviews></view></viewController></objects></scene>
      """)
  }

  /// A line of 16 points ends 6 above its rows, and a footer begins 6 below them; both keep 16 from
  /// the sides.
  @Test func titlesAndFootersStandBesideTheirRows() throws {
    let capture = try sections("grouped", title: "More", footer: "Done")
    let scene = capture.scene(ofRoot: try #require(capture.roots.first))
    func frames(_ text: String) -> [Rect] {
      scene.views.compactMap { view in
        if case .text(text, _) = view.depiction { view.frame } else { nil }
      }
    }
    let titles: [Double] = [33.5, 149.5]
    #expect(frames("MORE").map { $0.minY - 100 } == titles)
    let footers: [Double] = [111.5]
    #expect(frames("Done").map { $0.minY - 100 } == footers)
    func fonts(_ scene: LayoutScene, _ text: String) -> [Font] {
      scene.views.compactMap { view in
        if case .text(text, let attributes) = view.depiction { attributes.font } else { nil }
      }
    }
    #expect(fonts(scene, "MORE") == [.system(13), .system(13)])
    #expect(fonts(scene, "Done") == [.system(13)])
    let plain = try sections("plain", title: "More", footer: "")
    let plainScene = plain.scene(ofRoot: try #require(plain.roots.first))
    let semibold = Font.system(17, weight: .semibold)
    #expect(fonts(plainScene, "More") == [semibold, semibold])
    for frame in frames("MORE") + frames("Done") {
      #expect(frame.minX == 16 && frame.width == 361 && frame.height == 16)
    }
  }

  /// A header without a title is 17.5 points high and so is such a footer; a title has 38 points, the
  /// first 17.5 more, and a line of a footer 16 between twice 6.
  @Test func titlesAndFootersTakeTheirRoom() throws {
    let plain: [Double] = [0, 50, 100]
    #expect(try tops("plain", title: "", footer: "") == plain)
    let empty: [Double] = [17.5, 102.5, 152.5]
    #expect(try tops("grouped", title: "", footer: "") == empty)
    let footer: [Double] = [17.5, 113, 163]
    #expect(try tops("grouped", title: "", footer: "Done") == footer)
    let titles: [Double] = [55.5, 161, 211]
    #expect(try tops("grouped", title: "More", footer: "") == titles)
    let both: [Double] = [55.5, 171.5, 221.5]
    #expect(try tops("grouped", title: "More", footer: "Done") == both)
    // What the table sets comes before that.
    let given: [Double] = [30, 120, 170]
    let heights = "sectionHeaderHeight=\"30\" sectionFooterHeight=\"10\""
    #expect(try tops("grouped", title: "", footer: "", more: heights) == given)
  }

  @Test func groupsReachFromSideToSide() throws {
    let rows = try rows(capture(table("grouped")))
    let lefts: [Double] = [0, 0, 0]
    #expect(rows.map(\.frame.minX) == lefts && rows[0].look.cornerRadius == 0)
  }

  /// Labels of a cell of one of the system's styles keep to the end that they were at, where the cell
  /// is wider or narrower here than in the document: half a point is rounding.
  @Test(arguments: [
    ("IBUITableViewCellStyleValue1", 393.0, 0.0), ("IBUITableViewCellStyleValue1", 392.5, 0),
    ("IBUITableViewCellStyleValue1", 373, 20), ("IBUITableViewCellStyleValue1", 433, -40),
    ("", 373, 0),
  ])
  func labelsOfASystemCellFollowItsWidth(style: String, stored: Double, excess: Double) throws {
    func label(_ text: String, x: Double, width: Double, _ more: String = "") -> String {
      """
      <label opaque="NO" text="\(text)" \(more) id="\(text)">
      <rect key="frame" x="\(x)" y="12" width="\(width)" height="20.5"/></label>
      """
    }
    let capture = try capture(
      """
      <scene sceneID="s1"><objects><tableViewController id="vc">
      <tableView key="view" contentMode="scaleToFill" dataMode="static" style="plain" id="table">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <sections><tableViewSection id="a"><cells>
      <tableViewCell contentMode="scaleToFill" style="\(style)" rowHeight="44" id="c1">
      <rect key="frame" x="0" y="0" width="\(stored)" height="44"/>
      <tableViewCellContentView key="contentView" id="c1c">
      <rect key="frame" x="0.0" y="0.0" width="\(stored)" height="44"/><subviews>
      \(label("near", x: 16, width: 60))\(label("long", x: 16, width: 340))
      \(label("far", x: 300, width: 50, "textAlignment=\"right\""))</subviews>
      </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>
      </tableView></tableViewController></objects></scene>
      """)
    let scene = capture.scene(ofRoot: try #require(capture.roots.first))
    let frames = ["near", "long", "far"].map { name in
      scene.views.first { $0.name.contains(name) }?.localFrame ?? .zero
    }
    #expect(frames.map(\.minX) == [16, 16, 300 + excess])
    #expect(frames.map(\.width) == [60, 340 + excess, 50])
  }

  private func container(_ id: String, to destination: String) -> String {
    """
    <containerView opaque="NO" contentMode="scaleToFill" id="\(id)">
    <rect key="frame" x="10" y="200" width="300" height="100"/>
    <connections><segue destination="\(destination)" kind="embed" id="seg\(id)"/></connections>
    </containerView>
    """
  }

  @Test func containersShowWhatTheyEmbed() throws {
    let inner = """
      <label opaque="NO" text="inside" id="lab"><rect key="frame" x="5" y="6" width="80" \
      height="20"/></label>
      """
    let capture = try capture(
      controller("a", "Outer", container("box", to: "b")) + controller("b", "Inner", inner))
    let scene = capture.scene(ofRoot: capture.roots[0])
    let label = try #require(scene.views.first { $0.name.contains("inside") })
    #expect(label.frame.origin == Point(x: 15, y: 206))
    let box = try #require(scene.views.first { $0.name.hasSuffix("box") })
    #expect(box.name == "UIView box")
    let embedded = try #require(scene.views.first { $0.name.hasSuffix("rootb") })
    #expect(embedded.frame.size == Size(width: 300, height: 100))
  }

  @Test func embeddedScreensEmbedOthers() throws {
    let capture = try capture(
      controller("a", "Outer", container("x", to: "b"))
        + controller("b", "Inner", container("y", to: "c")) + controller("c", "Innermost"))
    let scene = capture.scene(ofRoot: capture.roots[0])
    #expect(scene.views.map(\.depth) == [0, 1, 2, 3, 4])
    #expect(scene.views.last?.name.hasSuffix("rootc") == true)
  }

  @Test func screensOfOneNameAreToldApart() throws {
    let titled = "<navigationItem key=\"navigationItem\" title=\"Mine\" id=\"n\"/>"
    let capture = try capture(
      controller("a", "Page") + controller("b", "Page", after: titled) + controller("c", "Other"))
    #expect(capture.roots.map(capture.title(ofRoot:)) == ["Page", "Page (Mine)", "Other"])
  }

  @Test func aXibGoesByTheClassOfItsView() throws {
    func view(_ more: String) -> String {
      """
      <view contentMode="scaleToFill" id="v" \(more)><rect key="frame" x="0.0" y="0.0" \
      width="100" height="50"/><subviews><label id="l" text="x"><rect key="frame" x="0.0" \
      y="0.0" width="10" height="10"/></label></subviews></view>
      """
    }
    let named = try capture(view("customClass=\"Card\""), kind: "XIB")
    #expect(named.title(ofRoot: named.roots[0]) == "Card")
    let plain = try capture(view(""), kind: "XIB")
    #expect(plain.title(ofRoot: plain.roots[0]) == "")
  }

  @Test func buttonsLieOnWhatTheirConfigurationsHave() throws {
    func button(_ id: String, _ configuration: String) -> String {
      """
      <button opaque="NO" id="\(id)"><rect key="frame" x="5" y="6" width="80" height="40"/>
      <buttonConfiguration key="configuration" \(configuration)</buttonConfiguration></button>
      """
    }
    let red = "<color key=\"baseBackgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
    let buttons =
      button("f", "style=\"filled\" title=\"Go\" cornerStyle=\"capsule\">")
      + button("t", "style=\"tinted\" title=\"Go\">") + button("p", "style=\"plain\" title=\"Go\">")
      + button("o", "style=\"filled\" title=\"Go\">\(red)")
    let capture = try capture(controller("a", "Buttons", buttons))
    let scene = capture.scene(ofRoot: capture.roots[0])
    let looks = scene.views.filter { $0.name.hasPrefix("UIButton") }.map(\.look)
    let grounds: [ViewLook.ButtonBackground] = [.filled, .tinted, .none, .filled]
    #expect(looks.map(\.buttonBackground) == grounds)
    #expect(looks[0].cornerRadius > 100 && looks[3].background == DisplayColor(0xFF00_00FF))
  }

  @Test func buttonsShowTheirPictures() throws {
    func button(_ id: String, _ state: String, type: String = "system") -> String {
      """
      <button opaque="NO" buttonType="\(type)" id="\(id)">
      <rect key="frame" x="5" y="6" width="80" height="40"/>
      <state key="normal" \(state)/></button>
      """
    }
    let buttons =
      button("with", "title=\"Go\" image=\"star.fill\" catalog=\"system\"")
      + button("without", "title=\"Go\"") + button("info", "", type: "infoDark")
      + button("add", "", type: "contactAdd")
    let capture = try capture(controller("a", "Buttons", buttons))
    let scene = capture.scene(ofRoot: capture.roots[0])
    let shown = scene.views.filter { $0.name.hasPrefix("UIButton") }.map { view in
      if case .button(let title, _, let image) = view.depiction {
        "\(title) \(image?.name ?? (image == nil ? "none" : "some"))"
      } else {
        "no button"
      }
    }
    #expect(shown.count == 4)
    #expect(shown[0] != "Go none" && shown[1] == "Go none")
    #expect(shown[2] == " info.circle" && shown[3] == " plus.circle")
  }

  @Test func toolbarsShowTheControllersButtons() throws {
    let items = """
      <toolbarItems><barButtonItem title="Left" id="i1"/><barButtonItem systemItem="flexibleSpace" \
      id="i2"/><barButtonItem systemItem="trash" id="i3"/></toolbarItems>
      <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
      """
    let capture = try capture(controller("a", "Editor", after: items))
    let scene = capture.scene(ofRoot: capture.roots[0])
    let bar = try #require(scene.views.first { $0.role == .toolbar })
    guard case .bar(let shown) = bar.depiction else { return #expect(Bool(false)) }
    #expect(shown.leading.map(\.title) == ["Left", "", ""])
    #expect(shown.leading[2].image?.name == "trash")
  }

  /// A collection of 300 points with a header and three cells of 120 by 50, in a flow.
  private func collection(_ flow: String, direction: String = "") throws -> [Rect] {
    func cell(_ id: String) -> String {
      """
      <collectionViewCell opaque="NO" contentMode="center" reuseIdentifier="\(id)" id="\(id)">
      <rect key="frame" x="0.0" y="0.0" width="120" height="50"/>
      <view key="contentView" opaque="NO" id="\(id)c">
      <rect key="frame" x="0.0" y="0.0" width="120" height="50"/></view></collectionViewCell>
      """
    }
    let inner = """
      <collectionView contentMode="scaleToFill" dataMode="prototypes" id="grid" \(direction)>
      <rect key="frame" x="0.0" y="100" width="300" height="500"/>
      <collectionViewFlowLayout key="collectionViewLayout" \(flow) id="flow"/>
      <cells>\(cell("c1"))\(cell("c2"))\(cell("c3"))</cells>
      <collectionReusableView key="sectionHeaderView" opaque="NO" id="head">
      <rect key="frame" x="0.0" y="0.0" width="200" height="30"/></collectionReusableView>
      </collectionView>
      """
    let capture = try capture(controller("a", "Grid", inner))
    let scene = capture.scene(ofRoot: capture.roots[0])
    return try ["c1", "c2", "c3", "head"].map { id in
      let view = try #require(scene.views.first { $0.name.hasSuffix(" \(id)") })
      return view.frame.offsetBy(dx: 0, dy: -100)
    }
  }

  @Test func cellsFlowInRows() throws {
    // Two cells and the gap between them fill 300 points but for the gap's rest; a third begins a row.
    let usual = try collection("minimumLineSpacing=\"7\" minimumInteritemSpacing=\"5\"")
    #expect(usual.map(\.origin.x) == [0, 125, 0, 0])
    #expect(usual.map(\.origin.y) == [0, 0, 57, 114])
    #expect(usual.map(\.width) == [120, 120, 120, 300])
    #expect(usual.map(\.height) == [50, 50, 50, 30])
    let plain = try collection("")
    #expect(
      plain.map(\.origin) == [
        Point(x: 0, y: 0), Point(x: 130, y: 0), Point(x: 0, y: 60), Point(x: 0, y: 120),
      ])
    // Half a point over the width is rounding, more is not.
    let full = try collection("minimumLineSpacing=\"7\" minimumInteritemSpacing=\"60.5\"")
    #expect(full[1].origin == Point(x: 180.5, y: 0))
    let over = try collection("minimumLineSpacing=\"7\" minimumInteritemSpacing=\"60.75\"")
    #expect(over[1].origin == Point(x: 0, y: 57))
    let sideways = try collection("scrollDirection=\"horizontal\" minimumInteritemSpacing=\"5\"")
    #expect(sideways.map(\.origin) == [0, 125, 250, 375].map { Point(x: $0, y: 0) })
  }

  /// Views are as opaque as their document has them, within nothing and whole.
  @Test(arguments: [
    ("", 1.0), ("alpha='0.25'", 0.25), ("alpha='0'", 0), ("alpha='7'", 1), ("alpha='-1'", 0),
  ])
  func opacityIsThatOfTheDocument(attribute: String, opacity: Double) throws {
    let label =
      "<label text='it' \(attribute) id='it'><rect key='frame' x='9' y='99' width='80' "
      + "height='20'/></label>"
    let capture = try capture(controller("a", "One", label))
    let scene = capture.scene(ofRoot: capture.roots[0])
    let view = try #require(
      scene.views.last { $0.name.contains("it") })
    #expect(view.look.opacity == opacity)
  }
}
