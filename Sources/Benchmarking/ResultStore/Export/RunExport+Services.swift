extension RunExport {
  struct BencherMetric: Encodable {
    var value: Double
    var lowerValue: Double?
    var upperValue: Double?

    private enum CodingKeys: String, CodingKey {
      case value
      case lowerValue = "lower_value"
      case upperValue = "upper_value"
    }
  }

  static func bencher(_ record: RunRecord) -> [String: [String: BencherMetric]] {
    var all: [String: [String: BencherMetric]] = [:]
    for found in record.cases {
      for step in found.steps {
        var measures: [String: BencherMetric] = [:]
        if let summary = step.time?.summary {
          measures["latency"] = BencherMetric(
            value: summary.median, lowerValue: summary.minimum, upperValue: summary.p95)
        }
        for counter in step.work {
          measures[counter.name] = BencherMetric(value: Double(counter.count))
        }
        if let phase = found.allocations.first(where: { $0.phase == step.label }) {
          measures["allocations"] = BencherMetric(value: Double(phase.requests))
          measures["allocated-bytes"] = BencherMetric(value: Double(phase.bytes))
          measures["peak-bytes"] = BencherMetric(value: Double(phase.peakBytes))
        }
        all["\(found.key)/\(step.label)"] = measures
      }
      if let parallel = found.parallel {
        all["\(found.key)"] = ["throughput": BencherMetric(value: parallel.throughput)]
      }
    }
    return all
  }

  struct ActionEntry: Encodable {
    var name: String
    var unit: String
    var value: Double
    var range: String?
    var extra: String?
  }

  static func actionBenchmark(_ record: RunRecord) -> [ActionEntry] {
    record.cases.flatMap { found -> [ActionEntry] in
      found.steps.flatMap { step -> [ActionEntry] in
        var entries: [ActionEntry] = []
        if let summary = step.time?.summary {
          entries.append(
            ActionEntry(
              name: "\(found.key)/\(step.label)", unit: "ns", value: summary.median,
              range: "± \(number(summary.medianAbsoluteDeviation))",
              extra: "\(step.time?.samples.count ?? 0) samples"))
        }
        if let phase = found.allocations.first(where: { $0.phase == step.label }) {
          entries.append(
            ActionEntry(
              name: "\(found.key)/\(step.label)/allocations", unit: "allocations",
              value: Double(phase.requests)))
        }
        return entries
      }
    }
  }
}
