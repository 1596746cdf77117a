/// One step in one round: two pairs of runs, of which A begins one and B the other.
///
/// The samples are of the thread's CPU clock on one queue. That the machine's cores are shared, so
/// that wall times and scaling over queues are spoilt, hardly touches them; that memory is, does. The
/// runs of a pair alternate every few milliseconds, so that both meet the same neighbours: what noise is
/// left is that of few samples, and all rounds together have many. A round is left out only where a virtual
/// machine's host took time, which some processors charge to the thread.
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

  /// Whether the host took so much time that the round decides nothing.
  package func isDisturbed(_ policy: GatePolicy) -> Bool {
    policy.isDisturbed(byStolenShare: stolenShare)
  }

  private static func mean(_ medians: [Double]) -> Double? {
    medians.isEmpty ? nil : medians.reduce(0, +) / Double(medians.count)
  }
}
