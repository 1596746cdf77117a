import Foundation
import Statistics

/// The verdict of a paired measurement's rounds on one step, or on all steps together.
package struct PairedVerdict: Codable, Hashable, Sendable {
  /// How many times as long B takes: the geometric mean over the rounds.
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
  ///   - includesDisturbed: Whether to use rounds that contradict themselves; for showing only.
  ///   - policy: Confidence, draws and the fewest rounds.
  package init?(
    _ step: PairedComparison.Step, threshold: Double, includesDisturbed: Bool = false,
    policy: GatePolicy
  ) {
    let logs = Self.logs(of: step, includesDisturbed: includesDisturbed)
    self.init(
      logs: logs, disturbed: step.isDisturbed.count { $0 }, threshold: threshold, policy: policy)
  }

  /// Judges all steps together: the mean over the steps of each round's ratio.
  ///
  /// Noise of the steps cancels out, so that a change of everything by a few percent is seen that no
  /// single step would show.
  package init?(
    suiteOf comparison: PairedComparison, threshold: Double, includesDisturbed: Bool = false,
    policy: GatePolicy
  ) {
    // Steps of different scenarios have rounds of their own, so each step gives its mean; the draws
    // are over steps.
    let means = comparison.steps.compactMap { step -> Double? in
      let logs = Self.logs(of: step, includesDisturbed: includesDisturbed)
      guard logs.count >= policy.minimumRoundCount else { return nil }
      return logs.reduce(0, +) / Double(logs.count)
    }
    let disturbed = comparison.steps.map { $0.isDisturbed.count { $0 } }.max() ?? 0
    self.init(logs: means, disturbed: disturbed, threshold: threshold, policy: policy)
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

  private init?(logs: [Double], disturbed: Int, threshold: Double, policy: GatePolicy) {
    guard !logs.isEmpty else { return nil }
    var random = SeededGenerator(seed: policy.seed)
    var means: [Double] = []
    means.reserveCapacity(policy.resamples)
    for _ in 0..<max(policy.resamples, 1) {
      var sum = 0.0
      for _ in logs { sum += logs[random.below(logs.count)] }
      means.append(sum / Double(logs.count))
    }
    means.sort()
    let tail = Int(((1 - policy.confidence) / 2 * Double(means.count)).rounded(.down))
    ratio = Foundation.exp(logs.reduce(0, +) / Double(logs.count))
    lowest = Foundation.exp(means[tail])
    highest = Foundation.exp(means[means.count - 1 - tail])
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
