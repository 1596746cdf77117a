import AutoLayoutEngine
import LayoutModel
import ScenarioEngine
import Testing

/// What is wrong with one line of a scenario, each in a file that is right but for it.
@Suite("Messages of scenarios")
struct ScenarioMessageTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    var text: String
    var message: String
    var testDescription: String { message }

    /// A line among the views, constraints, other keys, or steps of a scenario.
    init(
      view: String? = nil, constraint: String? = nil, more: String? = nil, step: String? = nil,
      _ message: String
    ) {
      text = """
        name: sample
        purpose: A sample.
        device: iphone-x
        \(more ?? "tolerance: 0.5")
        hierarchy:
          guides: [third]
          views:
            - id: a
            - {id: list, class: ScrollView}
            - \(view ?? "{id: last}")
          constraints:
            - "a.width == 30 'wide'"
            - \(constraint ?? "a.height == 40")
        timeline:
          - {step: first, hidden: {a: true}}
          - \(step ?? "{step: end, hidden: {a: false}}")
        """
      self.message = message
    }
  }

  static let faults: [Fault] = [
    Fault(constraint: "{active: true}", "missing 'formula' or 'visual'"),
    Fault(
      constraint: "{formula: \"a.height == 3 'b'\", identifier: c}",
      "the formula has an identifier already"),
    Fault(constraint: "\"a.height == 3 'wide'\"", "duplicate constraint identifier 'wide'"),
    Fault(
      constraint: "{formula: a.height == 3, identifier: wide}",
      "duplicate constraint identifier 'wide'"),
    Fault(constraint: "third.firstBaseline == a.top", "the guide 'third' has no 'firstBaseline'"),
    Fault(constraint: "{visual: '\(String(repeating: "-", count: 1_001))'}", "longer than 1000"),
    Fault(
      constraint: "a.height ==\(String(repeating: " ", count: 989))3",
      "the formula is longer than 1000 bytes"),
    Fault(constraint: "{visual: 'H:|[a]', metrics: 3}", "expected metrics by name as a mapping"),
    Fault(
      view: "{id: c, class: Label, content-size: [1, 2], text: x}",
      "both 'content-size' and 'text': expected one of them"),
    Fault(
      view: "{id: c, class: Label, controller: true}",
      "a view controller's view is a View without content"),
    Fault(view: "{id: c, additional-safe-area: 4}", "belongs to a view controller"),
    Fault(view: "{id: c, content-size: 3}", "expected a content size as [width, height]"),
    Fault(view: "{id: c, text: {length: 3}}", "text needs 'length' and 'line-height'"),
    Fault(
      view: "{id: c, class: Label, text: x, font: {style: body, size: 3}}",
      "a text style has a size and a weight of its own"),
    Fault(view: "{id: c, autoresizing: [width]}", "'autoresizing' without 'frame'"),
    Fault(
      view: "{id: c, frame: [0, 0, 1, 1], autoresizing: [widht]}",
      "unknown flexible part 'widht'; did you mean 'width'?"),
    Fault(view: "{id: c, frame: [0, 0, -1, 1]}", "has a negative size"),
    Fault(view: "{id: 'a b'}", "'a b' is no id"),
    Fault(view: "{id: c, superview: third}", "'third' is a guide: expected a view"),
    Fault(view: "{id: c, direction: up}", "unknown direction"),
    Fault(more: "bars: [toll]", "unknown bar 'toll'; did you mean"),
    Fault(more: "expect: {source: ' ', frames: {a: [0, 0, 1, 1]}}", "the source is empty"),
    Fault(more: "expect: {source: x, frames: [1]}", "expected frames by name as a mapping"),
    Fault(
      more: "expect: {source: x, frames: {a.middle: [0, 0, 1, 1]}}",
      "is neither 'id' nor 'id.guide'"),
    Fault(more: "generator: {name: feed}", "both 'hierarchy' and 'generator'"),
    Fault(
      step: "{step: b, scroll: {view: list, fling: [0, 5]}, animate: {duration: 1}}",
      "a fling takes as long as it takes: leave out 'animate'"),
    Fault(
      step: "{step: b, hidden: {a: false}, animate: {curve: linear}}",
      "missing 'duration', in seconds"),
    Fault(step: "{step: b, scroll: {to: [0, 0]}}", "missing 'view'"),
    Fault(step: "{step: b, scroll: {view: a, to: [0, 0]}}", "'a' does not scroll"),
    Fault(step: "{step: b, scroll: {view: list}}", "expected one of 'to', 'by' and 'fling'"),
    Fault(step: "{step: \"b\\nc\", hidden: {a: false}}", "a step's name is one line of text"),
    Fault(step: "{step: b}", "nothing happens in the step"),
    Fault(step: "{step: b, remove: [a], repeat: 2}", "a step with 'remove' cannot be repeated"),
    Fault(step: "{step: b, hidden: {a: true}, repeat: 1.5}", "as a whole number"),
    Fault(step: "{step: b, move: {view: a}}", "a move needs 'view' and 'into'"),
    Fault(step: "{step: b, move: {view: root, into: a}}", "the root cannot be moved"),
    Fault(step: "{step: b, constants: 3}", "expected a mapping by names of"),
    Fault(step: "{step: b, keyboard: 3}", "expected 'show', 'hide'"),
    Fault(step: "{step: b, keyboard: {}}", "expected one of 'height', 'float', 'undock'"),
    Fault(step: "{step: b, present: {style: page}}", "missing 'view': what the sheet shows"),
    Fault(
      step: "{step: b, present: {view: {id: s, class: Label}}}",
      "a sheet's view has no class, frame or superview of its own"),
    Fault(step: "{[b]: c}", "a key must be a word"),
  ]

  @Test(arguments: faults)
  func eachIsTold(fault: Fault) {
    let error = #expect(throws: ScenarioSyntaxError.self) {
      try ScenarioReader.scenario(from: fault.text)
    }
    let messages = (error?.diagnostics ?? []).map(\.message)
    #expect(messages.contains { $0.contains(fault.message) }, "\(messages)")
  }

  @Test func theFileItselfIsRight() throws {
    let scenario = try ScenarioReader.scenario(from: Fault("").text)
    #expect(scenario.steps.count == 2)
  }

  @Test func aFormulaOfTheGreatestLengthIsRead() throws {
    let formula = "a.height ==\(String(repeating: " ", count: 988))3"
    #expect(formula.utf8.count == 1_000)
    _ = try ScenarioReader.scenario(from: Fault(constraint: formula, "").text)
  }

  /// A generator's least size above its default needs a size of its own.
  @Test(arguments: [
    ("least-size: 100", true), ("least-size: 101", false), ("least-size: 101, size: 101", true),
  ])
  func aLeastSizeAboveTheDefaultNeedsASize(size: String, isRead: Bool) {
    let text = "name: a\npurpose: b\ndevice: iphone-x\ngenerator: {name: feed, \(size)}\n"
    let scenario = try? ScenarioReader.scenario(from: text)
    #expect((scenario != nil) == isRead)
  }

  @Test func everyWordOfAStackHasItsMeaning() throws {
    func stack(_ words: String) throws -> StackView {
      let scenario = try ScenarioReader.scenario(
        from: Fault(view: "{id: s, class: StackView, stack: {\(words)}}", "").text)
      let run = ScenarioPlayback(scenario, makeSolver: Strategy.all[0].makeSolver)
      _ = try run.play()
      var found: StackView?
      run.engine?.root.forEachInSubtree { if let view = $0 as? StackView { found = view } }
      return try #require(found)
    }
    let alignments: [(String, StackView.Alignment)] = [
      ("fill", .fill), ("leading", .leading), ("top", .top), ("first-baseline", .firstBaseline),
      ("center", .center), ("trailing", .trailing), ("bottom", .bottom),
      ("last-baseline", .lastBaseline),
    ]
    for (word, alignment) in alignments {
      #expect(try stack("alignment: \(word)").alignment == alignment, "\(word)")
    }
    let distributions: [(String, StackView.Distribution)] = [
      ("fill", .fill), ("fill-equally", .fillEqually),
      ("fill-proportionally", .fillProportionally), ("equal-spacing", .equalSpacing),
      ("equal-centering", .equalCentering),
    ]
    for (word, distribution) in distributions {
      #expect(try stack("distribution: \(word)").distribution == distribution, "\(word)")
    }
    #expect(try stack("axis: vertical").axis == .vertical)
    let plain = try stack("axis: horizontal")
    #expect(plain.axis == .horizontal && plain.spacing == 0 && plain.alignment == .fill)
    #expect(plain.distribution == .fill && !plain.isBaselineRelativeArrangement)
    #expect(!plain.isLayoutMarginsRelativeArrangement)
    let own = try stack("spacing: 7, baseline-relative: true, margins-relative: true")
    #expect(own.spacing == 7 && own.isBaselineRelativeArrangement)
    #expect(own.isLayoutMarginsRelativeArrangement)
  }
}
