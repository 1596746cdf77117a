import InterfaceBuilder
import LayoutModel
import ScreenChecks
import Simulation
import Testing

/// Causes, thresholds and repairs, each against what the sketch was made to need.
struct ExplanationTests {
  private typealias S = ScreenSketch

  private static let phone = ScreenMatrix(
    devices: ["iphone-se-3"].compactMap { DeviceCatalog.device(named: $0) },
    orientations: [.portrait], textSizes: [.large], directions: [.leftToRight], doublesText: false)

  private func finding(_ rule: String, _ sketch: ScreenSketch) throws -> ScreenFinding {
    try #require(try sketch.check().first { $0.rule == rule })
  }

  @Test("a constant height is named as the cause, and an inequality mends it")
  func height() throws {
    let found = try finding(
      "text-clipped",
      S(S.label("a", "Name", style: "Body"), SeededFault.top("a") + ["a.height = 24"]))
    #expect(found.cause?.constraints.map(\.id) == ["c2"])
    // 20.3 points at L, 22.7 at xL, 25.1 at xxL.
    #expect(found.threshold == "breaks from xxL")
    #expect(found.repair?.change.hasPrefix("relation=\"greaterThanOrEqual\"") == true)
    #expect(found.repair?.effect.contains("breaks none of") == true)
  }

  @Test("the width below which a text is cut off is found to a point, with its cause")
  func width() throws {
    let sketch = S(
      S.label("a", "A title of some length"),
      SeededFault.top("a") + ["a.width = v.width - 180"])
    let matrix = ScreenMatrix(
      devices: ["iphone-se"].compactMap { DeviceCatalog.device(named: $0) }, textSizes: [.large])
    let found = try #require(
      try sketch.check(.default, matrix).first { $0.rule == "text-truncated" })
    let document = try sketch.document()
    let index = try #require(document.views.firstIndex { $0.id == "a" })
    let text = try #require(ViewText(ofView: index, in: document, category: .large))
    let line = text.measure(width: .infinity, lineLimit: 1).size.width
    // Half a point and 2 % are the measure's.
    let room = ((line - 0.5) / 1.02).rounded(.up)
    #expect(found.threshold == "breaks below \(Int(room) + 180) pt of width")
    #expect(found.cause?.constraints.map(\.id) == ["c2"])
    #expect(found.repair?.change == "numberOfLines=\"0\" in place of 1")
  }

  @Test(
    "of constraints that are as near an equality is named before an inequality",
    arguments: [true, false])
  func order(isInequalityFirst: Bool) throws {
    let inequality = "a.trailing <= v.trailing - 300"
    let equality = "a.leading = v.leading + 20"
    let both = isInequalityFirst ? [inequality, equality] : [equality, inequality]
    let found = try S(S.label("a", "Amount due today"), both + ["a.top = v.top + 99"])
      .check(.strict, Self.phone).first { $0.rule == "text-truncated" }
    #expect(
      found?.cause?.constraints.map(\.id) == (isInequalityFirst ? ["c1", "c0"] : ["c0", "c1"]))
  }

  @Test("other constants are tried where a frame is open without its constraint, and nowhere else")
  func otherConstants() throws {
    func causes(_ places: [String]) throws -> [String]? {
      let sketch = S(
        S.view("textField", "a", "borderStyle='line'"),
        ["a.top = s.top + 99", "a.width = 100", "a.height = 40"] + places)
      return try sketch.check(.strict, Self.phone).first { $0.rule == "off-screen" }?
        .cause?.constraints.map(\.id)
    }
    #expect(try causes(["a.leading = v.leading + 300"]) == ["c1", "c3"])
    #expect(
      try causes(["a.leading = v.leading + 300", "a.leading = v.leading + 310 @500"]) == ["c1"])
  }

  @Test("what is wrong elsewhere on the screen hides no cause")
  func otherFaults() throws {
    let others = [
      "b.top = s.top + 90", "b.leading = s.leading + 16", "b.width = 50", "b.width = 60",
    ]
    for places in [others, Array(others.prefix(1)), Array(others.dropFirst(3))] {
      let found = try finding(
        "text-clipped",
        S(
          S.label("a", "Name", style: "Body") + S.label("b", "Other"),
          SeededFault.top("a") + ["a.height = 24"] + places))
      #expect(found.cause?.constraints.map(\.id) == ["c2"], "\(places)")
    }
  }

  @Test("two texts that meet are kept apart by one more constraint")
  func spacing() throws {
    let found = try finding(
      "text-collides",
      S(
        S.label("a", "Amount due today") + S.label("b", "1,234.00 EUR"),
        [
          "a.top = s.top + 20", "a.leading = s.leading + 16", "b.top = a.top",
          "s.trailing = b.trailing + 16",
        ]))
    #expect(
      found.repair?.change.contains(".leading >= ") == true, "\(String(describing: found.repair))")
  }

  @Test("left becomes leading")
  func direction() throws {
    let found = try finding(
      "rtl-hardcoded", S(S.label("a", "Name"), ["a.top = s.top + 20", "a.left = v.left + 60"]))
    #expect(found.repair?.change.hasPrefix("leading or trailing") == true)
  }

  @Test("a note of the object takes its finding away; one that nothing needs is told")
  func suppression() throws {
    func sketch(_ height: Int, _ rule: String) -> ScreenSketch {
      S(
        S.label(
          "a", "Name", style: "Body", more: "adjustsFontForContentSizeCategory='YES'",
          inside: "<attributedString key='userComments'><fragment content='layoutbench:ignore "
            + "\(rule) a badge'/></attributedString>"),
        SeededFault.top("a") + ["a.height = \(height)"])
    }
    #expect(try sketch(24, "text-clipped").check().isEmpty)
    #expect(try sketch(24, "off-screen").check().count == 1)
    let strict = try sketch(300, "text-clipped").check(.strict)
    #expect(strict.contains { $0.rule == "suppression" && $0.message.contains("not needed") })
  }
}
