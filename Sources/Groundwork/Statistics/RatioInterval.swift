/// How many times as great one list of samples is as another, with the uncertainty of that.
package struct RatioInterval: Hashable, Sendable {
  /// The ratio of the medians.
  package var ratio: Double
  /// Where the ratio lies, with the confidence asked for.
  package var interval: ClosedRange<Double>

  /// Compares medians by the bootstrap: draws both lists anew, with replacement, many times, and
  /// takes the middle of the ratios found. (Efron and Tibshirani, *An Introduction to the
  /// Bootstrap*, chapter 13: the percentile interval.)
  ///
  /// The interval knows the noise within both runs, not that between runs. There is none when a list
  /// is empty or a median is not positive.
  ///
  /// - Parameters:
  ///   - candidate: The samples of the one.
  ///   - baseline: The samples of the other.
  ///   - confidence: How surely the interval holds the ratio, in 0 ..< 1.
  ///   - resamples: How often both are drawn anew.
  ///   - seed: The seed of the draws.
  /// - Complexity: O(*resamples* + *n* · √*n*) for *n* samples; see `BootstrapMedianSampler`.
  package init?(
    of candidate: [Double], to baseline: [Double], confidence: Double, resamples: Int,
    seed: UInt64
  ) {
    let above = candidate.sorted()
    let below = baseline.sorted()
    guard !above.isEmpty, !below.isEmpty else { return nil }
    let medianBelow = SampleStatistics.median(ofSorted: below)
    guard medianBelow > 0 else { return nil }
    ratio = SampleStatistics.median(ofSorted: above) / medianBelow

    let numerators = BootstrapMedianSampler(ofSorted: above)
    let denominators = BootstrapMedianSampler(ofSorted: below)
    var random = SeededGenerator(seed: seed)
    var ratios: [Double] = []
    ratios.reserveCapacity(resamples)
    for _ in 0..<max(resamples, 1) {
      let numerator = numerators.next(using: &random)
      let denominator = denominators.next(using: &random)
      // A list with zeros may draw a median of zero; such a draw carries no information about the ratio.
      if denominator > 0 { ratios.append(numerator / denominator) }
    }
    ratios.sort()
    guard !ratios.isEmpty else { return nil }
    let tail = (1 - confidence) / 2
    let low = Int((tail * Double(ratios.count)).rounded(.down))
    interval = ratios[low]...ratios[ratios.count - 1 - low]
  }
}
