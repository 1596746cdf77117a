import ResultStore

/// What the display frames of one case took, with the frame's budget.
struct FrameTable {
  /// The frames of one step, or of the whole timeline.
  struct Row {
    var label: String
    var frames: String
    var median: String
    var p99: String
    var maximum: String
    var maximumOrder: String
    var over120: String
    var over60: String
    var late: String
    var lateStyle: String
    var hitches: String
  }

  var strategy: String
  var caption: String
  var rows: [Row]
  var chart: String

  /// Makes the table; nothing for a case whose frames were not timed.
  init?(_ found: CaseRecord, series: Int) {
    guard let frames = found.frames else { return nil }
    strategy = found.key.strategy
    let rate = Figure.significant(frames.refreshRate)
    caption =
      "Display frames of \(frames.rounds) rounds on a display of \(rate) Hz, "
      + "\(found.key.strategy)"
    rows = (frames.steps + [frames.total]).map { frame in
      Row(
        label: frame.label, frames: Figure.count(frame.frames),
        median: Figure.duration(frame.median), p99: Figure.duration(frame.p99),
        maximum: Figure.duration(frame.maximum), maximumOrder: "\(frame.maximum)",
        over120: Figure.count(frame.over120), over60: Figure.count(frame.over60),
        late: Figure.count(frame.late), lateStyle: frame.late > 0 ? "over" : "within",
        hitches: Figure.significant(frame.hitchTimeRatio) + " ms/s")
    }
    chart = LatencyChart.markup(
      frames.steps.map { frame in
        LatencyChart.Row(
          label: frame.label, series: series, minimum: frame.median, median: frame.median,
          p95: frame.p95, maximum: frame.maximum, interval: nil)
      }, label: "Latency of the display frames of each step, median to greatest")
  }
}
