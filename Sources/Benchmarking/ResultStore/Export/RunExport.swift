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

  /// A number without a needless fraction.
  static func number(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? "\(Int64(value))" : "\(value)"
  }
}
