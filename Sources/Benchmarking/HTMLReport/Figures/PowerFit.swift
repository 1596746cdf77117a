import Foundation

/// How a figure grows with the size: *y* = *c* · *n*^*exponent*, a straight line on log-log paper.
struct PowerFit: Hashable, Sendable {
  /// The slope of the line.
  var exponent: Double
  /// The figure at size 1.
  var factor: Double
  /// Half of the exponent's interval of 95 %; absent for two sizes, which leave no rest to judge by.
  var uncertainty: Double?

  /// Fits by least squares of the logarithms; nothing for fewer than two different sizes.
  init?(_ points: [(size: Double, value: Double)]) {
    let logs = points.filter { $0.size > 0 && $0.value > 0 }.map {
      (x: log($0.size), y: log($0.value))
    }
    let count = Double(logs.count)
    guard logs.count >= 2 else { return nil }
    let meanX = logs.map(\.x).reduce(0, +) / count
    let meanY = logs.map(\.y).reduce(0, +) / count
    let spread = logs.map { ($0.x - meanX) * ($0.x - meanX) }.reduce(0, +)
    guard spread > 0 else { return nil }
    let slope = logs.map { ($0.x - meanX) * ($0.y - meanY) }.reduce(0, +) / spread
    exponent = slope
    factor = exp(meanY - slope * meanX)
    guard logs.count >= 3 else { return }
    let rest = logs.map { point -> Double in
      let error = point.y - meanY - slope * (point.x - meanX)
      return error * error
    }.reduce(0, +)
    let deviation = (rest / (count - 2) / spread).squareRoot()
    uncertainty = deviation * Self.studentQuantile(freedom: logs.count - 2)
  }

  /// The two-sided quantile of Student's distribution for 95 %.
  private static func studentQuantile(freedom: Int) -> Double {
    let table = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228]
    return freedom <= table.count ? table[freedom - 1] : 2.1
  }

  /// The growth in a reader's words, such as `n^1.02 ± 0.05`.
  var text: String {
    let slope = String(format: "%.2f", exponent)
    return uncertainty.map { "n^\(slope) ± " + String(format: "%.2f", $0) } ?? "n^\(slope)"
  }

  /// The class the exponent is nearest to.
  var name: String {
    switch exponent {
    case ..<0.15: "constant"
    case ..<0.85: "less than linear"
    case ..<1.2: "linear"
    case ..<1.7: "more than linear"
    case ..<2.3: "quadratic"
    default: "cubic or worse"
    }
  }
}

extension PowerFit {
  /// The value of the fitted line at a size.
  func value(at size: Double) -> Double { factor * pow(size, exponent) }
}
