import Foundation

/// Maps figures to places so that equal differences are equal distances.
struct LinearScale {
  /// The figures at the ends.
  let low: Double
  let high: Double
  private let from: Double
  private let to: Double

  /// Creates a scale for figures from `low` to `high`, which need not differ.
  init(low: Double, high: Double, from: Double, to: Double) {
    self.low = low
    self.high = high > low ? high : low + max(low.magnitude * 0.1, 1)
    self.from = from
    self.to = to
  }

  /// The place of a figure; the ends for those beyond them.
  func place(_ value: Double) -> Double {
    from + min(max((value - low) / (high - low), 0), 1) * (to - from)
  }

  /// Three or four round figures to label.
  var ticks: [Double] {
    let raw = (high - low) / 3
    let power = pow(10, log10(raw).rounded(.down))
    let step = [1, 2, 2.5, 5, 10].map { $0 * power }.first { $0 >= raw * 0.8 } ?? raw
    let first = (low / step).rounded(.up) * step
    return stride(from: first, through: high, by: step).map { $0 }
  }
}
