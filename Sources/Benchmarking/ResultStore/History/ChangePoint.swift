package import Statistics

/// A place in a metric's history at which something new begins.
package struct ChangePoint: Codable, Hashable, Sendable {
  /// The last run before the change.
  package var before: MetricSeries.Point
  /// The first run after it.
  package var after: MetricSeries.Point
  /// The value before: of an exact metric, of the run before; of a noisy one, the median of the
  /// part that ends there.
  package var from: Double
  /// The value after, likewise.
  package var to: Double

  /// The commits between which the change lies, in git's notation; nothing if either is unknown.
  package var commits: String? {
    guard let first = before.commit, let last = after.commit else { return nil }
    return first == last
      ? "within \(first.prefix(9))" : "\(first.prefix(9))..\(last.prefix(9))"
  }
}

extension MetricSeries {
  /// Where the metric changed.
  ///
  /// An exact metric changes whenever two runs in a row differ; a noisy one where E-divisive finds
  /// a change.
  package func changePoints(_ method: EnergyDivisive = EnergyDivisive()) -> [ChangePoint] {
    let values = points.map(\.value)
    guard name.kind == .noisy else {
      return points.indices.dropFirst().filter { values[$0] != values[$0 - 1] }.map { index in
        ChangePoint(
          before: points[index - 1], after: points[index], from: values[index - 1],
          to: values[index])
      }
    }
    let indices = method.changes(in: values)
    let edges = [0] + indices + [values.count]
    func level(_ part: Int) -> Double {
      SampleStatistics.median(ofSorted: values[edges[part]..<edges[part + 1]].sorted())
    }
    return indices.enumerated().map { part, index in
      ChangePoint(
        before: points[index - 1], after: points[index], from: level(part), to: level(part + 1))
    }
  }
}
