import LinearConstraints

/// How a batch becomes a change of the basis, and one move of the unknowns.
extension ActiveSetCore {
  /// Applies the batch: rows go, change and come, then everything moves at once.
  ///
  /// Afterwards the vertex belongs to the new system, and multipliers out of range are queued.
  mutating func applyBatch() throws(Breakdown) {
    dropDiscardedFresh()
    // Kept directions do not know which new rows they touch.
    if !batch.fresh.isEmpty { directions.invalidate() }
    batch.moved.removeAll()
    batch.shifted.removeAll()
    if !batch.abandoned.isEmpty { settleAbandoned() }
    try takeOut()
    flushSlopeChanges()
    applyCoefficients()
    for place in 0..<batch.records.count { applyRecord(batch.records[place]) }
    batch.records.removeAll()
    try bringIn()
  }

  /// Puts unknowns to zero that came without a row, as one is put that loses its last.
  private mutating func settleAbandoned() {
    for place in 0..<batch.abandoned.count {
      let unknown = batch.abandoned[place]
      if matrix.unknowns[unknown].columnCount == 0 { setValue(0, of: unknown) }
    }
    batch.abandoned.removeAll()
  }

  /// Forgets new rows that were discarded before they were solved.
  private mutating func dropDiscardedFresh() {
    var kept = 0
    for place in 0..<batch.fresh.count {
      let row = batch.fresh[place]
      if matrix.rows[row].kind == .free { continue }
      matrix.rows[row].mark = -1
      batch.fresh[kept] = row
      kept += 1
    }
    batch.fresh.truncate(to: kept)
  }

  /// Takes rows out of the basis and the objective that go, or change their coefficients.
  private mutating func takeOut() throws(Breakdown) {
    for place in 0..<batch.records.count {
      let record = batch.records[place]
      let row = matrix.rows[record.row]
      if row.level == PriorityLevels.required || record.level == PriorityLevels.required {
        batch.touchesRequired = true
      }
      if record.isRemoved || record.hasCoefficients {
        try withdraw(record.row)
      } else if !record.level.isNone, row.isInactive {
        noteSlopeChange(-row.slope, row: record.row)
      }
    }
  }

  /// Takes a row out of the basis and the objective; what held it goes on holding.
  mutating func withdraw(_ row: RowIndex) throws(Breakdown) {
    directions.invalidate()
    if matrix.rows[row].isActive { try deactivate(row) }
    if matrix.rows[row].isInactive { noteSlopeChange(-matrix.rows[row].slope, row: row) }
    matrix.rows[row].pivot = Row.absent
  }

  /// Lets an active row leave the basis without a move: an unknown is held in its place.
  ///
  /// The row becomes inactive with no side, hence without a slope.
  private mutating func deactivate(_ row: RowIndex) throws(Breakdown) {
    let position = matrix.rows[row].pivot
    matrix.rows[row].side = 0
    var target = position
    var element = 1 / matrix.coefficients[matrix.rows[row].firstCoefficient].value
    let block = matrix.unknowns[position].block
    if !block.isNone {
      (target, element) = steadiestMember(of: block, along: position)
    }
    if matrix.unknowns[position].multipliers >= 0 {
      exchangeForHold(position, target: target, element: element)
    }
    if !block.isNone {
      try movePivots(from: position, toHold: target)
    } else {
      directions.invalidate()
      matrix.rows[row].pivot = Row.inactive
      matrix.unknowns[position].pivotRow = Unknown.held
    }
    enqueueIfViolating(target)
  }

  /// The member of a block that moves most when the row at `position` does.
  private mutating func steadiestMember(
    of block: BlockIndex, along position: UnknownIndex
  ) -> (unknown: UnknownIndex, rate: Double) {
    rightSide[position] = SizedSum(value: 1, size: 1)
    blocks.solve(block, &rightSide, WithMagnitudes.self)
    var best = position
    for index in 0..<blocks[block].stepCount {
      let member = blocks.member(index, of: block)
      if abs(rightSide[member].value) > abs(rightSide[best].value) { best = member }
    }
    let rate = rightSide[best].value
    for index in 0..<blocks[block].stepCount {
      rightSide[blocks.member(index, of: block)] = SizedSum()
    }
    return (best, rate)
  }

