import Statistics

/// One metric of one case, before and after.
package struct MetricComparison: Codable, Hashable, Sendable {
  /// What a figure counts.
  package enum Unit: String, Codable, Hashable, Sendable {
    case count
    case bytes
    case nanoseconds
    case perSecond
    case checksum
  }

  /// Where in the case the figure was taken: a step or a phase; empty for the whole case.
  package var place: String
  /// The name of the metric, such as `pivots`, `requests`, `time`.
  package var metric: String
  /// What the figures count.
  package var unit: Unit
  /// Whether equal work gives equal figures: only such metrics decide a gate.
  package var kind: MeterRecord.Kind
  /// The figure of the baseline, in the unit; for time, the median; absent for checksums.
  package var baseline: Double?
  /// The figure of the candidate.
  package var candidate: Double?
  /// Where the ratio of candidate to baseline lies; for noisy metrics.
  package var lowestRatio: Double?
  /// Where the ratio of candidate to baseline lies; for noisy metrics.
  package var highestRatio: Double?
  /// The verdict of the figures.
  package var verdict: Verdict
  /// Why the verdict is not what the figures alone would give; absent when it is.
  package var note: String?

  /// How many times as great the candidate is; absent when the baseline is zero.
  package var ratio: Double? {
    guard let baseline, let candidate, baseline != 0 else { return nil }
    return candidate / baseline
  }
}

extension MetricComparison {
  /// Compares two exact figures, of which less is better.
  ///
  /// Changes up to `tolerance`, a share of the baseline, are no changes.
  static func exact(
    place: String, metric: String, unit: Unit, _ baseline: Int, _ candidate: Int,
    tolerance: Double = 0
  ) -> MetricComparison {
    let change = Double(candidate - baseline)
    let verdict: Verdict =
      change.magnitude <= tolerance * Double(baseline).magnitude
      ? .unchanged : (change < 0 ? .improved : .regressed)
    return MetricComparison(
      place: place, metric: metric, unit: unit, kind: .exact, baseline: Double(baseline),
      candidate: Double(candidate), verdict: verdict)
  }

  /// Compares two lists of noisy samples.
  ///
  /// Less is better for times, more for throughputs.
  static func noisy(
    place: String, metric: String, unit: Unit, _ baseline: [Double], _ candidate: [Double],
    lessIsBetter: Bool, policy: GatePolicy
  ) -> MetricComparison {
    var comparison = MetricComparison(
      place: place, metric: metric, unit: unit, kind: .noisy,
      baseline: TimeSummary(baseline)?.median, candidate: TimeSummary(candidate)?.median,
      verdict: .inconclusive)
    guard let found = RatioInterval(of: candidate, to: baseline, policy: policy) else {
      comparison.note = "no samples"
      return comparison
    }
    comparison.lowestRatio = found.interval.lowerBound
    comparison.highestRatio = found.interval.upperBound
    guard min(baseline.count, candidate.count) >= policy.minimumSampleCount else {
      comparison.note = "fewer than \(policy.minimumSampleCount) samples"
      return comparison
    }
    let smallest = 1 - policy.minimumTimeChange
    let greatest = 1 + policy.minimumTimeChange
    if found.interval.lowerBound >= smallest && found.interval.upperBound <= greatest {
      comparison.verdict = .unchanged
    } else if found.interval.upperBound < 1 && found.ratio < smallest {
      comparison.verdict = lessIsBetter ? .improved : .regressed
    } else if found.interval.lowerBound > 1 && found.ratio > greatest {
      comparison.verdict = lessIsBetter ? .regressed : .improved
    }
    return comparison
  }

  /// The same, but undecided, and why.
  func undecided(_ note: String) -> MetricComparison {
    var undecided = self
    undecided.verdict = .inconclusive
    undecided.note = note
    return undecided
  }
}
