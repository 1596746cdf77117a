extension View {
  /// The active constraints that this view owns, in order of activation.
  ///
  /// A constraint is owned by the nearest common ancestor of its items.
  /// - Complexity: O(n) in the number of constraints.
  public final var constraints: [LayoutConstraint] {
    ownedConstraints.compactMap(\.self)
  }

  /// Activates a constraint, as before iOS 8; whoever the items' common ancestor is owns it.
  ///
  /// Traps with Auto Layout's message when the items are not this view or below it.
  public final func addConstraint(_ constraint: LayoutConstraint) {
    addConstraints([constraint])
  }

  /// Activates constraints, as before iOS 8.
  public final func addConstraints(_ constraints: [LayoutConstraint]) {
    trapping { () throws(LayoutError) in
      for constraint in constraints where !constraint.isActive {
        guard let owner = try? constraint.futureOwner(), owner.isDescendant(of: self) else {
          throw .hierarchyNotPrepared(
            constraint: constraint.description, view: String(describing: self))
        }
      }
      try LayoutConstraint.activating(constraints)
    }
  }

  /// Deactivates a constraint, as before iOS 8.
  public final func removeConstraint(_ constraint: LayoutConstraint) {
    LayoutConstraint.deactivate([constraint])
  }

  /// Deactivates constraints, as before iOS 8.
  public final func removeConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.deactivate(constraints)
  }

  /// Makes the view own a constraint that was checked.
  final func install(_ constraint: LayoutConstraint) {
    constraint.owner = self
    constraint.ownerIndex = Int32(ownedConstraints.count)
    ownedConstraints.append(constraint)
    constraint.firstItem.addReference(constraint)
    constraint.secondItem?.addReference(constraint)
    guard let host, !constraint.isEnqueued else { return }
    constraint.isEnqueued = true
    host.enqueue(constraint)
  }

  /// Ends the ownership of a constraint.
  /// - Complexity: O(1), amortised.
  final func uninstall(_ constraint: LayoutConstraint) {
    if constraint.hostSlot >= 0 { host?.willRemove(constraint) }
    constraint.forgetHost()
    constraint.firstItem.removeReference(constraint)
    constraint.secondItem?.removeReference(constraint)
    ownedConstraints[Int(constraint.ownerIndex)] = nil
    deactivatedCount += 1
    constraint.owner = nil
    constraint.ownerIndex = -1
    if deactivatedCount > ownedConstraints.count / 2 { compactOwnedConstraints() }
  }

  private func compactOwnedConstraints() {
    ownedConstraints.removeAll { $0 == nil }
    deactivatedCount = 0
    for (index, constraint) in ownedConstraints.enumerated() {
      constraint?.ownerIndex = Int32(index)
    }
  }
}

extension LayoutItem {
  fileprivate final func addReference(_ constraint: LayoutConstraint) {
    if constraint.firstItem === self {
      // A constraint between two attributes of one item needs one entry only.
      if constraint.firstReferenceIndex >= 0 { return }
      constraint.firstReferenceIndex = Int32(references.count)
    } else {
      constraint.secondReferenceIndex = Int32(references.count)
    }
    references.append(constraint)
  }

  /// Removes the entry by moving the last one into its place.
  fileprivate final func removeReference(_ constraint: LayoutConstraint) {
    let isFirst = constraint.firstItem === self
    let index = isFirst ? constraint.firstReferenceIndex : constraint.secondReferenceIndex
    guard index >= 0 else { return }
    let last = references.removeLast()
    if last !== constraint {
      references[Int(index)] = last
      if last.firstItem === self {
        last.firstReferenceIndex = index
      } else {
        last.secondReferenceIndex = index
      }
    }
    if isFirst {
      constraint.firstReferenceIndex = -1
    } else {
      constraint.secondReferenceIndex = -1
    }
  }
}
