import FlatStorage
import LinearConstraints

/// Which unknowns the optimum does not determine.
///
/// With one optimal set of multipliers, a point is optimal exactly if rows with a multiplier
/// strictly within their slopes stay at zero and all others keep their side. The directions that
/// do so form a cone, the ``OptimalFace``. Signs alone fix most of it; of what remains, a first
/// auxiliary system, solved by this same method, finds the rows that can leave zero at all. The
/// others span, with the strict ones, what is fixed: the ``NullSpace`` of those rows is what can still
/// move.
///
/// Rows so near to zero that they count as met may still leave an unknown some room where they are
/// nearly parallel to others. Where that could matter, how far it can go is measured.
extension ActiveSetCore {
  /// The unknowns that can move without loss, in order.
  mutating func ambiguousUnknowns() throws(BreakdownError) -> [UnknownIndex] {
    let affected = reachOfFreePositions()
    if affected.isEmpty { return [] }
    var face = OptimalFace(of: affected, among: problem.unknowns.count)
    let hasNearRows = collectRows(into: &face, near: .met)
    let free = try face.takeFreeUnknowns()
    guard hasNearRows else { return free }
    return try (free + unknownsWithRoom(among: affected, besides: free)).sorted()
  }

  /// All that moves when rows move that can without loss, as far as their slopes tell.
  private mutating func reachOfFreePositions() -> [UnknownIndex] {
    basis.beginSearch(in: &problem)
    for unknown in problem.unknowns.indices where !basis.isVisited(unknown, in: problem) {
      let status = pricing.status(of: unknown, in: &problem)
      guard status.isAtUpper || status.isAtLower else { continue }
      basis.visitDependents(of: unknown, in: &problem)
    }
    return basis.visitedUnknowns()
  }

  /// What to make of inactive rows that are near zero, on their side of it.
  private enum NearRows {
    /// They are at zero.
    case met
    /// They are off zero.
    case off
    /// They keep as far from zero as they are; values are corrected by ``direction``.
    case measured
  }

  /// Adds the rows at zero that speak of what may move.
  ///
  /// - Returns: whether there are rows near zero.
  private mutating func collectRows(into face: inout OptimalFace, near: NearRows) -> Bool {
    var hasNearRows = false
    var isKnown = Table<RowIndex, Bool>(repeating: false, count: problem.rows.count)
    for unknown in face.names {
      let bound = problem.bounds[unknown]
      if !bound.isNone, collect(inactive: bound, into: &face, near: near) { hasNearRows = true }
      let start = problem.unknowns[unknown].columnStart
      for index in start..<start + problem.unknowns[unknown].columnCount {
        let row = problem.columns[index]
        if isKnown[row] || !problem.places[row].takesPart { continue }
        isKnown[row] = true
        if problem.places[row].isActive {
          face.append(row: row, of: problem, freedom: freedomOfActive(row))
        } else if collect(inactive: row, into: &face, near: near) {
          hasNearRows = true
        }
      }
    }
    return hasNearRows
  }

  /// Adds an inactive or deferred row that is at zero or near it.
  ///
  /// - Returns: whether it is near zero, and not there.
  private mutating func collect(
    inactive row: RowIndex, into face: inout OptimalFace, near: NearRows
  ) -> Bool {
    let residual = iterate.evaluateSized(row, of: problem)
    guard isNear(row, residual, to: face) else { return false }
    var slack = Double(problem.rows[row].side) * residual.value
    let rounding = NumericalTolerances.residual * residual.size
    let isOff = slack > rounding
    if isOff {
      if near == .off { return true }
      if near == .measured { slack = measuredSlack(of: row) }
    }
    face.append(
      row: row, of: problem, freedom: problem.rows[row].side,
      slack: near == .measured ? max(slack - rounding, 0) : 0)
    return isOff
  }

  /// How the residual of an active row may change: 0 not at all, +1 or -1 one way.
  private mutating func freedomOfActive(_ row: RowIndex) -> Int8 {
    let status = pricing.status(of: problem.places[row].pivot, in: &problem)
    return status.isAtUpper ? 1 : status.isAtLower ? -1 : 0
  }

  /// Whether a move of one unknown by ``NumericalTolerances/face`` takes an inactive row to zero.
  private func isNear(
    _ row: RowIndex, _ residual: SizedSum, to face: borrowing OptimalFace
  ) -> Bool {
    var smallest = 1.0
    for index in problem.places[row].coefficients {
      let coefficient = problem.coefficients[index]
      if face.mayMove(coefficient.unknown) { smallest = min(smallest, abs(coefficient.value)) }
    }
    let tolerance = max(
      NumericalTolerances.face * smallest, NumericalTolerances.residual * residual.size)
    return abs(residual.value) <= tolerance
  }

  // MARK: Rows near zero

  /// The unknowns that can move visibly before a row near zero stops them, besides those that are free
  /// where such rows are at zero.
  private mutating func unknownsWithRoom(
    among affected: [UnknownIndex], besides free: [UnknownIndex]
  ) throws(BreakdownError) -> [UnknownIndex] {
    var face = OptimalFace(of: affected, among: problem.unknowns.count)
    _ = collectRows(into: &face, near: .off)
    let known = Set(free)
    let candidates = try face.takeFreeUnknowns().filter { !known.contains($0) }
    if candidates.isEmpty { return [] }
    var measured = OptimalFace(of: affected, among: problem.unknowns.count)
    findCorrections()
    _ = collectRows(into: &measured, near: .measured)
    direction.clearRows(in: &problem)
    return try measured.unknownsWithRoom(among: candidates)
  }

  /// How far an inactive row is from zero, on its side of it, at values without rounding errors.
  private mutating func measuredSlack(of row: RowIndex) -> Double {
    var residual = iterate.evaluateExactly(row, of: &problem)
    let index = problem.places[row].mark
    if index >= 0 { residual += direction.rows[Int(index)].rate }
    return Double(problem.rows[row].side) * residual
  }
}
