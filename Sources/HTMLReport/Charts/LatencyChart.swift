/// How long each step takes against the time of one frame, a row a step and strategy.
///
/// The thin line runs from the least to the greatest sample, the thick one over the interval of the
/// median, the mark stands on the median. The scale is logarithmic.
enum LatencyChart {
  /// One step under one strategy.
  struct Row {
    var label: String
    var series: Int
    var minimum: Double
    var median: Double
    var p95: Double
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
    for tick in scale.ticks {
      let x = scale.place(tick)
      canvas.line((x, 18), (x, bottom), "grid")
      canvas.text(Self.tick(tick), x: x, y: bottom + 13, anchor: .middle)
    }
    for (budget, name) in [(FrameBudget.fast, "120 Hz"), (FrameBudget.standard, "60 Hz")] {
      let x = scale.place(budget)
      canvas.line((x, 14), (x, bottom), "budget")
      canvas.text(
        name, x: x, y: 10, "budget-name", anchor: budget == FrameBudget.fast ? .end : .start)
    }
    var last = ""
    for (index, row) in rows.enumerated() {
      let y = 18 + (Double(index) + 0.5) * rowHeight
      if row.label != last { canvas.text(shortened(row.label), x: 0, y: y + 4, "label") }
      last = row.label
      canvas.line(
        (scale.place(row.minimum), y), (scale.place(row.maximum), y), "range s\(row.series % 4)")
      if let interval = row.interval {
        canvas.line(
          (scale.place(interval.low), y), (scale.place(interval.high), y),
          "interval s\(row.series % 4)")
      }
      canvas.mark(
        series: row.series, x: scale.place(row.median), y: y,
        title: "\(row.label): median \(Figure.duration(row.median)), "
          + "95 % within \(Figure.duration(row.p95)), greatest \(Figure.duration(row.maximum))")
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
