/// The thresholds that belong to the contract between solvers and their users.
///
/// A strategy's own numerical tolerances live in its own module, in one place as well.
public enum Tolerances {
  /// The least change of an unknown that counts as one, and the least violation that is reported.
  ///
  /// Smaller, and rounding errors of long chains would be reported as changes; larger, and slow
  /// animations would be lost. Absolute, in the unknown's own units (points, in a layout).
  public static let change = 1e-6

  /// Part of the largest value by which determined values of two correct solvers may differ.
  ///
  /// Smaller, and nearly parallel rows, which multiply rounding errors by up to a million, count as
  /// a difference; larger, and answers that can be seen to be wrong pass.
  public static let agreement = 1e-6
}
