import LinearConstraints

/// The stages of a solve.
extension ActiveSetCore {
  /// Whether anything was asked for since the last solve.
  var isUpToDate: Bool {
    @inline(__always) get {
      batch.records.isEmpty && batch.fresh.isEmpty && batch.abandoned.isEmpty && !needsRebuild
        && !batch.touchesRequired
    }
  }

  /// Brings the solution up to date with the batch.
  ///
  /// - Returns: the conflicts found and resolved, in that order.
  mutating func solve() throws(SolverError) -> [CoreConflict] {
    if isUpToDate {
      changes.begin()
      return []
    }
    work.solves += 1
    work.blocksTouched += 1
    changes.begin()
    if needsRebuild { batch.touchesRequired = true }
    suspects.removeAll()
    var conflicts: [CoreConflict] = []
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
    if levels.wantsPurge {
      levels.purge()
      recomputeMultipliers()
    }
    let tally = tallyChanges()
    guard tally.isFinite else {
      revert()
      throw .numericalBreakdown("the values grew beyond what a number can hold")
    }
    work.changedVariables += tally.changedCount
    return conflicts
  }

  /// Optimizes, resolves conflicts, and lets broken constraints return that fit again.
  private mutating func finish(_ conflicts: inout [CoreConflict]) throws(Breakdown) {
    try optimizeRefined()
    if suspects.first != nil { try resolveConflicts(&conflicts) }
    if batch.touchesRequired, !brokenRows.isEmpty { try restoreBroken() }
    batch.touchesRequired = false
  }

  /// Optimizes, and once more from exact values when rounding errors may have decided.
  mutating func optimizeRefined() throws(Breakdown) {
    do {
      try optimize()
      if refineIfDue() { try optimize() }
    } catch {
      // Before giving up: everything anew from the basis that stands.
      refineAll()
      try optimize()
    }
  }

