import Formatting

/// A comparison as rows of text, from which every table is made.
package struct ComparisonTable: Hashable, Sendable {
  /// The titles of the columns.
  package static let titles = ["case", "where", "metric", "before", "after", "ratio", "verdict"]

  /// The rows, each with a cell for every title.
  package var rows: [[String]]

  /// Makes the rows of a comparison.
  ///
  /// - Parameters:
  ///   - comparison: The comparison.
  ///   - includesUnchanged: Whether metrics that did not change have a row.
  package init(_ comparison: RunComparison, includesUnchanged: Bool) {
    rows = comparison.cases.flatMap { found in
      found.metrics.filter { includesUnchanged || $0.verdict != .unchanged }.map { metric in
        Self.row(found.key.description, metric)
      }
    }
  }

  private static func row(_ name: String, _ metric: MetricComparison) -> [String] {
    var verdict = metric.verdict.rawValue
    if let note = metric.note { verdict += " (\(note))" }
    return [
      name, metric.place, metric.metric,
      metric.baseline.map { text($0, metric.unit) } ?? "",
      metric.candidate.map { text($0, metric.unit) } ?? "",
      metric.ratio.map { text(ratio: $0, metric) } ?? "",
      verdict,
    ]
  }

  /// A figure for people: three or four digits and a unit.
  package static func text(_ value: Double, _ unit: MetricComparison.Unit) -> String {
    switch unit {
    // In full, as exact metrics are reported; a figure in KiB would hide what changed.
    case .count, .bytes: Units.count(Int(value))
    case .checksum: String(Int(value))
    case .perSecond: digits(value) + "/s"
    case .nanoseconds: Units.duration(nanoseconds: value, digits: digits)
    }
  }

  private static func text(ratio: Double, _ metric: MetricComparison) -> String {
    guard let low = metric.lowestRatio, let high = metric.highestRatio else {
      return digits(ratio)
    }
    return "\(digits(ratio)) [\(digits(low)), \(digits(high))]"
  }

  /// Three digits after the point below ten, fewer above.
  private static func digits(_ value: Double) -> String {
    Decimals.fixed(value, value.magnitude < 10 ? 3 : (value.magnitude < 100 ? 2 : 1))
  }
}
