extension LayoutConstraint {
  /// Activates constraints together, each owned by the nearest common ancestor of its items.
  ///
  /// Traps with Auto Layout's message when one of them is illegal; none is active then. See
  /// ``activating(_:)``.
  /// - Complexity: O(depth of the items) for each constraint.
  public static func activate(_ constraints: [LayoutConstraint]) {
    trapping { () throws(LayoutError) in try activating(constraints) }
  }

  /// Activates constraints together, or none of them.
  ///
  /// - Throws: `noCommonAncestor`, `incompatibleAnchors`.
  public static func activating(_ constraints: [LayoutConstraint]) throws(LayoutError) {
    for constraint in constraints where !constraint.isActive {
      _ = try constraint.futureOwner()
    }
    for constraint in constraints where !constraint.isActive {
      try constraint.futureOwner().install(constraint)
    }
  }

  /// Deactivates constraints together; inactive ones stay so.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints {
      constraint.owner?.uninstall(constraint)
    }
  }

  /// The view that would own the constraint: the nearest common ancestor of its items.
  package func futureOwner() throws(LayoutError) -> View {
    if secondItem != nil, firstKind != secondKind { throw .incompatibleAnchors(description) }
    var owner = try commonAncestor(of: firstItem.hierarchyView, secondItem?.hierarchyView)
    if let distances {
      owner = try commonAncestor(of: owner, distances.firstItem?.hierarchyView)
      owner = try commonAncestor(of: owner, distances.secondItem?.hierarchyView)
    }
    return owner
  }

  /// What the left side measures; a distance between places is a dimension.
  private var firstKind: LayoutAttribute.Kind {
    distances?.firstItem == nil ? firstAttribute.kind : .dimension
  }

  /// What the right side measures.
  private var secondKind: LayoutAttribute.Kind {
    distances?.secondItem == nil ? secondAttribute.kind : .dimension
  }

  private func commonAncestor(of first: View?, _ second: View?) throws(LayoutError) -> View {
    guard let first else { throw noCommonAncestor }
    guard let second else {
      // A guide that no view owns stands outside every hierarchy.
      if secondItem is LayoutGuide, secondItem?.hierarchyView == nil { throw noCommonAncestor }
      return first
    }
    guard let ancestor = first.nearestCommonAncestor(with: second) else { throw noCommonAncestor }
    return ancestor
  }

  private var noCommonAncestor: LayoutError {
    .noCommonAncestor(
      LayoutConstraint.anchorDescription(firstItem, firstAttribute),
      secondItem.map { LayoutConstraint.anchorDescription($0, secondAttribute) } ?? "(null)")
  }
}

extension LayoutItem {
  /// The view itself, or the view that owns the guide.
  package final var hierarchyView: View? {
    self as? View ?? (self as? LayoutGuide)?.owningView
  }
}
