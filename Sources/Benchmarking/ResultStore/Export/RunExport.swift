import Foundation

/// The formats that other tools read run records in.
package enum RunExport: String, Hashable, Sendable, CaseIterable {
  /// One row a metric.
  case csv
  /// A table of the cases for people.
  case markdown
  /// Bencher Metric Format: benchmarks, their measures, value with bounds.
  case bencher
  /// github-action-benchmark, `customSmallerIsBetter`.
  case githubActionBenchmark = "github-action-benchmark"
  /// A log of HDR histograms.
  case hdr
  /// OpenMetrics text, as Prometheus reads it.
  case openMetrics = "openmetrics"

  /// The record in this format.
  ///
  /// - Throws: `notWritten` when a figure is not finite, which no format can state.
  package func text(of record: RunRecord) throws(RecordError) -> String {
    switch self {
    case .csv: Self.csv(record)
    case .markdown: Self.markdown(record)
    case .bencher: try Self.json(Self.bencher(record), record)
    case .githubActionBenchmark: try Self.json(Self.actionBenchmark(record), record)
    case .hdr: HistogramLog.text(of: record)
    case .openMetrics: Self.openMetrics(record)
    }
  }

  private static func json(
    _ value: some Encodable, _ record: RunRecord
  ) throws(RecordError) -> String {
    do {
      return try SortedJSON.document(value) + "\n"
    } catch {
      throw .notWritten(path: RunFile.fileName(of: record), reason: "a figure is not finite")
    }
  }
}

// MARK: Tables

extension RunExport {
  private static func csv(_ record: RunRecord) -> String {
    var rows = ["date,commit,scenario,size,strategy,queues,seed,device,where,metric,unit,value"]
    for found in record.cases {
      for (name, value) in found.metrics {
        let key = found.key
        let cells = [
          record.date, record.build.commit ?? "", key.scenario, key.size.map { "\($0)" } ?? "",
          key.strategy, "\(key.queues)", "\(key.seed)", key.device ?? "", name.place, name.metric,
          name.unit.rawValue, number(value),
        ]
        rows.append(cells.map(CSVField.text).joined(separator: ","))
      }
    }
    return rows.joined(separator: "\r\n") + "\r\n"
  }

  private static func markdown(_ record: RunRecord) -> String {
    var lines = [
      "# \(RunFile.fileName(of: record))", "",
      "\(record.build.toolchain), \(record.machine.processor), \(record.cases.count) cases", "",
      "| case | step | time | allocations | bytes | checksum |", "|---|---|---:|---:|---:|---|",
    ]
    for found in record.cases {
      for (index, step) in found.steps.enumerated() {
        let allocation = found.allocations.first { $0.phase == step.label }
        let time = step.time?.summary.map { ComparisonTable.text($0.median, .nanoseconds) }
        var cells: [String] = [index == 0 ? found.key.description : "", step.label]
        cells.append(time ?? "")
        cells.append(allocation.map { "\($0.requests)" } ?? "")
        cells.append(allocation.map { "\($0.bytes)" } ?? "")
        cells.append(index == 0 ? found.checksum ?? "none" : "")
        let safe = cells.map { $0.replacing("|", with: "\\|") }
        lines.append("| " + safe.joined(separator: " | ") + " |")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

// MARK: Other tools

extension RunExport {
  private struct BencherMetric: Encodable {
    var value: Double
    var lowerValue: Double?
    var upperValue: Double?

    private enum CodingKeys: String, CodingKey {
      case value
      case lowerValue = "lower_value"
      case upperValue = "upper_value"
    }
  }

  private static func bencher(_ record: RunRecord) -> [String: [String: BencherMetric]] {
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

  private struct ActionEntry: Encodable {
    var name: String
    var unit: String
    var value: Double
    var range: String?
    var extra: String?
  }

  private static func actionBenchmark(_ record: RunRecord) -> [ActionEntry] {
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

  private static func openMetrics(_ record: RunRecord) -> String {
    var families: [(name: String, help: String, lines: [String])] = [
      ("layoutbench_time_seconds", "Median thread CPU time of a step.", []),
      ("layoutbench_allocations", "Requests for memory of a phase.", []),
      ("layoutbench_allocated_bytes", "Bytes asked for by a phase.", []),
      ("layoutbench_work", "Deterministic work counters of a step.", []),
      ("layoutbench_throughput_per_second", "Units a second on several queues.", []),
    ]
    for found in record.cases {
      for (name, value) in found.metrics {
        let family =
          switch name.metric {
          case "time": 0
          case "requests": 1
          case "bytes": 2
          case "throughput": 4
          default: 3
          }
        var labels = [
          ("scenario", found.key.scenario), ("size", found.key.size.map { "\($0)" } ?? ""),
          ("strategy", found.key.strategy), ("queues", "\(found.key.queues)"),
          ("seed", "\(found.key.seed)"), ("step", name.place),
        ]
        if family == 3 { labels.append(("counter", name.metric)) }
        let text = labels.filter { !$0.1.isEmpty }.map { "\($0.0)=\"\(escaped($0.1))\"" }
        families[family].lines.append(
          "\(families[family].name){\(text.joined(separator: ","))} "
            + number(family == 0 ? value / 1e9 : value))
      }
    }
    let blocks = families.filter { !$0.lines.isEmpty }.map { family in
      let unit = ["_seconds", "_bytes"].first { family.name.hasSuffix($0) }
      let unitLine = unit.map { ["# UNIT \(family.name) \($0.dropFirst())"] } ?? []
      return
        (["# TYPE \(family.name) gauge"] + unitLine + ["# HELP \(family.name) \(family.help)"]
        + family.lines).joined(separator: "\n")
    }
    return (blocks + ["# EOF"]).joined(separator: "\n") + "\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }

  /// A number without a needless fraction.
  private static func number(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? "\(Int64(value))" : "\(value)"
  }
}
