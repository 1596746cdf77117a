/// The thresholds of ``CertificateChecker``, all of them.
///
/// Every sum is compared with the magnitudes of what was added up, so that a system in millimetres
/// and one in light years are judged alike; the absolute parts are in the variables' units (points,
/// in a layout).
public enum CertificateTolerances {
  /// How far a variable may be from where a row is exactly 0, whatever the magnitudes.
  ///
  /// Smaller, and residuals that a solver may leave where it stops (1e-9) are refused; larger, and
  /// errors pass that add up to the contract's 1e-6 over a hundred rows.
  public static let distance = 1e-8
  /// Part of the largest term of a row that its residual may be off.
  ///
  /// Smaller, and the rounding of long chains is refused; larger, and a row over large numbers
  /// counts as met while it is visibly off.
  public static let residual = 1e-13
  /// Part of the largest value in the system that may have been lost by rounding in any other.
  ///
  /// Smaller, and a value computed as the difference of two large ones is refused; larger, and an
  /// excursion of one variable hides the errors of all others.
  public static let rounding = 1e-14
  /// How far a multiplier may be beyond a slope, as part of it, and a variable out of balance, as part
  /// of the magnitudes added up there.
  ///
  /// Smaller, and what nearly parallel rows leave of rounding in large multipliers is refused; larger,
  /// and a wrong answer passes where two rows are so nearly parallel that their slopes differ by less.
  public static let balance = 1e-9
  /// Part of the magnitudes added up at a variable within which a multiplier equals its bound.
  ///
  /// Smaller, and a multiplier that reached its bound but for rounding counts as free to do
  /// anything at lower priorities; larger, and one that is truly within its range does not.
  public static let equality = 1e-12
  /// How much a required constraint may be violated in its own units.
  ///
  /// Smaller, and what a solver may leave as no conflict is refused (1e-7); larger, and it comes near
  /// the contract's 1e-6.
  public static let violation = 2e-7
  /// Part of the sum of magnitudes by which a contradiction's constants must exceed 0.
  ///
  /// Smaller, and rounding passes for a contradiction; larger, and two required rows that differ
  /// in the last digits of large numbers are no contradiction any more.
  public static let contradiction = 1e-15
  /// Part of the largest pull of a priority, or that its rows may exert, by which any variable may be
  /// out of balance, whatever pulls on it.
  ///
  /// Smaller, and what badly conditioned rows leave of large multipliers is refused; larger, and a
  /// slope passes for none that is gentle only because its variable is measured in other units.
  public static let pull = 1e-14
  /// Part of the most that a row of a priority may exert below which a multiplier equals its bound,
  /// whatever pulls on the variables of its row.
  ///
  /// Smaller, and the rounding of rounding, all that there is at a priority where nothing pulls, counts
  /// as a multiplier within its range; larger, and the gentlest of slopes does not.
  public static let nothing = 1e-20

  /// How far a variable may be out of balance at a priority.
  ///
  /// - Parameters:
  ///   - size: the sum of the magnitudes added up at the variable.
  ///   - largestPull: the largest such sum at the priority, or what its rows may exert.
  /// - Returns: a bound for the magnitude of the sum, in the unit of `size`.
  public static func imbalance(ofSize size: Double, largestPull: Double) -> Double {
    max(balance * size, pull * largestPull)
  }
}
