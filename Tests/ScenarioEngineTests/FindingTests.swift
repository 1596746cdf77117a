import LinearConstraints
import ScenarioEngine
import Testing

/// What a run reports of layouts that nobody meant to be so.
@Suite struct FindingTests {
  private func scenario(
    _ constraints: [String], findings: String = "", timeline: String = ""
  ) throws -> Scenario {
    let formulas = constraints.map { "    - \($0)" }.joined(separator: "\n")
    let text = """
      name: found
      purpose: What is found in it.
      device: iphone-8
      \(findings)
      hierarchy:
        views:
          - {id: box}
        constraints:
          - box.top == root.top
          - box.height == 40
          - box.leading == root.leading
      \(formulas)
      \(timeline)
      """
    return try ScenarioReader.scenario(from: Array(text.utf8), file: "found.yaml")
  }

  private func findings(
    _ scenario: Scenario, _ strategy: Strategy
  ) throws -> [ScenarioFinding] {
    let run = ScenarioPlayback(scenario, makeSolver: strategy.makeSolver)
    run.collectsFindings = true
    var found: [ScenarioFinding] = []
    for phase in run.phases {
      for _ in 0..<phase.repetitions {
        run.prepare(phase)
        try run.perform(phase)
      }
      found += run.findings(after: phase)
    }
    return found
  }

  private static let twoWidths = ["box.width == 100", "box.width == 200 'wide'"]

  @Test(arguments: Strategy.all)
  func twoRequiredWidthsAreReportedOnce(_ strategy: Strategy) throws {
    let scenario = try scenario(
      Self.twoWidths,
      timeline: """
        timeline:
          - {step: turned, rotate: landscape}
        """)
    let found = try findings(scenario, strategy)
    #expect(found.map(\.kind) == [.conflicts])
    #expect(found.first?.subject == "wide")
    #expect(found.first?.step == "start")
    #expect(
      found.first?.description
        == "after 'start': conflict: 'wide' (box.width == 200) was given up against "
        + "box.width == 100")
  }

  @Test(arguments: Strategy.all)
  func aWidthAgainstItselfIsReportedOnce(_ strategy: Strategy) throws {
    let found = try findings(
      scenario(["box.width == 100", "box.width == box.width + 5 'never'"]), strategy)
    #expect(found.first?.subject == "never")
    #expect(
      found.first?.description
        == "after 'start': conflict: 'never' (box.width == box.width + 5) was given up: no frame can "
        + "fulfil it")
    #expect(found.count { $0.kind == .conflicts } == 1)
  }

  @Test(arguments: Strategy.all)
  func anOpenFrameIsReportedAfterTheStepThatOpensIt(_ strategy: Strategy) throws {
    let scenario = try scenario(
      ["box.width == 100 'width'"],
      timeline: """
        timeline:
          - {step: opened, deactivate: [width]}
        """)
    let found = try findings(scenario, strategy)
    #expect(found.map(\.kind) == [.ambiguity])
    #expect(
      found.first?.description
        == "after 'opened': ambiguity: the constraints do not determine width of box")
  }

  @Test func whatIsExpectedIsNotReported() throws {
    for expected in ["any", "[wide]"] {
      let scenario = try scenario(
        Self.twoWidths, findings: "findings: {conflicts: \(expected)}")
      #expect(try findings(scenario, Strategy.all[0]).isEmpty)
    }
  }

  @Test func whatIsExpectedInVainIsReported() throws {
    let none = try scenario(
      ["box.width == 100 'narrow'"], findings: "findings: {conflicts: [narrow], ambiguity: any}")
    #expect(
      try findings(none, Strategy.all[0]).map(\.message) == [
        "conflicts: expected of 'narrow', and there is none",
        "ambiguity: expected, and there are none",
      ])
    let other = try scenario(
      ["box.width == 100 'narrow'", "box.width == 200 'wide'"],
      findings: "findings: {conflicts: [narrow]}")
    #expect(try findings(other, Strategy.all[0]).map(\.subject) == ["wide", "narrow"])
  }

  @Test(arguments: [
    ("findings: {conflict: any}", "unknown key 'conflict' in expected findings"),
    ("findings: {conflicts: [wyde]}", "no constraint has the identifier 'wyde'"),
    ("findings: {ambiguity: [bax]}", "unknown view 'bax'; did you mean 'box'?"),
    ("findings: {ambiguity: all}", "expected 'any' or a list of names, found 'all'"),
    ("findings: {ambiguity: []}", "expected 'any' or a list of names, found"),
  ])
  func expectationsAreChecked(_ line: String, _ message: String) {
    let error = #expect(throws: ScenarioSyntaxError.self) {
      try scenario(Self.twoWidths, findings: line)
    }
    #expect(
      error?.diagnostics.contains { $0.line == 4 && $0.message.hasPrefix(message) } == true,
      "\(error?.description ?? "")")
  }

  /// A wrapping text whose box keeps a ratio: the layout goes on with what it has.
  @Test(arguments: Strategy.all)
  func aFeedbackLoopIsAFindingAndNotTheEnd(_ strategy: Strategy) throws {
    let text = """
      name: looping
      purpose: A text whose width follows from its height.
      device: iphone-8
      hierarchy:
        views:
          - id: text
            class: Label
            text: {length: 900, line-height: 20}
            hugging: [1, 250]
            compression: [1, 750]
          - {id: other, content-size: [30, 20]}
        constraints:
          - text.top == root.top
          - text.leading == root.leading
          - text.width == 1.7777777778 * text.height
          - other.leading == root.leading
          - other.bottom == root.bottom - 10 'below'
      timeline:
        - step: moved
          constants: {below: -30}
          expect:
            source: "hand calculation: 667 - 30 - 20"
            frames: {other: [0, 617, 30, 20]}
      """
    let scenario = try ScenarioReader.scenario(from: Array(text.utf8), file: "looping.yaml")
    let found = try findings(scenario, strategy)
    #expect(found.map(\.kind) == [.feedbackLoops])
    #expect(found.first?.subject == "text")
    #expect(try ScenarioPlayback(scenario, makeSolver: strategy.makeSolver).play().isEmpty)
  }

  /// What a file may state about generated trees is known only when they are there.
  @Test func whatCannotBeDoneEndsTheRun() throws {
    let text = """
      name: unsuitable
      purpose: A plain view is given a text.
      device: iphone-8
      hierarchy:
        views:
          - {id: box}
      timeline:
        - {step: named, texts: {box: Hello}}
      """
    let scenario = try ScenarioReader.scenario(from: Array(text.utf8), file: "unsuitable.yaml")
    #expect(throws: ScenarioPlaybackError.unsuitableContent(view: "box", step: "named")) {
      try ScenarioPlayback(scenario, makeSolver: Strategy.all[0].makeSolver).play()
    }
  }
}
