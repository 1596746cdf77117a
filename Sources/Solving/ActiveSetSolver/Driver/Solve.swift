import FlatStorage
import LinearConstraints

/// The stages of a solve.
extension ActiveSetCore {
  /// Whether nothing was asked for since the last solve.
  var isUpToDate: Bool {
    @inline(__always) get { batch.isEmpty && !needsRebuild }
  }

  /// Brings the solution up to date with the batch.
  ///
  /// - Returns: the conflicts found and resolved, in that order.
  mutating func solve() throws(SolverError) -> [RowConflict] {
    iterate.beginChanges()
    if isUpToDate { return [] }
    ownWork.solves += 1
    ownWork.blocksTouched += 1
    if needsRebuild { batch.noteRequired() }
    violatedRows.removeAll()
    pricing.note(rowCount: problem.liveCount)
    var conflicts: [RowConflict] = []
    do {
      if needsRebuild {
        try rebuild()
      } else if !applySingleMove() {
        try applyBatch()
      }
      try finish(&conflicts)
      if isInDoubt(conflicts) { try audit(&conflicts) }
    } catch {
      try recover(from: error, &conflicts)
    }
    if problem.levels.shouldPurge {
      problem.levels.purge()
      recomputeMultipliers()
    }
    let tally = iterate.tallyChanges()
    guard tally.isFinite else {
      revert()
      throw .numericalBreakdown("the values grew beyond what a number can hold")
    }
    ownWork.changedVariables += tally.changedCount
    return conflicts
  }

  /// Optimizes, resolves conflicts, and lets broken constraints return that fit again.
  private mutating func finish(_ conflicts: inout [RowConflict]) throws(BreakdownError) {
    try optimizeRefined()
    if violatedRows.first != nil { try resolveConflicts(&conflicts) }
    if batch.touchesRequired, !broken.isEmpty { try restoreBroken() }
    batch.finish()
  }

  /// Starts again from nothing, once; the last solution stands when that fails as well.
  private mutating func recover(
    from breakdown: BreakdownError, _ conflicts: inout [RowConflict]
  ) throws(SolverError) {
    do {
      // What the failed attempt broke and reported is to be found again.
      for conflict in conflicts where problem.rows[conflict.broken].kind == .broken {
        broken.forget(conflict.broken)
        problem.rows[conflict.broken].kind = .constraint
      }
      conflicts.removeAll()
      // What passes for zero may be why exchanges did not end.
      iterate.sharpen()
      defer { iterate.blunt() }
      try rebuild()
      try finish(&conflicts)
      needsAudit = true
      try audit(&conflicts)
    } catch {
      revert()
      throw .numericalBreakdown("\(breakdown.reason); from nothing: \(error.reason)")
    }
  }

  /// Gives up the last solve: its values are taken back, and the next one starts from nothing.
  mutating func revert() {
    iterate.restoreValues()
    needsRebuild = true
  }

  /// Lets the next solve start from nothing, values and all.
  mutating func forgetSolution() {
    needsRebuild = true
    startsAtZero = true
  }

  // MARK: From nothing

  /// Forgets the basis and builds it from nothing; the batch is applied as well.
  private mutating func rebuild() throws(BreakdownError) {
    needsRebuild = false
    iterate.markChanges()
    directions.invalidate()
    dropBasis()
    if startsAtZero {
      startsAtZero = false
      iterate.forgetValues()
    }
    batch.enterAll(of: &problem)
    try applyBatch()
  }

  /// Holds every unknown and makes every row absent.
  private mutating func dropBasis() {
    basis.removeAll(from: &problem)
    pricing.removeAll()
    slopeChanges.removeAll()
    violatedRows.removeAll()
    direction.clearRows(in: &problem)
  }
}
