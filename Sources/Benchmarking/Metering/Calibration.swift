import Statistics

/// How well a fixed loop scales over queues: evidence for or against neighbours on the cores.
///
/// The loop touches no memory and no lock, so on a quiet machine *n* of them on *n* cores take as
/// long as one. When they do not, a figure of scaling taken now would be the neighbours'.
package struct Calibration: Hashable, Sendable {
  /// How many queues ran the loop together.
  package var queues: Int
  /// How many of them the cores could run at once.
  package var idealScaling: Double
  /// Nanoseconds of wall time for one loop alone: the least of the rounds.
  package var alone: Double
  /// Nanoseconds of wall time until all loops were done, one value a round, in order.
  package var together: [Double]
  /// The share of wall time in which the loops held a core, over all rounds; at most one.
  package var coreShare: Double

  /// Creates the outcome of a calibration.
  package init(
    queues: Int, idealScaling: Double, alone: Double, together: [Double], coreShare: Double
  ) {
    self.queues = queues
    self.idealScaling = idealScaling
    self.alone = alone
    self.together = together
    self.coreShare = coreShare
  }

  /// Sums up rounds, in each of which the loop ran alone and then on all queues.
  ///
  /// - Parameters:
  ///   - queues: How many queues.
  ///   - cores: How many cores they could use.
  ///   - alone: Of each round, the loop alone.
  ///   - together: Of each round, the loops of all queues.
  package init(queues: Int, cores: Int, alone: [WorkSpan], together: [[WorkSpan]]) {
    self.init(
      queues: queues, idealScaling: Double(min(queues, cores)),
      alone: alone.map { Double($0.wall) }.min() ?? .infinity,
      together: together.map { Double(WorkSpan.wall(of: $0)) },
      coreShare: WorkSpan.coreShare(of: together.joined()))
  }

  /// How much faster all queues worked than one: the median of the rounds.
  package var scaling: Double {
    guard let median = SampleStatistics(together)?.median, median > 0 else { return 0 }
    return Double(queues) * alone / median
  }

  /// Whether the loops got less than four fifths of the cores they could have had.
  package var isContended: Bool { scaling < Self.minimumScaling * idealScaling }

  /// Below this share of the ideal scaling a measurement is marked contended.
  ///
  /// Higher, and a single interrupt marks a quiet machine; lower, and a neighbour on half of one
  /// core of two goes unseen.
  package static let minimumScaling = 0.8

  /// Runs the loop on one queue and on several.
  ///
  /// - Parameters:
  ///   - queues: How many queues; at least one.
  ///   - rounds: How often; a round takes some milliseconds.
  /// - Returns: How the loop scaled.
  package static func run(queues: Int, rounds: Int = 7) -> Calibration {
    best { measure(queues: max(queues, 1), rounds: max(rounds, 1)) }
  }

  /// The best of up to three measurements, the first that is not contended.
  ///
  /// A scheduler may start both threads on one core and leave them there for the few milliseconds
  /// that a calibration takes: that is not contention, so new threads get another chance.
  package static func best(_ measure: () -> Calibration) -> Calibration {
    var best = measure()
    for _ in 0..<2 where best.isContended {
      let again = measure()
      if again.scaling > best.scaling { best = again }
    }
    return best
  }

  private static func measure(queues: Int, rounds: Int) -> Calibration {
    let workers = WorkerQueues(count: queues)
    var alone: [WorkSpan] = []
    var together: [[WorkSpan]] = []
    for _ in 0..<rounds {
      alone += workers.run(1) { _ in loop() }
      together.append(workers.run(queues) { _ in loop() })
    }
    return Calibration(
      queues: queues, cores: MachineFacts.usableCores, alone: alone, together: together)
  }

  /// About one or two milliseconds.
  private static func loop() {
    SpinLoop.run(turns: 1_000_000)
  }
}
