import FlatStorage
import LinearConstraints

/// The second look of a whole crash, at the values that its basis has.
///
/// The crash itself sees coefficients and priorities, and no value: which of a card's labels is the
/// tallest, and so makes the card as tall as it is, comes to light only once the unknowns have moved to
/// where the active rows hold. An exchange for each card would then move all that lies below it, in a
/// list of n cards n^2 unknowns. Here every row that the values violate claims the place of a less
/// important one that determines an unknown of its own; all claims are granted at once, and one more
/// move follows for all of them. What is passed over here, the exchanges do: any basis is a legal start.
/// (An advanced start: Maros, Computational Techniques of the Simplex Method, 2003, chapter 9.)
extension Crash {
  /// A violated row that would determine an unknown in place of the row that does.
  struct Claim: BitwiseCopyable {
    var row: RowIndex
    var unknown: UnknownIndex
    /// The rank of the level at which the row is violated.
    var rank: Int32
    /// How far the unknown has to move for the row to hold.
    var distance: Double
  }

  /// After so many looks the rest is left to the exchanges.
  ///
  /// What one look puts right another row may violate, as where a label that grows pushes the next.
  static var lookLimit: Int { 4 }

  /// Lets rows that the values violate take the places of less important ones.
  ///
  /// - Parameters:
  ///   - rows: the new rows, all of them inactive, or active and met.
  ///   - basis: the basis, which changes.
  ///   - pricing: the multipliers, of which those of displaced rows are lost.
  ///   - problem: the problem of the basis.
  /// - Returns: whether any did; the rows that lost their places are then ``displacedRows``, which are to
  ///   begin anew as inactive ones, and the unknowns are to be moved to where the active rows hold.
  /// - Complexity: O(coefficients of `rows`), and of the whole basis if any did.
  mutating func yieldToViolatedRows(
    _ rows: borrowing FlatArray<RowIndex>, on basis: inout Basis, _ pricing: inout Pricing,
    in problem: inout Problem
  ) -> Bool {
    claims.removeAll()
    basis.beginSearch(in: &problem)
    for index in 0..<rows.count {
      let row = rows[index]
      guard problem.places[row].isInactive,
        abs(problem.rows[row].residual) > problem.rows[row].primalTolerance,
        let claim = claim(of: row, in: &problem)
      else { continue }
      file(claim, on: &basis, in: &problem)
    }
    if claims.isEmpty { return false }
    basis.beginRegrouping()
    displacedRows.removeAll()
    for index in 0..<claims.count { grant(claims[index], on: &basis, &pricing, in: &problem) }
    basis.orderAll(in: &problem)
    regroup(on: &basis, &pricing, in: &problem)
    return true
  }

  /// What a violated row may claim: the place of the least important row that gives way to it.
  private func claim(of row: RowIndex, in problem: inout Problem) -> Claim? {
    let line = problem.rows[row]
    let pull = line.slope(onSide: line.residual > 0 ? 1 : -1)
    if pull.value == 0 { return nil }
    let rank = problem.levels.slots[pull.level].rank
    var claim: Claim?
    var greatest = rank
    for index in problem.places[row].coefficients {
      let coefficient = problem.coefficients[index]
      // Rows are scaled to coefficients of about one; a small pivot would spoil the basis.
      guard abs(coefficient.value) >= NumericalTolerances.threshold else { continue }
      let distance = -line.residual / coefficient.value
      let resistance = resistance(at: coefficient.unknown, against: distance, in: &problem)
      guard resistance > greatest else { continue }
      greatest = resistance
      claim = Claim(row: row, unknown: coefficient.unknown, rank: rank, distance: distance)
    }
    return claim
  }

  /// The rank at which the row that determines an unknown resists its move; past all ranks for none.
  private func resistance(
    at unknown: UnknownIndex, against distance: Double, in problem: inout Problem
  ) -> Int32 {
    guard problem.unknowns[unknown].bump.isNone else { return -1 }
    let holder = problem.unknowns[unknown].pivotRow
    // A held unknown was offered to the row before, and refused.
    if holder.isNone { return -1 }
    let pivot = problem.coefficients[problem.places[holder].firstCoefficient].value
    let slope = problem.slope(ofRow: holder, side: distance * pivot > 0 ? 1 : -1)
    return slope.value == 0 ? .max : problem.levels.slots[slope.level].rank
  }

  /// Keeps the best claim on each unknown: the most important, among equals the farthest.
  private mutating func file(
    _ claim: Claim, on basis: inout Basis, in problem: inout Problem
  ) {
    guard let filed = basis.visitIndex(of: claim.unknown, in: problem) else {
      basis.visit(claim.unknown, in: &problem)
      claims.append(claim)
      return
    }
    let other = claims[filed]
    if claim.rank < other.rank
      || claim.rank == other.rank && abs(claim.distance) > abs(other.distance)
    {
      claims[filed] = claim
    }
  }

  /// Lets a row take the place that it claims.
  private mutating func grant(
    _ claim: Claim, on basis: inout Basis, _ pricing: inout Pricing, in problem: inout Problem
  ) {
    let holder = problem.unknowns[claim.unknown].pivotRow
    pricing.loseMultipliers(of: claim.unknown, in: problem)
    problem.release(holder)
    displacedRows.append(holder)
    basis.pair(row: claim.row, with: claim.unknown, in: &problem)
    basis.dissolveBump(of: claim.unknown, in: &problem)
  }
}
