/// A metric run after run, oldest to the left.
///
/// A full vertical line is a change point, a dashed one a change of machine.
enum HistoryChart {
  /// What became of a metric at a change point; the style sheet knows the words.
  enum Change: String {
    case better
    case worse
  }

  /// The value of one run.
  struct Point {
    var value: Double
    var title: String
    /// Whether the value changed here, and for the better.
    var change: Change?
    var isMachineBreak: Bool
  }

  /// Draws the points, which are not empty.
  static func markup(_ points: [Point], format: (Double) -> String, label: String) -> String {
    var canvas = SVGCanvas(width: 300, height: 96, label: label)
    let values = points.map(\.value)
    let least = values.min() ?? 0
    let greatest = values.max() ?? 1
    // Room above and below, so that noise does not look like a change.
    let room = max((greatest - least) * 0.15, greatest.magnitude * 0.1)
    let up = LinearScale(low: max(least - room, 0), high: greatest + room, from: 84, to: 8)
    let step = points.count > 1 ? 222.0 / Double(points.count - 1) : 0
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
      canvas.mark(
        series: point.change == nil ? 0 : 3, x: across(index), y: up.place(point.value),
        title: point.title, style: point.change?.rawValue)
    }
    return canvas.markup
  }
}
