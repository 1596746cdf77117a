import LinearConstraints

/// How a batch becomes a change of the basis, and one move of the unknowns.
extension ActiveSetCore {
  /// Applies the batch: rows go, change and come, then everything moves at once.
  ///
  /// Afterwards the vertex belongs to the new system, and multipliers out of range are queued.
  mutating func applyBatch() throws(Breakdown) {
    batch.dropDiscarded(in: &problem)
    // Kept directions do not know which new rows they touch.
    if !batch.fresh.isEmpty { directions.invalidate() }
    batch.beginApplying()
    if !batch.abandoned.isEmpty { settleAbandoned() }
    try takeOut()
    flushSlopeChanges()
    applyCoefficients()
    for place in 0..<batch.records.count { applyRecord(batch.records[place]) }
    batch.removeRecords()
    bringIn()
  }

  /// Puts unknowns to zero that came without a row, as one is put that loses its last.
  private mutating func settleAbandoned() {
    for place in 0..<batch.abandoned.count {
      let unknown = batch.abandoned[place]
      if problem.unknowns[unknown].columnCount == 0 { iterate.setValue(0, of: unknown) }
    }
    batch.removeAbandoned()
  }

  // MARK: The old system

  /// Takes rows out of the basis and the objective that go, or change their coefficients.
  private mutating func takeOut() throws(Breakdown) {
    for place in 0..<batch.records.count {
      let record = batch.records[place]
      let row = problem.rows[record.row]
      if row.level == PriorityLevels.required || record.level == PriorityLevels.required {
        batch.noteRequired()
      }
      if record.isRemoved || record.hasCoefficients {
        try withdraw(record.row)
      } else if !record.level.isNone, row.isInactive {
        slopeChanges.note(-row.slope, of: record.row, at: row.level)
      }
    }
  }

  /// Takes a row out of the basis and the objective; what held it goes on holding.
  mutating func withdraw(_ row: RowIndex) throws(Breakdown) {
    directions.invalidate()
    if problem.rows[row].isActive { try deactivate(row) }
    if problem.rows[row].isInactive {
      slopeChanges.note(-problem.rows[row].slope, of: row, at: problem.rows[row].level)
    }
    problem.rows[row].pivot = Row.absent
  }

  /// Lets an active row leave the basis without a move: an unknown is held in its place.
  ///
  /// The row becomes inactive with no side, hence without a slope.
  private mutating func deactivate(_ row: RowIndex) throws(Breakdown) {
    let position = problem.rows[row].pivot
    problem.rows[row].side = 0
    let block = problem.unknowns[position].block
    if block.isNone {
      let pivot = problem.coefficients[problem.rows[row].firstCoefficient].value
      pricing.exchange(
        position, forHoldOf: position, element: 1 / pivot, on: &basis, in: &problem)
      directions.invalidate()
      basis.hold(position, in: &problem)
      pricing.enqueueIfViolating(position, in: &problem)
      return
    }
    let (target, element) = basis.steadiestMember(of: block, along: position)
    pricing.exchange(position, forHoldOf: target, element: element, on: &basis, in: &problem)
    directions.invalidate()
    try basis.exchange(position, forHoldOf: target, in: &problem)
    followExchange()
    try basis.regroupRegular(in: &problem)
    pricing.enqueueIfViolating(target, in: &problem)
  }

  // MARK: The new system

  private mutating func applyCoefficients() {
    for place in 0..<batch.coefficients.count {
      let change = batch.coefficients[place]
      problem.setCoefficient(change.value, of: change.unknown, inRow: change.row)
    }
    for place in 0..<batch.coefficients.count { rescale(batch.coefficients[place].row) }
    batch.removeCoefficients()
  }

  /// Scales a row anew after its coefficients changed.
  mutating func rescale(_ row: RowIndex) {
    problem.rescale(row)
    iterate.note(weight: problem.rows[row].weight)
  }

  private mutating func applyRecord(_ record: Batch.Record) {
    let row = record.row
    problem.rows[row].mark = -1
    if !record.level.isNone {
      problem.levels.release(problem.rows[row].level)
      problem.rows[row].level = record.level
    }
    if record.isRemoved {
      discard(row)
      return
    }
    if record.hasConstant {
      problem.rows[row].constant = record.constant / Double(problem.rows[row].weight)
    }
    let line = problem.rows[row]
    if !record.level.isNone, record.level != PriorityLevels.required, line.kind == .broken {
      broken.forget(row)
      problem.rows[row].kind = .constraint
      batch.enter(row)
    } else if line.pivot == Row.absent {
      if line.kind != .broken { batch.enter(row) }
    } else if line.isActive {
      if !record.level.isNone { pricing.enqueueIfViolating(line.pivot, in: &problem) }
      if record.hasConstant { batch.append(moved: row) }
    } else if line.isInactive {
      if !record.level.isNone { slopeChanges.note(line.slope, of: row, at: line.level) }
      if record.hasConstant || !record.level.isNone { batch.append(shifted: row) }
    }
  }

