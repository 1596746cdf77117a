package import Metering
package import ResultStore
package import ScenarioEngine
import Simulation
package import SolverCatalog

/// One thing to measure: a scenario at a size, solved by a strategy, on a number of queues.
package struct RunCase {
  /// The scenario.
  package var file: ScenarioFile
  /// The tier that decides the size where none is given.
  package var tier: ScenarioTier
  /// The size of a generated hierarchy; nil for one that is written out.
  package var size: Int?
  /// The seed of a generated hierarchy.
  package var seed: UInt64
  /// What solves it.
  package var strategy: SolverStrategy
  /// On how many queues it is played at once.
  package var queues: Int

  /// What identifies the case in records.
  package var key: CaseKey {
    CaseKey(
      scenario: file.scenario.name, size: size, strategy: strategy.rawValue, queues: queues,
      seed: seed, device: file.scenario.device.identifier)
  }

  /// The sizes that the scenario may be played at; one that is written out has none to choose.
  package var admittedSizes: ClosedRange<Int> {
    guard case .generated(let request) = file.scenario.content else { return 1...1 }
    return request.admittedSizes
  }

  /// The case at another size, or by another strategy.
  package func with(size: Int? = nil, strategy: SolverStrategy? = nil) -> RunCase {
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
  package func makePlayback(blockQueues: Int? = nil) -> ScenarioPlayback {
    let strategy = strategy
    return ScenarioPlayback(
      file.scenario, tier: tier, size: size, seed: size == nil ? nil : seed,
      makeSolver: {
        blockQueues.map { strategy.makeSolver(queueCount: $0) } ?? strategy.makeSolver()
      })
  }
}

extension RunCase {
  /// The clock of a step's time: the calling thread's, or wall time where other threads work for it.
  package var clock: MeterClock { strategy.solvesOnSeveralQueues ? .monotonic : .threadCPU }
}
