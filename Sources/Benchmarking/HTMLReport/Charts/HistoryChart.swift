import Drawing

/// A metric run after run, oldest to the left.
///
/// A full vertical line is a change point, a dashed one a change of machine. Below stand the dates of
/// the first and the last run, and the commit of the last change.
package enum HistoryChart {
  /// What became of a metric at a change point; the style sheet knows the words.
  package enum Change: String {
    case better
    case worse
  }

  /// The value of one run.
  package struct Point {
    var value: Double
    /// Where the value lies with a confidence of 95 %; nil for a count.
    var interval: MedianInterval?
    var title: String
    /// The day of the run.
    var day: String
    /// The commit that was measured, in short.
    var commit: String
    /// Whether the value changed here, and for the better.
    var change: Change?
    var isMachineBreak: Bool

    /// Creates the value of a run with what is told of it.
    package init(
      value: Double, interval: MedianInterval? = nil, title: String, day: String, commit: String,
      change: Change? = nil, isMachineBreak: Bool = false
    ) {
      self.value = value
      self.interval = interval
      self.title = title
      self.day = day
      self.commit = commit
      self.change = change
      self.isMachineBreak = isMachineBreak
    }
  }

  /// Draws the points, which are not empty.
  package static func markup(
    _ points: [Point], format: (Double) -> String, label: String
  ) -> String {
    var canvas = SVGCanvas(width: 300, height: 116, label: label)
    let least = points.map { min($0.interval?.low ?? $0.value, $0.value) }.min() ?? 0
    let greatest = points.map { max($0.interval?.high ?? $0.value, $0.value) }.max() ?? 1
    // Room above and below, so that noise does not look like a change.
    let room = max((greatest - least) * 0.15, greatest.magnitude * 0.1)
    let up = LinearScale(low: max(least - room, 0), high: greatest + room, from: 84, to: 8)
    // A single point stands in the middle.
    let step = 222.0 / Double(max(points.count - 1, 1))
    func across(_ index: Int) -> Double { points.count > 1 ? 66 + Double(index) * step : 177 }
    for tick in up.ticks {
      canvas.line((60, up.place(tick)), (294, up.place(tick)), "rule")
      canvas.text(format(tick), x: 55, y: up.place(tick) + 4, anchor: .end)
    }
    var stretch: [(Double, Double)] = []
    for (index, point) in points.enumerated() {
      let x = across(index)
      if point.isMachineBreak {
        canvas.line((x - step / 2, 4), (x - step / 2, 88), "machine-break")
        if stretch.count > 1 { canvas.polyline(stretch, "run s0") }
        stretch = []
      }
      if let change = point.change {
        canvas.line((x, 4), (x, 88), "change \(change.rawValue)")
      }
      stretch.append((x, up.place(point.value)))
    }
    if stretch.count > 1 { canvas.polyline(stretch, "run s0") }
    for (index, point) in points.enumerated() {
      if let interval = point.interval, interval.high > interval.low {
        canvas.interval(
          x: across(index), from: up.place(interval.low), to: up.place(interval.high), "spread")
      }
    }
    for (index, point) in points.enumerated() {
      canvas.mark(
        series: point.change == nil ? 0 : 3, x: across(index), y: up.place(point.value),
        title: point.title, style: point.change?.rawValue)
    }
    addDates(points, across, to: &canvas)
    return canvas.markup
  }

  private static func addDates(
    _ points: [Point], _ across: (Int) -> Double, to canvas: inout SVGCanvas
  ) {
    guard let first = points.first, let last = points.last else { return }
    canvas.text(first.day, x: 60, y: 100)
    if points.count > 1 { canvas.text(last.day, x: 294, y: 100, anchor: .end) }
    guard let index = points.lastIndex(where: { $0.change != nil }) else { return }
    let x = across(index)
    let anchor: SVGCanvas.Anchor = x < 110 ? .start : x > 250 ? .end : .middle
    canvas.text(points[index].commit, x: x, y: 113, "label", anchor: anchor)
  }
}
