import InterfaceBuilder
import LayoutModel
import ScreenChecks
import Simulation
import SolverCatalog
import Testing

/// How high a cell is laid out: as its content needs, and as the document stores it where content that
/// is seen would reach beyond that and nothing forbids it.
@Suite struct CellHeightTests {
  /// Attributes of a label that has no height of its own.
  private static let yielding =
    "verticalHuggingPriority='1' verticalCompressionResistancePriority='1'"

  private static func label(
    _ id: String, _ more: String = "", top: Double, height: Double? = nil
  ) -> (element: String, constraints: String) {
    let size =
      height.map {
        "<constraint firstItem='\(id)' firstAttribute='height' constant='\($0)' id='\(id)-h'/>"
      } ?? ""
    return (
      "<label id='\(id)' text='Name' \(more) translatesAutoresizingMaskIntoConstraints='NO'/>",
      """
      <constraint firstItem='\(id)' firstAttribute='top' secondItem='content' \
      secondAttribute='top' constant='\(top)' id='\(id)-t'/>
      <constraint firstItem='\(id)' firstAttribute='leading' secondItem='content' \
      secondAttribute='leading' constant='16' id='\(id)-l'/>\(size)
      """
    )
  }

  /// Ties the bottom of the content to that of a label.
  private static func bottom(_ id: String) -> String {
    "<constraint firstItem='content' firstAttribute='bottom' secondItem='\(id)' "
      + "secondAttribute='bottom' constant='8' id='\(id)-b'/>"
  }

  /// The heights of a cell of 80 points, and of its content, in the base.
  private static func heights(
    _ labels: [(element: String, constraints: String)], _ more: String = ""
  ) throws -> [Double] {
    let size = "<rect key='frame' x='0' y='0' width='375' height='80'/>"
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES"><device id="retina4_7" orientation="portrait"/>
      <dependencies><plugIn identifier="x" version="21505"/></dependencies>
      <objects><tableViewCell id="r">\(size)<tableViewCellContentView key='contentView' \
      id='content'>\(size)<subviews>\(labels.map(\.element).joined())</subviews>
      <constraints>\(labels.map(\.constraints).joined())\(more)</constraints>
      </tableViewCellContentView></tableViewCell></objects></document>
      """
    let screens = ScreenDocument(
      try InterfaceDocument.parse(Array(text.utf8), path: "Sketch.xib"))
    let root = try #require(screens.roots.first)
    let layouter = ScreenLayouter(screens) { SolverStrategy.standard.makeSolver() }
    let screen = layouter.layOut(
      root, ScreenSetting(.base, in: .small),
      stored: screens.document.inferredEnvironment(ofRoot: root.index))
    return screen.views.prefix(2).map(\.frame.height)
  }

  @Test func contentDeterminesTheHeight() throws {
    let tall = Self.label("a", top: 8, height: 100)
    #expect(try Self.heights([tall], Self.bottom("a")) == [116, 116])
    let low = Self.label("a", top: 8, height: 20)
    #expect(try Self.heights([low], Self.bottom("a")) == [36, 36])
  }

  @Test func withoutATieTheStoredHeightStays() throws {
    #expect(try Self.heights([Self.label("a", top: 8, height: 100)]) == [80, 80])
  }

  /// Half a point beyond the content is none.
  @Test(arguments: [(0.0, 36.0, 36.0), (0, 36.5, 36), (0, 36.75, 80), (20, 16.5, 36), (20, 17, 80)])
  func contentThatReachesBeyondKeepsTheStoredHeight(
    top: Double, height: Double, expected: Double
  ) throws {
    let open = Self.label("a", Self.yielding, top: 8)
    let fixed = Self.label("b", top: top, height: height)
    let small = """
      <constraint firstItem='a' firstAttribute='height' constant='20' priority='250' id='a-p'/>
      """
    #expect(
      try Self.heights([open, fixed], Self.bottom("a") + small) == [expected, expected])
  }

  /// A required height of what determines the content forbids the stored one.
  @Test func constraintsThatForbidTheStoredHeightDecide() throws {
    let low = Self.label("a", top: 8, height: 20)
    let beyond = Self.label("b", top: 0, height: 60)
    #expect(try Self.heights([low, beyond], Self.bottom("a")) == [36, 36])
  }

  @Test(arguments: [("hidden='YES'", 36.0), ("", 80)])
  func whatIsHiddenReachesNowhere(attribute: String, expected: Double) throws {
    let open = Self.label("a", Self.yielding, top: 8)
    let small = """
      <constraint firstItem='a' firstAttribute='height' constant='20' priority='250' id='a-p'/>
      """
    let beyond = Self.label("b", attribute, top: 0, height: 60)
    #expect(
      try Self.heights([open, beyond], Self.bottom("a") + small) == [expected, expected])
  }

  /// What begins above the content reaches beyond it as well.
  @Test(arguments: [(-0.5, 36.0), (-1, 80)])
  func whatBeginsAboveReachesBeyond(top: Double, expected: Double) throws {
    let open = Self.label("a", Self.yielding, top: 8)
    let small = """
      <constraint firstItem='a' firstAttribute='height' constant='20' priority='250' id='a-p'/>
      """
    let beyond = Self.label("b", top: top, height: 20)
    #expect(
      try Self.heights([open, beyond], Self.bottom("a") + small) == [expected, expected])
  }
}
