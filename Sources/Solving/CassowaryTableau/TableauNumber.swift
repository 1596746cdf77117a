import LinearConstraints

/// What the tableau computes with: a number that knows when it is but the rounding error of zero.
///
/// `Double` is quick and suits rows of ordinary coefficients; ``DoubleDouble`` has digits to spare.
protocol TableauNumber: Sendable {
  init(_ value: Double)
  /// The nearest double.
  var value: Double { get }
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Self) -> Self
  static func / (left: Self, right: Self) -> Self
  static prefix func - (operand: Self) -> Self

  /// Whether a coefficient is the rounding error of one that cancelled out.
  var isNoise: Bool { get }
  /// Whether a pivot may divide by it.
  var isPivot: Bool { get }
  /// Whether a reduced cost counts.
  var isCost: Bool { get }
  /// Whether a reduced cost neither clearly counts nor clearly does not.
  var isDoubtfulCost: Bool { get }
  /// A constant without the rounding error of a zero.
  var snapped: Self { get }
  /// Whether a constant is negative beyond rounding; `scale` is the greatest constant of the tableau.
  func isNegative(scale: Double) -> Bool
  /// Whether an element that is too small to divide by is more than the rounding error of a zero.
  var isDoubtfulPivot: Bool { get }
  /// Part of the largest of what was added up to it within which a constant is zero.
  static var conflictNoise: Double { get }
  /// Part of it beyond which a constant is certainly not.
  static var clearConflict: Double { get }
  /// The least sum of violations, each in its constraint's own units, that is a conflict without a
  /// doubt.
  static var conflict: Double { get }

  /// Whether a symbol moves with another at this rate, when it is asked what the optimum leaves open.
  ///
  /// Nothing is divided by it, and directions may be long: rates are small where coefficients of
  /// different sizes meet.
  var isRate: Bool { get }
  /// The least range of a symbol that counts when it is asked what the optimum leaves open.
  static var leastRange: Double { get }
  /// Part of the largest pull of a priority by which any variable may be out of balance.
  static var pull: Double { get }
  /// Whether it has more digits than a double.
  static var isExtended: Bool { get }
  /// The most nonzeros that a tableau may hold, about 2 GB of them with its indices.
  ///
  /// More, and the machine's memory goes before an answer comes; fewer, and systems are refused that
  /// would fit.
  static var cellLimit: Int { get }
}

extension TableauNumber {
  static var zero: Self { Self(0) }
  static func += (left: inout Self, right: Self) { left = left + right }
  static func *= (left: inout Self, right: Self) { left = left * right }
}

extension Double: TableauNumber {
  var value: Double { self }
  var isNoise: Bool { magnitude <= TableauTolerances.coefficient }
  var isPivot: Bool { magnitude > TableauTolerances.pivot }
  var isCost: Bool { magnitude > TableauTolerances.reducedCost }
  var isDoubtfulCost: Bool {
    magnitude > TableauTolerances.coefficient && magnitude < TableauTolerances.clearCost
  }
  var snapped: Double { magnitude < TableauTolerances.coefficient ? 0 : self }
  func isNegative(scale: Double) -> Bool {
    self < -Swift.max(TableauTolerances.feasibility, 1e-13 * scale)
  }
  var isDoubtfulPivot: Bool { !isNoise && !isPivot }
  var isRate: Bool { magnitude > TableauTolerances.rate }
  static var conflictNoise: Double { 1e-13 }
  static var clearConflict: Double { 1e-9 }
  static var conflict: Double { TableauTolerances.clearConflict }
  static var leastRange: Double { TableauTolerances.range }
  static var pull: Double { CertificateTolerances.pull }
  static var isExtended: Bool { false }
  static var cellLimit: Int { 48_000_000 }
}
