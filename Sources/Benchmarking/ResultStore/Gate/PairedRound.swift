/// One step in one round: two pairs of runs, of which A begins one and B the other.
///
/// The samples are of the thread's CPU clock on one queue. That the machine's cores are shared, so
/// that wall times and scaling over queues are spoilt, hardly touches them; that memory is, does. The
/// runs of a pair alternate every few milliseconds, so that both meet the same neighbours. A verdict is
/// refused by evidence on this round alone: its two pairs must agree on how A and B compare. The
/// evidence treats A and B alike, so leaving rounds out by it favours neither.
package struct PairedRound: Hashable, Sendable {
  /// The medians of A's runs, in nanoseconds, pair by pair.
  package var baseline: [Double]
  /// The medians of B's runs, in nanoseconds, pair by pair.
  package var candidate: [Double]
  /// The greatest share of time that a virtual machine's host took during any of the runs.
  package var stolenShare: Double

  /// Creates a round.
  package init(baseline: [Double], candidate: [Double], stolenShare: Double = 0) {
    self.baseline = baseline
    self.candidate = candidate
    self.stolenShare = stolenShare
  }

  /// The mean of A's medians; nothing without runs.
  package var baselineMean: Double? { Self.mean(baseline) }

  /// The mean of B's medians; nothing without runs.
  package var candidateMean: Double? { Self.mean(candidate) }

  /// Whether the pairs contradict each other, or the host took time that some processors charge to the
  /// thread.
  package func isDisturbed(_ policy: GatePolicy) -> Bool {
    stolenShare > policy.maximumStolenShare || pairDifference > policy.maximumPairDifference
  }

  /// By what share the greatest ratio of a pair exceeds the least.
  private var pairDifference: Double {
    let ratios = zip(baseline, candidate).map { $0 > 0 ? $1 / $0 : 0 }
    guard let least = ratios.min(), let greatest = ratios.max(), least > 0 else { return 0 }
    return greatest / least - 1
  }

  private static func mean(_ medians: [Double]) -> Double? {
    medians.isEmpty ? nil : medians.reduce(0, +) / Double(medians.count)
  }
}
