import LinearConstraints

/// How far answers of two correct strategies may be apart.
///
/// Values are exact up to rounding, and rounding is relative to the terms that are added up: the
/// magnitudes are those of the system, not of the answer.
package enum AnswerTolerances {
  /// Part of the largest term of a priority's rows that its sum of violations may be off, and part
  /// of the largest term of its rows, seen from the variable, that a value may be off.
  ///
  /// Smaller, and nearly parallel rows, which multiply rounding errors by up to a million, make
  /// right answers differ; larger, and answers that people can see to be wrong pass.
  package static let relative = Tolerances.agreement
  /// The least difference that counts, whatever the magnitudes.
  package static let absolute = Tolerances.change
}
