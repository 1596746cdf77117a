import LinearConstraints

/// Which unknowns the optimum does not determine.
///
/// With one optimal set of multipliers, a point is optimal exactly if rows with a multiplier
/// strictly within their slopes stay at zero and all others keep their side. The directions that
/// do so form a cone, the ``OptimalFace``. Signs alone fix most of it; of what remains, a first
/// auxiliary system, solved by this same method, finds the rows that can leave zero at all. The
/// others span, with the strict ones, what is fixed: the ``NullSpace`` of those rows is what can still
/// move.
extension ActiveSetCore {
  /// The unknowns that can move without loss, in order.
  mutating func ambiguousUnknowns() throws(Breakdown) -> [UnknownIndex] {
    let affected = reachOfFreePositions()
    if affected.isEmpty { return [] }
    var face = OptimalFace(of: affected, among: problem.unknowns.count)
    collectRows(of: affected, into: &face)
    face.fixBySigns()
    if face.isPoint { return [] }
    try face.fixRowsThatCannotLeaveZero()
    return face.freeUnknowns().sorted()
  }

  /// All that moves when rows move that can without loss, as far as their slopes tell.
  private mutating func reachOfFreePositions() -> [UnknownIndex] {
    basis.beginSearch(in: &problem)
    for unknown in problem.unknowns.indices where !basis.isVisited(unknown, in: problem) {
      let standing = pricing.standing(of: unknown, in: &problem)
      guard standing.isAtUpper || standing.isAtLower else { continue }
      basis.visitDependents(of: unknown, in: &problem)
    }
    return basis.visitedUnknowns()
  }

  private mutating func collectRows(of affected: [UnknownIndex], into face: inout OptimalFace) {
    var isKnown = Table<RowIndex, Bool>(repeating: false, count: problem.rows.count)
    for unknown in affected {
      let start = problem.unknowns[unknown].columnStart
      for place in start..<start + problem.unknowns[unknown].columnCount {
        let row = problem.columns[place]
        if isKnown[row] || problem.rows[row].pivot == Row.absent { continue }
        isKnown[row] = true
        if let freedom = freedom(of: row, in: face) {
          face.append(row: row, of: problem, freedom: freedom)
        }
      }
    }
  }

  /// How the residual of a row may change: 0 not at all, +1 or -1 one way; nil when it is off zero.
  private mutating func freedom(of row: RowIndex, in face: borrowing OptimalFace) -> Int8? {
    if problem.rows[row].isActive {
      let standing = pricing.standing(of: problem.rows[row].pivot, in: &problem)
      return standing.isAtUpper ? 1 : standing.isAtLower ? -1 : 0
    }
    let residual = iterate.evaluateSized(row, of: problem)
    var smallest = 1.0
    let first = problem.rows[row].firstCoefficient
    for place in first..<first + problem.rows[row].coefficientCount {
      let coefficient = problem.coefficients[place]
      if face.mayMove(coefficient.unknown) { smallest = min(smallest, abs(coefficient.value)) }
    }
    let tolerance = max(
      NumericalTolerances.face * smallest, NumericalTolerances.residual * residual.size)
    return abs(residual.value) <= tolerance ? problem.rows[row].side : nil
  }
}
