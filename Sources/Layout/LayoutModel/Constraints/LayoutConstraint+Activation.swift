extension LayoutConstraint {
  /// Activates constraints together, each owned by the nearest common ancestor of its items.
  ///
  /// Traps with Auto Layout's message when one of them is illegal; none is active then. See
  /// ``activate(validating:)``.
  /// - Complexity: O(depth of the items) for each constraint.
  public static func activate(_ constraints: [LayoutConstraint]) {
    trapOnError { () throws(LayoutError) in try activate(validating: constraints) }
  }

  /// Activates constraints together, or none of them.
  ///
  /// A place along x that is related to one along y is not refused here, since UIKit activates such
  /// a constraint outside of a window: the engine that takes the constraint in refuses it.
  ///
  /// - Throws: `noCommonAncestor`.
  public static func activate(validating constraints: [LayoutConstraint]) throws(LayoutError) {
    var owners: [View?] = []
    owners.reserveCapacity(constraints.count)
    for constraint in constraints {
      owners.append(constraint.isActive ? nil : try constraint.futureOwner())
    }
    owners.first??.host?.expectConstraints(constraints.count)
    // One that is given twice is active by the second time.
    for (constraint, owner) in zip(constraints, owners) where !constraint.isActive {
      owner?.install(constraint)
    }
  }

  /// Deactivates constraints together; inactive ones stay so.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints {
      constraint.owner?.uninstall(constraint)
    }
  }

  /// The view that would own the constraint: the nearest common ancestor of all its items.
  package func futureOwner() throws(LayoutError) -> View {
    guard var owner = firstItem.hierarchyView else { throw noCommonAncestor }
    if let secondItem { owner = try commonAncestor(of: owner, secondItem) }
    if let start = distances?.firstItem { owner = try commonAncestor(of: owner, start) }
    if let start = distances?.secondItem { owner = try commonAncestor(of: owner, start) }
    return owner
  }

  /// Whether both sides measure the same: places along one axis, or sizes.
  package final var hasCompatibleAnchors: Bool {
    secondAttribute == .notAnAttribute || firstKind == secondKind
  }

  /// The error of a constraint whose sides do not measure the same.
  package final var incompatibilityError: LayoutError {
    .incompatibleAnchors(description(asActive: true))
  }

  /// The reading direction that decides what leading and trailing mean on both sides: the owner's;
  /// for an inactive constraint, that of the view that would own it.
  package final var direction: LayoutDirection {
    if let owner { return owner.effectiveUserInterfaceLayoutDirection }
    do throws(LayoutError) {
      return try futureOwner().effectiveUserInterfaceLayoutDirection
    } catch {
      return firstItem.layoutDirection
    }
  }

  /// What the left side measures; a distance between places is a dimension.
  private var firstKind: LayoutAttribute.Kind {
    distances?.firstItem == nil ? firstAttribute.kind : .dimension
  }

  /// What the right side measures.
  private var secondKind: LayoutAttribute.Kind {
    distances?.secondItem == nil ? secondAttribute.kind : .dimension
  }

  private func commonAncestor(of view: View, _ item: LayoutItem) throws(LayoutError) -> View {
    // A guide that no view owns stands outside every hierarchy.
    guard let other = item.hierarchyView, let ancestor = view.nearestCommonAncestor(with: other)
    else { throw noCommonAncestor }
    return ancestor
  }

  private var noCommonAncestor: LayoutError {
    let (first, second) = anchorDescriptions
    return .noCommonAncestor(first, second)
  }
}

extension LayoutItem {
  /// The view itself, or the view that owns the guide.
  package final var hierarchyView: View? { asView ?? coordinateView }
}
