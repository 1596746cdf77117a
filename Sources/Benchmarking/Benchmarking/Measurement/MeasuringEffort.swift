/// How often and how much a case is played within its time budget, decided by how long its first play
/// took.
package struct MeasuringEffort: Hashable, Sendable {
  /// Nanoseconds for the samples of time.
  package let timeBudget: Double
  /// Nanoseconds of the first play.
  package let firstPlay: Double

  /// Creates it for a case.
  package init(timeBudget: UInt64, firstPlay: Double) {
    self.timeBudget = Double(timeBudget)
    self.firstPlay = firstPlay
  }

  /// The length of a play, in nanoseconds, up to which allocations are counted whatever the time
  /// budget is: they are exact, so whether a gate can compare them must not hang on how busy the
  /// machine was.
  private static let profiledPlay = 1e9

  /// Whether a play is short enough beside the budget to be sampled.
  package var isSampled: Bool { firstPlay * 4 < timeBudget }

  /// Whether allocations are counted.
  package var countsAllocations: Bool { isSampled || firstPlay < Self.profiledPlay }

  /// The fewest samples of a time.
  package var minimumSamples: Int { firstPlay * 20 < timeBudget ? 9 : 3 }

  /// Whether the timeline is played frame by frame once more: within a quarter of the budget, and two
  /// hundred times at most.
  ///
  /// - Parameters:
  ///   - rounds: How often it was played.
  ///   - elapsed: Nanoseconds that the plays took.
  /// - Returns: Whether there is time for another one.
  package func playsFramesAgain(rounds: Int, elapsed: UInt64) -> Bool {
    Double(elapsed) < timeBudget / 4 && rounds < 200
  }

  /// How many trees make the shortest step long enough for the clock, within a tenth of the budget.
  ///
  /// - Parameters:
  ///   - shortest: Nanoseconds of the shortest step.
  ///   - sample: Nanoseconds that a sample should last at least.
  /// - Returns: At least one.
  package func replicas(shortest: Double, sample: Double) -> Int {
    let wanted = 1.2 * sample / max(shortest, 1)
    let affordable = timeBudget / 10 / max(firstPlay, 1)
    return max(1, Int(min(wanted, affordable, 512)))
  }

  /// How many plays make a round on several queues: of about 20 ms.
  package var unitsPerRound: Int { max(1, min(100, Int(20_000_000 / max(firstPlay, 1)))) }

  /// How many rounds are played on several queues, and as many on one: half of the budget's worth.
  package var rounds: Int { max(1, min(10, Int(timeBudget / round / 2))) }

  /// How many rounds warm the queues up.
  package var warmUpRounds: Int { round * 20 < timeBudget ? 2 : 0 }

  private var round: Double { max(firstPlay * Double(unitsPerRound), 1) }

  /// How often one hierarchy is played with its blocks on one queue and on several: half of the
  /// budget's worth.
  package var blockRounds: Int { max(1, min(25, Int(timeBudget / 2 / max(2 * firstPlay, 1)))) }
}
