/// Statistics of a list of samples, without the assumption that they are normally distributed.
package struct SampleStatistics: Hashable, Sendable {
  /// How many samples there are; at least one.
  package var count: Int
  /// The least sample: the nearest to the cost of the work itself.
  package var minimum: Double
  /// The middle sample.
  package var median: Double
  /// The median of the distances from the median.
  package var medianAbsoluteDeviation: Double
  /// Where the median of the population lies, with a confidence of at least 95 % when there are
  /// six samples or more; between the extremes otherwise.
  package var medianInterval: ClosedRange<Double>
  /// The sample that 90 % do not exceed.
  package var p90: Double
  /// The sample that 95 % do not exceed.
  package var p95: Double
  /// The sample that 99 % do not exceed.
  package var p99: Double
  /// The greatest sample.
  package var maximum: Double

  /// Describes samples, or returns nothing when there are none.
  ///
  /// - Complexity: O(*n* log *n*) for *n* samples.
  package init?(_ samples: [Double]) {
    guard !samples.isEmpty else { return nil }
    let sorted = samples.sorted()
    let median = Self.median(ofSorted: sorted)
    count = sorted.count
    minimum = sorted[0]
    maximum = sorted[sorted.count - 1]
    self.median = median
    medianAbsoluteDeviation = Self.median(ofSorted: sorted.map { ($0 - median).magnitude }.sorted())
    medianInterval = Self.medianInterval(ofSorted: sorted)
    p90 = Self.percentile(90, ofSorted: sorted)
    p95 = Self.percentile(95, ofSorted: sorted)
    p99 = Self.percentile(99, ofSorted: sorted)
  }

  /// Half the interval of the median, as a share of the median; infinite for a median of zero.
  package var relativeUncertainty: Double {
    let halfWidth = (medianInterval.upperBound - medianInterval.lowerBound) / 2
    if halfWidth == 0 { return 0 }
    return median == 0 ? .infinity : halfWidth / median.magnitude
  }

  /// The middle of sorted samples; the mean of the two middle ones when their number is even.
  package static func median(ofSorted sorted: [Double]) -> Double {
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  /// The least sample that at least `percent` % of the samples do not exceed (nearest rank).
  package static func percentile(_ percent: Double, ofSorted sorted: [Double]) -> Double {
    let rank = (percent / 100 * Double(sorted.count)).rounded(.up)
    return sorted[min(max(Int(rank), 1), sorted.count) - 1]
  }

  /// The sign test's interval: from the *k*th least to the *k*th greatest sample.
  ///
  /// Each sample lies below the population's median with probability 1/2, so how many do is
  /// binomial; *k* is the greatest rank whose two tails hold at most 5 % together. (Conover,
  /// *Practical Nonparametric Statistics*, confidence intervals for a quantile.)
  private static func medianInterval(ofSorted sorted: [Double]) -> ClosedRange<Double> {
    let count = sorted.count
    // The probability that exactly `below` samples lie below, in logarithms against underflow.
    var logProbability = -Double(count) * logOfTwo
    var tail = 0.0
    var rank = 0
    for below in 0..<(count / 2) {
      tail += exponential(logProbability)
      if 2 * tail > 0.05 { break }
      rank = below
      logProbability += logarithm(Double(count - below) / Double(below + 1))
    }
    let (low, high) = (sorted[rank], sorted[count - 1 - rank])
    // Samples that are no numbers have no order: then nothing is known.
    return low <= high ? low...high : -.infinity ... .infinity
  }
}
