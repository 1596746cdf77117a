import Foundation
import ResultStore
import Statistics

/// Where a series changed, and where its machine did.
struct SeriesChanges {
  /// The indices of the points at which the value changed for good.
  var indices: [Int]
  /// The indices of the points that another machine measured than the point before.
  var machineBreaks: [Int]
  /// How great the greatest change is, as a logarithm; 0 without changes.
  var weight: Double

  /// The change of a time, as a share, that is looked for.
  private static let minimumChange = 0.05
  /// How many runs on either side a change of a time needs, so that one outlier is none.
  private static let support = 2

  init(_ series: MetricSeries, _ history: RunHistory) {
    let machines = series.points.map { point in
      history.runs.first { $0.id == point.run }?.machine
    }
    let breaks = machines.indices.dropFirst().filter { index in
      guard let left = machines[index - 1], let right = machines[index] else { return false }
      return !left.isComparable(to: right)
    }
    machineBreaks = breaks
    let values = series.points.map(\.value)
    switch series.name.kind {
    case .exact:
      indices = values.indices.dropFirst().filter { values[$0] != values[$0 - 1] }
    case .noisy:
      // Another machine is no change of the code, so each stretch of one machine is by itself.
      let edges = [0] + breaks + [values.count]
      indices = zip(edges, edges.dropFirst()).flatMap { start, end in
        Self.changes(in: Array(values[start..<end])).map { $0 + start }
      }
    }
    weight =
      indices.map { index in
        let (before, after) = (values[index - 1], values[index])
        return before > 0 && after > 0 ? log(after / before).magnitude : 1
      }.max() ?? 0
  }

  /// The changes of a time on one machine: E-divisive where there are runs enough for it, and before
  /// that what two runs on either side agree about.
  private static func changes(in values: [Double]) -> [Int] {
    let method = EnergyDivisive()
    return values.count >= 2 * method.minimumPartLength ? method.changes(in: values) : steps(values)
  }

  /// Where all of the next runs lie above, or all below, all of the last ones by over the least
  /// change.
  private static func steps(_ values: [Double]) -> [Int] {
    var found: [Int] = []
    for index in values.indices where index >= support && index + support <= values.count {
      let before = values[(index - support)..<index]
      let after = values[index..<(index + support)]
      guard let leastBefore = before.min(), let mostBefore = before.max(),
        let leastAfter = after.min(), let mostAfter = after.max()
      else { continue }
      if leastAfter > mostBefore * (1 + minimumChange)
        || mostAfter < leastBefore * (1 - minimumChange)
      {
        found.append(index)
      }
    }
    return found
  }
}
