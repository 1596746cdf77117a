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
  /// The interval knows the noise within both runs, not that between runs.
  ///
  /// - Returns: `nil` when a list is empty or a median is not positive.
  /// - Complexity: O(*resamples* + *n* · √*n*) for *n* samples; see `MedianDraws`.
  package init?(of candidate: [Double], to baseline: [Double], policy: GatePolicy) {
    let above = candidate.sorted()
    let below = baseline.sorted()
    guard !above.isEmpty, !below.isEmpty else { return nil }
    let medianBelow = Median.ofSorted(below)
    guard medianBelow > 0 else { return nil }
    ratio = Median.ofSorted(above) / medianBelow

    let numerators = MedianDraws(ofSorted: above)
    let denominators = MedianDraws(ofSorted: below)
    var random = SeededGenerator(seed: policy.seed)
    var ratios: [Double] = []
    ratios.reserveCapacity(policy.resamples)
    for _ in 0..<max(policy.resamples, 1) {
      let numerator = numerators.next(using: &random)
      let denominator = denominators.next(using: &random)
      // A list with zeros may draw a median of zero; such a draw says nothing of the ratio.
      if denominator > 0 { ratios.append(numerator / denominator) }
    }
    ratios.sort()
    guard !ratios.isEmpty else { return nil }
    let tail = (1 - policy.confidence) / 2
    let low = Int((tail * Double(ratios.count)).rounded(.down))
    interval = ratios[low]...ratios[ratios.count - 1 - low]
  }
}

/// Pseudorandom numbers that repeat: SplitMix64 (Steele, Lea and Flood, 2014).
struct SeededGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number in 0 ..< `bound`: the high half of a product, biased by less than `bound` / 2⁶⁴.
  mutating func below(_ bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// A number in 0 ..< 1, in steps of 2⁻⁵³.
  mutating func share() -> Double {
    Double(next() >> 11) * 0x1p-53
  }
}