  /// Starts again from nothing, once; the last solution stands when that fails as well.
  private mutating func recover(
    from breakdown: Breakdown, _ conflicts: inout [CoreConflict]
  ) throws(SolverError) {
    do {
      // What the failed attempt broke and reported is to be found again.
      for conflict in conflicts where matrix.rows[conflict.broken].kind == .broken {
        forgetBroken(conflict.broken)
        matrix.rows[conflict.broken].kind = .constraint
      }
      conflicts.removeAll()
      // What passes for zero may be why exchanges did not end.
      primalZero = NumericalTolerances.sharpPrimal
      defer { primalZero = NumericalTolerances.primal }
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
    restoreValues()
    changes.begin()
    needsRebuild = true
  }

  /// Exchanges rows until no multiplier of the first levels is out of range.
  ///
  /// - Parameter lastRank: the last level that counts.
  /// - Throws: when the exchanges do not end.
  mutating func optimize(throughRank lastRank: Int32 = .max) throws(Breakdown) {
    zeroSteps = 0
    var remaining = 1000 + 100 * (liveRowCount + liveUnknownCount)
    var countWhenComputed = -1
    while true {
      let isCycling = zeroSteps > longestRunOfZeroSteps
      guard let next = isCycling ? nextByIndex(lastRank) : nextByLevel(lastRank) else {
        // An optimum by updated multipliers alone is not believed where updates grew large.
        let count = work.pivots + work.flips
        guard multipliers.isInDoubt, count != countWhenComputed else { return }
        work.refinements += 1
        needsAudit = true
        isDelicate = true
        recomputeMultipliers()
        countWhenComputed = count
        continue
      }
      guard remaining > 0 else { throw Breakdown(reason: "too many exchanges") }
      remaining -= 1
      try pivot(next.unknown, direction: next.sign, shortStep: isCycling)
    }
  }

  /// After so many exchanges without a move, Bland's rule takes over until one moves.
  ///
  /// In proportion to the system: thousands of independent rows may each need an exchange without
  /// a move, which is no cycle, and Bland's rule looks at all candidates each time.
  private var longestRunOfZeroSteps: Int {
    @inline(__always) get { 1000 + liveRowCount + liveUnknownCount }
  }

  /// The position to leave the basis: the first of the most important level.
  private mutating func nextByLevel(_ lastRank: Int32) -> (unknown: UnknownIndex, sign: Int8)? {
    while let candidate = candidates.pop() {
      if candidate.rank > lastRank {
        enqueue(candidate.unknown, rank: candidate.rank)
        if requeuesOne(upTo: lastRank) { continue }
        return nil
      }
      let standing = standing(of: candidate.unknown)
      if standing.violation != 0, standing.rank > candidate.rank {
        enqueue(candidate.unknown, rank: standing.rank)
        continue
      }
      matrix.unknowns[candidate.unknown].isQueued = false
      if standing.violation != 0 { return (candidate.unknown, standing.violation) }
    }
    return nil
  }

  /// Whether a candidate that was queued for a less important level counts by now; queues it so.
  ///
  /// Such a one keeps its old place otherwise, which does no harm where all levels count.
  private mutating func requeuesOne(upTo lastRank: Int32) -> Bool {
    for place in 0..<candidates.heap.count {
      let unknown = candidates.heap[place].unknown
      let standing = standing(of: unknown)
      if standing.violation == 0 || standing.rank > lastRank { continue }
      enqueue(unknown, rank: standing.rank)
      return true
    }
    return false
  }

  /// The position to leave the basis by Bland's rule: the smallest row, then the smaller side.
  ///
  /// It stays in the queue, where it is found stale later.
  private mutating func nextByIndex(_ lastRank: Int32) -> (unknown: UnknownIndex, sign: Int8)? {
    var best: (unknown: UnknownIndex, sign: Int8)?
    var bestKey = Int.max
    for place in 0..<candidates.heap.count {
      let unknown = candidates.heap[place].unknown
      let standing = standing(of: unknown)
      if standing.violation == 0 || standing.rank > lastRank { continue }
      let row = matrix.unknowns[unknown].pivotRow
      let index =
        row.isNone ? matrix.rows.count + Int(unknown.rawValue) : Int(row.rawValue)
      let key = 2 * index + (standing.violation > 0 ? 1 : 0)
      if key < bestKey {
        best = (unknown, standing.violation)
        bestKey = key
      }
    }
    return best
  }

  /// Forgets the basis and builds it from nothing; the batch is applied as well.
  mutating func rebuild() throws(Breakdown) {
    needsRebuild = false
    markChanges()
    directions.invalidate()
    dropBasis()
    if startsAtZero { forgetValues() }
    batch.fresh.removeAll()
    for row in matrix.rows.indices {
      let kind = matrix.rows[row].kind
      if kind == .free || kind == .broken || matrix.rows[row].mark >= 0 { continue }
      matrix.rows[row].mark = Row.fresh
      batch.fresh.append(row)
    }
    try applyBatch()
  }

  /// Puts every unknown back to zero.
  private mutating func forgetValues() {
    startsAtZero = false
    for unknown in matrix.values.indices where matrix.values[unknown] != 0 {
      setValue(0, of: unknown)
    }
  }

  /// Holds every unknown and makes every row absent.
  private mutating func dropBasis() {
    blocks.removeAll()
    multipliers.reset()
    candidates.removeAll()
    slopeChanges.removeAll()
    regrouping.seeds.removeAll()
    suspects.removeAll()
    clearTouched()
    for row in matrix.rows.indices {
      matrix.rows[row].pivot = Row.absent
    }
    for unknown in matrix.unknowns.indices {
      matrix.unknowns[unknown].pivotRow = Unknown.held
      matrix.unknowns[unknown].block = .none
      matrix.unknowns[unknown].multipliers = -1
      matrix.unknowns[unknown].isQueued = false
      matrix.unknowns[unknown].isExhausted = false
      rightSide[unknown] = SizedSum()
    }
  }
}
