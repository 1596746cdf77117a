/// The numerical thresholds of the tableau, for rows whose coefficients are of the order of one.
enum TableauTolerances {
  /// Coefficients below this are rounding errors of cancelled ones and are dropped.
  ///
  /// Smaller, and rows fill with noise; greater, and real influence is lost.
  static let coefficient = 1e-11
  /// The least element that a pivot may divide by.
  ///
  /// Smaller, and one pivot may multiply rounding errors beyond repair.
  static let pivot = 1e-9
  /// The least reduced cost that counts as one.
  ///
  /// Smaller, and noise at one level freezes what a lower level decides.
  static let reducedCost = 1e-8
  /// How far below zero a restricted basic symbol may be before the dual simplex method acts.
  static let feasibility = 1e-9
  /// How far below zero it may remain when no pivot can help; beyond, constraints conflict.
  ///
  /// Well below ``Tolerances/change``, above the rounding errors of long chains of equalities.
  static let conflict = 1e-7
  /// The least step and the least range that count as a movement.
  static let step = 1e-9
  /// How much the tableau may disagree with the constraints, per unit of their terms.
  ///
  /// Beyond, the tableau is built anew.
  static let drift = 1e-10
  /// Constants up to this size can move without a pivot and without a look at the result.
  static let calmMagnitude = 1e9
}