  /// Takes a row away; unknowns that it was the last to mention become zero.
  mutating func discard(_ row: RowIndex) {
    if problem.rows[row].kind == .broken { broken.forget(row) }
    let first = problem.rows[row].firstCoefficient
    let count = problem.rows[row].coefficientCount
    for place in first..<first + count {
      let unknown = problem.coefficients[place].unknown
      if problem.unknowns[unknown].columnCount == 1, iterate[unknown] != 0 {
        iterate.setValue(0, of: unknown)
      }
    }
    problem.discard(row)
    removedRows.append(row)
  }

  // MARK: Entering

  /// Lets one absent row enter the objective, inactive.
  mutating func readmit(_ row: RowIndex) {
    directions.invalidate()
    batch.beginApplying()
    batch.removeFresh()
    batch.enter(row)
    bringIn()
  }

  /// Lets new rows enter, then moves the unknowns to where the active rows hold.
  private mutating func bringIn() {
    var fresh = batch.takeFresh()
    for place in 0..<fresh.count { beginInactive(fresh[place]) }
    let isWhole = !fresh.isEmpty && fresh.count * 2 > problem.liveRowCount
    if !fresh.isEmpty {
      let hasChanged = crash.run(
        fresh, limit: isWhole ? nil : 32, on: &basis, &pricing, in: &problem)
      if hasChanged { directions.invalidate() }
      for place in 0..<crash.expelled.count {
        beginInactive(crash.expelled[place])
        fresh.append(crash.expelled[place])
      }
      crash.removeExpelled()
    }
    for place in 0..<batch.shifted.count {
      iterate.updateResidual(of: batch.shifted[place], in: &problem, &slopeChanges, &suspects)
    }
    if isWhole {
      releaseScratch()
      basis.reserveSearch(problem.unknownCount)
      direction.reserve(
        unknowns: problem.unknownCount, rows: fresh.count - problem.unknownCount)
    }
    moveToActiveRows(fresh)
    if isWhole { releaseScratch() }
    for place in 0..<fresh.count { settle(fresh[place]) }
    if !isWhole { batch.recycle(fresh) }
    if pricing.needsRecomputation { recomputeMultipliers() } else { flushSlopeChanges() }
    if isWhole {
      releaseScratch()
      slopeChanges.release()
    }
  }

  /// Lets a row take part, with no side yet.
  private mutating func beginInactive(_ row: RowIndex) {
    problem.rows[row].pivot = Row.inactive
    problem.rows[row].side = 0
    problem.rows[row].residual = iterate.evaluate(row, of: problem)
  }

  /// Gives back what building a large system needed once: results of solves, and no more.
  ///
  /// The slope changes noted by a batch belong to ``flushSlopeChanges()``.
  private mutating func releaseScratch() {
    basis.releaseScratch()
    crash.release()
    direction.release()
    pricing.releaseScratch()
  }

  /// One forward solve for all active rows that are not met: new ones and changed constants.
  private mutating func moveToActiveRows(_ fresh: borrowing FlatArray<RowIndex>) {
    basis.beginForwardSolve(in: &problem, addingMagnitudes: false)
    for place in 0..<batch.moved.count { seedResidual(of: batch.moved[place]) }
    for place in 0..<fresh.count { seedResidual(of: fresh[place]) }
    basis.finishForwardSolve(in: &problem, to: &direction)
    iterate.reserveChanges(direction.unknowns.count)
    iterate.move(along: &direction, by: 1, in: &problem, &slopeChanges, &suspects)
    direction.clearRows(in: &problem)
  }

  private mutating func seedResidual(of row: RowIndex) {
    guard problem.rows[row].isActive else { return }
    let residual = iterate.evaluate(row, of: problem)
    // Whatever depends on a row that is met would be visited for nothing: in a list, all below.
    if residual == 0 { return }
    basis.seedForward(problem.rows[row].pivot, -residual, in: &problem)
  }

  /// Gives a new inactive row its side, and its place in the objective.
  private mutating func settle(_ row: RowIndex) {
    guard problem.rows[row].isInactive, problem.rows[row].side == 0 else { return }
    let residual = problem.rows[row].residual
    if abs(residual) <= problem.rows[row].primalTolerance {
      problem.rows[row].side = problem.rows[row].relation == .lessThanOrEqual ? -1 : 1
    } else {
      problem.rows[row].side = residual > 0 ? 1 : -1
    }
    slopeChanges.note(problem.rows[row].slope, of: row, at: problem.rows[row].level)
    suspects.append(ifViolated: row, in: problem)
  }
}
