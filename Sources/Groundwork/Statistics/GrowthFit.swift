#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How a cost grows with a size: the exponent of a power law, and the nearest law with a name.
///
/// Both are fitted to logarithms, so that each size counts alike and an error is a share of the
/// cost. Costs that are a sum of two terms show an exponent between theirs.
package struct GrowthFit: Hashable, Sendable {
  /// One size and what it cost.
  package struct Point: Hashable, Sendable {
    /// The size; at least 2.
    package var size: Int
    /// The cost, over 0.
    package var cost: Double

    /// Creates a point.
    package init(size: Int, cost: Double) {
      self.size = size
      self.cost = cost
    }
  }

  /// The exponent of the power law nearest to the points.
  package var exponent: Double
  /// Where the exponent lies with a confidence of 95 %, if errors are normal in the logarithm.
  package var exponentInterval: ClosedRange<Double>
  /// The law whose shape is nearest; of two that are as near, the slower.
  package var law: GrowthLaw
  /// How far the points lie from the law: the root mean square of the logarithms' distances.
  package var deviation: Double

  /// Fits points of at least three sizes; nothing for fewer.
  ///
  /// - Complexity: O(number of points).
  package init?(_ points: [Point]) {
    let usable = points.filter { $0.size >= 2 && $0.cost > 0 && $0.cost.isFinite }
    guard Set(usable.map(\.size)).count >= 3,
      let line = PowerLaw(usable.map { (size: Double($0.size), cost: $0.cost) }),
      let halfWidth = line.uncertainty
    else { return nil }
    exponent = line.exponent
    exponentInterval = (line.exponent - halfWidth)...(line.exponent + halfWidth)

    let ys = usable.map { log($0.cost) }
    let count = Double(usable.count)
    var best = (law: GrowthLaw.constant, deviation: Double.infinity)
    for candidate in GrowthLaw.allCases {
      let rest = zip(usable, ys).map { $0.1 - candidate.logarithm(at: Double($0.0.size)) }
      let mean = rest.reduce(0, +) / count
      let deviation = (rest.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count).squareRoot()
      // A rounding error is no reason to prefer the faster law.
      if deviation < best.deviation - 1e-9 { best = (candidate, deviation) }
    }
    law = best.law
    deviation = best.deviation
  }
}
