/// One step in one round, A B B A: the samples of each program's own runs.
///
/// The samples are of the thread's CPU clock on one queue. That the machine's cores are shared, so
/// that wall times and scaling over queues are spoilt, hardly touches them; a verdict is therefore
/// refused by evidence on this round alone: the two runs of one program, some moments apart, must
/// agree with each other. The evidence treats A and B alike, so leaving rounds out by it favours
/// neither.
package struct PairedRound: Hashable, Sendable {
  /// The medians of A's runs, in nanoseconds.
  package var baseline: [Double]
  /// The medians of B's runs, in nanoseconds.
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

  /// Whether a program's runs contradict each other, or the host took time that some processors
  /// charge to the thread.
  package func isDisturbed(_ policy: GatePolicy) -> Bool {
    stolenShare > policy.maximumStolenShare
      || Self.difference(baseline) > policy.maximumSelfDifference
      || Self.difference(candidate) > policy.maximumSelfDifference
  }

  private static func mean(_ medians: [Double]) -> Double? {
    medians.isEmpty ? nil : medians.reduce(0, +) / Double(medians.count)
  }

  /// By what share the greatest exceeds the least.
  private static func difference(_ medians: [Double]) -> Double {
    guard let least = medians.min(), let greatest = medians.max(), least > 0 else { return 0 }
    return greatest / least - 1
  }
}
