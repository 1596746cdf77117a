extension View {
  /// The active constraints that this view owns, in order of activation.
  ///
  /// A constraint is owned by the nearest common ancestor of its items.
  /// - Complexity: O(n) in the number of constraints.
  public final var constraints: [LayoutConstraint] {
    ownedConstraints.compactMap(\.self)
  }

  /// Calls `body` for each active constraint that the view owns, without an allocation.
  package final func forEachOwnedConstraint(_ body: (LayoutConstraint) -> Void) {
    for case let constraint? in ownedConstraints { body(constraint) }
  }

  /// Activates a constraint, as before iOS 8; the items' common ancestor owns it.
  ///
  /// Traps with Auto Layout's message when the items are not this view or below it.
  public final func addConstraint(_ constraint: LayoutConstraint) {
    addConstraints([constraint])
  }

  /// Activates constraints, as before iOS 8.
  public final func addConstraints(_ constraints: [LayoutConstraint]) {
    trapOnError { () throws(LayoutError) in
      try addConstraints(validating: constraints)
    }
  }

  /// Activates constraints as before iOS 8, or none of them.
  ///
  /// - Throws: `hierarchyNotPrepared` when an item is neither this view nor below it, and what
  ///   ``LayoutConstraint/activate(validating:)`` throws.
  public final func addConstraints(validating constraints: [LayoutConstraint]) throws(LayoutError) {
    for constraint in constraints where !constraint.isActive {
      let items = constraint.items
      guard let stranger = items.first(where: { $0.hierarchyView?.isDescendant(of: self) != true })
      else { continue }
      throw .hierarchyNotPrepared(
        constraint: constraint.description, container: recursiveDescription(in: .readable),
        missing: (stranger.hierarchyView?.description) ?? String(describing: stranger),
        superview: stranger.hierarchyView?.superview?.description ?? "NO SUPERVIEW")
    }
    try LayoutConstraint.activate(validating: constraints)
  }

  /// Deactivates a constraint, as before iOS 8.
  public final func removeConstraint(_ constraint: LayoutConstraint) {
    LayoutConstraint.deactivate([constraint])
  }

  /// Deactivates constraints, as before iOS 8.
  public final func removeConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.deactivate(constraints)
  }

  /// Makes the view own constraints that were checked; one that is given twice is active by the second time.
  final func install(_ constraints: ArraySlice<LayoutConstraint>) {
    for constraint in constraints where !constraint.isActive { install(constraint) }
  }

  /// Makes the view own a constraint that was checked.
  private func install(_ constraint: LayoutConstraint) {
    constraint.refreshLayoutMargin()
    constraint.begin(ownedBy: self, at: Int32(ownedConstraints.count))
    ownedConstraints.append(constraint)
    constraint.forEachRole {
      $0.addReference(constraint, as: $1)
      countCrossings(by: 1, from: $0)
    }
    if let unretainedHost { constraint.hostHandle = unretainedHost.attach(constraint) }
  }

  /// Ends the ownership of a constraint.
  /// - Complexity: O(1), amortised.
  final func uninstall(_ constraint: LayoutConstraint) {
    constraint.detachFromHost()
    constraint.forEachRole {
      $0.removeReference(constraint, as: $1)
      countCrossings(by: -1, from: $0)
    }
    ownedConstraints[Int(constraint.ownerIndex)] = nil
    deactivatedCount += 1
    constraint.forgetOwner()
    // Few gaps cost less to pass over than to close.
    if deactivatedCount >= 8, deactivatedCount > ownedConstraints.count / 2 {
      compactOwnedConstraints()
    }
  }

  /// Counts a constraint of this view at the views that it goes into to name an item.
  /// - Complexity: O(levels between the two).
  private func countCrossings(by change: Int32, from item: LayoutItem) {
    let owner = UnretainedView(self)
    var view = item.hierarchy
    while let current = view, current != owner {
      current.countCrossings(by: change)
      view = current.superview
    }
  }

  private func compactOwnedConstraints() {
    ownedConstraints.removeAll { $0 == nil }
    deactivatedCount = 0
    for (index, constraint) in ownedConstraints.enumerated() {
      constraint?.ownerIndex = Int32(index)
    }
  }
}

extension LayoutConstraint {
  /// The part that an item plays in a constraint; the first that fits counts.
  fileprivate enum Role {
    case first
    case second
    case firstStart
    case secondStart
  }

  /// The items that the constraint names and that are not gone, each once, with the part that it plays.
  fileprivate final func forEachRole(_ body: (LayoutItem, Role) -> Void) {
    let first = firstReference
    first.withItem { body($0, .first) }
    let second = secondReference
    if second !== first { second?.withItem { body($0, .second) } }
    guard let distances else { return }
    let start = distances.firstReference
    if start !== first, start !== second { start?.withItem { body($0, .firstStart) } }
    let end = distances.secondReference
    if end !== first, end !== second, end !== start {
      end?.withItem { body($0, .secondStart) }
    }
  }

  /// The items that the constraint names and that are not gone, each once.
  package final func forEachItem(_ body: (LayoutItem) -> Void) {
    forEachRole { item, _ in body(item) }
  }

  /// The items that the constraint names, each part it has.
  package final var items: [LayoutItem] {
    [firstItem, secondItem, distances?.firstItem, distances?.secondItem].compactMap(\.self)
  }

  fileprivate final func role(of item: LayoutItem) -> Role {
    if item === firstItem { return .first }
    if item === secondItem { return .second }
    return item === distances?.firstItem ? .firstStart : .secondStart
  }

  /// The constraint's place among the references of the item in a role; negative where it has none.
  fileprivate final func referenceIndex(as role: Role) -> Int32 {
    switch role {
    case .first: firstReferenceIndex
    case .second: secondReferenceIndex
    case .firstStart: distances?.firstReferenceIndex ?? -1
    case .secondStart: distances?.secondReferenceIndex ?? -1
    }
  }

  fileprivate final func setReferenceIndex(_ index: Int32, as role: Role) {
    switch role {
    case .first: firstReferenceIndex = index
    case .second: secondReferenceIndex = index
    case .firstStart: distances?.firstReferenceIndex = index
    case .secondStart: distances?.secondReferenceIndex = index
    }
  }
}

extension LayoutItem {
  fileprivate final func addReference(
    _ constraint: LayoutConstraint, as role: LayoutConstraint.Role
  ) {
    constraint.setReferenceIndex(Int32(references.count), as: role)
    // Few items are named once: the first step is to the room that most need.
    if references.isEmpty { references.reserveCapacity(6) }
    references.append(constraint)
    if constraint.spacing == .layoutMargin { isMarginSpacingReferenced = true }
    if constraint.firstAttribute.isWithinAlignment, constraint.secondAttribute.isWithinAlignment {
      return
    }
    if constraint.firstAttribute.isMargin || constraint.secondAttribute.isMargin {
      isMarginReferenced = true
    }
    if constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline {
      isBaselineReferenced = true
    }
  }

  /// Removes the entry by moving the last one into its place.
  fileprivate final func removeReference(
    _ constraint: LayoutConstraint, as role: LayoutConstraint.Role
  ) {
    let index = constraint.referenceIndex(as: role)
    guard index >= 0 else { return }
    let last = references.removeLast()
    if last !== constraint {
      references[Int(index)] = last
      last.setReferenceIndex(index, as: last.role(of: self))
    }
    constraint.setReferenceIndex(-1, as: role)
  }
}
