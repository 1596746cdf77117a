package import ScenarioEngine
package import SolverCatalog

/// All cases of a run, in order.
package struct RunPlan {
  /// The cases.
  package var cases: [RunCase] = []

  /// Every scenario at every size, by every strategy, on every number of queues; a screen of the main
  /// actor on one queue only.
  package init(
    _ files: [ScenarioFile], tier: ScenarioTier, sizes: [Int], strategies: [SolverStrategy],
    queues: [Int], seed: UInt64?
  ) {
    for file in files {
      for (size, seed) in RunPlan.sizes(of: file.scenario, tier, sizes, seed) {
        for strategy in strategies {
          for count in file.scenario.screen?.isOnMainActor == true ? [1] : queues {
            cases.append(
              RunCase(
                file: file, tier: tier, size: size, seed: seed, strategy: strategy, queues: count))
          }
        }
      }
    }
  }

  /// The sizes and the seed of a scenario; one that is written out has neither.
  private static func sizes(
    of scenario: Scenario, _ tier: ScenarioTier, _ sizes: [Int], _ seed: UInt64?
  ) -> [(size: Int?, seed: UInt64)] {
    guard case .generated(let request) = scenario.content else { return [(nil, 0)] }
    let chosen = sizes.isEmpty ? [request.size(in: tier)] : sizes
    return chosen.map { ($0, seed ?? request.seed) }
  }

  /// How long a case is sampled unless the command line states otherwise, in seconds: as long as the
  /// tier likes, but not so long that all cases together take more than the tier may.
  package func timeBudget(of tier: ScenarioTier) -> Double {
    guard let total = tier.totalTime else { return tier.timeBudget }
    // Beside its samples a case warms up, counts allocations and, on several queues, scales.
    let share = total / 2 / (2 * Double(max(cases.count, 1)))
    return min(tier.timeBudget, share)
  }
}

extension ScenarioTier {
  /// How long a case is sampled at most, in seconds.
  fileprivate var timeBudget: Double {
    switch self {
    case .smoke: 0.5
    case .standard: 3
    case .full: 10
    }
  }

  /// How long all cases may take together, in seconds; nil for as long as it takes.
  fileprivate var totalTime: Double? {
    switch self {
    case .smoke: 60
    case .standard: 600
    case .full: nil
    }
  }
}
