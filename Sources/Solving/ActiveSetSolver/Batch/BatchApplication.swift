import FlatStorage
import LinearConstraints

/// How a batch becomes a change of the basis, and one move of the unknowns.
extension ActiveSetCore {
  /// Applies the batch: rows go, change and come, then everything moves at once.
  ///
  /// Afterwards the vertex belongs to the new system, and multipliers out of range are queued.
  mutating func applyBatch() throws(BreakdownError) {
    // Kept directions do not know which new rows they touch.
    if !batch.newRows.isEmpty { directions.invalidate() }
    batch.beginApplying()
    separateChangedPairs()
    try retractChangedRows()
    flushSlopeChanges()
    applyCoefficients()
    for index in 0..<batch.rowChanges.count { apply(batch.rowChanges[index]) }
    batch.removeRecords()
    insertNewRows()
  }

  // MARK: The old system

  /// Takes rows out of the basis and the objective that go, or change their coefficients.
  private mutating func retractChangedRows() throws(BreakdownError) {
    for index in 0..<batch.rowChanges.count {
      let change = batch.rowChanges[index]
      let row = problem.rows[change.row]
      if row.level == PriorityLevels.required || change.level == PriorityLevels.required {
        batch.noteRequired()
      }
      if change.isRemoved || change.hasCoefficients {
        try withdraw(change.row)
      } else if !change.level.isNone, problem.places[change.row].isInactive {
        slopeChanges.noteEnd(of: row.slope, of: change.row)
      }
    }
  }

  /// Takes a row out of the basis and the objective; what held it goes on holding.
  mutating func withdraw(_ row: RowIndex) throws(BreakdownError) {
    directions.invalidate()
    if problem.places[row].isActive {
      pricing.passOnDeferred(before: problem.places[row].pivot, on: &basis, in: &problem)
      try deactivate(row)
    }
    if problem.places[row].isInactive {
      slopeChanges.noteEnd(of: problem.rows[row].slope, of: row)
    }
    problem.places[row].pivot = RowPlace.absent
  }

  /// Lets an active row leave the basis without a move: an unknown is held in its place.
  ///
  /// The row becomes inactive with no side, hence without a slope.
  private mutating func deactivate(_ row: RowIndex) throws(BreakdownError) {
    let position = problem.places[row].pivot
    problem.rows[row].side = 0
    let bump = problem.unknowns[position].bump
    if bump.isNone {
      let pivot = problem.coefficients[problem.places[row].firstCoefficient].value
      pricing.exchange(
        position, forHoldOf: position, element: 1 / pivot, on: &basis, in: &problem)
      directions.invalidate()
      basis.hold(position, in: &problem)
      pricing.enqueueIfViolating(position, in: &problem)
      return
    }
    let (target, element) = basis.steadiestMember(of: bump, along: position)
    pricing.exchange(position, forHoldOf: target, element: element, on: &basis, in: &problem)
    directions.invalidate()
    try basis.exchange(position, forHoldOf: target, in: &problem)
    followExchange()
    try basis.refactorizeRegularBumps(in: &problem)
    pricing.enqueueIfViolating(target, in: &problem)
  }

  // MARK: The new system

  private mutating func applyCoefficients() {
    for index in 0..<batch.coefficients.count {
      let change = batch.coefficients[index]
      problem.setCoefficient(change.value, of: change.unknown, inRow: change.row)
    }
    for index in 0..<batch.coefficients.count { rescale(batch.coefficients[index].row) }
    batch.removeCoefficients()
  }

  /// Scales a row anew after its coefficients changed.
  mutating func rescale(_ row: RowIndex) {
    problem.rescale(row)
    iterate.note(weight: problem.rows[row].weight)
  }

  private mutating func apply(_ change: Batch.RowChange) {
    let row = change.row
    problem.places[row].mark = -1
    if !change.level.isNone {
      problem.levels.release(problem.rows[row].level)
      problem.rows[row].level = change.level
      if problem.places[row].isActive { problem.loosen(ifRigidBy: row) }
    }
    if change.isRemoved {
      discard(row)
      return
    }
    if change.hasConstant {
      problem.rows[row].constant = change.constant / Double(problem.rows[row].weight)
    }
    let line = problem.rows[row]
    let place = problem.places[row]
    if !change.level.isNone, change.level != PriorityLevels.required, line.kind == .broken {
      broken.forget(row)
      problem.rows[row].kind = .constraint
      batch.enter(row)
    } else if !place.takesPart {
      if line.mayEnter { batch.enter(row) }
    } else if place.isActive {
      if !change.level.isNone { pricing.enqueueIfViolating(place.pivot, in: &problem) }
      if change.hasConstant { batch.append(movedActiveRow: row) }
    } else if place.isInactive {
      if !change.level.isNone { slopeChanges.noteBegin(of: line.slope, of: row) }
      if change.hasConstant || !change.level.isNone { batch.append(movedInactiveRow: row) }
    }
  }

  /// Takes a row away; unknowns that it was the last to mention become zero.
  mutating func discard(_ row: RowIndex) {
    if problem.rows[row].kind == .broken { broken.forget(row) }
    let line = problem.rows[row]
    for index in problem.places[row].coefficients {
      let unknown = problem.coefficients[index].unknown
      if problem.isOnlyMention(row, of: unknown), iterate[unknown] != 0 {
        iterate.setValue(0, of: unknown)
      }
    }
    if line.kind == .deferred { iterate.setFloor(-.infinity, of: problem.boundedUnknown(row)) }
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
    insertNewRows()
  }

