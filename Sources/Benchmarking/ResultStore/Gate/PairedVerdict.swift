import Foundation
import Statistics

/// The verdict of a paired measurement's rounds on one step, or on all steps together.
package struct PairedVerdict: Codable, Hashable, Sendable {
  /// How many times as long B takes: the median over the rounds; of all steps, the geometric mean of
  /// their medians.
  package var ratio: Double
  /// The least ratio within the confidence.
  package var lowest: Double
  /// The greatest ratio within the confidence.
  package var highest: Double
  /// How many rounds were used.
  package var rounds: Int
  /// How many were disturbed, and left out unless asked for.
  package var disturbedRounds: Int
  /// The change, as a share, that had to be exceeded.
  package var threshold: Double
  /// The verdict.
  package var verdict: Verdict

  /// Judges the rounds of one step.
  ///
  /// *Regressed* or *improved* only when the whole interval lies beyond the threshold; *unchanged*
  /// when it lies within; *inconclusive* otherwise, and with too few rounds.
  ///
  /// - Parameters:
  ///   - step: The rounds.
  ///   - threshold: The change, as a share, that is worth reporting.
  ///   - includesDisturbed: Whether to use disturbed rounds; for showing only.
  ///   - policy: Confidence, draws and the fewest rounds.
  package init?(
    _ step: PairedComparison.Step, threshold: Double, includesDisturbed: Bool = false,
    policy: GatePolicy
  ) {
    let logs = Self.logs(of: step, includesDisturbed: includesDisturbed)
    self.init(
      logs: logs, Self.median, disturbed: step.isDisturbed.count { $0 }, threshold: threshold,
      policy: policy)
  }

  /// Judges all steps together: the mean over the steps of their medians.
  ///
  /// Noise of the steps cancels out, so that a change of everything by a few percent is seen that no
  /// single step would show.
  package init?(
    suiteOf comparison: PairedComparison, threshold: Double, includesDisturbed: Bool = false,
    policy: GatePolicy
  ) {
    // Steps of different scenarios have rounds of their own, so each step gives its median; the draws
    // are over steps.
    let medians = comparison.steps.compactMap { step -> Double? in
      let logs = Self.logs(of: step, includesDisturbed: includesDisturbed)
      guard logs.count >= policy.minimumRoundCount else { return nil }
      return Self.median(logs)
    }
    let disturbed = comparison.steps.map { $0.isDisturbed.count { $0 } }.max() ?? 0
    self.init(
      logs: medians, Self.mean, disturbed: disturbed, threshold: threshold, policy: policy)
  }

  // What a neighbour adds to both programs draws the ratio of a round towards one, and what it adds to one
  // of them takes it anywhere. Both are rare enough to leave the middle round alone, and not the mean: of
  // five percent put in on purpose the mean over the rounds showed 3.6, the median 4.
  private static func median(_ logs: [Double]) -> Double {
    SampleStatistics.median(ofSorted: logs.sorted())
  }

  private static func mean(_ logs: [Double]) -> Double {
    logs.reduce(0, +) / Double(logs.count)
  }

  private static func logs(
    of step: PairedComparison.Step, includesDisturbed: Bool
  ) -> [Double] {
    step.baseline.indices.compactMap { round in
      guard includesDisturbed || !step.isDisturbed[round], step.baseline[round] > 0,
        step.candidate[round] > 0
      else { return nil }
      return Foundation.log(step.candidate[round] / step.baseline[round])
    }
  }

  private init?(
    logs: [Double], _ middle: ([Double]) -> Double, disturbed: Int, threshold: Double,
    policy: GatePolicy
  ) {
    guard !logs.isEmpty else { return nil }
    var random = SeededGenerator(seed: policy.seed)
    var middles: [Double] = []
    middles.reserveCapacity(policy.resamples)
    for _ in 0..<max(policy.resamples, 1) {
      middles.append(middle(logs.map { _ in logs[random.below(logs.count)] }))
    }
    middles.sort()
    let tail = Int(((1 - policy.confidence) / 2 * Double(middles.count)).rounded(.down))
    ratio = Foundation.exp(middle(logs))
    lowest = Foundation.exp(middles[tail])
    highest = Foundation.exp(middles[middles.count - 1 - tail])
    rounds = logs.count
    disturbedRounds = disturbed
    self.threshold = threshold
    if logs.count < policy.minimumRoundCount {
      verdict = .inconclusive
    } else if lowest > 1 + threshold {
      verdict = .regressed
    } else if highest < 1 / (1 + threshold) {
      verdict = .improved
    } else if lowest >= 1 / (1 + threshold) && highest <= 1 + threshold {
      verdict = .unchanged
    } else {
      verdict = .inconclusive
    }
  }
}
