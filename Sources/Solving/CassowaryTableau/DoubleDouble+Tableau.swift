import LinearConstraints

/// Twice a double's digits for the tableau: see ``LinearConstraints/DoubleDouble``.
extension DoubleDouble: TableauNumber {
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
  static var pull: Double { DoubleDoubleTolerances.pull }
  static var isExtended: Bool { true }
  static var cellLimit: Int { 30_000_000 }
}
