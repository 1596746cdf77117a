import FlatStorage

/// Exchanges of one row of the basis for another, or for the hold of an unknown.
///
/// The pivots move along a path from the position that is left to an unknown of the row that enters:
/// each row on it hands its unknown on to the next. What lies on the path is regrouped.
extension Basis {
  // MARK: Right after a forward solve from the position, whose marks are read

  /// Whether `row` may determine `position` without closing a cycle.
  mutating func staysTriangular(
    _ position: UnknownIndex, _ row: RowIndex, in problem: inout Problem
  ) -> Bool {
    if !problem.unknowns[position].bump.isNone { return false }
    var isMentioned = false
    for index in problem.places[row].coefficients {
      let unknown = problem.coefficients[index].unknown
      if unknown == position {
        isMentioned = true
      } else if search.isVisited(unknown, in: problem) {
        return false
      }
    }
    return isMentioned
  }

  /// The bump of a position, if it can take a row there without growing; else none.
  ///
  /// All that the row mentions besides must be independent of the bump.
  mutating func bumpThatTakes(
    _ row: RowIndex, at position: UnknownIndex, in problem: inout Problem
  ) -> BumpIndex {
    let bump = problem.unknowns[position].bump
    guard !bump.isNone, bumps.mayUpdate(bump) else { return .none }
    for index in problem.places[row].coefficients {
      let unknown = problem.coefficients[index].unknown
      if problem.unknowns[unknown].bump != bump, search.isVisited(unknown, in: problem) {
        return .none
      }
    }
    return bump
  }

  // MARK: Exchanges

  /// Lets `row` determine `position`, where it closes no cycle, in place of the row there.
  mutating func exchangeLocally(
    _ position: UnknownIndex, for row: RowIndex, in problem: inout Problem
  ) {
    let leaving = problem.unknowns[position].pivotRow
    if !leaving.isNone { problem.release(leaving) }
    pair(row: row, with: position, in: &problem)
  }

  /// Exchanges a row within a bump by an update of its factors.
  ///
  /// - Returns: false when the bump must be factored anew; nothing is changed then. If true, ``path``
  ///   has the positions along which the pivots moved.
  mutating func updateBump(
    _ bump: BumpIndex, from position: UnknownIndex, to row: RowIndex, in problem: inout Problem
  ) throws(BreakdownError) -> Bool {
    scatter(row, over: bump, in: &problem)
    guard bumps.exchangeRow(of: bump, at: position, shares: &rightSide) else { return false }
    let leaving = problem.unknowns[position].pivotRow
    try findPath(from: position, toRow: row, target: .none, in: &problem)
    bumps.renameRows(of: bump, along: path)
    shiftPivots(leaving: leaving, in: &problem)
    pair(row: row, with: path[0], in: &problem)
    return true
  }

  /// Writes the shares that the rows of a bump have in a row into the right side.
  private mutating func scatter(
    _ row: RowIndex, over bump: BumpIndex, in problem: inout Problem
  ) {
    var combination = Swift.exchange(&shares, with: Combination())
    combine(row: row, in: &problem, to: &combination)
    for index in 0..<combination.shares.count {
      let share = combination.shares[index]
      if problem.unknowns[share.unknown].bump == bump {
        rightSide[share.unknown].value = share.rate
      }
    }
    shares = combination
  }

  /// Lets `row` enter the basis where the row at `position` leaves it.
  ///
  /// Leaves the positions along which the pivots moved in ``path``; ``refactorizeRegularBumps(in:)`` comes next.
  mutating func exchange(
    _ position: UnknownIndex, for row: RowIndex, in problem: inout Problem
  ) throws(BreakdownError) {
    let leaving = problem.unknowns[position].pivotRow
    try findPath(from: position, toRow: row, target: .none, in: &problem)
    shiftPivots(leaving: leaving, in: &problem)
    pair(row: row, with: path[0], in: &problem)
    dissolvePath(in: &problem)
  }

  /// Lets the row at `position` leave the basis, and holds `target` instead.
  ///
  /// Leaves the positions along which the pivots moved in ``path``; ``refactorizeRegularBumps(in:)`` comes next.
  mutating func exchange(
    _ position: UnknownIndex, forHoldOf target: UnknownIndex, in problem: inout Problem
  ) throws(BreakdownError) {
    let leaving = problem.unknowns[position].pivotRow
    try findPath(from: position, toRow: .none, target: target, in: &problem)
    shiftPivots(leaving: leaving, in: &problem)
    hold(unknown: target, in: &problem)
    dissolvePath(in: &problem)
  }

  /// Holds `position`, which stands alone, instead of its row.
  mutating func hold(_ position: UnknownIndex, in problem: inout Problem) {
    problem.release(problem.unknowns[position].pivotRow)
    hold(unknown: position, in: &problem)
  }

  /// The member of a bump that moves most when the row at `position` does, and how fast.
  mutating func steadiestMember(
    of bump: BumpIndex, along position: UnknownIndex
  ) -> (unknown: UnknownIndex, rate: Double) {
    rightSide[position] = SizedSum(value: 1, size: 1)
    bumps.solve(bump, &rightSide, WithMagnitudes.self)
    var best = position
    for index in 0..<bumps[bump].stepCount {
      let member = bumps.member(index, of: bump)
      if abs(rightSide[member].value) > abs(rightSide[best].value) { best = member }
    }
    let rate = rightSide[best].value
    for index in 0..<bumps[bump].stepCount {
      rightSide[bumps.member(index, of: bump)] = SizedSum()
    }
    return (best, rate)
  }

  // MARK: Paths

  private mutating func shiftPivots(leaving: RowIndex, in problem: inout Problem) {
    if !leaving.isNone { problem.release(leaving) }
    var index = path.count - 1
    while index > 0 {
      pair(row: problem.unknowns[path[index - 1]].pivotRow, with: path[index], in: &problem)
      index -= 1
    }
  }

  private mutating func dissolvePath(in problem: inout Problem) {
    for index in 0..<path.count { dissolveBump(of: path[index], in: &problem) }
  }

  /// Finds a path from `start` along dependents to an unknown that `row` mentions, or to `target`.
  ///
  /// Leaves it in ``path``, its end first. There is one whenever the exchange is regular.
  private mutating func findPath(
    from start: UnknownIndex, toRow row: RowIndex, target: UnknownIndex, in problem: inout Problem
  ) throws(BreakdownError) {
    path.removeAll()
    search.begin(in: &problem)
    components.nodes.removeAll()
    components.low.removeAll()
    search.visit(start, in: &problem)
    components.nodes.append(start)
    components.low.append(-1)
    var head = 0
    while head < components.nodes.count {
      let current = components.nodes[head]
      if current == target || (!row.isNone && problem.mentions(row: row, unknown: current)) {
        var index = Int32(head)
        while index >= 0 {
          path.append(components.nodes[index])
          index = components.low[index]
        }
        return
      }
      let column = problem.unknowns[current].columnStart
      for index in column..<column + problem.unknowns[current].columnCount {
        let pivot = problem.places[problem.columns[index]].pivot
        if pivot.isNone || search.isVisited(pivot, in: problem) { continue }
        search.visit(pivot, in: &problem)
        components.nodes.append(pivot)
        components.low.append(Int32(head))
      }
      head += 1
    }
    throw BreakdownError(reason: "no path for an exchange")
  }
}
