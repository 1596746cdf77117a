import Foundation

/// Where the median of a population lies, estimated from samples without assuming their shape.
///
/// The interval runs between two order statistics whose ranks come from the binomial distribution
/// in its normal approximation (Conover, *Practical Nonparametric Statistics*, section 3.2).
package struct MedianInterval: Hashable, Sendable {
  /// The lower end.
  package var low: Double
  /// The upper end.
  package var high: Double

  /// Two-sided quantile of the normal distribution for a confidence of 95 %.
  private static let quantile = 1.96

  /// Finds the interval; nothing for fewer than six samples, which cannot give one of 95 %.
  package init?(_ samples: [Double]) {
    guard samples.count >= 6 else { return nil }
    let sorted = samples.sorted()
    let count = Double(sorted.count)
    let reach = Self.quantile * count.squareRoot() / 2
    let below = Int((count / 2 - reach).rounded(.down))
    let above = Int((count / 2 + reach).rounded(.up))
    low = sorted[max(below - 1, 0)]
    high = sorted[min(above, sorted.count - 1)]
  }
}
