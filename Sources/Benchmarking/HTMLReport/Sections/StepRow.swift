import Formatting
import ResultStore
import Statistics

/// One step under one strategy, as a table shows it.
struct StepRow {
  var step: String
  /// The address of a page that shows what the step did.
  var stepAddress: String?
  var strategy: String
  var median: String
  var interval: String
  var ratio: String
  var ratioInterval: String
  var p95: String
  var maximum: String
  var frameShare: String
  var isOverFrame: Bool
  /// The samples in their order, as a drawing.
  var samples: String
  var isTooShort: Bool

  /// The labels of the steps, each once, in the order in which they first came.
  static func labels(of cases: [CaseRecord]) -> [String] {
    var seen: Set<String> = []
    return cases.flatMap(\.steps).map(\.label).filter { seen.insert($0).inserted }
  }

  /// The rows of cases that differ in the strategy alone; the first is what the others are a
  /// multiple of.
  ///
  /// Each has the address, by its step's label, of the page that shows what it did.
  static func rows(
    of cases: [CaseRecord], policy: GatePolicy, addresses: [String: String]
  ) -> [StepRow] {
    labels(of: cases).flatMap { label in
      let steps = cases.compactMap { found in
        found.steps.first { $0.label == label }.map { (found.key.strategy, $0) }
      }
      let reference = steps.first?.1.time?.samples ?? []
      return steps.enumerated().flatMap { index, entry in
        entry.1.times.compactMap { time in
          // Wall time and the time of all queues are named; the rest is the calling thread's.
          let name = time.metric == "time" ? entry.0 : "\(entry.0), \(time.metric)"
          var row = row(
            label, time, strategy: name, reference: index == 0 ? nil : reference, policy)
          row?.stepAddress = addresses[label]
          return row
        }
      }
    }
  }

  private static func row(
    _ label: String, _ time: TimeRecord, strategy: String, reference: [Double]?,
    _ policy: GatePolicy
  ) -> StepRow? {
    guard let summary = time.summary else { return nil }
    let interval = MedianInterval(time.samples).map {
      ReportFormat.durations($0.low, $0.high)
    }
    let ratio = reference.flatMap { RatioInterval(of: time.samples, to: $0, policy: policy) }
    let first = reference == nil ? "1×" : "–"
    return StepRow(
      step: label, strategy: strategy, median: Units.duration(nanoseconds: summary.median),
      interval: interval ?? "too few samples",
      ratio: ratio.map { ReportFormat.ratio($0.ratio) } ?? first,
      ratioInterval: ratio.map {
        "\(ReportFormat.ratio($0.interval.lowerBound)) to \(ReportFormat.ratio($0.interval.upperBound))"
      } ?? "",
      p95: Units.duration(nanoseconds: summary.p95),
      maximum: Units.duration(nanoseconds: summary.maximum),
      frameShare: Percent.text(summary.median / FrameBudget.standard),
      isOverFrame: summary.median > FrameBudget.standard,
      samples: SampleChart.markup(time.samples),
      isTooShort: time.isTooShort)
  }
}
