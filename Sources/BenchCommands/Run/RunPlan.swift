import Metering
import ResultStore
import ScenarioEngine
import Simulation
import SolverCatalog

/// One thing to measure: a scenario at a size, solved by a strategy, on a number of queues.
struct RunCase {
  var file: ScenarioFile
  var tier: ScenarioTier
  var size: Int?
  var seed: UInt64
  var strategy: SolverStrategy
  var queues: Int

  var key: CaseKey {
    CaseKey(
      scenario: file.scenario.name, size: size, strategy: strategy.rawValue, queues: queues,
      seed: seed, device: file.scenario.device.identifier)
  }

  /// The sizes that the scenario may be played at; one that is written out has none to choose.
  var admittedSizes: ClosedRange<Int> {
    guard case .generated(let request) = file.scenario.content else { return 1...1 }
    return request.admittedSizes
  }

  /// The case at another size, or by another strategy.
  func with(size: Int? = nil, strategy: SolverStrategy? = nil) -> RunCase {
    var other = self
    if let size { other.size = size }
    if let strategy { other.strategy = strategy }
    return other
  }

  /// A fresh playing of the case.
  ///
  /// - Parameter blockQueues: On how many queues a strategy that knows independent blocks may solve
  ///   them; as many as the solver likes unless given.
  /// - Returns: The run, for one queue.
  func makeRun(blockQueues: Int? = nil) -> ScenarioRun {
    let strategy = strategy
    return ScenarioRun(
      file.scenario, tier: tier, size: size, seed: size == nil ? nil : seed,
      makeSolver: {
        blockQueues.map { strategy.makeSolver(queueCount: $0) } ?? strategy.makeSolver()
      })
  }
}

/// All cases of a run, in order.
struct RunPlan {
  var cases: [RunCase] = []

  /// Every scenario at every size, by every strategy, on every number of queues.
  init(
    _ files: [ScenarioFile], tier: ScenarioTier, sizes: [Int], strategies: [SolverStrategy],
    queues: [Int], seed: UInt64?
  ) {
    for file in files {
      for (size, seed) in RunPlan.sizes(of: file.scenario, tier, sizes, seed) {
        for strategy in strategies {
          for count in queues {
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

  /// How long a case is sampled unless the command line says otherwise, in seconds: as long as the
  /// tier likes, but not so long that all cases together take more than the tier may.
  func timeBudget(of tier: ScenarioTier) -> Double {
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
