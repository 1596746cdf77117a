import Benchmarking
import ResultStore
import ScenarioEngine
import SolverCatalog
import Testing

/// How much of a scenario fits a display frame: one record a demand and frame length.
@Suite struct ScalingSessionTests {
  private static func plan(
    steps: String = "", strategies: [SolverStrategy] = [.activeSet]
  ) throws -> RunPlan {
    let text = """
      name: feed
      purpose: A feed of rows.
      device: iphone-15
      generator: {name: feed, size: 30}
      \(steps)
      """
    let feed = try ScenarioReader.scenario(from: Array(text.utf8), file: "feed.yaml")
    return RunPlan(
      [ScenarioFile(feed), ScenarioFile(try OwnScreen.plain(name: "banner"))], tier: .smoke,
      sizes: [], strategies: strategies, queues: [1, 2], seed: nil)
  }

  private static func ramps(_ plan: RunPlan) throws -> [RampRecord] {
    var session = ScalingSession(plan: plan, question: .ramp, timeBudget: 0.1, store: nil)
    guard case .finished = session.run() else { return [] }
    #expect(session.failures == [])
    return session.recording.record.ramps ?? []
  }

  /// One case a strategy, however many queues; screens that code builds have no size to search for.
  @Test func onlyGeneratedScenariosAreSearched() throws {
    let session = ScalingSession(
      plan: try Self.plan(strategies: [.activeSet, .cold]), question: .ramp, timeBudget: 1,
      store: nil)
    #expect(session.cases.map { session.title(of: $0) } == ["feed active-set", "feed cold"])
    #expect(session.costOfCase == 1)
  }

  /// What one play of the size before took is more than the budget admits of the next.
  @Test func aSizeThatTheBudgetDoesNotAdmitIsLeftOut() throws {
    var session = ScalingSession(
      plan: try Self.plan(), question: .sweep(sizes: [16, 32, 64]), timeBudget: 1e-9, store: nil)
    guard case .finished = session.run() else {
      Issue.record("the session ends")
      return
    }
    #expect(session.failures == [])
    let skipped = session.recording.record.skipped ?? []
    #expect(skipped.map(\.key.size) == [32] && skipped.map(\.measuredSize) == [16], "\(skipped)")
  }

  @Test func withoutATimelineOnlyTheFirstLayoutIsAsked() throws {
    let found = try Self.ramps(try Self.plan())
    #expect(found.map(\.demand) == ["first layout", "first layout"])
    let frames = [1e9 / 120, 1e9 / 60]
    #expect(zip(found, frames).allSatisfy { abs($0.budget - $1) < 1 })
    #expect(found.allSatisfy { $0.scenario == "feed" && $0.strategy == "active-set" })
  }

  @Test func aTimelineIsAskedForItsSlowestFrame() throws {
    let steps = "timeline:\n  - step: turn\n    rotate: landscape"
    let found = try Self.ramps(try Self.plan(steps: steps))
    #expect(
      found.map(\.demand) == ["first layout", "first layout", "slowest frame", "slowest frame"])
  }

  /// A row of the feed has so many views, and so has the size that was found for each of its rows.
  @Test func viewsFollowFromTheSize() throws {
    let perRow = GeneratorKind.feed.viewsPerUnit
    for found in try Self.ramps(try Self.plan()) {
      #expect(found.views == found.size * perRow)
      #expect(found.sizeLow <= found.size)
      if let high = found.sizeHigh { #expect(found.size <= high) }
    }
  }
}
