import InterfaceBuilder
import LayoutModel
import ScreenChecks
import Simulation
import SolverCatalog
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

  /// Two controls that code has are states of one where one covers four fifths of the other.
  @Test(
    arguments: [
      (-41, ["a", "b"], .note), (-40, ["a", "b"], .warning), (-41, ["a"], .warning),
      (-41, [], .error),
    ] as [(Int, [String], FindingSeverity)])
  func controlsOfOnePlaceAreStates(
    _ gap: Int, _ outlets: [String], _ severity: FindingSeverity
  ) throws {
    var sketch = SeededFault.pair(gap, side: 50)
    for id in outlets { sketch.outlets[id] = "outlet-\(id)" }
    #expect(try Self.finding("control-overlap", sketch)?.severity == severity)
  }

  /// A scroll view is dead only where constraints place something that is seen right in it.
  @Test(arguments: [
    ("", "NO", "r", true), ("hidden='YES'", "NO", "r", false), ("", "YES", "r", false),
    ("", "NO", "holder", false),
  ])
  func onlyPlacedContentNeedsASize(
    _ attributes: String, _ isMasked: String, _ holder: String, _ isFound: Bool
  ) throws {
    let frame = "<rect key='frame' x='0' y='0' width='20' height='20'/>"
    var content =
      "<view id='a' \(attributes) translatesAutoresizingMaskIntoConstraints='\(isMasked)'>"
      + "\(frame)</view>"
    if holder != "r" {
      content = "<view id='\(holder)'>\(frame)<subviews>\(content)</subviews></view>"
    }
    let places =
      isMasked == "YES"
      ? []
      : [
        "a.top = \(holder).top", "a.leading = \(holder).leading", "a.width = 30",
        "a.height = 30",
      ]
    let sketch = S(
      S.view("scrollView", "r", "", "<subviews>\(content)</subviews>"),
      [
        "r.top = s.top + 20", "r.leading = s.leading + 20", "r.width = 200", "r.height = 200",
      ] + places)
    #expect((try Self.finding("scroll-dead", sketch) != nil) == isFound)
  }

  /// On a tablet a line may have 120 characters.
  @Test(arguments: [(120, false), (121, true)])
  func linesHave120Characters(_ count: Int, _ isFound: Bool) throws {
    let tablet = ScreenMatrix(
      devices: ["ipad-pro-12.9"].compactMap { DeviceCatalog.device(named: $0) },
      orientations: [.portrait], textSizes: [.large], directions: [.leftToRight],
      doublesText: false)
    #expect(tablet.devices.count == 1)
    let sketch = S(
      S.label("a", String(repeating: "i", count: count)),
      SeededFault.top("a") + ["a.width = 800"])
    let found = try sketch.check(.strict, tablet).first { $0.rule == "long-line" }
    #expect((found != nil) == isFound)
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

  /// How wide a label's text is in one line.
  private static func width(_ text: String) throws -> Double {
    let document = try S(S.label("a", text), SeededFault.top("a")).document()
    let index = try #require(document.views.firstIndex { $0.id == "a" })
    let measured = try #require(ViewText(ofView: index, in: document, category: .large))
    return measured.measure(width: .infinity, lineLimit: 1).size.width
  }

  /// Texts beside each other that share a tenth of the smaller one stand over each other.
  @Test(arguments: [
    ("Amount due today", 0.08, false), ("Amount due today", 0.13, true), ("Go", 0.5, true),
  ])
  func textsShareATenth(_ other: String, _ share: Double, _ isFound: Bool) throws {
    let shared = try Self.width(other) * share
    let sketch = S(
      S.label("a", "Amount due today") + S.label("b", other),
      SeededFault.top("a") + ["b.top = a.top", "b.leading = a.trailing - \(shared)"])
    let found = try Self.finding("text-overlap", sketch)
    #expect((found != nil) == isFound)
  }

  /// A point and 2 % of a line are the measure's error.
  @Test(arguments: [(1, false), (3, true)])
  func linesMayTouch(_ depth: Int, _ isFound: Bool) throws {
    let sketch = S(
      S.label("a", "Amount due today") + S.label("b", "Amount due later"),
      SeededFault.top("a") + ["b.top = a.bottom - \(depth)", "b.leading = a.leading"])
    #expect((try Self.finding("text-overlap", sketch) != nil) == isFound)
  }

  /// A picture takes its width from a title's room, 20 points where the document does not know it.
  @Test(
    arguments: [
      ("", "", 5.0, false), ("", "", -5, true), ("image='star'", "", 15, true),
      ("image='star'", "", 25, false),
      ("image='star'", "<image name='star' width='30' height='9'/>", 25, true),
      ("image='star'", "<image name='star' width='30' height='9'/>", 35, false),
      // More than all of the room.
      ("image='star'", "<image name='star' width='900' height='9'/>", 25, true),
    ] as [(String, String, Double, Bool)])
  func titlesHaveRoomBesideTheirPictures(
    _ image: String, _ resources: String, _ more: Double, _ isFound: Bool
  ) throws {
    let width = try Self.width("Amount due today") + more
    let button = S.view(
      "button", "a", "buttonType='system'",
      "<fontDescription key='fontDescription' type='system' pointSize='17'/>"
        + "<state key='normal' title='Amount due today' \(image)/>")
    let text = S(button, SeededFault.top("a") + ["a.width = \(width)", "a.height = 60"]).text
      .replacing("</scenes>", with: "</scenes><resources>\(resources)</resources>")
    let document = try InterfaceDocument.parse(Array(text.utf8), path: "Sketch.storyboard")
    let checker = ScreenChecker(matrix: Self.phone, settings: CheckSettings(profile: .strict)) {
      SolverStrategy.standard.makeSolver()
    }
    let found = checker.check(document).findings.first { $0.rule == "text-truncated" }
    #expect((found != nil) == isFound)
  }

  /// A view without a size is an error, unless a constant of 0 or code that has the constraint means it.
  @Test(
    arguments: [
      ("a.height = 0", [:], FindingSeverity.note), ("a.height = 1", [:], nil),
      ("a.height = v.height - 667", [:], .error),
      ("a.height = v.height - 667", ["c3": "height"], .note),
      ("a.height = v.width * 0", [:], .error),
    ] as [(String, [String: String], FindingSeverity?)])
  func viewsHaveASize(
    _ height: String, _ outlets: [String: String], _ severity: FindingSeverity?
  ) throws {
    for formula in [height, height.replacing("a.height", with: "a.width")] {
      let other = formula.hasPrefix("a.height") ? "a.width = 60" : "a.height = 60"
      var sketch = S(S.label("a", "Name"), SeededFault.top("a") + [other, formula])
      sketch.outlets = outlets
      #expect(try Self.finding("zero-size", sketch)?.severity == severity, "\(formula)")
    }
  }

  /// Two small controls at a distance across: 20 and 13 points are 23.9 apart, and half a point is
  /// rounding; 20 and 12 are 23.3.
  @Test(arguments: [(20, 13, false), (20, 12, true), (13, 20, false), (12, 20, true)])
  func smallControlsAreApartAcross(_ right: Int, _ below: Int, _ isFound: Bool) throws {
    let sketch = S(
      S.button("a", "+") + S.button("b", "-"),
      SeededFault.top("a") + [
        "a.width = 12", "a.height = 12", "b.width = 12", "b.height = 12",
        "b.top = a.top + \(below)", "b.leading = a.leading + \(right)",
      ])
    #expect((try Self.finding("target-24", sketch) != nil) == isFound)
  }

  /// Two labels between both edges of the screen, side by side or one above the other.
  private static func shared(
    _ axis: LayoutAxis, _ first: String, _ second: String, _ text: String = "Text"
  ) -> ScreenSketch {
    let places =
      axis == .horizontal
      ? [
        "a.leading = v.leading", "b.leading = a.trailing", "b.trailing = v.trailing",
        "a.top = v.top + 99", "b.top = v.top + 99",
      ]
      : [
        "a.top = s.top", "b.top = a.bottom", "b.bottom = s.bottom", "a.leading = v.leading + 9",
        "b.leading = v.leading + 9",
      ]
    return S(S.label("a", text, more: first) + S.label("b", text, more: second), places)
  }

  /// Where priorities are equal either label may take the room, or be cut off; half a point decides.
  @Test(arguments: LayoutAxis.allCases)
  func equalPrioritiesShareRoomByLuck(_ axis: LayoutAxis) throws {
    let name = axis == .horizontal ? "horizontal" : "vertical"
    let hugging = "\(name)HuggingPriority"
    let tie = try #require(
      try Self.finding("decided-by-luck", Self.shared(axis, "\(hugging)='251'", "\(hugging)='251'"))
    )
    #expect(tie.severity == .warning && tie.message.contains("have one \(name) priority"))
    #expect(
      try Self.finding("decided-by-luck", Self.shared(axis, "\(hugging)='251'", "\(hugging)='252'"))
        == nil)
    // Along the other axis each has a size and a place of its own.
    let other = "\(axis == .horizontal ? "vertical" : "horizontal")HuggingPriority"
    #expect(
      try Self.finding(
        "decided-by-luck",
        Self.shared(axis, "\(hugging)='251' \(other)='251'", "\(hugging)='252' \(other)='251'"))
        == nil)
  }

  /// Texts that are longer than the row resist alike, whatever they hug.
  @Test func equalResistancesAreCutOffByLuck() throws {
    let long = "A text that has no room at all beside another one"
    func found(_ first: String, _ second: String) throws -> ScreenFinding? {
      let hugging = "horizontalHuggingPriority"
      return try Self.finding(
        "decided-by-luck",
        Self.shared(
          .horizontal, "\(hugging)='251' \(first)", "\(hugging)='260' \(second)", long))
    }
    #expect(try found("", "")?.message.contains("have one horizontal priority") == true)
    #expect(try found("horizontalCompressionResistancePriority='751'", "") == nil)
    #expect(try found("", "horizontalCompressionResistancePriority='749'") == nil)
  }

  /// A control whose size is the system's is no small target, whatever constraints make of it.
  @Test(arguments: [("switch", false), ("button", true)])
  func controlsOfTheSystemsSizeAreNotSmall(_ element: String, _ isFound: Bool) throws {
    let sketch = S(
      S.view(element, "a") + S.view(element, "b"),
      SeededFault.top("a") + [
        "a.width = 16", "a.height = 16", "b.width = 16", "b.height = 16", "b.top = a.top",
        "b.leading = a.trailing + 2",
      ])
    #expect((try Self.finding("target-24", sketch) != nil) == isFound)
  }

  /// Of several configurations the one is told in which the lesser side is least, in either order.
  @Test(arguments: [["iphone-15", "iphone-15-plus"], ["iphone-15-plus", "iphone-15"]])
  func theSmallestTargetIsTold(_ devices: [String]) throws {
    let matrix = ScreenMatrix(
      devices: devices.compactMap { DeviceCatalog.device(named: $0) }, orientations: [.portrait],
      textSizes: [.large], directions: [.leftToRight], doublesText: false)
    // 24.5 points of the canvas's 375, which are enough; 22.7 of 393 and 19 of 430.
    let sketch = S(
      S.button("a", "+") + S.button("b", "-"),
      [
        "a.top = v.top + 100", "a.leading = v.leading + 20", "a.height = 30", "b.height = 30",
        "a.width = v.width * -0.1 + 62", "b.width = a.width", "b.top = a.top",
        "b.leading = a.trailing",
      ])
    let found = try sketch.check(.strict, matrix).first { $0.rule == "target-24" }
    #expect(found?.message.contains("is 19 x 30 pt") == true, "\(found?.message ?? "")")
  }
}
