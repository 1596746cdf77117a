import FlatStorage
import LinearConstraints

/// What is asked of a system between solves.
extension ActiveSetCore {
  /// Sets memory aside for what is about to be added.
  mutating func reserveCapacity(unknowns: Int, rows: Int, coefficients: Int) {
    let unknowns = unknowns + Self.slotsAhead(of: problem.unknowns.count + unknowns)
    problem.reserveCapacity(unknowns: unknowns, rows: rows, coefficients: coefficients)
    basis.reserveCapacity(unknowns: unknowns)
    iterate.reserveCapacity(unknowns: unknowns)
    pricing.reserveCapacity(unknowns: unknowns)
    batch.reserveCapacity(rows: rows)
  }

  /// Makes an unknown at a slot: one that is empty, or the one behind the last.
  @inline(__always)
  mutating func makeUnknown(_ unknown: UnknownIndex) {
    if Int(unknown.rawValue) >= problem.unknowns.count { makeSlots(through: unknown) }
    problem.noteUnknown()
    basis.noteUnknown()
  }

  /// Makes slots for unknowns, where there are many for some more than the one that is asked for.
  ///
  /// Each part has arrays of them: to look at the ends of all for each unknown takes longer than to fill them.
  @inline(never)
  private mutating func makeSlots(through unknown: UnknownIndex) {
    let needed = Int(unknown.rawValue) + 1
    let count = needed + Self.slotsAhead(of: needed)
    problem.extend(unknowns: count)
    basis.extend(unknowns: count)
    iterate.extend(unknowns: count)
    pricing.extend(unknowns: count)
  }

  /// How many slots are made besides so many that are needed.
  private static func slotsAhead(of count: Int) -> Int { min(count / 16, 256) }

  /// Takes an unknown away that no row mentions any more.
  mutating func discard(unknown: UnknownIndex) {
    problem.discard(unknown)
    basis.discardHeld()
    iterate.clear(unknown)
    pricing.clear(unknown)
  }

  /// Declares a row of the terms that the problem has staged, at a slot; it enters with the next solve.
  @inline(never)
  mutating func add(row: RowIndex, kind: Row.Kind, shape: ConstraintShape) {
    if problem.add(row, kind: kind, shape: shape) { isDelicate = true }
    iterate.note(weight: problem.rows[row].weight)
    switch problem.rows[row].kind {
    case .represented: break
    case .deferred: return noteBound(row)
    default: batch.enter(row)
    }
    if problem.rows[row].level == PriorityLevels.required { batch.noteRequired() }
  }

  /// Declares a row of plain terms, at a slot; it enters with the next solve.
  @inline(__always)
  mutating func addPlain(row: RowIndex, _ terms: Span<Term>, _ shape: ConstraintShape) {
    problem.addPlain(row, terms, shape)
    batch.enter(row)
    if shape.priority.isRequired { batch.noteRequired() }
  }

  /// Declares two rows at slots as a pair, neither of them required.
  @inline(__always)
  mutating func addPair(_ pair: PairDeclaration) {
    problem.addPair(pair)
    batch.enter(pair.standing)
  }

  /// Asks for the removal of a row; one that was never solved goes at once, unless an unknown that nothing
  /// else mentions becomes zero with it: that is a change of the next solve.
  mutating func remove(row: RowIndex) {
    if problem.places[row].mark == RowPlace.unsolved {
      batch.separateUnsolved(row, in: &problem)
      if !holdsValue(row) { return discard(row) }
    }
    batch.remove(row, in: &problem)
  }

  /// Whether a row is the last to mention an unknown that is not zero.
  private mutating func holdsValue(_ row: RowIndex) -> Bool {
    for index in problem.places[row].coefficients {
      let unknown = problem.coefficients[index].unknown
      if iterate[unknown] != 0, problem.isOnlyMention(row, of: unknown) { return true }
    }
    return false
  }

  /// Asks for another constant; whether that asks for anything.
  @discardableResult
  mutating func setConstant(_ constant: Double, ofRow row: RowIndex) -> Bool {
    problem.rows[row].kind == .deferred
      ? setConstant(constant, ofDeferredRow: row)
      : batch.setConstant(constant, of: row, in: &problem)
  }

  /// Asks for another priority; whether that asks for anything.
  @discardableResult
  mutating func setPriority(_ priority: Priority, ofRow row: RowIndex) -> Bool {
    if !priority.isRequired { enterIfDeferred(row) }
    return batch.setPriority(priority, of: row, in: &problem)
  }

  /// Asks for another coefficient; whether that asks for anything.
  @discardableResult
  mutating func setCoefficient(
    _ value: Double, of unknown: UnknownIndex, inRow row: RowIndex
  ) -> Bool {
    enterIfDeferred(row)
    if Problem.isWide(from: abs(value), to: abs(value)) { isDelicate = true }
    if problem.places[row].mark == RowPlace.unsolved {
      batch.separateUnsolved(row, in: &problem)
      problem.setCoefficient(value, of: unknown, inRow: row)
      rescale(row)
      return true
    }
    return batch.setCoefficient(value, of: unknown, in: row, of: &problem)
  }

  /// Whether the row was removed since the last solve.
  mutating func isRemoved(row: RowIndex) -> Bool {
    batch.isRemoved(row, in: problem)
  }

  /// Whether a constraint that is not being removed mentions the unknown.
  mutating func isUsed(unknown: UnknownIndex) -> Bool {
    let start = problem.unknowns[unknown].columnStart
    for index in start..<start + problem.unknowns[unknown].columnCount {
      let row = problem.columns[index]
      let partner = problem.rows[row].partner
      if !isRemoved(row: row) || !partner.isNone && !isRemoved(row: partner) { return true }
    }
    let bound = problem.bounds[unknown]
    return !bound.isNone && !isRemoved(row: bound)
  }

  /// Whether a row stands for a constraint that was not discarded.
  mutating func isConstraint(row: RowIndex) -> Bool {
    let kind = problem.rows[row].kind
    return kind != .free && kind != .edit
  }
}
