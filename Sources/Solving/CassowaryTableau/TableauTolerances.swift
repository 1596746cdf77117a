/// The numerical thresholds of the tableau, for rows whose coefficients are of the order of one.
package enum TableauTolerances {
  /// Coefficients below this are rounding errors of cancelled ones and are dropped.
  ///
  /// Smaller, and rows fill with noise; greater, and real influence is lost.
  static let coefficient = 1e-11
  /// The least element that a pivot may divide by.
  ///
  /// Smaller, and one pivot between nearly parallel rows costs so many digits that answers are visibly
  /// off; larger, and ordinary ratios of sizes pay for twice the digits.
  static let pivot = 1e-6
  /// The least rate at which a symbol moves with another, when it is asked what the optimum leaves open.
  ///
  /// Smaller, and noise makes unknowns free; larger, and chains of small shares make them determined.
  static let rate = 1e-9
  /// The least reduced cost that counts as one.
  ///
  /// Smaller, and noise at one level freezes what a lower level decides.
  static let reducedCost = 1e-8
  /// How far below zero a restricted basic symbol may be before the dual simplex method acts.
  static let feasibility = 1e-9
  /// The sum of violations, in the constraints' own units, that is no conflict yet.
  ///
  /// Below what a certificate allows a row to be off, above the rounding errors of long chains.
  static let noConflict = 4e-9
  /// What it must be to be a conflict without a doubt, in double precision.
  static let clearConflict = 1e-5
  /// The coefficient from which, and from whose inverse, double precision is not enough.
  ///
  /// Smaller, and ordinary systems pay for twice the digits; larger, and products of small
  /// coefficients are taken for rounding errors.
  static let wide = 1000.0
  /// The constant from which double precision is not enough.
  ///
  /// Smaller, and large screens pay for twice the digits; larger, and small constants are lost
  /// beside it.
  static let large = 1e9
  /// From which magnitude on a reduced cost counts without a doubt, in double precision.
  ///
  /// Below, and above what cancelled out, the system is solved again in double-double precision.
  static let clearCost = 1e-7
  /// The least step that counts as a movement.
  static let step = 1e-9
  /// The least range of a symbol that counts when it is asked what the optimum leaves open.
  static let range = 2e-8
  /// How much the tableau may disagree with its constraints, per unit of their terms; and their
  /// multipliers with balance, per unit of what is added up.
  ///
  /// Beyond, the tableau is built anew. Ten times stricter than a certificate's tolerance.
  static let drift = 5e-14
  /// The part of that which does not depend on the terms, in units of the row's variables.
  static let absoluteDrift = 1e-9

  /// How much a row, or the symbols of its constraint, may be off, in the constraint's own units.
  ///
  /// - Parameters:
  ///   - size: The largest of the row's terms.
  ///   - scale: What the row is multiplied by.
  /// - Returns: The greatest difference that is rounding.
  package static func allowance(ofSize size: Double, scale: Double) -> Double {
    drift * size + absoluteDrift * min(1, 1 / scale)
  }

  /// Constants up to this size can move without a pivot and without a look at the result.
  ///
  /// Smaller, and ordinary edits are checked; larger, and what was dropped as noise from the
  /// coefficients of the tableau, times the constants, is visible.
  static let uncheckedMagnitude = 1e3
}

/// The thresholds of ``DoubleDouble``, for rows whose coefficients are of the order of one.
enum DoubleDoubleTolerances {
  /// What is left where equal numbers cancel out.
  ///
  /// Greater, and what is dropped comes back multiplied by millions where rows are nearly parallel.
  static let noise = 1e-28
  /// The least element that a pivot may divide by.
  ///
  /// Smaller, and remains of coefficients that were rounded to doubles become pivots; greater, and
  /// rows of wildly different coefficients lose theirs.
  static let pivot = 1e-12
  /// The least reduced cost that counts; a certificate's balance has the same tolerance.
  static let reducedCost = 1e-9
  /// Part of the largest pull of a priority by which any variable may be out of balance.
  ///
  /// Smaller, and what is left of dropped noise refuses right answers; larger, and a slope passes for
  /// none that is gentle only because its variable is measured in other units.
  static let pull = 1e-18
  /// The magnitude from which an element or a reduced cost that does not count may be a true one.
  ///
  /// Smaller, and systems are refused for the rounding of their coefficients; larger, and products
  /// of small coefficients are passed over in silence.
  static let doubt = 1e-15
  /// The least range of a symbol that counts when it is asked what the optimum leaves open.
  static let range = 1e-11
  /// The least sum of violations, in the constraints' own units, that is a conflict.
  ///
  /// What the other strategies take for one, so that all report the same.
  static let conflict = 1e-7
  /// How far below zero a restricted basic symbol may be before the dual simplex method acts.
  static let feasibility = 1e-12
}
