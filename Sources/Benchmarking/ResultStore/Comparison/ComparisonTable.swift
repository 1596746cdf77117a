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
    case .nanoseconds:
      switch value {
      case ..<1e3: digits(value) + " ns"
      case ..<1e6: digits(value / 1e3) + " µs"
      case ..<1e9: digits(value / 1e6) + " ms"
      default: digits(value / 1e9) + " s"
      }
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
    let decimals = value.magnitude < 10 ? 3 : (value.magnitude < 100 ? 2 : 1)
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    guard value.magnitude < 1e15 else { return "\(value)" }
    let scaled = Int((value.magnitude * scale).rounded())
    let rest = String(scaled % Int(scale))
    let padding = String(repeating: "0", count: decimals - rest.count)
    return "\(value < 0 ? "-" : "")\(scaled / Int(scale)).\(padding)\(rest)"
  }
}
