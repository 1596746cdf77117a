import Synchronization

/// Drives independent bodies of work on as many Dispatch queues, and finds how throughput scales.
///
/// Each body's state is made, used and destroyed on its own queue, and no other queue ever sees it.
/// In each round the first queue does its units alone, then every queue does as many at once.
package struct ParallelRunner: Sendable {
  /// How many queues work together.
  package var queues: Int
  /// How many units of work a queue does in a round.
  package var unitsPerRound: Int
  /// How many rounds are kept.
  package var rounds: Int
  /// How many rounds are played before those.
  package var warmUpRounds: Int

  /// Creates a runner; every number is at least one, warm-up rounds at least zero.
  package init(queues: Int, unitsPerRound: Int, rounds: Int = 10, warmUpRounds: Int = 2) {
    self.queues = max(queues, 1)
    self.unitsPerRound = max(unitsPerRound, 1)
    self.rounds = max(rounds, 1)
    self.warmUpRounds = max(warmUpRounds, 0)
  }

  /// Runs and measures.
  ///
  /// - Parameters:
  ///   - prepare: Makes the state of one queue, given its index; on that queue, not measured.
  ///   - unit: Does one unit of work; on that queue, measured.
  /// - Returns: What was found with all queues, and with the first queue alone.
  package func run<State>(
    prepare: @escaping @Sendable (Int) -> sending State,
    unit: @escaping @Sendable (inout State) -> Void
  ) -> ParallelMeasurement {
    let before = Calibration.run(queues: queues)
    let workers = WorkerQueues(count: queues)
    let bodies = (0..<queues).map { _ in Body<State>() }
    workers.run(queues) { index in bodies[index].prepare { prepare(index) } }
    let units = unitsPerRound
    let body: @Sendable (Int) -> Void = { bodies[$0].run(units, unit) }
    var alone: [[WorkSpan]] = []
    var together: [[WorkSpan]] = []
    for round in -warmUpRounds..<rounds {
      // In turns, so that a slow drift of the machine meets both alike.
      let single = workers.run(1, body)
      let all = queues == 1 ? single : workers.run(queues, body)
      if round >= 0 {
        alone.append(single)
        together.append(all)
      }
    }
    workers.run(queues) { index in bodies[index].discard() }
    let after = Calibration.run(queues: queues)
    return ParallelMeasurement(
      queues: queues, unitsPerRound: unitsPerRound, alone: alone, together: together,
      before: before, after: after)
  }
}

/// One queue's state; the lock is never waited for, as one queue alone comes here.
private final class Body<State>: Sendable {
  private let state = Mutex<State?>(nil)

  func prepare(_ make: () -> sending State) {
    state.withLock { $0 = make() }
  }

  func run(_ units: Int, _ unit: @Sendable (inout State) -> Void) {
    state.withLock { state in
      guard var own = state.take() else { return }
      for _ in 0..<units { unit(&own) }
      state = own
    }
  }

  func discard() {
    state.withLock { $0 = nil }
  }
}
