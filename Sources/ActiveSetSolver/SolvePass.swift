import LinearConstraints

/// The stages of a solve.
extension ActiveSetCore {
  /// Whether anything was asked for since the last solve.
  var isUpToDate: Bool { batch.records.isEmpty && !needsRebuild && !batch.touchesRequired }

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
    } catch {
      try recover(from: error, &conflicts)
    }
    work.changedVariables += changedUnknownCount()
    return conflicts
  }

  /// Optimizes, resolves conflicts, and lets broken constraints return that fit again.
  private mutating func finish(_ conflicts: inout [CoreConflict]) throws(Breakdown) {
    try optimize()
    try resolveConflicts(&conflicts)
    if batch.touchesRequired, !brokenRows.isEmpty { try restoreBroken() }
    batch.touchesRequired = false
  }

  /// Starts again from nothing, once; the last solution stands when that fails as well.
  private mutating func recover(
    from breakdown: Breakdown, _ conflicts: inout [CoreConflict]
  ) throws(SolverError) {
    do {
      try rebuild()
      try finish(&conflicts)
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
    while true {
      let isCycling = zeroSteps > Self.longestRunOfZeroSteps
      guard let next = isCycling ? nextByIndex(lastRank) : nextByLevel(lastRank) else { return }
      guard remaining > 0 else { throw Breakdown(reason: "too many exchanges") }
      remaining -= 1
      try pivot(next.unknown, direction: next.sign, shortStep: isCycling)
    }
  }

  /// After so many exchanges without a move, Bland's rule takes over until one moves.
  private static var longestRunOfZeroSteps: Int { 500 }

  /// The position to leave the basis: the first of the most important level.
  private mutating func nextByLevel(_ lastRank: Int32) -> (unknown: Int32, sign: Int8)? {
    while let candidate = candidates.pop() {
      if candidate.rank > lastRank {
        candidates.push(candidate.unknown, rank: candidate.rank)
        if refreshRanks(lastRank) { continue }
        return nil
      }
      let standing = standing(of: candidate.unknown)
      if standing.violation != 0, standing.rank > candidate.rank {
        candidates.push(candidate.unknown, rank: standing.rank)
        continue
      }
      matrix.unknowns[candidate.unknown].isQueued = false
      if standing.violation != 0 { return (candidate.unknown, standing.violation) }
    }
    return nil
  }

  /// Queues every candidate by its present rank; false when none is of the levels that count.
  ///
  /// One that was queued for a less important level keeps its old place otherwise, which does no
  /// harm where all levels count.
  private mutating func refreshRanks(_ lastRank: Int32) -> Bool {
    var queued = FlatArray<Int32>()
    while let candidate = candidates.pop() { queued.append(candidate.unknown) }
    var counts = false
    for place in 0..<queued.count {
      let standing = standing(of: queued[place])
      if standing.violation == 0 {
        matrix.unknowns[queued[place]].isQueued = false
      } else {
        candidates.push(queued[place], rank: standing.rank)
        if standing.rank <= lastRank { counts = true }
      }
    }
    return counts
  }

  /// The position to leave the basis by Bland's rule: the smallest row, then the smaller side.
  private mutating func nextByIndex(_ lastRank: Int32) -> (unknown: Int32, sign: Int8)? {
    var best: (unknown: Int32, sign: Int8)?
    var bestKey = Int.max
    var kept = FlatArray<CandidateQueue.Candidate>()
    while let candidate = candidates.pop() {
      let standing = standing(of: candidate.unknown)
      if standing.violation == 0 {
        matrix.unknowns[candidate.unknown].isQueued = false
        continue
      }
      kept.append(candidate)
      if standing.rank > lastRank { continue }
      let row = matrix.unknowns[candidate.unknown].pivotRow
      let index = row >= 0 ? Int(row) : matrix.rows.count + Int(candidate.unknown)
      let key = 2 * index + (standing.violation > 0 ? 1 : 0)
      if key < bestKey { (best, bestKey) = ((candidate.unknown, standing.violation), key) }
    }
    for place in 0..<kept.count where kept[place].unknown != best?.unknown {
      candidates.push(kept[place].unknown, rank: standing(of: kept[place].unknown).rank)
    }
    if let best { matrix.unknowns[best.unknown].isQueued = false }
    return best
  }

  /// Forgets the basis and builds it from nothing; the batch is applied as well.
  mutating func rebuild() throws(Breakdown) {
    needsRebuild = false
    directions.invalidate()
    dropBasis()
    if startsAtZero {
      startsAtZero = false
      for unknown in 0..<Int32(matrix.unknowns.count)
      where matrix.values[unknown] != 0 {
        setValue(0, of: unknown)
      }
    }
    for row in 0..<Int32(matrix.rows.count) {
      switch matrix.rows[row].kind {
      case .constraint, .edit: enterAnew(row)
      case .broken, .free: break
      }
    }
    try applyBatch()
  }

  private mutating func enterAnew(_ row: Int32) {
    let place = matrix.rows[row].pending
    if place >= 0 {
      batch.records[place].isFresh = true
    } else {
      matrix.rows[row].pending = Int32(batch.records.count)
      batch.records.append(Batch.Record(row: row, isFresh: true))
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
    for row in 0..<Int32(matrix.rows.count) {
      matrix.rows[row].pivot = Row.absent
      matrix.rows[row].mark = -1
    }
    for unknown in 0..<Int32(matrix.unknowns.count) {
      matrix.unknowns[unknown].pivotRow = Unknown.held
      matrix.unknowns[unknown].block = -1
      matrix.unknowns[unknown].multipliers = -1
      matrix.unknowns[unknown].isQueued = false
      matrix.unknowns[unknown].isExhausted = false
      rightSide[unknown] = 0
    }
  }
}
