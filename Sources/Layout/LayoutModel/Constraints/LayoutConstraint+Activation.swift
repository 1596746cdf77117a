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
    let runs = try ownerRuns(of: constraints)
    runs.first?.owner?.view.host?.expectConstraints(constraints.count)
    var start = 0
    for run in runs {
      run.owner?.view.install(constraints[start..<run.end])
      start = run.end
    }
  }

  /// Constraints one after another that one view is to own; no view, if they are active already.
  private typealias OwnerRun = (owner: UnretainedView?, end: Int)

  /// The views that are to own constraints: mostly one owns many that follow each other.
  private static func ownerRuns(
    of constraints: [LayoutConstraint]
  ) throws(LayoutError) -> [OwnerRun] {
    var runs: [OwnerRun] = []
    var run: OwnerRun = (nil, 0)
    for constraint in constraints {
      let owner = constraint.isActive ? nil : try constraint.nextOwner()
      if owner != run.owner {
        if run.end > 0 { runs.append(run) }
        run.owner = owner
      }
      run.end += 1
    }
    runs.append(run)
    return runs
  }

  /// Deactivates constraints together; inactive ones stay so.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints {
      constraint.owner?.uninstall(constraint)
    }
  }

  /// The view that would own the constraint: the nearest common ancestor of all its items.
  package func futureOwner() throws(LayoutError) -> View { try nextOwner().view }

  private func nextOwner() throws(LayoutError) -> UnretainedView {
    guard var owner = firstReference.hierarchy else { throw noCommonAncestor }
    try include(secondReference, in: &owner)
    if let distances {
      try include(distances.firstReference, in: &owner)
      try include(distances.secondReference, in: &owner)
    }
    return owner
  }

  /// Goes up from a view until it holds an item as well, if that is not gone.
  private func include(
    _ reference: ZeroingItemReference?, in owner: inout UnretainedView
  ) throws(LayoutError) {
    guard let reference, reference.isAlive else { return }
    // A guide that no view owns stands outside every hierarchy.
    guard let other = reference.hierarchy, let ancestor = owner.nearestCommonAncestor(with: other)
    else { throw noCommonAncestor }
    owner = ancestor
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
  @inline(__always)
  private var firstKind: LayoutAttribute.Kind {
    distances?.firstItem == nil ? firstAttribute.kind : .dimension
  }

  /// What the right side measures.
  @inline(__always)
  private var secondKind: LayoutAttribute.Kind {
    distances?.secondItem == nil ? secondAttribute.kind : .dimension
  }

  private var noCommonAncestor: LayoutError {
    let (first, second) = anchorDescriptions
    return .noCommonAncestor(first, second)
  }
}

extension LayoutItem {
  /// The view itself, or the view that owns the guide.
  package final var hierarchyView: View? { hierarchy?.view }
}