  /// Updates the multipliers for an exchange of the row at `position` for a held `target`.
  private mutating func exchangeForHold(
    _ position: UnknownIndex, target: UnknownIndex, element: Double
  ) {
    beginTransposedSolve()
    seedTransposed(unknown: target, 1)
    finishTransposedSolve()
    spreadMultipliers(of: position, element: element)
  }

  // MARK: The new system

  private mutating func applyCoefficients() {
    for place in 0..<batch.coefficients.count {
      let change = batch.coefficients[place]
      let row = matrix.rows[change.row]
      for index in row.firstCoefficient..<row.firstCoefficient + row.coefficientCount
      where matrix.coefficients[index].unknown == change.unknown {
        matrix.coefficients[index].value = change.value / Double(row.weight)
      }
    }
    for place in 0..<batch.coefficients.count { rescale(batch.coefficients[place].row) }
    batch.coefficients.removeAll()
  }

  /// Scales a row anew after its coefficients changed.
  mutating func rescale(_ row: RowIndex) {
    let first = matrix.rows[row].firstCoefficient
    let last = first + matrix.rows[row].coefficientCount
    var largest = 0.0
    for place in first..<last { largest = max(largest, abs(matrix.coefficients[place].value)) }
    let factor = Self.weight(forLargest: largest)
    if factor == 1 { return }
    matrix.rows[row].weight *= factor
    drift.note(weight: matrix.rows[row].weight)
    matrix.rows[row].constant /= Double(factor)
    for place in first..<last { matrix.coefficients[place].value /= Double(factor) }
  }

  private mutating func applyRecord(_ record: Batch.Record) {
    matrix.rows[record.row].mark = -1
    if !record.level.isNone {
      levels.release(matrix.rows[record.row].level)
      matrix.rows[record.row].level = record.level
    }
    if record.isRemoved {
      discard(record.row)
      return
    }
    if record.hasConstant {
      matrix.rows[record.row].constant =
        record.constant / Double(matrix.rows[record.row].weight)
    }
    if !record.level.isNone, record.level != PriorityLevels.required,
      matrix.rows[record.row].kind == .broken
    {
      forgetBroken(record.row)
      matrix.rows[record.row].kind = .constraint
      batch.fresh.append(record.row)
    } else if matrix.rows[record.row].pivot == Row.absent {
      if matrix.rows[record.row].kind != .broken { batch.fresh.append(record.row) }
    } else if matrix.rows[record.row].isActive {
      if !record.level.isNone { enqueueIfViolating(matrix.rows[record.row].pivot) }
      if record.hasConstant { batch.moved.append(record.row) }
    } else if matrix.rows[record.row].isInactive {
      if !record.level.isNone { noteSlopeChange(matrix.rows[record.row].slope, row: record.row) }
      if record.hasConstant || !record.level.isNone { batch.shifted.append(record.row) }
    }
  }

  mutating func discard(_ row: RowIndex) {
    forgetBroken(row)
    let first = matrix.rows[row].firstCoefficient
    let count = matrix.rows[row].coefficientCount
    for place in first..<first + count {
      let unknown = matrix.coefficients[place].unknown
      if matrix.unknowns[unknown].columnCount == 1, matrix.values[unknown] != 0 {
        setValue(0, of: unknown)
      }
    }
    levels.release(matrix.rows[row].level)
    matrix.unlink(row: row)
    matrix.rows[row] = Row()
    removedRows.append(row)
    liveRowCount -= 1
  }

  /// Whether a row stands for a constraint that was not discarded.
  mutating func isConstraint(row: RowIndex) -> Bool {
    matrix.rows[row].kind == .constraint || matrix.rows[row].kind == .broken
  }

  mutating func isBroken(row: RowIndex) -> Bool { matrix.rows[row].kind == .broken }

  /// Takes a row off the list of the broken ones, if it is there.
  mutating func forgetBroken(_ row: RowIndex) {
    guard matrix.rows[row].kind == .broken else { return }
    brokenProofs[row] = nil
    var kept = 0
    for place in 0..<brokenRows.count where brokenRows[place] != row {
      brokenRows[kept] = brokenRows[place]
      kept += 1
    }
    brokenRows.truncate(to: kept)
  }

