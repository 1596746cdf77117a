import Benchmarking
import LinearConstraints
import ScenarioEngine
import SolverCatalog
import Testing

/// How the time of a tier is shared by the cases of a plan.
@Suite struct RunPlanTests {
  private func plan(cases count: Int) throws -> RunPlan {
    let files = try (0..<count).map { ScenarioFile(try OwnScreen.plain(name: "screen-\($0)")) }
    return RunPlan(
      files, tier: .smoke, sizes: [], strategies: [.activeSet], queues: [1], seed: nil)
  }

  /// Half of a minute for sampling in smoke runs, half of that for each case's share of it; half a
  /// second at most.
  @Test func manyCasesShareTheTime() throws {
    #expect(try plan(cases: 1).timeBudget(of: .smoke) == 0.5)
    #expect(try plan(cases: 30).timeBudget(of: .smoke) == 0.5)
    #expect(try plan(cases: 60).timeBudget(of: .smoke) == 0.25)
    #expect(try plan(cases: 60).timeBudget(of: .standard) == 2.5)
    #expect(try plan(cases: 50).timeBudget(of: .standard) == 3)
    #expect(try plan(cases: 60).timeBudget(of: .full) == 10)
    #expect(try plan(cases: 0).timeBudget(of: .smoke) == 0.5)
  }
}
