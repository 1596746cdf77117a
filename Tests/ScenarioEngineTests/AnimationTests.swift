import AutoLayoutEngine
import LayoutModel
import ScenarioEngine
import Simulation
import Testing

@Suite("Animated steps, frame by frame")
struct AnimationTests {
  private func scenario(
    _ hierarchy: String, _ rest: String, device: String = "iphone-8"
  ) throws -> Scenario {
    try ScenarioReader.scenario(
      from: "name: a\npurpose: b\ndevice: \(device)\nhierarchy:\n\(hierarchy)\n\(rest)\n")
  }

  private func run(_ scenario: Scenario) -> ScenarioPlayback {
    ScenarioPlayback(scenario, makeSolver: Strategy.all[0].makeSolver)
  }

  /// Plays all phases up to the timeline.
  private func started(_ scenario: Scenario) throws -> ScenarioPlayback {
    let run = run(scenario)
    for phase in run.phases where !phase.isFrame { try run.perform(phase) }
    return run
  }

  private static let bar = """
      views: [{id: bar}]
      constraints:
        - bar.leading == root.leading
        - bar.trailing == root.trailing
        - bar.bottom == root.keyboard.top
        - bar.height == 50
    """

  @Test(arguments: [("iphone-8", 15), ("iphone-13-pro", 30)])
  func framesFollowTheDisplay(device: String, frames: Int) throws {
    let scenario = try scenario(
      Self.bar, "timeline: [{step: up, keyboard: show, animate: 0.25, repeat: 2}]", device: device)
    let phase = try #require(scenario.phases.last)
    #expect(phase.framesPerStep == frames)
    #expect(phase.repetitions == 2 * frames)
    #expect(scenario.frameCount == 2 * frames)
  }

  @Test func aRefreshRateOfItsOwnIsKept() throws {
    let scenario = try scenario(
      Self.bar, "refresh-rate: 30\ntimeline: [{step: up, keyboard: show, animate: 0.5}]")
    #expect(scenario.phases.last?.repetitions == 15)
  }

  /// 667 - 260 less the bar's 50 points in the end; each frame is nearer to it than the last.
  @Test func theBarRisesWithTheKeyboard() throws {
    let scenario = try scenario(
      Self.bar,
      """
      timeline:
        - step: up
          keyboard: show
          animate: {duration: 0.1, curve: linear}
          expect: {source: by hand, frames: {bar: [0, 357, 375, 50]}}
      """)
    let run = try started(scenario)
    let phase = try #require(run.phases.last)
    var tops: [Double] = []
    for _ in 0..<phase.repetitions {
      run.prepare(phase)
      try run.perform(phase)
      tops.append(run.frame(of: ItemReference("bar"))?.minY ?? 0)
    }
    let steps = zip([617] + tops, tops).map { $0.0 - $0.1 }
    #expect(tops.count == 6)
    #expect(steps.allSatisfy { ($0 - 260.0 / 6).magnitude <= 0.51 }, "\(steps)")
    #expect(run.check(after: phase).isEmpty)
  }

  /// Six frames from a place of its own, along both axes by ways of their own.
  @Test(arguments: ["to: [60, 80]", "by: [12, -24]"])
  func offsetsGoEqualWays(step: String) throws {
    let scenario = try scenario(
      ScrollingPage.hierarchy(width: 4_000, height: 4_000),
      """
      timeline:
        - {step: a, scroll: {view: s, to: [48, 104]}}
        - {step: b, scroll: {view: s, \(step)}, animate: {duration: 0.1, curve: linear}}
      """)
    let offsets = try frames(of: scenario) { run in
      (run.engine?.root.subviews.first as? ScrollView)?.contentOffset
    }
    #expect(offsets.map(\.x) == [48, 50, 52, 54, 56, 58, 60])
    #expect(offsets.map(\.y) == [104, 100, 96, 92, 88, 84, 80])
  }

