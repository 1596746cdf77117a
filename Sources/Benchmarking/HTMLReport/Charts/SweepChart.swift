import Drawing
import ResultStore
import Statistics

/// How a step's time grows with the size of the hierarchy, on log-log paper.
enum SweepChart {
  /// One strategy's times.
  struct Line {
    var name: String
    var series: Int
    var points: [(size: Double, cost: Double)]
    var fit: PowerLaw?
  }

  /// Draws the lines, which have points.
  static func markup(_ lines: [Line], label: String) -> String {
    var canvas = SVGCanvas(width: 340, height: 224, label: label)
    let points = lines.flatMap(\.points)
    let across = LogScale(points.map(\.size), from: 52, to: 326)
    let up = LogScale(points.map(\.cost), from: 184, to: 14)
    for tick in across.ticks {
      let x = across.place(tick)
      canvas.line((x, 14), (x, 184), "rule")
      canvas.text(Units.count(Int(tick)), x: x, y: 203, anchor: .middle)
    }
    for tick in up.ticks {
      let y = up.place(tick)
      canvas.line((52, y), (326, y), "rule")
      canvas.text(LatencyChart.tick(tick), x: 47, y: y + 4, anchor: .end)
    }
    if up.contains(FrameBudget.standard) {
      let y = up.place(FrameBudget.standard)
      canvas.line((52, y), (326, y), "budget")
      canvas.text("60 Hz", x: 326, y: y - 4, "budget-name", anchor: .end)
    }
    canvas.text("size", x: 189, y: 219, anchor: .middle)
    for line in lines {
      if let fit = line.fit, let first = line.points.first, let last = line.points.last {
        func fitted(_ size: Double) -> (Double, Double) {
          (across.place(size), up.place(fit.cost(at: size)))
        }
        canvas.line(fitted(first.size), fitted(last.size), "fit s\(line.series % 4)")
      }
      for point in line.points {
        canvas.mark(
          series: line.series, x: across.place(point.size), y: up.place(point.cost),
          title: "\(line.name), size \(Units.count(Int(point.size))): "
            + Units.duration(nanoseconds: point.cost))
      }
    }
    return canvas.markup
  }
}
