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

  /// How many charts the page has at most; those that changed most come first.
  private static let limit = 60

  /// Draws the history; nothing for fewer than two runs.
  init?(_ input: ReportInput) {
    let history = input.history
    guard history.runs.count > 1, let first = history.runs.first, let last = history.runs.last
    else { return nil }
    runs =
      "\(history.runs.count) runs from \(Figure.date(first.date)) to \(Figure.date(last.date))"
    var found: [(weight: Double, entry: Entry)] = []
    for key in history.keys {
      for series in history.series(of: key) where series.points.count > 1 {
        if let one = Self.entry(key, series, history) { found.append(one) }
      }
    }
    // Sorting keeps the order of equals, so that the page repeats.
    let sorted = found.enumerated().sorted {
      ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
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

  private static func entry(
    _ key: CaseKey, _ series: MetricSeries, _ history: RunHistory
  ) -> (weight: Double, entry: Entry)? {
    let changes = SeriesChanges(series, history)
    // Counters that never moved say nothing; times are always shown.
    guard series.name.kind == .noisy || !changes.places.isEmpty else { return nil }
    let points = series.points.enumerated().map { index, point in
      HistoryChart.Point(
        value: point.value,
        title: "\(Figure.commit(point.commit)), \(Figure.date(point.date)): "
          + ChangesSection.text(point.value, series.name.unit),
        change: changes.places.contains(index) ? Self.change(series, at: index) : nil,
        isMachineBreak: changes.machineBreaks.contains(index))
    }
    let place = series.name.place.isEmpty ? "" : " / \(series.name.place)"
    let title = "\(key.scenario)\(place): \(series.name.metric)"
    let change = changes.places.last.map { index -> String in
      let before = series.points[max(index - 1, 0)].value
      let after = series.points[index].value
      return "\(ChangesSection.text(before, series.name.unit)) → "
        + "\(ChangesSection.text(after, series.name.unit)) at commit "
        + Figure.commit(series.points[index].commit)
    }
    return (
      changes.weight,
      Entry(
        title: title, detail: "\(key.strategy), \(CaseNames.variant(key))",
        chart: HistoryChart.markup(
          points, format: { ChangesSection.text($0, series.name.unit) },
          label: "\(title), \(points.count) runs"),
        change: change,
        changeStyle: changes.places.last.map { Self.change(series, at: $0).rawValue } ?? "")
    )
  }
}
