import AutoLayoutEngine
import LayoutModel
import ScenarioEngine
import Testing

/// Flings along both axes, alike in everything but their direction.
@Suite struct FlingTests {
  /// A scroll view of 300 x 500 with a page of 4000 points along an axis.
  private func offset(
    after velocity: (Double, Double), page: (Double, Double), top: Double = 20
  ) throws -> Point {
    let scenario = try ScenarioReader.scenario(
      from: """
        name: a
        purpose: b
        device: iphone-8
        hierarchy:
        \(ScrollingPage.hierarchy(width: page.0, height: page.1, top: top))
        timeline: [{step: f, scroll: {view: s, fling: [\(velocity.0), \(velocity.1)]}}]
        """)
    let run = ScenarioPlayback(scenario, makeSolver: Strategy.all[0].makeSolver)
    _ = try run.play()
    return try #require(run.engine?.root.subviews.first as? ScrollView).contentOffset
  }

  /// What takes no time is done at once, however it goes on.
  @Test(arguments: [0.0, 0.5, 1])
  func aFlingWithoutDurationIsDone(share: Double) {
    #expect(StepAnimation(duration: 0, curve: .decelerating).progress(at: share) == 1)
  }

  @Test func aFlingGoesEquallyFarAlongBothAxes() throws {
    let along = try offset(after: (2_000, 0), page: (4_000, 500))
    let down = try offset(after: (0, 2_000), page: (300, 4_000))
    #expect(along.y == 0 && down.x == 0)
    #expect(along.x == down.y && (along.x - 1_994 / 2.002).magnitude < 0.01)
  }

  @Test func aFlingStopsAtTheEndsOfBothAxes() throws {
    #expect(try offset(after: (20_000, 0), page: (4_000, 500)) == Point(x: 3_700, y: 0))
    #expect(try offset(after: (0, 20_000), page: (300, 4_000)) == Point(x: 0, y: 3_500))
    #expect(
      try offset(after: (20_000, 20_000), page: (4_000, 4_000)) == Point(x: 3_700, y: 3_500))
    // Backwards from the beginning there is nowhere to go, and a page that fits does not move.
    #expect(try offset(after: (-2_000, -2_000), page: (4_000, 4_000)) == Point(x: 0, y: 0))
    #expect(try offset(after: (2_000, 2_000), page: (200, 300)) == Point(x: 0, y: 0))
  }

  /// The beginning of a page below the status bar, which takes 20 points, is 20 points further up.
  @Test func aFlingGoesBackBelowTheStatusBar() throws {
    #expect(
      try offset(after: (-2_000, -2_000), page: (4_000, 4_000), top: 0) == Point(x: 0, y: -20))
    #expect(
      try offset(after: (20_000, 20_000), page: (4_000, 4_000), top: 0)
        == Point(x: 3_700, y: 3_500))
  }
}
