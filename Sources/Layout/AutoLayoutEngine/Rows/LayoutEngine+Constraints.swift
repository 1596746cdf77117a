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
  }

  private func updateRow(of handle: Int32) {
    guard let object = constraints.object(handle) else { return }
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
      refuse(object)
    }
    guard writeForm(of: handle), !constraints[handle].row.exists else { return }
    addRow(for: handle, priority)
    if restingRowCount > 0, constraints[handle].relation == .equal { equationDidChange(handle) }
  }

  /// Writes a constraint into the form, and the form into terms of the solver.
  ///
  /// - Returns: Whether it is active still: what answers on the way may be an application's code, which deactivates
  ///   it, or takes its items out of the tree. Such code may also have its row made.
  private func writeForm(of handle: Int32) -> Bool {
    if items.relatesAlignedRects(constraints[handle]) {
      let isMirrored = form.writeAligned(constraints[handle], in: items)
      constraints[handle].set(.mirrored, to: isMirrored)
    } else {
      guard let isMirrored = writeFormWithGeometry(of: handle) else { return false }
      constraints[handle].set(.mirrored, to: isMirrored)
    }
    writeTerms()
    return true
  }

  /// Writes a constraint that is made with more than unknowns into the form.
  ///
  /// - Returns: Whether a right-to-left direction turns the equation around; nil where it is no longer active.
  private func writeFormWithGeometry(of handle: Int32) -> Bool? {
    let record = constraints[handle]
    var starts: DistanceRecord?
    if record.state.contains(.measuresDistances), let object = constraints.object(handle) {
      starts = object.distances.map(DistanceRecord.init)
    }
    readGeometry(for: record, starts: starts)
    guard constraints[handle].state.contains(.lowered) else { return nil }
    return form.write(record, starts: starts, in: items)
  }

  /// Turns the form's unknowns into variables of the solver, and drops what cancels out.
  func writeTerms() {
    terms.removeAll()
    for index in 0..<form.terms.count {
      let term = form.terms[index]
      let variable = variable(of: term.quantity)
      guard term.coefficient.magnitude >= RowForm.negligibleCoefficient else { continue }
      terms.append(Term(term.coefficient, variable))
    }
  }

  private func addRow(for handle: Int32, _ priority: Priority) {
    // Nothing is left to solve where the terms cancel out, and nothing is said by a place along x
    // that is related to one along y.
    guard
      let shape = constraints[handle].beginRow(
        offset: form.constant, fingerprint: terms.fingerprint, priority: priority),
      !terms.isEmpty
    else { return pending.rowless.append(handle) }
    constraints[handle].row = terms.withSpan {
      session.add($0, shape, for: RowSource(.constraint, handle))
    }
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
    if record.relation == .equal { equationDidChange(handle) }
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
    guard writeForm(of: handle) else { return }
    let old = constraints[handle]
    let isSameRow =
      old.row.exists && old.fingerprint == terms.fingerprint && old.scale == scale
    guard isSameRow else {
      statistics.loweredConstraints += 1
      session.remove(old.row)
      if !old.row.exists { pending.rowless.append(handle) }
      addRow(for: handle, constraints.priority(handle))
      return
    }
    guard old.offset != form.constant else { return }
    statistics.changedConstants += 1
    constraints[handle].offset = form.constant
    session.setConstant(constraints[handle].rowConstant, of: old.row)
  }
}

extension FlatArray<Term> {
  /// A hash of the terms: equal rows differ in the constant only.
  fileprivate var fingerprint: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in 0..<count {
      let term = self[index]
      let variable =
        UInt64(UInt32(bitPattern: term.variable.slot)) | UInt64(term.variable.generation) << 32
      hash = (hash ^ term.coefficient.bitPattern) &* 0x100_0000_01b3
      hash = (hash ^ variable ^ hash >> 32) &* 0x9E37_79B9_7F4A_7C15
    }
    return hash
  }
}
