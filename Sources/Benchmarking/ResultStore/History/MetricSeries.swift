/// One metric of one case, run after run.
package struct MetricSeries: Codable, Hashable, Sendable {
  /// What was measured, where in the case.
  package struct Name: Codable, Hashable, Sendable {
    /// The step or phase; empty for the whole case.
    package var place: String
    /// The metric, such as `pivots`, `requests`, `time`.
    package var metric: String
    /// What the values count.
    package var unit: MetricComparison.Unit
    /// Whether equal work gives equal values.
    package var kind: MeterRecord.Kind
  }

  /// The value of one run.
  package struct Point: Codable, Hashable, Sendable {
    /// The run's id.
    package var run: String
    /// When the run began.
    package var date: String
    /// The commit that was measured, if it is known.
    package var commit: String?
    /// The value in the metric's unit; for time and throughput, the median.
    package var value: Double
  }

  /// What was measured.
  package var name: Name
  /// The values, oldest first.
  package var points: [Point]

  /// The runs at which an exact value changed from that of the run before.
  package var changes: [Point] {
    guard name.kind == .exact else { return [] }
    return zip(points, points.dropFirst()).filter { $0.value != $1.value }.map(\.1)
  }
}

extension CaseRecord {
  /// Every metric of the case with its value, in a fixed order.
  package var metrics: [(name: MetricSeries.Name, value: Double)] {
    var all: [(name: MetricSeries.Name, value: Double)] = []
    func add(
      _ place: String, _ metric: String, _ unit: MetricComparison.Unit, _ kind: MeterRecord.Kind,
      _ value: Double
    ) {
      all.append((.init(place: place, metric: metric, unit: unit, kind: kind), value))
    }
    for step in steps {
      for counter in step.work {
        add(step.label, counter.name, .count, .exact, Double(counter.count))
      }
    }
    for phase in allocations where phase.isRepeatable {
      add(phase.phase, "requests", .count, .exact, Double(phase.requests))
      add(phase.phase, "bytes", .bytes, .exact, Double(phase.bytes))
    }
    for step in steps {
      for time in step.times where !time.isTooShort {
        guard let summary = time.summary else { continue }
        add(step.label, time.metric, .nanoseconds, .noisy, summary.median)
      }
    }
    if let parallel, !parallel.isContended {
      add("", "throughput", .perSecond, .noisy, parallel.throughput)
    }
    return all
  }
}
