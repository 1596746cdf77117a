import Foundation
import ResultStore

/// The run since which a metric stands where it stands now.
///
/// Going back from the newest run, it is the first of the unbroken row of runs whose value is
/// nearer, as a factor, to the new value than to the old one.
struct Onset: Hashable {
  /// The run.
  var point: MetricSeries.Point
  /// How many runs stand at the new value.
  var runs: Int
  /// The run before it, which stood nearer to the old value.
  var before: MetricSeries.Point?

  /// Finds the onset; nothing when the history does not have the newest value.
  init?(in series: MetricSeries, from old: Double, to new: Double) {
    guard let newest = series.points.last, old > 0, new > 0 else { return nil }
    func isNew(_ value: Double) -> Bool {
      value > 0 && log(value / new).magnitude < log(value / old).magnitude
    }
    guard isNew(newest.value) else { return nil }
    let row = series.points.reversed().prefix { isNew($0.value) }
    guard let first = row.last else { return nil }
    point = first
    runs = row.count
    let earlier = series.points.dropLast(row.count)
    before = earlier.last
  }

  /// The onset in words.
  var text: String {
    let name = "commit \(ReportFormat.commit(point.commit)), \(ReportFormat.date(point.date))"
    return runs == 1 ? name : "\(name), \(runs) runs ago to now"
  }
}
