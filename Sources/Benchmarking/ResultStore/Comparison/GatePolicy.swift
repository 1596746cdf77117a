/// What counts as a change: every tolerance of a comparison, in one place.
package struct GatePolicy: Hashable, Sendable {
  /// The change of allocated bytes, as a share, that is no change.
  ///
  /// Zero, and a longer word of a message fails a run; much more, and an array that grew by a
  /// column goes unseen. Counts of requests and work have no tolerance: they are exact.
  package var bytesTolerance = 0.005

  /// The change of time, as a share, that is worth reporting.
  ///
  /// Lower, and the layout of the program in memory is reported as a change of the code.
  package var minimumTimeChange = 0.05

  /// The confidence of the interval of the ratio of medians.
  package var confidence = 0.95

  /// The fewest samples on either side that a verdict on time is given for.
  package var minimumSampleCount = 6

  /// The fewest rounds of a paired measurement that a verdict is given for.
  package var minimumRoundCount = 5

  /// The fewest samples of a step in each run of a paired round.
  ///
  /// Fewer than for two stored records: the interval comes from the rounds, not from the samples.
  package var minimumSamplesPerRound = 3

  /// The fewest readings of the clock that a sample of a paired round lasts as long as.
  ///
  /// A quarter of what other samples must: the clock's cost, the same on both sides, then draws the
  /// ratio towards one by under half a percent.
  package var minimumClockCostsPerRound = 250.0

  /// The share of time that a virtual machine's host may take during a paired round.
  package var maximumStolenShare = 0.1

  /// The change of the geometric mean over all steps of a paired measurement, as a share, that
  /// fails.
  ///
  /// Half of what a single step may change: the mean of many steps is steadier than each.
  package var minimumSuiteChange = 0.025

  /// The fewest steps that a verdict on their mean is given for.
  package var minimumSuiteStepCount = 5

  /// How many interquartile ranges beyond the third quartile of its own history's changes a case's
  /// time must change to fail: the outer fence of Tukey.
  package var fenceWidth = 3.0

  /// How many times as long as in stored history a time must be to fail without a paired run.
  package var minimumStoredFactor = 3.0

  /// The fewest changes in a case's history from which a fence is drawn.
  package var minimumHistoricChangeCount = 8

  /// How many seconds after this machine's clock a run may be dated.
  ///
  /// A day: machines that share records disagree by less, and a run dated later would be the newest
  /// for as long.
  package var clockTolerance = 86_400.0

  /// How often samples are drawn anew for the interval.
  package var resamples = 1_000

  /// The seed of those draws: the same records give the same verdict.
  package var seed: UInt64 = 1

  /// Creates the policy of the nightly gate.
  package init() {}

  /// Whether a paired round decides nothing of which a virtual machine's host took a share of the time.
  package func isDisturbed(byStolenShare share: Double) -> Bool { share > maximumStolenShare }
}
