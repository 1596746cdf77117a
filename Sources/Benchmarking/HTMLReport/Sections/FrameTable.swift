import ResultStore

/// What the display frames of cases that differ in the strategy alone took, with the frame's budget.
struct FrameTable {
  /// The frames of one step, or of the whole timeline, under one strategy.
  struct Row {
    var label: String
    var strategy: String
    var frames: String
    var median: String
    var p99: String
    var maximum: String
    var over120: String
    var over60: String
    var late: String
    var isLate: Bool
    var hitches: String
  }

  var caption: String
  var rows: [Row]
  /// The latencies against the budget, where any frame came near it.
  var frameChart: String?

  /// Makes the table; nothing for cases whose frames were not timed.
  init?(_ cases: [CaseRecord], label: String) {
    let timed = cases.enumerated().compactMap { index, found in
      found.frames.map { (series: index, strategy: found.key.strategy, frames: $0) }
    }
    guard let first = timed.first?.frames else { return nil }
    let rounds = timed.map(\.frames.rounds)
    let (least, most) = (rounds.min() ?? 0, rounds.max() ?? 0)
    caption =
      "Display frames of \(least == most ? "" : "\(Units.count(least)) to ")\(Units.count(most)) "
      + "rounds on a display of \(Units.significant(first.refreshRate)) Hz"
    var labels: [String] = []
    let all = timed.flatMap { entry in
      // With a single step the total would repeat it.
      (entry.frames.steps + (entry.frames.steps.count == 1 ? [] : [entry.frames.total]))
        .map { (entry: entry, frame: $0) }
    }
    for one in all where !labels.contains(one.frame.label) { labels.append(one.frame.label) }
    let ordered = labels.flatMap { label in all.filter { $0.frame.label == label } }
    rows = ordered.map { one in
      let frame = one.frame
      return Row(
        label: frame.label, strategy: one.entry.strategy, frames: Units.count(frame.frames),
        median: Units.duration(nanoseconds: frame.median),
        p99: Units.duration(nanoseconds: frame.p99),
        maximum: Units.duration(nanoseconds: frame.maximum), over120: Units.count(frame.over120),
        over60: Units.count(frame.over60), late: Units.count(frame.late),
        isLate: frame.late > 0, hitches: Units.significant(frame.hitchTimeRatio) + " ms/s")
    }
    guard timed.contains(where: { $0.frames.total.over120 > 0 }) else { return }
    let totals = Set(timed.map(\.frames.total.label))
    frameChart = LatencyChart.markup(
      ordered.filter { !totals.contains($0.frame.label) }.map { one in
        LatencyChart.Row(
          label: one.frame.label, series: one.entry.series, minimum: one.frame.median,
          median: one.frame.median, maximum: one.frame.maximum, interval: nil)
      }, label: "Latency of the display frames of \(label), median to greatest")
  }
}
