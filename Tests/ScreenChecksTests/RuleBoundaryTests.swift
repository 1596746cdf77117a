import LayoutModel
import ScreenChecks
import Simulation
import Testing

/// One point decides: each rule on both sides of its threshold.
@Suite struct RuleBoundaryTests {
  private typealias S = ScreenSketch

  /// One phone without a sensor housing, held upright.
  private static let phone = ScreenMatrix(
    devices: ["iphone-se-3"].compactMap { DeviceCatalog.device(named: $0) },
    orientations: [.portrait], textSizes: [.large], directions: [.leftToRight],
    doublesText: false)

  private static func finding(_ rule: String, _ sketch: ScreenSketch) throws -> ScreenFinding? {
    try sketch.check(.strict, phone).first { $0.rule == rule }
  }

  /// Squares of 50 points whose edges cross: one point is a border that they share, and a control
  /// of which 24 points are free can still be met.
  @Test(
    arguments: [(-1, nil), (-2, .warning), (-26, .warning), (-27, .error)]
      as [(Int, FindingSeverity?)])
  func controlsOverlap(_ gap: Int, _ severity: FindingSeverity?) throws {
    let found = try Self.finding("control-overlap", SeededFault.pair(gap, side: 50))
    #expect(found?.severity == severity)
  }

  /// The middles of two small controls are 24 points apart, or one of them is 24 points large.
  @Test(arguments: [(8, 16, false), (7, 16, true), (0, 24, false), (0, 23, true)])
  func smallControlsAreApart(_ gap: Int, _ side: Int, _ isFound: Bool) throws {
    #expect((try Self.finding("target-24", SeededFault.pair(gap, side: side)) != nil) == isFound)
  }

  /// From the middle of a small control it is 12 points to a large one.
  @Test(arguments: [(4, false), (3, true)])
  func aSmallControlIsApartFromALargeOne(_ gap: Int, _ isFound: Bool) throws {
    let sketch = S(
      S.button("a", "+") + S.button("b", "-"),
      SeededFault.top("a") + [
        "a.width = 16", "a.height = 16", "b.width = 50", "b.height = 50", "b.top = a.top - 17",
        "b.leading = a.trailing + \(gap)",
      ])
    #expect((try Self.finding("target-24", sketch) != nil) == isFound)
  }

  @Test(arguments: [(44, false), (43, true)])
  func targetsAre44PointsLarge(_ side: Int, _ isFound: Bool) throws {
    for size in [["a.width = \(side)", "a.height = 60"], ["a.width = 60", "a.height = \(side)"]] {
      let sketch = S(S.button("a", "+"), SeededFault.top("a") + size)
      #expect((try Self.finding("target-44", sketch) != nil) == isFound, "\(size)")
    }
  }

  private static func field(_ places: [String]) -> ScreenSketch {
    S(S.view("textField", "a", "borderStyle='line'"), places + ["a.width = 100", "a.height = 40"])
  }

  /// A point beyond the screen is rounding; two are reported with their edge.
  @Test(arguments: [
    ("left", "a.leading = v.leading - ", "a.top = s.top + 99"),
    ("right", "a.trailing = v.trailing + ", "a.top = s.top + 99"),
    ("top", "a.top = v.top - ", "a.leading = v.leading + 99"),
    ("bottom", "a.bottom = v.bottom + ", "a.leading = v.leading + 99"),
  ])
  func controlsAreOnTheScreen(_ edge: String, _ formula: String, _ other: String) throws {
    #expect(try Self.finding("off-screen", Self.field(["\(formula)1", other])) == nil)
    let found = try #require(
      try Self.finding("off-screen", Self.field(["\(formula)2", other])))
    #expect(found.message.hasSuffix("reaches 2 pt beyond the \(edge) edge of the screen"))
  }

  /// The status bar of this phone is 20 points high.
  @Test(arguments: [(19, false), (18, true)])
  func controlsAreInTheSafeArea(_ top: Int, _ isFound: Bool) throws {
    let sketch = Self.field(["a.top = v.top + \(top)", "a.leading = v.leading + 99"])
    #expect((try Self.finding("outside-safe-area", sketch) != nil) == isFound)
  }
}
