import Drawing
import ResultStore

/// How long each step takes against the time of one frame, a row a step and strategy.
///
/// The thin line runs from the least to the greatest sample, the thick one over the interval of the
/// median, the mark stands on the median. The scale is logarithmic. The figures are in the table
/// beside the chart, so the marks have no tips.
enum LatencyChart {
  /// One step under one strategy.
  struct Row {
    var label: String
    var series: Int
    var minimum: Double
    var median: Double
    var maximum: Double
    var interval: MedianInterval?
  }

  private static let rowHeight = 20.0
  private static let labelWidth = 112.0
  private static let width = 340.0

  /// Draws the rows, which are not empty.
  static func markup(_ rows: [Row], label: String) -> String {
    let bottom = 22 + Double(rows.count) * rowHeight
    var canvas = SVGCanvas(width: width, height: bottom + 18, label: label)
    let scale = LogScale(
      rows.flatMap { [$0.minimum, $0.maximum] } + [FrameBudget.standard], from: labelWidth,
      to: width - 14)
    canvas.lines(
      scale.ticks.map { ((scale.place($0), 18), (scale.place($0), bottom)) }, "rule")
    for tick in scale.ticks {
      canvas.text(Self.tick(tick), x: scale.place(tick), y: bottom + 13, anchor: .middle)
    }
    let budgets = [(FrameBudget.fast, "120 Hz"), (FrameBudget.standard, "60 Hz")]
    canvas.lines(
      budgets.map { ((scale.place($0.0), 14), (scale.place($0.0), bottom)) }, "budget")
    for (budget, name) in budgets {
      canvas.text(
        name, x: scale.place(budget), y: 10, "budget-name",
        anchor: budget == FrameBudget.fast ? .end : .start)
    }
    let placed = rows.enumerated().map { (row: $1, y: 18 + (Double($0) + 0.5) * rowHeight) }
    var last = ""
    for (row, y) in placed {
      if row.label != last { canvas.text(shortened(row.label), x: 0, y: y + 4, "label") }
      last = row.label
    }
    // Series by series, so that each is three elements, however many rows there are.
    for series in (0...(rows.map(\.series).max() ?? 0)) {
      let own = placed.filter { $0.row.series == series }
      canvas.lines(
        own.map { ((scale.place($0.row.minimum), $0.y), (scale.place($0.row.maximum), $0.y)) },
        "range s\(series % 4)")
      canvas.lines(
        own.compactMap { row, y in
          row.interval.map { ((scale.place($0.low), y), (scale.place($0.high), y)) }
        }, "interval s\(series % 4)")
      canvas.marks(series: series, own.map { (scale.place($0.row.median), $0.y) })
    }
    return canvas.markup
  }

  /// A power of ten without digits after the point.
  static func tick(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e3: "\(Int(nanoseconds.rounded())) ns"
    case ..<1e6: "\(Int((nanoseconds / 1e3).rounded())) µs"
    case ..<1e9: "\(Int((nanoseconds / 1e6).rounded())) ms"
    default: "\(Int((nanoseconds / 1e9).rounded())) s"
    }
  }

  private static func shortened(_ label: String) -> String {
    label.count <= 17 ? label : label.prefix(16) + "…"
  }
}
