import InterfaceBuilder
import LayoutModel
import ScreenChecks
import Simulation
import Testing

/// One point decides: the rules about text and its room, on both sides of their thresholds.
@Suite struct TextRuleBoundaryTests {
  private typealias S = ScreenSketch

  private static func matrix(_ sizes: [ContentSizeCategory] = [.large]) -> ScreenMatrix {
    ScreenMatrix(
      devices: ["iphone-se-3"].compactMap { DeviceCatalog.device(named: $0) },
      orientations: [.portrait], textSizes: sizes, directions: [.leftToRight], doublesText: false)
  }

  private static func findings(
    _ rule: String, _ sketch: ScreenSketch, _ sizes: [ContentSizeCategory] = [.large]
  ) throws -> [ScreenFinding] {
    try sketch.check(.strict, matrix(sizes)).filter { $0.rule == rule }
  }

  private static func body(_ id: String) -> String {
    S.label(id, "Name", style: "Body", more: "adjustsFontForContentSizeCategory='YES'")
  }

  /// A line of 20.3 points fills seven tenths of 29 points.
  @Test(arguments: [(26, true), (28, true), (30, false), (44, false)])
  func aLineFillsSevenTenthsOfItsHeight(_ height: Int, _ isFound: Bool) throws {
    let sketch = S(Self.body("a"), SeededFault.top("a") + ["a.height = \(height)"])
    #expect(try Self.findings("fixed-height-text", sketch).isEmpty == !isFound)
  }

  /// What code has it can set, and text that scrolls has room below.
  @Test func onlyHeightsThatNothingChangesAreFound() throws {
    var sketch = S(Self.body("a"), SeededFault.top("a") + ["a.height = 26"])
    #expect(try Self.findings("fixed-height-text", sketch).count == 1)
    sketch.outlets = ["c2": "height"]
    #expect(try Self.findings("fixed-height-text", sketch).isEmpty)
    let inner = [
      "a.top = h.top", "a.bottom = h.bottom", "a.leading = h.leading", "a.trailing = h.trailing",
      "h.top = s.top + 20", "h.leading = s.leading + 16", "h.width = 200", "h.height = 26",
    ]
    let held = S(S.box("h", Self.body("a")), inner)
    #expect(try Self.findings("fixed-height-text", held).count == 1)
    let scrolled = S(
      S.view("scrollView", "h", "", "<subviews>\(Self.body("a"))</subviews>"),
      inner + ["a.width = 200"])
    #expect(try Self.findings("fixed-height-text", scrolled).isEmpty)
  }

  /// One finding a constant height, however many texts it holds.
  @Test func aHeightIsFoundOnce() throws {
    let sketch = S(
      S.box("h", Self.body("a") + Self.body("b")),
      [
        "h.top = s.top + 20", "h.leading = s.leading + 16", "h.width = 300", "h.height = 26",
        "a.top = h.top", "a.leading = h.leading", "b.top = h.top", "b.leading = h.leading + 150",
      ])
    #expect(try Self.findings("fixed-height-text", sketch).count == 1)
  }

  /// Two labels in a row, the second a number of points over the end of the first.
  private static func row(_ depth: Int, in holder: String? = nil) -> ScreenSketch {
    let (a, b) = (S.label("a", "Amount due today"), S.label("b", "1,234.00 EUR"))
    let places = [
      "a.top = s.top + 20", "a.leading = v.leading + 16", "b.top = a.top",
      "b.leading = a.trailing - \(depth)",
    ]
    guard let holder else { return S(a + b, places) }
    return S(
      a + S.box(holder, b),
      places + [
        "\(holder).top = s.top", "\(holder).leading = v.leading",
        "\(holder).trailing = v.trailing", "\(holder).height = 200",
      ])
  }

  /// A point and 2 % of a line are the measure's; only texts of one holder are laid out beside
  /// each other.
  @Test(arguments: [(0, 0), (1, 0), (2, 1), (5, 1)])
  func textsOfOneHolderKeepApart(_ depth: Int, _ count: Int) throws {
    #expect(try Self.findings("text-collides", Self.row(depth)).count == count)
    #expect(try Self.findings("text-collides", Self.row(depth, in: "h")).isEmpty)
  }

  /// Text that may shrink is cut off only where it does not fit at its smallest.
  ///
  /// The smallest is given as a share of the font's size or in points; of both the lesser counts. Points alone do
  /// not make it shrink.
  @Test(
    arguments: [
      ("", true), ("minimumScaleFactor='0.5'", false), ("minimumFontSize='8.5'", true),
      ("adjustsFontSizeToFit='YES' minimumFontSize='8.5'", false),
      ("adjustsFontSizeToFit='YES' minimumFontSize='17'", true),
      ("minimumFontSize='16' minimumScaleFactor='0.5'", false),
      ("minimumFontSize='8' minimumScaleFactor='0.9'", false),
    ])
  func textThatMayShrinkIsNotCutOff(_ attributes: String, _ isFound: Bool) throws {
    let label = S.label("a", "Amount due today", more: attributes)
    let sketch = S(label, SeededFault.top("a") + ["a.width = 100"])
    #expect(try Self.findings("text-truncated", sketch).isEmpty == !isFound)
  }
}
