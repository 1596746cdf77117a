import LayoutModel
import LinearConstraints

/// A constraint of the model as the solver has it.
struct LoweredConstraint {
  /// The constraint; nil in a free slot.
  var constraint: LayoutConstraint?
  /// The row; none while the items' unknowns cancel out and nothing is left to solve.
  var id = ConstraintID.none
  /// The row's constant is `offset + scale * constraint.constant`.
  var offset = 0.0
  var scale = -1.0
  /// A hash of the row's terms.
  var fingerprint: UInt64 = 0
}

/// Turns `first REL multiplier * second + constant` into rows `terms + constant REL 0`.
extension LayoutEngine {
  /// Brings the row of an active constraint up to date.
  func lowerOrUpdate(_ constraint: LayoutConstraint) {
    guard constraint.hostSlot >= 0 else {
      lower(constraint)
      return
    }
    let entry = lowered[Int(constraint.hostSlot)]
    guard entry.id.exists else { return }
    let priority = solverPriority(constraint.priority)
    statistics.changedConstants += 1
    isSystemChanged = true
    attempt { () throws(SolverError) in
      try solver.setConstant(entry.offset + entry.scale * constraint.constant, of: entry.id)
      try solver.setPriority(priority, of: entry.id)
    }
  }

  private func lower(_ constraint: LayoutConstraint) {
    statistics.loweredConstraints += 1
    if !constraint.hasCompatibleAnchors { refuse(constraint) }
    let slot: Int32
    if let free = freeLowered.popLast() {
      slot = free
      lowered[Int(slot)] = LoweredConstraint(constraint: constraint)
    } else {
      slot = Int32(lowered.count)
      lowered.append(LoweredConstraint(constraint: constraint))
    }
    constraint.hostSlot = slot
    let scale = buildForm(of: constraint)
    addRow(for: constraint, slot, scale)
    if restingRowCount > 0, constraint.relation == .equal { equationDidChange(constraint) }
  }

  private func addRow(for constraint: LayoutConstraint, _ slot: Int32, _ scale: Double) {
    lowered[Int(slot)].offset = form.constant
    lowered[Int(slot)].scale = scale
    lowered[Int(slot)].fingerprint = form.fingerprint
    // Nothing is left to solve where the terms cancel out, and nothing is said by a place along x
    // that is related to one along y.
    guard !form.terms.isEmpty, constraint.hasCompatibleAnchors else {
      lowered[Int(slot)].id = .none
      return
    }
    let shape = ConstraintShape(
      constraint.relation.lowered(scale: scale),
      constant: form.constant + scale * constraint.constant,
      priority: solverPriority(constraint.priority), breakRank: BreakRank.of(constraint))
    var id = ConstraintID.none
    let terms = form.terms
    attempt { () throws(SolverError) in id = try solver.add(terms.span, shape) }
    lowered[Int(slot)].id = id
    note(.constraint(slot), for: id)
  }

  /// Forgets a constraint that was deactivated or left the tree.
  func removeLowered(_ constraint: LayoutConstraint) {
    let slot = constraint.hostSlot
    guard slot >= 0 else { return }
    removeRow(lowered[Int(slot)].id)
    lowered[Int(slot)] = LoweredConstraint()
    freeLowered.append(slot)
    constraint.hostSlot = -1
    conflicts.removeAll { $0.broken === constraint }
    if !refusals.isEmpty { refusals.removeAll { $0.constraint === constraint } }
    if constraint.relation == .equal { equationDidChange(constraint) }
  }

  /// Notes a constraint that can be no row.
  private func refuse(_ constraint: LayoutConstraint) {
    let refusal = LayoutRefusal(constraint: constraint, error: constraint.incompatibilityError)
    refusals.append(refusal)
    refusalHandler?(refusal)
  }

  /// The priority of a row; the model refuses what is not in 0 < p <= 1000 where it is set.
  func solverPriority(_ priority: LayoutPriority) -> Priority {
    guard let legal = Priority(priority.rawValue) else {
      preconditionFailure(LayoutError.illegalPriority(priority.rawValue).message)
    }
    return legal
  }

  /// Lowers every constraint on an item anew: what its edges mean has changed.
  func relowerReferences(of item: LayoutItem) {
    for constraint in item.references {
      relower(constraint)
    }
  }

  /// Lowers what a view owns anew: what leading means there has changed.
  func directionDidChange(_ view: View) {
    view.forEachOwnedConstraint { relower($0) }
  }

  /// Lowers a constraint anew, touching the solver only where the row differs.
  func relower(_ constraint: LayoutConstraint) {
    let slot = constraint.hostSlot
    // One that is waiting to be lowered will see the present state anyway.
    guard slot >= 0, constraint.owner?.host === self else { return }
    let scale = buildForm(of: constraint)
    let entry = lowered[Int(slot)]
    let isSameRow =
      entry.id.exists && entry.fingerprint == form.fingerprint && entry.scale == scale
    guard isSameRow else {
      statistics.loweredConstraints += 1
      removeRow(entry.id)
      addRow(for: constraint, slot, scale)
      return
    }
    guard entry.offset != form.constant else { return }
    statistics.changedConstants += 1
    lowered[Int(slot)].offset = form.constant
    isSystemChanged = true
    let constant = form.constant + scale * constraint.constant
    attempt { () throws(SolverError) in try solver.setConstant(constant, of: entry.id) }
  }

  /// Writes `first - multiplier * second` into the form, in the coordinates of the owner.
  ///
  /// - Returns: The factor of the model's constant in the row: -1, or 1 where a right-to-left
  ///   direction turns the equation around.
  private func buildForm(of constraint: LayoutConstraint) -> Double {
    form.removeAll()
    guard let space = constraint.owner else { return -1 }
    let first = constraint.firstItem
    let second = constraint.secondItem
    // Leading means one side for both items: that of the view that owns the constraint.
    let isMirrored =
      (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
      && space.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let direction: LayoutDirection = isMirrored ? .rightToLeft : .leftToRight
    let isFrame = first.followsFrame(of: space) || second?.followsFrame(of: space) == true
    func add(_ attribute: LayoutAttribute, _ item: LayoutItem, _ factor: Double) {
      self.add(
        attribute.resolved(for: direction), of: item, times: factor, in: space, isFrame: isFrame)
    }
    add(constraint.firstAttribute, first, 1)
    if let second { add(constraint.secondAttribute, second, -constraint.multiplier) }
    if let distances = constraint.distances {
      if let start = distances.firstItem { add(distances.firstAttribute, start, -1) }
      if let start = distances.secondItem {
        add(distances.secondAttribute, start, constraint.multiplier)
      }
    }
    form.removeCancelledTerms()
    // A leading distance grows to the left there; the row is told from left to right.
    return isMirrored ? 1 : -1
  }
}

extension LayoutItem {
  /// Whether the item is a guide that follows the frame, and not the content, of a scroll view.
  fileprivate func followsFrame(of space: View) -> Bool {
    guard asView == nil, let guide = self as? LayoutGuide, guide.owningView === space else {
      return false
    }
    return guide.edges != nil
  }
}

extension LayoutRelation {
  /// The relation of the row whose constant has the factor `scale`.
  ///
  /// `-first == -second + c` reads `first - second + c == 0`, and its inequalities turn around.
  fileprivate func lowered(scale: Double) -> Relation {
    switch scale < 0 ? self : mirrored {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
