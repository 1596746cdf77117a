/// A number of twice a double's digits, the sum of two doubles.
///
/// With it the tableau's own rounding vanishes beside that of the coefficients it was given: rows
/// that are nearly parallel multiply errors by some 1e7 at each pivot, and there are 1e16 to spare.
/// Only decisions need thresholds then, and they lie between what rounded coefficients leave where
/// exact ones cancel (5e-17) and the slopes that documents mean (3e-7, between 4/3 and 1.333333).
///
/// Source: Dekker, "A floating-point technique for extending the available precision", Numerische
/// Mathematik 18, 1971.
struct DoubleDouble: TableauNumber {
  /// The nearest double.
  let value: Double
  /// What is left after it.
  private let rest: Double

  init(_ value: Double) {
    self.value = value
    rest = 0
  }

  /// The sum of a double and a much smaller one.
  private init(_ high: Double, _ low: Double) {
    value = high + low
    rest = low - (value - high)
  }

  static func + (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let (sum, error) = exactSum(left.value, right.value)
    let (rests, restError) = exactSum(left.rest, right.rest)
    let partial = DoubleDouble(sum, error + rests)
    return DoubleDouble(partial.value, partial.rest + restError)
  }

  /// The sum of two doubles and its rounding error.
  private static func exactSum(_ left: Double, _ right: Double) -> (Double, Double) {
    let sum = left + right
    let shadow = sum - left
    return (sum, (left - (sum - shadow)) + (right - shadow))
  }

  static func - (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble { left + -right }

  static prefix func - (operand: DoubleDouble) -> DoubleDouble {
    DoubleDouble(-operand.value, -operand.rest)
  }

  static func * (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let product = left.value * right.value
    let error = (-product).addingProduct(left.value, right.value)
    return DoubleDouble(product, error + (left.value * right.rest + left.rest * right.value))
  }

  static func / (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    // Long division, a double's digits at a time.
    let first = left.value / right.value
    let remainder = left - right * DoubleDouble(first)
    let second = remainder.value / right.value
    let last = (remainder - right * DoubleDouble(second)).value / right.value
    return DoubleDouble(first, second) + DoubleDouble(last)
  }

  var isNoise: Bool { value.magnitude <= DoubleDoubleTolerances.noise }
  var isPivot: Bool { value.magnitude > DoubleDoubleTolerances.pivot }
  var isCost: Bool { value.magnitude > DoubleDoubleTolerances.reducedCost }
  var isDoubtfulCost: Bool {
    value.magnitude > DoubleDoubleTolerances.doubt
      && value.magnitude <= DoubleDoubleTolerances.reducedCost
  }
  var isDoubtfulPivot: Bool { value.magnitude > DoubleDoubleTolerances.doubt && !isPivot }
  var isRate: Bool { value.magnitude > DoubleDoubleTolerances.doubt }
  var snapped: DoubleDouble {
    value.magnitude <= DoubleDoubleTolerances.noise ? .zero : self
  }
  func isNegative(scale: Double) -> Bool {
    value < -max(DoubleDoubleTolerances.feasibility, 1e-28 * scale)
  }
  static var conflictNoise: Double { 1e-15 }
  static var clearConflict: Double { 1e-12 }
  static var conflict: Double { DoubleDoubleTolerances.conflict }
  static var leastRange: Double { DoubleDoubleTolerances.range }
  static var isExtended: Bool { true }
  static var cellLimit: Int { 30_000_000 }
}