  /// Lets new rows enter, then moves the unknowns to where the active rows hold.
  mutating func bringIn() throws(Breakdown) {
    for place in 0..<batch.fresh.count {
      let row = batch.fresh[place]
      matrix.rows[row].pivot = Row.inactive
      matrix.rows[row].side = 0
      matrix.rows[row].residual = matrix.evaluate(row: row)
    }
    var isWhole = false
    if !batch.fresh.isEmpty {
      let fresh = exchange(&batch.fresh, with: FlatArray())
      isWhole = fresh.count * 2 > liveRowCount
      try crash(fresh, limit: isWhole ? nil : 32)
      batch.fresh = fresh
      for place in 0..<expelled.count {
        let row = expelled[place]
        matrix.rows[row].side = 0
        matrix.rows[row].residual = matrix.evaluate(row: row)
        batch.fresh.append(row)
      }
      expelled.removeAll()
    }
    for place in 0..<batch.shifted.count {
      let row = batch.shifted[place]
      setResidual(matrix.evaluate(row: row), of: row)
    }
    if isWhole {
      releaseScratch()
      reserveScratch()
    }
    moveToActiveRows()
    if isWhole { releaseScratch() }
    for place in 0..<batch.fresh.count { settle(batch.fresh[place]) }
    if isWhole { batch.fresh.release() } else { batch.fresh.removeAll() }
    if needsMultipliers { recomputeMultipliers() } else { flushSlopeChanges() }
    if isWhole {
      releaseScratch()
      slopeChanges.release()
    }
  }

  /// Sets memory aside for a move of all unknowns, which touches all inactive rows.
  private mutating func reserveScratch() {
    search.finished.reserve(liveUnknownCount)
    direction.reserve(liveUnknownCount)
    touched.reserve(batch.fresh.count - liveUnknownCount)
  }

  /// Gives back what building a large system needed once: results of solves, and no more.
  ///
  /// The slope changes noted by a batch belong to ``flushSlopeChanges()``.
  private mutating func releaseScratch() {
    search.release()
    regrouping.release()
    augmentation.release()
    factorization.release()
    direction.release()
    combination.release()
    touched.release()
  }

  /// One forward solve for all active rows that are not met: new ones and changed constants.
  private mutating func moveToActiveRows() {
    beginForwardSolve(addingMagnitudes: false)
    for place in 0..<batch.moved.count { seedResidual(of: batch.moved[place]) }
    for place in 0..<batch.fresh.count { seedResidual(of: batch.fresh[place]) }
    finishForwardSolve()
    if changes.count == 0 { changes.reserve(direction.count) }
    move(by: 1)
    clearTouched()
  }

  private mutating func seedResidual(of row: RowIndex) {
    guard matrix.rows[row].isActive else { return }
    let residual = matrix.evaluate(row: row)
    // Whatever depends on a row that is met would be visited for nothing: in a list, all below.
    if residual == 0 { return }
    seedForward(matrix.rows[row].pivot, -residual)
  }

  /// Gives a new inactive row its side, and its place in the objective.
  private mutating func settle(_ row: RowIndex) {
    guard matrix.rows[row].isInactive, matrix.rows[row].side == 0 else { return }
    let residual = matrix.rows[row].residual
    if abs(residual) <= matrix.rows[row].primalTolerance {
      matrix.rows[row].side = matrix.rows[row].relation == .lessThanOrEqual ? -1 : 1
    } else {
      matrix.rows[row].side = residual > 0 ? 1 : -1
    }
    noteSlopeChange(matrix.rows[row].slope, row: row)
    suspectIfViolated(row)
  }

  /// Computes all multipliers from nothing.
  mutating func recomputeMultipliers() {
    needsMultipliers = false
    multipliers.reset()
    slopeChanges.removeAll()
    for unknown in matrix.unknowns.indices {
      matrix.unknowns[unknown].multipliers = -1
    }
    for row in matrix.rows.indices where matrix.rows[row].isInactive {
      noteSlopeChange(matrix.rows[row].slope, row: row)
    }
    flushSlopeChanges()
    multipliers.isInDoubt = false
  }
}

extension ActiveSetCore {
  /// Lets one absent row enter the objective, inactive.
  mutating func readmit(_ row: RowIndex) throws(Breakdown) {
    directions.invalidate()
    batch.moved.removeAll()
    batch.shifted.removeAll()
    batch.fresh.removeAll()
    batch.fresh.append(row)
    try bringIn()
  }
}
