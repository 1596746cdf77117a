import FlatStorage
import LinearConstraints

/// Exchanges that move few unknowns, all of them for one transposed solve.
///
/// What moves with a label's width is decided by the few columns that it touches: the slope along that
/// direction is summed up from them, and no multiplier has to be known. A rotation lets thousands of
/// labels begin or cease to wrap; each is brought to its optimum by itself, and what all of them do to
/// the multipliers of the rest is passed on together, as slope changes. (As bound flips in the dual
/// simplex method: Maros, Computational Techniques of the Simplex Method, 2003, chapter 10.)
///
/// With mu the multipliers of the active rows a_k, and the row p at a position exchanged for r, the sum
/// of mu_k a_k falls short of minus the gradient by mu_p a_p, by what p pulls with now, and by what r
/// pulled with before: slope changes of p and r. What is passed over here the ordinary exchanges do.
extension ActiveSetCore {
  /// How many unknowns may move with an exchange.
  ///
  /// A label in a cell moves its background, the cell and what lies beside it; the rows of a list that
  /// move all that follows are not to be walked one after another.
  private static var mostFollowers: Int { 8 }

  /// Lets rows leave the basis that give way to the noted slope changes.
  ///
  /// - Complexity: O(coefficients in the columns of the unknowns that the noted rows mention, and of up
  ///   to ``mostFollowers`` that move with each of these).
  @inline(never)
  mutating func exchangeInBulk() {
    let count = slopeChanges.count
    var isAnyExchanged = false
    for index in 0..<count {
      let row = slopeChanges[index].row
      guard problem.places[row].isInactive, problem.rows[row].slope.value != 0 else { continue }
      if yield(to: row) { isAnyExchanged = true }
    }
    guard isAnyExchanged else { return }
    directions.invalidate()
    slopeChanges.coalesce(in: &problem)
  }

  /// Exchanges the row of an unknown on which an inactive row pulls.
  ///
  /// - Returns: whether there was one to exchange.
  private mutating func yield(to row: RowIndex) -> Bool {
    let line = problem.rows[row]
    let slope = line.slope
    for index in problem.places[row].coefficients {
      let coefficient = problem.coefficients[index]
      let position = coefficient.unknown
      guard problem.unknowns[position].bump.isNone else { continue }
      let leaving = problem.unknowns[position].pivotRow
      if leaving.isNone { continue }
      let pivot = problem.coefficients[problem.places[leaving].firstCoefficient].value
      let pull = coefficient.value * slope.value / pivot
      let sign: Int8 = pull < 0 ? 1 : -1
      if !resists(leaving, direction: sign, abs(pull), at: slope.level),
        basis.isFollowed(position, byAtMost: Self.mostFollowers, in: &problem),
        exchange(leaving, at: position, direction: sign)
      {
        return true
      }
    }
    return false
  }

  /// Whether an active row that leaves to one side pulls back at a more important level than a pull of
  /// a given strength, or as strongly at its level.
  ///
  /// The second is no proof that the exchange gains nothing, since other rows may pull too; it keeps
  /// rows of one level, all of them required for instance, from being tried against each other in vain.
  private func resists(
    _ row: RowIndex, direction sign: Int8, _ pull: Double, at level: LevelIndex
  ) -> Bool {
    let own = problem.slope(ofRow: row, side: sign)
    if own.value == 0 { return false }
    if own.level == level { return abs(own.value) >= pull }
    return problem.levels.slots[own.level].rank < problem.levels.slots[level].rank
  }

  /// Exchanges an active row for the one where the objective stops falling, if it falls at all.
  ///
  /// The multipliers are those before the exchange until the noted slope changes are passed on.
  private mutating func exchange(
    _ leaving: RowIndex, at position: UnknownIndex, direction sign: Int8
  ) -> Bool {
    findDirection(of: position, sign)
    defer { direction.clearRows(in: &problem) }
    guard
      slope.descends(from: position, direction: sign, along: &direction, in: &problem),
      let entering = ratioTest.run(
        along: &direction, falling: &slope, shortStep: false, primalZero: iterate.primalZero,
        in: &problem),
      entering.steepness * NumericalTolerances.growth >= direction.largestRate,
      basis.staysTriangular(position, entering.row, in: &problem)
    else { return false }
    flipPassedRows()
    iterate.move(
      along: &direction, by: entering.step, in: &problem, &slopeChanges, &violatedRows)
    let row = entering.row
    problem.rows[row].residual = 0
    slopeChanges.noteEnd(of: problem.rows[row].slope, of: row)
    pricing.handOver(position, to: &slopeChanges, in: &problem)
    release(leaving, to: sign, by: entering.step)
    basis.exchangeLocally(position, for: row, in: &problem)
    slopeChanges.noteBegin(of: problem.rows[leaving].slope, of: leaving)
    ownWork.pivots += 1
    return true
  }
}
