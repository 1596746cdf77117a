import Foundation
import ResultStore

/// The raw samples of one step under one strategy.
struct SampleEntry {
  var step: String
  var strategy: String
  var caption: String
  var chart: String
  var values: String

  /// How many samples are printed; a chart shows them all.
  private static let limit = 120

  /// The entries of cases that differ in the strategy alone.
  static func entries(of cases: [CaseRecord]) -> [SampleEntry] {
    cases.flatMap { found in
      found.steps.compactMap { step in
        guard let time = step.time, !time.samples.isEmpty else { return nil }
        let count = time.samples.count
        let values = time.samples.prefix(limit).map { String(format: "%.0f", $0) }
        return SampleEntry(
          step: step.label, strategy: found.key.strategy,
          caption: "\(count) samples of \(time.repetitions) plays, \(time.clock) clock",
          chart: SampleChart.markup(
            time.samples, label: "Samples of \(step.label) in the order in which they were taken"),
          values: values.joined(separator: " ")
            + (count > limit ? " … (\(count - limit) more in the record)" : ""))
      }
    }
  }
}
