/// What counts as a change: every tolerance of a comparison, in one place.
package struct GatePolicy: Hashable, Sendable {
  /// The change of allocated bytes, as a share, that is no change.
  ///
  /// Zero, and a longer word of a message fails a run; much more, and an array that grew by a
  /// column goes unseen. Counts of requests and work have no tolerance: they are exact.
  package var bytesTolerance = 0.005

  /// The change of time, as a share, that is worth telling.
  ///
  /// Lower, and the layout of the program in memory is told as a change of the code.
  package var leastTimeChange = 0.05

  /// The confidence of the interval of the ratio of medians.
  package var confidence = 0.95

  /// The fewest samples on either side that a verdict on time is given for.
  package var fewestSamples = 6

  /// How often samples are drawn anew for the interval.
  package var resamples = 1_000

  /// The seed of those draws: the same records give the same verdict.
  package var seed: UInt64 = 1

  /// Creates the policy of the nightly gate.
  package init() {}
}
