/// A number of twice a double's digits, the sum of two doubles.
///
/// With it a computation's own rounding vanishes beside that of the coefficients it was given: rows
/// that are nearly parallel multiply errors by some 1e7 at each pivot, and there are 1e16 to spare.
/// Only decisions need thresholds then, and they lie between what rounded coefficients leave where
/// exact ones cancel (5e-17) and the slopes that documents mean (3e-7, between 4/3 and 1.333333).
///
/// Source: Dekker, "A floating-point technique for extending the available precision", Numerische
/// Mathematik 18, 1971.
@frozen
public struct DoubleDouble: Sendable, BitwiseCopyable {
  /// The nearest double.
  public let value: Double
  /// What is left after it.
  @usableFromInline let rest: Double

  /// A double, exactly.
  @inlinable
  public init(_ value: Double) {
    self.value = value
    rest = 0
  }

  /// The sum of a double and a much smaller one.
  @inlinable
  init(_ high: Double, _ low: Double) {
    value = high + low
    rest = low - (value - high)
  }

  /// Nothing.
  @inlinable public static var zero: DoubleDouble { DoubleDouble(0) }

  /// The sum, within some 1e-32 of the larger operand.
  @inlinable
  public static func + (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let (sum, error) = exactSum(left.value, right.value)
    let (rests, restError) = exactSum(left.rest, right.rest)
    let partial = DoubleDouble(sum, error + rests)
    return DoubleDouble(partial.value, partial.rest + restError)
  }

  /// The sum of two doubles and its rounding error.
  @inlinable
  static func exactSum(_ left: Double, _ right: Double) -> (Double, Double) {
    let sum = left + right
    let shadow = sum - left
    return (sum, (left - (sum - shadow)) + (right - shadow))
  }

  /// The difference, within some 1e-32 of the larger operand.
  @inlinable
  public static func - (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble { left + -right }

  /// The number of the other sign, exactly.
  @inlinable
  public static prefix func - (operand: DoubleDouble) -> DoubleDouble {
    DoubleDouble(-operand.value, -operand.rest)
  }

  /// The product, within some 1e-32 of itself.
  @inlinable
  public static func * (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let product = left.value * right.value
    let error = (-product).addingProduct(left.value, right.value)
    return DoubleDouble(product, error + (left.value * right.rest + left.rest * right.value))
  }

  /// The quotient, within some 1e-31 of itself.
  @inlinable
  public static func / (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    // Long division, a double's digits at a time.
    let first = left.value / right.value
    let remainder = left - right * DoubleDouble(first)
    let second = remainder.value / right.value
    let last = (remainder - right * DoubleDouble(second)).value / right.value
    return DoubleDouble(first, second) + DoubleDouble(last)
  }

  /// Adds the product of two doubles.
  @inlinable
  public mutating func add(_ factor: Double, times other: Double) {
    self = self + DoubleDouble(factor) * DoubleDouble(other)
  }
}
