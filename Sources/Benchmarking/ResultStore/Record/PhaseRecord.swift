import Statistics

/// What was found for one step of a case.
package struct PhaseRecord: Codable, Hashable, Sendable {
  /// The name of the step; unique within its case.
  package var label: String
  /// The samples of time, if time was measured.
  package var time: TimeRecord?
  /// The time that all queues together held cores, where the strategy works on several.
  ///
  /// Then ``time`` is wall time. Absent where the calling thread does all of the work.
  package var queueTime: TimeRecord?
  /// The work counters of one play of the step, in a fixed order.
  package var work: [CounterRecord]

  /// Creates the record of a step.
  package init(
    label: String, time: TimeRecord? = nil, queueTime: TimeRecord? = nil,
    work: [CounterRecord] = []
  ) {
    self.label = label
    self.time = time
    self.queueTime = queueTime
    self.work = work
  }
}

/// One deterministic counter.
package struct CounterRecord: Codable, Hashable, Sendable {
  /// The name of the counter.
  package var name: String
  /// Its value.
  package var count: Int

  /// Creates a counter.
  package init(name: String, count: Int) {
    self.name = name
    self.count = count
  }
}

/// Samples of time, with their statistics.
package struct TimeRecord: Codable, Hashable, Sendable {
  /// The clock: `threadCPU` for the calling thread, `monotonic` for wall time, `processCPU` for the
  /// sum over all threads.
  package var clock: String
  /// Nanoseconds for one play, one value a sample, in the order in which they were taken.
  package var samples: [Double]
  /// How many plays each sample is the mean of.
  package var repetitions: Int
  /// Whether samples were so short that reading the clock took part in them.
  package var isTooShort: Bool
  /// The statistics of the samples; can be computed from them, and is here for readers in other languages.
  package var summary: TimeSummary?

  /// Creates a record of samples and summarises them.
  package init(clock: String, samples: [Double], repetitions: Int, isTooShort: Bool) {
    self.clock = clock
    self.samples = samples
    self.repetitions = repetitions
    self.isTooShort = isTooShort
    summary = TimeSummary(samples)
  }
}

extension TimeRecord {
  /// The name of the metric: times of different clocks are different metrics.
  package var metric: String {
    switch clock {
    case "monotonic": "wall time"
    case "processCPU": "time of all queues"
    default: "time"
    }
  }
}

extension PhaseRecord {
  /// The times that were taken: one, or wall time and the time of all queues.
  package var times: [TimeRecord] { [time, queueTime].compactMap { $0 } }
}

/// Statistics of samples of time, in nanoseconds.
package struct TimeSummary: Codable, Hashable, Sendable {
  /// The least sample.
  package var minimum: Double
  /// The middle sample.
  package var median: Double
  /// The median of the distances from the median.
  package var medianAbsoluteDeviation: Double
  /// The sample that 95 % do not exceed.
  package var p95: Double
  /// The sample that 99 % do not exceed.
  package var p99: Double
  /// The greatest sample.
  package var maximum: Double

  /// Summarises samples, or returns nothing when there are none.
  package init?(_ samples: [Double]) {
    guard let statistics = SampleStatistics(samples) else { return nil }
    minimum = statistics.minimum
    maximum = statistics.maximum
    median = statistics.median
    medianAbsoluteDeviation = statistics.medianAbsoluteDeviation
    p95 = statistics.p95
    p99 = statistics.p99
  }
}