  @Test(arguments: ["350", "{by: -150}"])
  func constantsGoEqualWays(constant: String) throws {
    let scenario = try scenario(
      """
        views: [{id: bar}]
        constraints:
          - bar.leading == root.leading 'side'
          - bar.width == 500 'wide'
          - bar.top == root.top
          - bar.height == 10
      """,
      """
      timeline:
        - step: b
          constants: {wide: \(constant), side: 60}
          animate: {duration: 0.1, curve: linear}
      """)
    let bars = try frames(of: scenario) { $0.frame(of: ItemReference("bar")) }
    #expect(bars.map(\.width) == [500, 475, 450, 425, 400, 375, 350])
    #expect(bars.map(\.minX) == [0, 10, 20, 30, 40, 50, 60])
  }

  /// What is seen before the last phase of a scenario, and after each of its frames.
  private func frames<Seen>(
    of scenario: Scenario, _ seen: (ScenarioPlayback) -> Seen?
  ) throws -> [Seen] {
    let run = run(scenario)
    for phase in run.phases.dropLast() { try run.perform(phase) }
    let last = try #require(run.phases.last)
    var all = [seen(run)]
    for _ in 0..<last.repetitions {
      run.prepare(last)
      try run.perform(last)
      all.append(seen(run))
    }
    return try all.map { try #require($0) }
  }

  /// Every shipped scenario's animated steps end as the same steps at once.
  @Test(arguments: ShippedScenarios.names)
  func animationsEndWhereTheStepAloneEnds(name: String) throws {
    let scenario = try ShippedScenarios.scenario(name)
    guard scenario.steps.contains(where: { $0.animation != nil }) else { return }
    var still = scenario
    for index in still.steps.indices { still.steps[index].animation = nil }
    let size = scenario.isGenerated ? scenario.smallSize : nil
    let animated = ScenarioPlayback(scenario, size: size, makeSolver: Strategy.all[0].makeSolver)
    let atOnce = ScenarioPlayback(still, size: size, makeSolver: Strategy.all[0].makeSolver)
    _ = try animated.play()
    _ = try atOnce.play()
    #expect(animated.checksum() == atOnce.checksum())
  }

  private static let list = ScrollingPage.hierarchy(width: 300, height: 4_000)

  /// At 0.998 a millisecond a velocity of v comes to rest after v / 2.002 points, less what is left
  /// at 6 points a second.
  @Test func aFlingSlowsDownByItself() throws {
    let scenario = try scenario(
      Self.list, "timeline: [{step: f, scroll: {view: s, fling: [0, 2000]}}]")
    let run = try started(scenario)
    let phase = try #require(run.phases.last)
    // ln(2000 / 6) / 2.002 s at 60 Hz.
    #expect(phase.repetitions == 175)
    let scrollView = try #require(run.engine?.root.subviews.first as? ScrollView)
    var offsets = [0.0]
    for _ in 0..<phase.repetitions {
      try run.perform(phase)
      offsets.append(scrollView.contentOffset.y)
    }
    let ways = zip(offsets.dropFirst(), offsets).map { $0.0 - $0.1 }
    #expect(zip(ways.dropFirst(), ways).allSatisfy { $0.0 < $0.1 + 1e-9 })
    #expect(((offsets.last ?? 0) - (2000 - 6) / 2.002).magnitude < 1e-2)
    // The first frame moves nearly as the finger did: 2000 / 60 points.
    #expect((ways[0] - 2000.0 / 60).magnitude < 0.8)
  }

  @Test func aFlingStopsWhereTheContentEnds() throws {
    let scenario = try scenario(
      Self.list, "timeline: [{step: f, scroll: {view: s, fling: [0, 20000]}}]")
    let run = run(scenario)
    _ = try run.play()
    let scrollView = try #require(run.engine?.root.subviews.first as? ScrollView)
    #expect(scrollView.contentOffset == Point(x: 0, y: 3500))
  }

  @Test func sheetsComeWithTheirViewsAndGo() throws {
    let scenario = try scenario(
      "  views: []",
      """
      timeline:
        - step: up
          present:
            sheet: page
            detent: medium
            view:
              id: sheet
              views: [{id: title, content-size: [100, 20]}]
              constraints:
                - title.top == sheet.topGuide.bottom + 4
                - title.leading == sheet.margins.leading
                - title.bottom <= sheet.safeArea.bottom
          animate: 0.2
          expect:
            source: "half of 812, the margins of a root view 375 points wide, by hand"
            frames: {sheet: [0, 406, 375, 406], title: [16, 4, 100, 20]}
        - step: pull
          detent: large
          animate: {duration: 0.1, curve: linear}
          expect: {source: "10 points below the safe area's 44", frames: {sheet: {y: 54}}}
        - step: down
          dismiss: true
          animate: 0.2
        - step: again
          present: {sheet: full-screen, view: {id: other}}
          expect: {source: the whole window, frames: {other: [0, 0, 375, 812]}}
      """, device: "iphone-x")
    let run = run(scenario)
    let mismatches = try run.play()
    #expect(mismatches.isEmpty, "\(mismatches.map(\.description))")
    #expect(run.frames.entries.map(\.name) == ["root", "other"])
  }

  @Test func childControllersHaveGuides() throws {
    let scenario = try scenario(
      """
        views:
          - id: child
            controller: true
            additional-safe-area: {bottom: 7}
            views: [{id: box}]
            constraints:
              - box.top == child.topGuide.bottom
              - box.bottom == child.bottomGuide.top
              - box.leading == child.leading
              - box.trailing == child.trailing
        constraints:
          - child.top == root.top
          - child.bottom == root.bottom - 100
          - child.leading == root.leading
          - child.trailing == root.trailing
      """,
      """
      bars: [navigation]
      expect:
        source: "seed document 003_a6d538cc34bc3abe has 64 under the bar; 667 - 100 - 7 by hand"
        frames: {child: [0, 0, 375, 567], box: [0, 64, 375, 496]}
      """)
    let mismatches = try run(scenario).play()
    #expect(mismatches.isEmpty, "\(mismatches.map(\.description))")
  }

  @Test(arguments: [
    ("{step: a, rotate: landscape, animate: 0}", "a duration is out of range"),
    ("{step: a, rotate: landscape, animate: 1e9}", "a duration is out of range"),
    ("{step: a, texts: {b: x}, animate: 1}", "nothing in the step can be animated"),
    ("{step: a, rotate: landscape, animate: {duration: 1, curve: decelerating}}", "fling"),
    ("{step: a, rotate: landscape, animate: 50, repeat: 100}", "never ends"),
    ("{step: a, keyboard: {split: 10}}", "has no keyboard that can be split"),
    ("{step: a, keyboard: {undock: 10}}", "has no keyboard that leaves"),
    ("{step: a, keyboard: {float: [1, 2]}}", "has no floating keyboard"),
    ("{step: a, dismiss: true}", "no sheet to dismiss"),
    ("{step: a, detent: large}", "no sheet to pull"),
    ("{step: a, present: {sheet: page, view: {}}}", "needs an 'id'"),
    ("{step: a, remove: [nobody]}", "unknown view 'nobody'"),
  ])
  func whatMakesNoSenseIsToldWithItsPlace(step: String, message: String) throws {
    do {
      _ = try scenario("  views: [{id: b, class: Label, text: y}]", "timeline:\n  - \(step)")
      Issue.record("accepted: \(step)")
    } catch let error as ScenarioSyntaxError {
      let found = error.diagnostics.first { $0.message.contains(message) }
      #expect(found != nil, "\(error)")
      #expect(found.map { $0.line == 7 && $0.column > 3 } == true, "\(error)")
    }
  }
}
