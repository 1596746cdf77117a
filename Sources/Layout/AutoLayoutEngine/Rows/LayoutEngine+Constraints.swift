import FlatStorage
import LayoutModel
import LinearConstraints

/// The model's constraints as rows of the solver.
extension LayoutEngine {
  /// Has a constraint lowered, or its row brought up to date, in the next pass.
  func enqueueConstraint(_ handle: Int32) {
    guard !constraints[handle].state.contains(.queued) else { return }
    constraints[handle].state.insert(.queued)
    pending.constraints.append(handle)
  }

  /// Lowers the constraints that are new and brings the rows of the others up to date.
  func lowerConstraints() {
    beginRows()
    while let handle = pending.constraints.takeNext() {
      guard constraints[handle].state.contains(.queued) else { continue }
      constraints[handle].state.remove(.queued)
      if constraints[handle].state.contains(.lowered) {
        updateRow(of: handle)
      } else if !constraints[handle].state.contains(.lifted) {
        lower(handle)
      }
    }
    pending.newConstraintCount = 0
    declareRows()
  }

  private func updateRow(of handle: Int32) {
    guard let object = constraints.object(handle) else { return }
    declareRows()
    constraints[handle].constant = object.constant
    let record = constraints[handle]
    guard record.row.exists else { return pending.rowless.append(handle) }
    statistics.changedConstants += 1
    session.setConstant(record.rowConstant, of: record.row)
    session.setPriority(Priority(object.priority), of: record.row)
  }

  @inline(__always)
  private func lower(_ handle: Int32) {
    statistics.loweredConstraints += 1
    let priority = constraints.readValues(of: handle)
    constraints[handle].state.insert(.lowered)
    if !constraints[handle].state.contains(.compatible), let object = constraints.object(handle) {
      declareRows()
      refuse(object)
    }
    guard writeRow(of: handle) else { return }
    if constraints[handle].row.exists { return rows.withdraw() }
    let isRow = addRow(for: handle, priority)
    if constraints[handle].relation == .equal { equationDidCome(handle, isRow: isRow) }
  }

  /// Has the row that was written declared with the next ones.
  ///
  /// - Returns: Whether there is anything to declare.
  @discardableResult
  private func addRow(for handle: Int32, _ priority: Priority) -> Bool {
    // Nothing is left to solve where the terms cancel out, and nothing is said by a place along x
    // that is related to one along y.
    guard
      let shape = constraints[handle].beginRow(
        offset: rows.offset, fingerprint: rows.fingerprint, priority: priority),
      !rows.isVoid
    else {
      rows.withdraw()
      pending.rowless.append(handle)
      return false
    }
    rows.close(shape, for: handle)
    if rows.isFull || !session.takesBatches { declareRows() }
    return true
  }

  /// Declares the rows that wait for it.
  ///
  /// It comes before all that may ask for a row or change one, which an application's code may.
  func declareRows() {
    if rows.isEmpty { return }
    session.declare(&rows)
    for index in 0..<rows.count { constraints[rows.handle(index)].row = rows.names[index] }
    rows.removeAll()
  }

  /// Takes the row of a constraint out of the system.
  func removeRow(of handle: Int32) {
    let record = constraints[handle]
    guard record.state.contains(.lowered), let object = constraints.object(handle) else { return }
    session.remove(record.row)
    constraints[handle].row = .none
    constraints[handle].state.remove(.lowered)
    if !conflicts.isEmpty { conflicts.removeAll { $0.broken === object } }
    if !refusals.isEmpty { refusals.removeAll { $0.constraint === object } }
    if record.relation == .equal { equationDidLeave(handle) }
  }

  /// Notes a constraint that can be no row.
  private func refuse(_ constraint: LayoutConstraint) {
    let refusal = LayoutRefusal(constraint: constraint, error: constraint.incompatibilityError)
    refusals.append(refusal)
    refusalHandler?(refusal)
  }

  /// Lowers every constraint on an item anew: what its edges mean has changed.
  func relowerReferences(of item: LayoutItem) {
    relowerReferences(of: item) { _ in true }
  }

  /// Lowers those of the constraints on an item anew whose records meet a condition.
  func relowerReferences(
    of item: LayoutItem, where isAffected: (borrowing ConstraintRecord) -> Bool
  ) {
    guard !item.references.isEmpty else { return }
    beginRows()
    relower(referencesOf: item, where: isAffected)
  }

  @inline(__always)
  private func relower(
    referencesOf item: LayoutItem, where isAffected: (borrowing ConstraintRecord) -> Bool
  ) {
    // First all of them are found, so that the processor waits for their objects at once; by index, since to
    // iterate would retain each.
    var affected = affectedConstraints.take()
    for index in item.references.indices {
      let handle = item.references[index].hostHandle
      if handle >= 0, isAffected(constraints[handle]) { affected.append(handle) }
    }
    for handle in affected { relower(handle) }
    affectedConstraints.recycle(&affected)
  }

  /// Lowers the constraints on a guide anew whose rows follow some of its edges, which were just read.
  func relowerReferences(of guide: LayoutGuide, at edges: EdgeSet) {
    guard !guide.references.isEmpty else { return }
    let handle = guide.hostHandle
    beginRows()
    items[geometryOf: handle].note(.edges, readIn: geometryGeneration)
    relower(referencesOf: guide) { $0.follows(handle, at: edges) }
  }

  /// Lowers a constraint anew, touching the solver only where the row differs.
  func relower(_ handle: Int32) {
    // One that is waiting to be lowered will see the present state anyway.
    guard handle >= 0, constraints[handle].state.contains(.lowered) else { return }
    // Its constant may have changed, and its row not yet.
    if constraints[handle].state.contains(.queued), let object = constraints.object(handle) {
      constraints[handle].constant = object.constant
    }
    let scale = constraints[handle].scale
    guard writeRow(of: handle) else { return }
    let old = constraints[handle]
    let isSameRow =
      old.row.exists && old.fingerprint == rows.fingerprint && old.scale == scale
    guard isSameRow else {
      statistics.loweredConstraints += 1
      session.remove(old.row)
      if !old.row.exists { pending.rowless.append(handle) }
      addRow(for: handle, constraints.priority(handle))
      return declareRows()
    }
    rows.withdraw()
    guard old.offset != rows.offset else { return }
    statistics.changedConstants += 1
    constraints[handle].offset = rows.offset
    session.setConstant(constraints[handle].rowConstant, of: old.row)
  }
}
