#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How a cost grows with a size: *cost* = *factor* · *size*^*exponent*, a straight line through the
/// logarithms by ordinary least squares.
package struct PowerLaw: Hashable, Sendable {
  /// The slope of the line.
  package var exponent: Double
  /// The cost at size 1.
  package var factor: Double
  /// Half of the exponent's interval of 95 %, if errors are normal in the logarithm; absent for two
  /// points, which leave no rest to judge by.
  package var uncertainty: Double?

  /// Fits points of at least two sizes; nothing for fewer.
  ///
  /// Points that are not above 0 are left out.
  ///
  /// - Complexity: O(number of points).
  package init?(_ points: [(size: Double, cost: Double)]) {
    let logs = points.filter { $0.size > 0 && $0.cost > 0 }.map {
      (x: log($0.size), y: log($0.cost))
    }
    let count = Double(logs.count)
    let meanX = logs.reduce(0) { $0 + $1.x } / count
    let meanY = logs.reduce(0) { $0 + $1.y } / count
    let spread = logs.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
    guard logs.count >= 2, spread > 0 else { return nil }
    let slope = logs.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) } / spread
    exponent = slope
    factor = exp(meanY - slope * meanX)
    guard logs.count >= 3 else { return }
    let squares = logs.reduce(0) { sum, point in
      let error = point.y - meanY - slope * (point.x - meanX)
      return sum + error * error
    }
    // The slope's standard error, and Student's quantile for it.
    let freedom = logs.count - 2
    let error = (squares / Double(freedom) / spread).squareRoot()
    uncertainty = Self.quantile(freedom: freedom) * error
  }

  /// The cost at a size.
  package func cost(at size: Double) -> Double { factor * pow(size, exponent) }

  /// The 97.5 % quantile of Student's distribution.
  private static func quantile(freedom: Int) -> Double {
    let table = [
      12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160,
      2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086,
    ]
    return freedom <= table.count ? table[max(freedom, 1) - 1] : 2.0
  }
}
