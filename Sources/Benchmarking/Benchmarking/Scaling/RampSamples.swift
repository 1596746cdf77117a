import Metering
package import Statistics

/// How many plays at one size decide whether it fits a display frame.
package enum RampSamples {
  /// Six samples are the fewest whose extremes hold the median with a confidence of 95 %.
  private static let minimumCount = 7
  private static let maximumCount = 21

  /// Whether no more plays are needed.
  ///
  /// - Parameters:
  ///   - statistics: The statistics of the samples, in nanoseconds.
  ///   - budget: What a frame may take.
  ///   - isLate: Whether the search's time is over.
  /// - Returns: Whether the median is surely on one side of the budget, or will not be.
  package static func areEnough(
    _ statistics: SampleStatistics, budget: Double, isLate: Bool
  ) -> Bool {
    // Far from both budgets two plays decide.
    let smallest = Double(FrameStatistics.budgets.min() ?? 0)
    let isFar = statistics.minimum > 4 * budget || statistics.maximum < smallest / 4
    let isDecided = !statistics.medianInterval.contains(budget) && statistics.count >= minimumCount
    return isDecided || statistics.count >= maximumCount
      || ((isFar || isLate) && statistics.count >= 2)
  }
}
