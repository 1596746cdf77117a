#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Maps figures to places so that equal differences are equal distances.
package struct LinearScale {
  /// The least figure.
  package let low: Double
  /// The greatest figure.
  package let high: Double
  private let from: Double
  private let to: Double

  /// Creates a scale for figures from `low` to `high`, which need not differ.
  package init(low: Double, high: Double, from: Double, to: Double) {
    self.low = low
    self.high = high > low ? high : low + max(low.magnitude * 0.1, 1)
    self.from = from
    self.to = to
  }

  /// The place of a figure; the ends for those beyond them.
  package func place(_ value: Double) -> Double {
    from + min(max((value - low) / (high - low), 0), 1) * (to - from)
  }

  /// Three or four round figures to label.
  package var ticks: [Double] {
    let raw = (high - low) / 3
    let power = pow(10, log10(raw).rounded(.down))
    let step = [1, 2, 2.5, 5, 10].map { $0 * power }.first { $0 >= raw * 0.8 } ?? raw
    let first = (low / step).rounded(.up) * step
    return stride(from: first, through: high, by: step).map { $0 }
  }
}
