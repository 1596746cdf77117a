import Histogram

/// Durations of many frames in constant memory, to three significant digits.
///
/// For the tail of long runs, where keeping every sample would cost more than the work. Recording
/// does not allocate.
package struct LatencyHistogram: Sendable {
  private var histogram: Histogram<UInt64>

  /// The longest duration that is kept apart from longer ones: one minute, in nanoseconds.
  package static let longest: UInt64 = 60_000_000_000

  /// Creates an empty histogram.
  package init() {
    histogram = Histogram(
      lowestDiscernibleValue: 1, highestTrackableValue: Self.longest,
      numberOfSignificantValueDigits: .three)
  }

  /// Adds a duration in nanoseconds; one above ``longest`` counts as ``longest``.
  package mutating func record(_ nanoseconds: UInt64) {
    histogram.record(min(nanoseconds, Self.longest))
  }

  /// Adds what another histogram recorded, such as another queue's.
  package mutating func merge(_ other: LatencyHistogram) {
    histogram.add(other.histogram)
  }

  /// How many durations were recorded.
  package var count: Int { Int(histogram.totalCount) }

  /// The duration in nanoseconds that `percent` % do not exceed, to three digits; zero when empty.
  package func percentile(_ percent: Double) -> UInt64 {
    count == 0 ? 0 : histogram.valueAtPercentile(percent)
  }

  /// The longest duration in nanoseconds, to three digits; zero when empty.
  package var maximum: UInt64 { count == 0 ? 0 : histogram.max }

  /// The shortest duration in nanoseconds, to three digits; zero when empty.
  package var minimum: UInt64 { count == 0 ? 0 : histogram.min }

  /// How many durations were longer than `limit`, such as the length of a display frame.
  package func count(longerThan limit: UInt64) -> Int {
    guard count > 0, limit < Self.longest else { return 0 }
    return Int(histogram.count(within: (limit + 1)...Self.longest))
  }
}
