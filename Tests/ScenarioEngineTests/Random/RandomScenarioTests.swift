import Foundation
import ProcessEnvironment
import ScenarioEngine
import Testing

/// Random scenarios with timelines: the incremental engine agrees with one that is rebuilt before each
/// step, and every strategy with every other.
///
/// Few seeds by default; `LAYOUTBENCH_SCENARIO_SEEDS` sets how many, `LAYOUTBENCH_SCENARIO_FIRST`
/// where they begin. `scripts/check-scenarios` runs thousands.
@Suite("Random scenarios") struct RandomScenarioTests {
  private static let first = EnvironmentVariable.firstScenarioSeed.number(default: UInt64(0))
  private static let seeds =
    first..<first + EnvironmentVariable.scenarioSeeds.number(default: 24)
  private static let modes =
    EnvironmentVariable.scenarioSeeds.isSet ? PlayMode.all : PlayMode.quick

  @Test("Incremental and rebuilt engines of all strategies agree")
  func agreement() {
    var compared = 0
    var arbitrary = 0
    for seed in Self.seeds {
      let scenario = RandomScenario.make(seed: seed)
      let comparison = RandomComparison(scenario, modes: Self.modes)
      compared += comparison.comparedStepCount
      arbitrary += comparison.arbitraryStepCount
      guard let difference = comparison.differences.first else { continue }
      var shrinker = ScenarioShrinker(limit: 400) {
        !RandomComparison($0, modes: Self.modes).differences.isEmpty
      }
      let shrunk = shrinker.shrunk(scenario)
      let left = RandomComparison(shrunk, modes: Self.modes).differences.first ?? "nothing"
      Issue.record("seed \(seed): \(difference)\nshrunk: \(left)\n\(shrunk.outline)")
    }
    print("random scenarios: \(compared) steps compared, \(arbitrary) left to chance")
    // A generator whose layouts are mostly open would find nothing.
    #expect(compared > 2 * arbitrary)
  }
}
