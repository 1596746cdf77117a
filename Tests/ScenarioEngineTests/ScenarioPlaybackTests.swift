import AutoLayoutEngine
import LayoutModel
import LinearConstraints
import ScenarioEngine
import Simulation
import Testing

@Suite("Playing scenarios")
struct ScenarioPlaybackTests {
  private func scenario(_ hierarchy: String, _ rest: String = "") throws -> Scenario {
    try ScenarioReader.scenario(
      from: "name: a\npurpose: b\ndevice: iphone-x\nhierarchy:\n\(hierarchy)\n\(rest)\n")
  }

  private func run(_ scenario: Scenario, size: Int? = nil, seed: UInt64? = nil) -> ScenarioPlayback
  {
    ScenarioPlayback(scenario, size: size, seed: seed, makeSolver: Strategy.all[0].makeSolver)
  }

  @Test func missedFrameNamesTheViewWithExpectedAndActualFrame() throws {
    let scenario = try scenario(
      "  views: [{id: box, content-size: [10, 20.5]}]\n"
        + "  constraints: [box.leading == root.leading + 3, box.top == root.top]",
      "expect:\n  source: nowhere\n  frames: {box: [4, 0, 10, 20.5], root: {width: 375}}")
    let mismatches = try run(scenario).play()
    #expect(
      mismatches.map(\.description) == [
        "after 'start': box: expected (4 0; 10 20.5), found (3 0; 10 20.666666666666668) [nowhere]"
      ])
  }

  @Test func toleranceAndUnknownNumbersAreHonoured() throws {
    let scenario = try scenario(
      "  views: [{id: box, content-size: [10, 20.5]}]\n"
        + "  constraints: [box.leading == root.leading + 3, box.top == root.top]",
      "tolerance: 0.2\nexpect:\n  source: s\n  frames: {box: {x: 3.1, height: 20.5}}")
    #expect(try run(scenario).play().isEmpty)
  }

  /// Two views share a room that is too large or too small for both; the one whose priority in the file
  /// is lower gives way, in its own axis alone.
  @Test(arguments: [
    ("hugging", "height", 60.0), ("hugging", "width", 60.0),
    ("compression", "height", 20.0), ("compression", "width", 20.0),
  ])
  func prioritiesOfAnAxisDecideInThatAxis(key: String, axis: String, room: Double) throws {
    let isVertical = axis == "height"
    let (low, high) = isVertical ? ("[750, 100]", "[750, 700]") : ("[100, 750]", "[700, 750]")
    let ends = isVertical ? ("top", "bottom") : ("leading", "trailing")
    let scenario = try scenario(
      """
        views:
          - {id: yielding, content-size: [20, 20], \(key): \(low)}
          - {id: firm, content-size: [20, 20], \(key): \(high)}
        constraints:
          - yielding.\(ends.0) == root.\(ends.0)
          - firm.\(ends.0) == yielding.\(ends.1)
          - firm.\(ends.1) == root.\(ends.0) + \(room)
      """,
      "expect:\n  source: s\n  frames: {yielding: {\(axis): \(room - 20)}, firm: {\(axis): 20}}")
    #expect(try run(scenario).play().map(\.description) == [])
  }

  @Test func phasesComeInOrderWithTheirRepetitions() throws {
    let scenario = try scenario(
      "  views: [{id: s, class: ScrollView}]",
      "timeline: [{step: x, scroll: {view: s, by: [0, 2]}, repeat: 3}]")
    let run = run(scenario)
    #expect(run.phases.map(\.name) == ["build", "activate", "start", "x"])
    #expect(run.phases.map(\.repetitions) == [1, 1, 1, 3])
    #expect(try run.play().isEmpty)
    let offset = (run.engine?.root.subviews.first as? ScrollView)?.contentOffset
    #expect(offset == Point(x: 0, y: 6))
  }

  @Test func insertMoveAndRemoveChangeTheTree() throws {
    let scenario = try scenario(
      "  views: [{id: left, frame: [0, 0, 100, 100]}, {id: right, frame: [100, 0, 100, 100]}]",
      """
      timeline:
        - step: insert
          insert: [{id: leaf, superview: left, views: [{id: inner, content-size: [3, 4]}]}]
          constraints:
            - leaf.top == left.top + 5
            - leaf.leading == left.leading + 6
            - inner.top == leaf.top
            - inner.bottom == leaf.bottom
            - inner.leading == leaf.leading
            - inner.trailing == leaf.trailing
          expect: {source: by hand, frames: {leaf: [6, 5, 3, 4], inner: [0, 0, 3, 4]}}
        - step: move
          move: {view: leaf, into: right}
          constraints: [leaf.top == right.top + 7, leaf.leading == right.leading + 8]
          expect: {source: by hand, frames: {leaf: [8, 7, 3, 4], inner: [0, 0, 3, 4]}}
        - step: remove
          remove: [leaf]
      """)
    let run = run(scenario)
    #expect(try run.play().isEmpty)
    #expect(run.frames.entries.map(\.name) == ["root", "left", "right"])
    #expect(run.engine?.conflicts.isEmpty == true)
  }

  @Test func keyboardReachesGuidesOfInsertedViews() throws {
    let scenario = try scenario(
      "  views: []",
      """
      timeline:
        - step: show
          keyboard: {height: 300}
        - step: insert
          insert: [{id: bar}]
          constraints:
            - bar.leading == root.leading
            - bar.trailing == root.trailing
            - bar.height == 40
            - bar.bottom == root.keyboard.top
          expect: {source: 812 - 300 - 40, frames: {bar: [0, 472, 375, 40]}}
      """)
    #expect(try run(scenario).play().isEmpty)
  }

  @Test func conflictIsToldAndRunGoesOn() throws {
    let scenario = try scenario(
      "  views: [{id: a}]\n  constraints: [a.width == 10, a.width == 20 'wide']")
    let run = run(scenario)
    #expect(try run.play().isEmpty)
    #expect(run.engine?.conflicts.count == 1)
  }

  @Test func stacksLabelsAndVisualFormatsAreLaidOut() throws {
    let scenario = try scenario(
      """
        views:
          - id: stack
            class: StackView
            stack: {axis: vertical, spacing: 10, alignment: leading}
            views:
              - {id: one, content-size: [30, 20]}
              - {id: two, content-size: [50, 40]}
              - {id: title, class: Label, text: Hello, font: {size: 20, lines: 0}}
          - {id: a, content-size: [10, 10]}
          - {id: b, content-size: [10, 10]}
        constraints:
          - stack.top == root.top
          - stack.leading == root.leading
          - {visual: "H:|[a(80)]-(gap)-[b(==a)]", options: [alignAllTop], metrics: {gap: 12}}
          - {visual: "V:|-200-[a]"}
      """,
      """
      expect:
        - source: hand calculation
          frames:
            one: [0, 0, 30, 20]
            two: [0, 30, 50, 40]
            title: {x: 0, y: 80}
            a: [0, 200, 80, 10]
            b: [92, 200, 80, 10]
      timeline:
        - step: hide
          hidden: {one: true}
          expect: {source: hand calculation, frames: {two: [0, 0, 50, 40], title: {y: 50}}}
        - step: insert
          insert: [{id: three, superview: stack, content-size: [5, 6]}]
          texts: {title: ""}
          expect: {source: hand calculation, frames: {three: {x: 0, width: 5, height: 6}}}
      """)
    let run = run(scenario)
    let mismatches = try run.play()
    #expect(mismatches.isEmpty, "\(mismatches)")
    #expect(run.engine?.conflicts.isEmpty == true)
  }

  @Test func textInAStyleFollowsTheTextSize() throws {
    let scenario = try scenario(
      """
        views:
          - {id: a, class: Label, text: Hello, font: {style: body}}
          - {id: b, class: Label, text: Hello, font: {size: 17}}
        constraints:
          - {visual: "V:|[a][b]"}
      """,
      "timeline: [{step: larger, text-size: accessibilityLarge}]")
    let run = run(scenario)
    for phase in run.phases.dropLast() { try run.perform(phase) }
    let before = try #require(run.frame(of: ItemReference("a")))
    try run.perform(run.phases[3])
    let after = try #require(run.frame(of: ItemReference("a")))
    let fixed = try #require(run.frame(of: ItemReference("b")))
    #expect(after.height > 1.5 * before.height)
    // Edges are rounded to pixels one by one.
    #expect((fixed.height - before.height).magnitude < 0.4)
    #expect((fixed.minY - after.maxY).magnitude < 1e-9)
  }

  @Test(arguments: Strategy.all)
  func generatedTreesRepeatBitForBit(strategy: Strategy) throws {
    let feed = try ShippedScenarios.scenario("feed")
    var checksums: [UInt64] = []
    var works: [SolverWork] = []
    for seed: UInt64 in [1, 1, 2] {
      let run = ScenarioPlayback(feed, size: 8, seed: seed, makeSolver: strategy.makeSolver)
      _ = try run.play()
      checksums.append(run.checksum().value)
      works.append(run.work)
    }
    #expect(checksums[0] == checksums[1])
    #expect(works[0] == works[1])
    #expect(checksums[0] != checksums[2])
  }

  @Test func sizesFollowTiers() throws {
    let feed = try ShippedScenarios.scenario("feed")
    func size(_ tier: ScenarioTier) -> Int? {
      ScenarioPlayback(feed, tier: tier, makeSolver: Strategy.all[0].makeSolver).size
    }
    #expect(size(.smoke) == 100)
    #expect(size(.standard) == 1000)
  }

  @Test(arguments: ["bottom-bar-keyboard", "feed", "padded-scroll"])
  func recordedTraceReplaysWithTheSameAnswers(name: String) throws {
    let scenario = try ShippedScenarios.scenario(name)
    let size = scenario.isGenerated ? 4 : nil
    let trace = try scenario.recordedTrace(size: size, makeSolver: Strategy.all[0].makeSolver)
    let text = TraceWriter.text(of: trace)
    let read = try TraceReader.read(text)
    #expect(TraceWriter.text(of: read) == text)
    #expect(text.contains("solve start"))
    for step in scenario.steps where step.name != "scroll" && step.name != "scrolled" {
      #expect(text.contains("solve \(step.name)\n"), "\(step.name)")
    }
    // The unknowns of the trace are the rectangles of the run, whoever solves it.
    let run = ScenarioPlayback(scenario, size: size, makeSolver: Strategy.all[0].makeSolver)
    _ = try run.play()
    let engine = try #require(run.engine)
    for strategy in Strategy.all {
      var replay = TraceReplay(read, on: strategy.makeSolver())
      let values = try replay.run().values
      var compared = 0
      engine.root.forEachInSubtree { view in
        guard let name = view.accessibilityIdentifier else { return }
        let frame = engine.exactFrame(of: view)
        for (unknown, expected) in [("minX", frame.minX), ("height", frame.height)] {
          guard let value = values.first(where: { $0.name == "\(name).\(unknown)" })?.value
          else { continue }
          compared += 1
          #expect((value - expected).magnitude < 1e-6, "\(strategy.name) \(name).\(unknown)")
        }
      }
      #expect(compared >= 2)
    }
  }
}
