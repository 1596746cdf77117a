import FlatStorage
import LinearConstraints

/// The exchanges that lead to the optimum.
extension ActiveSetCore {
  /// Exchanges rows until no multiplier of the first levels is out of range.
  ///
  /// - Parameter lastRank: the last level that counts.
  /// - Throws: when the exchanges do not end.
  mutating func optimize(throughRank lastRank: Int32 = .max) throws(BreakdownError) {
    zeroSteps = 0
    var remaining = exchangeLimit ?? 1000 + 100 * problem.liveCount
    var countWhenComputed = -1
    while true {
      let isCycling = zeroSteps > longestRunOfZeroSteps
      let leaving =
        isCycling
        ? pricing.leavingPositionByBlandsRule(throughRank: lastRank, in: &problem)
        : pricing.leavingPosition(throughRank: lastRank, in: &problem)
      guard let leaving else {
        if enterCrossedBounds() { continue }
        if pricing.mayDeferredDecide(in: problem) {
          pricing.passOnDeferred(on: &basis, in: &problem)
          continue
        }
        // An optimum by updated multipliers alone is not believed where updates grew large.
        let count = exchangeCount
        guard pricing.isInDoubt, count != countWhenComputed else { return }
        ownWork.refinements += 1
        // What many updates have added up over time is gone once all is computed anew.
        if pricing.isSteep {
          needsAudit = true
          isDelicate = true
        }
        recomputeMultipliers()
        countWhenComputed = count
        continue
      }
      guard remaining > 0 else { throw BreakdownError(reason: "too many exchanges") }
      remaining -= 1
      try pivot(leaving.unknown, direction: leaving.sign, shortStep: isCycling)
    }
  }

  /// How many rows changed places or sides so far.
  var exchangeCount: Int { ownWork.pivots + slopeChanges.flipCount }

  /// After so many exchanges without a move, Bland's rule takes over until one moves.
  ///
  /// In proportion to the system: thousands of independent rows may each need an exchange without
  /// a move, which is no cycle, and Bland's rule looks at all candidates each time.
  private var longestRunOfZeroSteps: Int {
    @inline(__always) get { zeroStepLimit ?? 1000 + problem.liveCount }
  }

  /// Lets the row (or the hold) at a position leave the basis in a direction.
  ///
  /// - Parameters:
  ///   - position: the unknown that the leaving row determines.
  ///   - sign: +1 when the residual of the leaving row grows, -1 when it falls.
  ///   - shortStep: whether to stop at the first breakpoint.
  /// - Throws: when the new basis is singular.
  private mutating func pivot(
    _ position: UnknownIndex, direction sign: Int8, shortStep: Bool
  ) throws(BreakdownError) {
    pricing.passOnDeferred(before: position, on: &basis, in: &problem)
    if !shortStep, exchangeForParallelRow(position, direction: sign) {
      ownWork.pivots += 1
      zeroSteps += 1
      return
    }
    findDirection(of: position, sign)
    guard
      slope.descendsClearly(from: position, direction: sign, by: &pricing, in: &problem)
        || slope.descends(
          from: position, direction: sign, along: &direction, replacing: &pricing, in: &problem)
    else {
      direction.clearRows(in: &problem)
      pricing.enqueueIfViolating(position, in: &problem)
      return
    }
    let found = ratioTest.run(
      along: &direction, falling: &slope, shortStep: shortStep, primalZero: iterate.primalZero,
      in: &problem)
    flipPassedRows()
    guard let entering = found else {
      // A candidate by rounding alone; whether the answer is one without it is to be proven.
      direction.clearRows(in: &problem)
      needsAudit = true
      return
    }
    try exchangeRows(position, direction: sign, for: entering)
    ownWork.pivots += 1
    zeroSteps = isMove(entering) ? 0 : zeroSteps + 1
  }

  /// Moves to a breakpoint, where its row takes the place of the one that leaves.
  private mutating func exchangeRows(
    _ position: UnknownIndex, direction sign: Int8, for entering: RatioTest.Breakpoint
  ) throws(BreakdownError) {
    let row = entering.row
    let rate = direction.rows[entering.index].rate
    let isLocal = basis.staysTriangular(position, row, in: &problem)
    let bump = isLocal ? .none : basis.bumpThatTakes(row, at: position, in: &problem)
    iterate.move(
      along: &direction, by: entering.step, in: &problem, &slopeChanges, &violatedRows)
    direction.clearRows(in: &problem)
    problem.rows[row].residual = 0
    pricing.take(&slopeChanges, on: &basis, in: &problem)

    let leaving = problem.unknowns[position].pivotRow
    pricing.exchange(
      position, entering: row, slope: problem.slope(ofRow: leaving, side: sign),
      element: rate * Double(sign), on: &basis, in: &problem)
    if !leaving.isNone { release(leaving, to: sign, by: entering.step) }
    directions.invalidate()
    if isLocal {
      basis.exchangeLocally(position, for: row, in: &problem)
      return pricing.enqueueIfViolating(position, in: &problem)
    }
    if !bump.isNone, try basis.updateBump(bump, from: position, to: row, in: &problem) {
      return followExchange()
    }
    try exchangeRow(at: position, for: row)
  }

  // MARK: Parts of an exchange

  /// Finds what moves when the row at a position leaves the basis to one side, as ``direction``.
  @inline(__always)
  mutating func findDirection(of position: UnknownIndex, _ sign: Int8) {
    basis.beginForwardSolve(in: &problem)
    basis.seedForward(position, Double(sign), in: &problem)
    basis.finishForwardSolve(in: &problem, to: &direction)
  }

  /// Puts the rows on their other side that the ratio test passed.
  @inline(__always)
  mutating func flipPassedRows() {
    for index in 0..<ratioTest.passed.count {
      slopeChanges.flip(ratioTest.passed[index], in: &problem)
    }
  }

  /// Notes where a row comes to lie that leaves the basis: on which side, and how far from zero.
  @inline(__always)
  mutating func release(_ row: RowIndex, to sign: Int8, by step: Double) {
    problem.rows[row].residual = Double(sign) * step
    problem.rows[row].side = sign
    violatedRows.append(ifViolated: row, in: problem)
  }

  /// Lets `row` enter the basis where the row at `position` leaves it, without a move.
  mutating func exchangeRow(at position: UnknownIndex, for row: RowIndex) throws(BreakdownError) {
    directions.invalidate()
    try basis.exchange(position, for: row, in: &problem)
    followExchange()
    try basis.refactorizeRegularBumps(in: &problem)
  }

  /// Lets multipliers follow their rows along the path of an exchange, and queues those out of range.
  mutating func followExchange() {
    pricing.followExchange(along: basis.path)
    pricing.enqueueViolating(along: basis.path, in: &problem)
  }

  /// Whether a step is longer than rounding makes it.
  ///
  /// The residual that ends it tells, not its length: where rows are nearly parallel, what rounding
  /// leaves of a residual of zero is a step of some length, and exchanges may go round on such steps.
  private func isMove(_ breakpoint: RatioTest.Breakpoint) -> Bool {
    breakpoint.step > NumericalTolerances.primal
      && breakpoint.step * breakpoint.steepness > NumericalTolerances.primal
  }

  // MARK: Exactness

  /// Optimizes, and once more from exact values when rounding errors may have decided.
  mutating func optimizeRefined() throws(BreakdownError) {
    do throws(BreakdownError) {
      try optimize()
      if refineIfDue() { try optimize() }
    } catch {
      // Before giving up: everything anew from the basis that stands.
      refineAll()
      try optimize()
    }
  }
}
