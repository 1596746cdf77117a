#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What was measured at one size: where the median cost lies.
package struct CostEstimate: Hashable, Sendable {
  /// The median of the samples.
  package var median: Double
  /// Where the median lies with a confidence of 95 %.
  package var interval: ClosedRange<Double>

  /// Creates an estimate.
  package init(median: Double, interval: ClosedRange<Double>) {
    self.median = median
    self.interval = interval
  }
}

/// Finds the largest size whose cost fits a budget.
///
/// Sizes are doubled until one surely does not fit, then the gap is halved (in the logarithm) from
/// both sides: towards the largest size that surely fits, and towards the smallest that surely does
/// not. Between them lies what the samples cannot determine.
package struct LoadRamp: Hashable, Sendable {
  /// What a cost must not exceed.
  package var budget: Double
  /// The sizes among which is searched.
  package var sizes: ClosedRange<Int>
  /// The search stops when neighbouring sizes differ by less than this share.
  package var precision: Double

  /// Creates a search.
  package init(budget: Double, sizes: ClosedRange<Int>, precision: Double = 0.02) {
    self.budget = budget
    self.sizes = sizes
    self.precision = precision
  }

  /// The smallest size that is tried, where the scenario can be made so small.
  private static let smallestSize = 4

  /// The sizes of a scenario among which is searched.
  ///
  /// - Parameter admitted: Those that it can be made in.
  /// - Returns: Those of them that are worth a try.
  package static func sizes(among admitted: ClosedRange<Int>) -> ClosedRange<Int> {
    max(admitted.lowerBound, min(smallestSize, admitted.upperBound))...admitted.upperBound
  }

  /// What a search found.
  package struct Result: Hashable, Sendable {
    /// The largest size that fits, between the sizes measured by the power law through them; zero
    /// when not even the smallest fits.
    package var size: Int
    /// The largest size measured that surely fits; zero when none does.
    package var low: Int
    /// One less than the smallest size measured that surely does not fit; nil when all fit.
    package var high: Int?

    /// Creates a result.
    package init(size: Int, low: Int, high: Int?) {
      self.size = size
      self.low = low
      self.high = high
    }
  }

  /// Searches.
  ///
  /// - Parameters:
  ///   - isExhausted: Whether to stop early, with what is known.
  ///   - measure: The cost at a size.
  /// - Returns: What is known in the end.
  /// - Throws: what `measure` throws.
  /// - Complexity: O(log (largest size) + log (1 / precision)) measurements.
  package func search<Failure: Error>(
    isExhausted: () -> Bool = { false },
    measure: (Int) throws(Failure) -> CostEstimate
  ) throws(Failure) -> Result {
    // The two ends of what is sure, and the two ends of what is not.
    var low: (size: Int, cost: Double)?
    var high: (size: Int, cost: Double)?
    var firstUnsure: Int?
    var lastUnsure: Int?

    var size = sizes.lowerBound
    while high == nil, !isExhausted() {
      let cost = try measure(size)
      if cost.interval.upperBound <= budget {
        // A size that fits after one that was unsure: that one was noise.
        low = (size, cost.median)
        firstUnsure = nil
        lastUnsure = nil
      } else if cost.interval.lowerBound > budget {
        high = (size, cost.median)
      } else {
        firstUnsure = firstUnsure ?? size
        lastUnsure = size
      }
      if size >= sizes.upperBound { break }
      size = min(size * 2, sizes.upperBound)
    }
    while let below = low?.size, let above = firstUnsure ?? high?.size, !isExhausted(),
      let middle = middle(below, above)
    {
      let cost = try measure(middle)
      if cost.interval.upperBound <= budget {
        low = (middle, cost.median)
      } else if cost.interval.lowerBound > budget, firstUnsure == nil {
        high = (middle, cost.median)
      } else {
        firstUnsure = middle
        lastUnsure = lastUnsure ?? middle
      }
    }
    while let below = lastUnsure, let above = high?.size, !isExhausted(),
      let middle = middle(below, above)
    {
      let cost = try measure(middle)
      if cost.interval.lowerBound > budget {
        high = (middle, cost.median)
      } else {
        lastUnsure = middle
      }
    }
    return result(low, high)
  }

  /// The size halfway in the logarithm, or nothing when the two are near enough.
  private func middle(_ below: Int, _ above: Int) -> Int? {
    guard above - below > 1, Double(above) > Double(below) * (1 + precision) else { return nil }
    let middle = Int((Double(below) * Double(above)).squareRoot().rounded())
    return min(max(middle, below + 1), above - 1)
  }

  private func result(
    _ low: (size: Int, cost: Double)?, _ high: (size: Int, cost: Double)?
  ) -> Result {
    guard let low else { return Result(size: 0, low: 0, high: high.map { $0.size - 1 }) }
    guard let high else { return Result(size: low.size, low: low.size, high: nil) }
    var size = low.size
    if high.cost > low.cost, low.cost > 0 {
      let share = min(max(log(budget / low.cost) / log(high.cost / low.cost), 0), 1)
      let ratio = Double(high.size) / Double(low.size)
      size = Int(Double(low.size) * pow(ratio, share))
    }
    return Result(
      size: min(max(size, low.size), high.size - 1), low: low.size, high: high.size - 1)
  }
}
