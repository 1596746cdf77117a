#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Maps positive figures to places so that equal factors are equal distances.
package struct LogScale {
  private let low: Double
  private let high: Double
  private let from: Double
  private let to: Double

  /// Creates a scale that spans whole decades around the figures.
  ///
  /// - Parameters:
  ///   - values: The figures; those that are not positive are left out.
  ///   - from: The place of the least.
  ///   - to: The place of the greatest.
  package init(_ values: some Sequence<Double>, from: Double, to: Double) {
    let positive = values.filter { $0 > 0 && $0.isFinite }
    low = log10(positive.min() ?? 1).rounded(.down)
    let top = log10(positive.max() ?? 10).rounded(.up)
    high = top > low ? top : low + 1
    self.from = from
    self.to = to
  }

  /// The place of a figure; the ends for those beyond them.
  package func place(_ value: Double) -> Double {
    let share = (log10(max(value, 1e-300)) - low) / (high - low)
    return from + min(max(share, 0), 1) * (to - from)
  }

  /// Whether a figure lies within the scale.
  package func contains(_ value: Double) -> Bool {
    value > 0 && (low...high).contains(log10(value))
  }

  /// The powers of ten to label: at most six.
  package var ticks: [Double] {
    let step = max(1, Int(((high - low) / 5).rounded(.up)))
    return stride(from: Int(low), through: Int(high), by: step).map { pow(10, Double($0)) }
  }
}
