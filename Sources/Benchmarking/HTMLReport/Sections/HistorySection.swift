import Foundation
import ResultStore

/// How metrics went, run after run.
struct HistorySection {
  /// One metric of one case.
  struct Entry {
    var title: String
    var detail: String
    var chart: String
    var change: String?
    var changeStyle: String
  }

  var runs: String
  var entries: [Entry]
  var isPartial: Bool
  var problems: [String]

  /// How many charts the page has at most; those that changed last come first.
  private static let limit = 60

  /// Draws the history; nothing for fewer than two runs.
  init?(_ input: ReportInput) {
    let history = input.history
    guard history.runs.count > 1, let first = history.runs.first, let last = history.runs.last
    else { return nil }
    runs =
      "\(history.runs.count) runs from \(ReportFormat.date(first.date)) to \(ReportFormat.date(last.date))"
    var found: [Found] = []
    for key in history.keys {
      for series in history.series(of: key) where series.points.count > 1 {
        if let one = Self.entry(key, series, history) { found.append(one) }
      }
    }
    // The newest change first, of these the greatest; sorting keeps the order of equals, so that the
    // page repeats.
    let sorted = found.enumerated().sorted {
      ($1.element.lastChange, $1.element.weight, $0.offset)
        < ($0.element.lastChange, $0.element.weight, $1.offset)
    }
    entries = sorted.prefix(Self.limit).map(\.element.entry)
    isPartial = sorted.count > Self.limit
    problems = history.problems.map(\.description)
  }

  /// Less is better for all but throughput.
  private static func change(_ series: MetricSeries, at index: Int) -> HistoryChart.Change {
    let grew = index > 0 && series.points[index].value > series.points[index - 1].value
    return grew == (series.name.unit == .perSecond) ? .better : .worse
  }

  /// A metric with what its place on the page goes by.
  private struct Found {
    /// When the run of the last change began; empty without one.
    var lastChange: String
    var weight: Double
    var entry: Entry
  }

  /// The interval of a time's median in a run; nil for what is counted.
  private static func interval(
    _ series: MetricSeries, of key: CaseKey, in run: RunRecord?
  ) -> MedianInterval? {
    guard series.name.kind == .noisy, series.name.metric == "time" else { return nil }
    let found = run?.cases.first { $0.key == key }
    let step = found?.steps.first { $0.label == series.name.place }
    return step?.time.flatMap { MedianInterval($0.samples) }
  }

  private static func entry(
    _ key: CaseKey, _ series: MetricSeries, _ history: RunHistory
  ) -> Found? {
    let changes = SeriesChanges(series, history)
    // Counters that never moved are left out; times are always shown.
    guard series.name.kind == .noisy || !changes.indices.isEmpty else { return nil }
    let points = series.points.enumerated().map { index, point in
      HistoryChart.Point(
        value: point.value,
        interval: interval(series, of: key, in: history.runs.first { $0.id == point.run }),
        title: "\(ReportFormat.commit(point.commit)), \(ReportFormat.date(point.date)): "
          + ChangesSection.text(point.value, series.name.unit),
        day: String(point.date.prefix(10)), commit: ReportFormat.commit(point.commit),
        change: changes.indices.contains(index) ? Self.change(series, at: index) : nil,
        isMachineBreak: changes.machineBreaks.contains(index))
    }
    let place = series.name.place.isEmpty ? "" : " / \(series.name.place)"
    let title = "\(key.scenario)\(place): \(series.name.metric)"
    let change = changes.indices.last.map { index -> String in
      let before = series.points[max(index - 1, 0)].value
      let after = series.points[index].value
      return "\(ChangesSection.text(before, series.name.unit)) → "
        + "\(ChangesSection.text(after, series.name.unit)) at commit "
        + ReportFormat.commit(series.points[index].commit)
    }
    return Found(
      lastChange: changes.indices.last.map { series.points[$0].date } ?? "",
      weight: changes.weight,
      entry: Entry(
        title: title, detail: "\(key.strategy), \(CaseNames.variant(key))",
        chart: HistoryChart.markup(
          points, format: { ChangesSection.text($0, series.name.unit) },
          label: "\(title), \(points.count) runs"),
        change: change,
        changeStyle: changes.indices.last.map { Self.change(series, at: $0).rawValue } ?? ""))
  }
}
