package import Statistics

/// Durations of the same work, in the order in which they were taken.
package struct TimeSamples: Hashable, Sendable {
  /// The clock they were taken with.
  package var clock: MeterClock
  /// Nanoseconds for one repetition of the work, one value a sample.
  package var nanoseconds: [Double]
  /// How often the work was repeated in each sample; each value is a sample divided by this.
  package var repetitions: Int
  /// What one reading of the clock cost, in nanoseconds.
  package var clockCost: Double

  /// Creates samples.
  package init(
    clock: MeterClock, nanoseconds: [Double], repetitions: Int = 1, clockCost: Double
  ) {
    self.clock = clock
    self.nanoseconds = nanoseconds
    self.repetitions = repetitions
    self.clockCost = clockCost
  }

  /// The statistics of the samples, if there are any.
  package var statistics: SampleStatistics? { SampleStatistics(nanoseconds) }

  /// Whether samples last less than a thousand times what reading the clock costs.
  ///
  /// Then the clock is part of what was measured; such samples are shown, but never gate.
  package var isTooShort: Bool {
    guard let statistics else { return false }
    return statistics.median * Double(repetitions)
      < SamplingPlan.clockCostsPerSample * clockCost
  }
}
