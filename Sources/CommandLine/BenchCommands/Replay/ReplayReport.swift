import Foundation
package import LinearConstraints
package import Metering
import ResultStore
import Statistics

/// The report of `bench replay` on one file and strategy.
package struct ReplayReport {
  /// One label of the trace.
  package struct Label {
    package var label: String
    /// Nanoseconds of each of its solves, batch included.
    package var samples: [Double]
    /// How often the trace was played.
    package var repetitions: Int
    /// What each of its solves allocated, in the last play.
    package var allocations: ArraySlice<AllocationCount>

    /// Creates a label with what was measured of it.
    package init(
      label: String, samples: [Double], repetitions: Int, allocations: ArraySlice<AllocationCount>
    ) {
      self.label = label
      self.samples = samples
      self.repetitions = repetitions
      self.allocations = allocations
    }

    var solves: Int { repetitions == 0 ? 0 : samples.count / repetitions }
    var allocated: AllocationCount { allocations.reduce(AllocationCount(), +) }
  }

  let file: String
  let strategy: String
  let result: TraceReplayResult
  package var labels: [Label] = []
  package var explanation: [String]?
  /// How many solves were certified, where that was asked for.
  package var certifiedSolves: Int?

  var unmet: [UnmetExpectation] { result.unmet }
  var checksum: String { String(result.checksum, radix: 16) }

  /// Begins with the answers alone.
  package init(file: String, strategy: String, result: TraceReplayResult) {
    self.file = file
    self.strategy = strategy
    self.result = result
  }

  /// The report for a terminal.
  package var lines: [String] {
    var lines = ["\(file)  [\(strategy)]"]
    var table = TextTable(
      [
        ("label", .left), ("solves", .right), ("median", .right), ("p95", .right),
        ("max", .right), ("of all", .left), ("allocations", .right), ("bytes", .right),
      ], expendable: ["bytes", "p95", "of all", "max", "solves"])
    let all = labels.flatMap(\.samples).reduce(0, +)
    for label in labels {
      guard let statistics = SampleStatistics(label.samples) else { continue }
      let share = all > 0 ? label.samples.reduce(0, +) / all : 0
      table.append([
        label.label, Units.count(label.solves), Units.duration(nanoseconds: statistics.median),
        Units.duration(nanoseconds: statistics.p95),
        Units.duration(nanoseconds: statistics.maximum), Bar.text(share),
        Units.count(label.allocated.requests),
        Units.bytes(label.allocated.bytes),
      ])
    }
    if !table.isEmpty { lines += table.lines.map { "  " + $0 } }
    let work = result.work.entries.filter { $0.count > 0 }
    lines += Paragraph.lines(
      "work: " + work.map { "\($0.name) \(Units.count($0.count))" }.joined(separator: ", "),
      indentation: 2)
    func priority(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? "\(value)" }
    let violated = result.violations.filter { $0.sum > Tolerances.change }
    lines.append(
      "  violations: "
        + (violated.isEmpty
          ? "none"
          : violated.map { "\($0.sum) @\(priority($0.priority.value))" }.joined(separator: ", ")))
    if let explanation { lines += explanation.map { "  " + $0 } }
    let verdict =
      unmet.isEmpty
      ? "every expectation met" : Units.counted(unmet.count, "expectation") + " not met"
    lines.append("  \(verdict); checksum \(checksum)")
    return lines
  }

  /// The report as one line of JSON.
  package func json() throws -> String {
    try SortedJSON.line(Document(self))
  }
}

extension ReplayReport {
  /// The shape of the JSON document, as the contract of the command line has it.
  private struct Document: Encodable {
    struct LabelEntry: Encodable {
      var label: String
      var solves: Int
      var median: Double
      var p95: Double
      var max: Double
      var total: Double
      var allocations: Int
      var bytes: Int

      enum CodingKeys: String, CodingKey {
        case label, solves, allocations, bytes
        case median = "median_us"
        case p95 = "p95_us"
        case max = "max_us"
        case total = "total_us"
      }
    }

    struct ViolationEntry: Encodable {
      var priority: Double
      var sum: Double
    }

    var file: String
    var strategy: String
    var labels: [LabelEntry]
    var counters: [String: Int]
    var violations: [ViolationEntry]
    var values: [String: Double]
    var checksum: String
    var unmet: [String]
    var explanation: [String]?
    var certified: Int?

    init(_ report: ReplayReport) {
      file = report.file
      strategy = report.strategy
      labels = report.labels.compactMap { label in
        guard let statistics = SampleStatistics(label.samples) else { return nil }
        return LabelEntry(
          label: label.label, solves: label.solves, median: statistics.median / 1_000,
          p95: statistics.p95 / 1_000, max: statistics.maximum / 1_000,
          total: label.samples.reduce(0, +) / 1_000 / Double(max(label.repetitions, 1)),
          allocations: label.allocated.requests, bytes: label.allocated.bytes)
      }
      counters = Dictionary(
        report.result.work.entries.map { ($0.name, $0.count) }, uniquingKeysWith: { $1 })
      violations = report.result.violations.map {
        ViolationEntry(priority: $0.priority.value, sum: $0.sum)
      }
      values = Dictionary(
        report.result.values.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
      checksum = report.checksum
      unmet = report.unmet.map(\.description)
      explanation = report.explanation
      certified = report.certifiedSolves
    }
  }
}