  /// Lets new rows enter, then moves the unknowns to where the active rows hold.
  mutating func insertNewRows() {
    var newRows = batch.takeNewRows()
    begin(&newRows)
    let isWhole = !newRows.isEmpty && newRows.count * 2 > problem.liveRowCount
    if !isWhole { evaluate(newRows) }
    if !newRows.isEmpty {
      if isWhole { basis.reserveRegrouping(problem.unknownCount) }
      let hasChanged = crash.run(
        newRows, limit: isWhole ? nil : 32, on: &basis, &pricing, in: &problem)
      if hasChanged { directions.invalidate() }
      beginDisplaced(to: &newRows)
    }
    for index in 0..<batch.movedInactiveRows.count {
      iterate.updateResidual(
        of: batch.movedInactiveRows[index], in: &problem, &slopeChanges, &violatedRows)
    }
    if isWhole {
      releaseScratch()
      moveWhole(newRows)
      improveCrash(of: &newRows)
      releaseScratch()
    } else {
      moveToActiveRows(newRows)
    }
    for index in 0..<newRows.count where problem.places[newRows[index]].isInactive {
      assignSide(newRows[index])
    }
    if !isWhole { batch.recycle(newRows) }
    if pricing.needsRecomputation {
      recomputeMultipliers()
    } else {
      if !isWhole, !slopeChanges.isEmpty { exchangeInBulk() }
      flushSlopeChanges()
    }
    if isWhole {
      releaseScratch()
      slopeChanges.release()
    }
  }

  /// Lets rows that the first values violate take the places of less important ones.
  private mutating func improveCrash(of newRows: inout FlatArray<RowIndex>) {
    for _ in 0..<Crash.lookLimit {
      guard crash.yieldToViolatedRows(newRows, on: &basis, &pricing, in: &problem) else { return }
      beginDisplaced(to: &newRows)
      moveWhole(newRows)
    }
  }

  /// Moves to where all active rows are met after the whole basis was chosen anew.
  ///
  /// - Parameter newRows: the new rows, whose residuals were not evaluated.
  private mutating func moveWhole(_ newRows: borrowing FlatArray<RowIndex>) {
    if problem.isMostlyLive, basis.ensureOrder(in: &problem) {
      iterate.reserveChanges(problem.unknownCount)
      return moveAllInOrder()
    }
    evaluate(newRows)
    moveToActiveRows(newRows)
  }

  /// Lets the rows that the crash took out of the basis begin anew.
  private mutating func beginDisplaced(to newRows: inout FlatArray<RowIndex>) {
    for index in 0..<crash.displacedRows.count {
      let row = crash.displacedRows[index]
      beginInactive(row)
      problem.rows[row].residual = iterate.evaluate(row, of: problem)
      newRows.append(row)
    }
    crash.removeDisplaced()
  }

  /// Lets new rows take part, and drops those that were discarded before they were solved.
  private mutating func begin(_ newRows: inout FlatArray<RowIndex>) {
    var kept = 0
    for index in 0..<newRows.count {
      let row = newRows[index]
      if problem.rows[row].kind == .free { continue }
      problem.places[row].mark = -1
      let partner = problem.rows[row].partner
      if !partner.isNone, problem.places[partner].mark == RowPlace.unsolved {
        problem.places[partner].mark = -1
      }
      beginInactive(row)
      newRows[kept] = row
      kept += 1
    }
    newRows.truncate(to: kept)
  }

  /// Lets a row take part, with no side yet.
  @inline(__always)
  private mutating func beginInactive(_ row: RowIndex) {
    problem.places[row].pivot = RowPlace.inactive
    problem.rows[row].side = 0
  }

  /// Evaluates the residuals of rows that are inactive.
  private mutating func evaluate(_ rows: borrowing FlatArray<RowIndex>) {
    for index in 0..<rows.count where problem.places[rows[index]].isInactive {
      problem.rows[rows[index]].residual = iterate.evaluate(rows[index], of: problem)
    }
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

  /// Moves to where all active rows are met, of which new ones and those with changed constants may not be.
  private mutating func moveToActiveRows(_ newRows: borrowing FlatArray<RowIndex>) {
    if movesInOrder() { return moveInOrder(newRows) }
    basis.beginForwardSolve(in: &problem, addingMagnitudes: false)
    for index in 0..<batch.movedActiveRows.count { seedResidual(of: batch.movedActiveRows[index]) }
    for index in 0..<newRows.count { seedResidual(of: newRows[index]) }
    basis.finishForwardSolve(in: &problem, to: &direction)
    basis.order.noteMissed(direction.unknowns.count)
    iterate.reserveChanges(direction.unknowns.count)
    iterate.move(along: &direction, by: 1, in: &problem, &slopeChanges, &violatedRows)
    direction.clearRows(in: &problem)
  }

  private mutating func seedResidual(of row: RowIndex) {
    // A row that lost its place and has found another one is named twice.
    guard problem.places[row].isActive, !basis.isSeeded(problem.places[row].pivot) else { return }
    let residual = iterate.evaluate(row, of: problem)
    // Whatever depends on a row that is met would be visited for nothing: in a list, all below.
    if residual == 0 { return }
    basis.seedForward(problem.places[row].pivot, -residual, in: &problem)
  }

  /// Gives a new inactive row its side, and its place in the objective.
  private mutating func assignSide(_ row: RowIndex) {
    guard problem.rows[row].side == 0 else { return }
    let residual = problem.rows[row].residual
    if abs(residual) <= problem.rows[row].primalTolerance {
      problem.rows[row].side = problem.rows[row].relation == .lessThanOrEqual ? -1 : 1
    } else {
      problem.rows[row].side = residual > 0 ? 1 : -1
    }
    slopeChanges.noteBegin(of: problem.rows[row].slope, of: row)
    violatedRows.append(ifViolated: row, in: problem)
  }
}
