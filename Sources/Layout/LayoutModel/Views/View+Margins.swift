extension View {
  /// The effective layout margins, in points: the distances that content should keep to the edges.
  ///
  /// Reading takes the safe area and the superview's margins into account where the view asks for it;
  /// setting replaces the view's own part. A plain view has 8 on every edge.
  public final var layoutMargins: EdgeInsets {
    get {
      guard let rareData else { return defaultEffectiveMargins }
      guard rareData.preservesSuperviewLayoutMargins, superview != nil else {
        return ownMargins(rareData)
      }
      return rareData.preservingMargins ?? resolvePreservingMargins()
    }
    set {
      madeRareData.layoutMargins = newValue
      madeRareData.directionalLayoutMargins = nil
      marginsDidChange()
    }
  }

  /// The layout margins given by reading direction.
  public final var directionalLayoutMargins: DirectionalEdgeInsets {
    get { DirectionalEdgeInsets(layoutMargins, direction: effectiveUserInterfaceLayoutDirection) }
    set {
      madeRareData.directionalLayoutMargins = newValue
      madeRareData.layoutMargins = nil
      marginsDidChange()
    }
  }

  /// Whether the margins reach at least as far in as the superview's; off by default.
  ///
  /// Of a scroll view's margins those at its sides are kept; those above and below are not.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { rareData?.preservesSuperviewLayoutMargins ?? false }
    set {
      let didFollow = followsSuperviewSize
      madeRareData.preservesSuperviewLayoutMargins = newValue
      if followsSuperviewSize != didFollow { countAsFollower(!didFollow) }
      marginsDidChange()
    }
  }

  /// Whether the safe-area insets are added to the margins; on by default.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { rareData?.insetsLayoutMarginsFromSafeArea ?? true }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      madeRareData.insetsLayoutMarginsFromSafeArea = newValue
      marginsDidChange()
      // A scroll view's content may fit now, with a safe area that it has not yet.
      didChange(.insets)
    }
  }

  /// The margins of a view that sets none of its own; a view controller's root has others.
  package final var defaultLayoutMargins: EdgeInsets {
    get { rareData?.defaultLayoutMargins ?? .all(8) }
    set {
      guard newValue != defaultLayoutMargins else { return }
      madeRareData.defaultLayoutMargins = newValue
      marginsDidChange()
    }
  }

  private var defaultEffectiveMargins: EdgeInsets { .all(8) }

  /// The margins without what the superview's add.
  private func ownMargins(_ rareData: ViewRareData) -> EdgeInsets {
    let safeArea = rareData.insetsLayoutMarginsFromSafeArea ? rareData.safeAreaInsets : .zero
    if let margins = rareData.layoutMargins { return margins + safeArea }
    guard let margins = rareData.directionalLayoutMargins else {
      return rareData.defaultLayoutMargins + safeArea
    }
    return margins.resolved(for: effectiveUserInterfaceLayoutDirection) + safeArea
  }

  // MARK: Preserved margins
  //
  // A view that preserves its superview's margins keeps the result until something that it follows
  // from changes, so that in a deep hierarchy each level costs as much as the first. Where a view's
  // are kept, those of its superview are, if that one preserves margins as well.

  /// Computes the margins of the view, and of those above it that preserve margins and do not know
  /// theirs.
  ///
  /// Iterative, since a hierarchy may be deeper than the call stack.
  private func resolvePreservingMargins() -> EdgeInsets {
    var unresolved: [View] = []
    var ancestor: View? = self
    while let view = ancestor, let rareData = view.rareData,
      rareData.preservesSuperviewLayoutMargins,
      rareData.preservingMargins == nil, view.superview != nil
    {
      unresolved.append(view)
      ancestor = view.superview
    }
    var margins = EdgeInsets.zero
    for view in unresolved.reversed() {
      guard let rareData = view.rareData, let superview = view.superview else { continue }
      var outer = superview.layoutMargins
      if superview is ScrollView {
        // What scrolls passes under them: a row is as high at the top of a list as in its middle.
        outer.top = 0
        outer.bottom = 0
      }
      // Margins are a matter of the content, wherever it is scrolled to.
      let area = InsetArea(Rect(origin: .zero, size: superview.bounds.size), insets: outer)
      margins = EdgeInsets.max(view.ownMargins(rareData), area.insets(of: view.frame))
      rareData.preservingMargins = margins
    }
    return margins
  }

  /// Forgets the margins that are kept for the view and for those below it that follow them.
  ///
  /// - Complexity: O(subviews of the view, and of all that keep margins below it).
  final func forgetPreservingMargins() {
    if rareData == nil, subviews.isEmpty { return }
    // No list is made for the many views that hold none that keeps its margins.
    var pending: [View] = []
    forgetPreservingMargins(&pending)
    while let view = pending.popLast() { view.forgetPreservingMargins(&pending) }
  }

  /// Forgets the margins that are kept for the view itself.
  ///
  /// - Parameter followers: Gets the subviews that keep margins.
  private func forgetPreservingMargins(_ followers: inout [View]) {
    rareData?.preservingMargins = nil
    // By index: to iterate retains the list, and this is gone through for every view.
    for index in subviews.indices where subviews[index].rareData?.preservingMargins != nil {
      followers.append(subviews[index])
    }
  }

  /// Something that the margins follow from changed, other than the frame or the superview.
  package final func marginsDidChange() {
    forgetPreservingMargins()
    notifyOfMargins()
  }

  /// Updates what depends on the margins, where they are others than before, below the view too.
  package final func notifyOfMargins() {
    // Mostly no subview preserves them; then nothing is allocated.
    var pending: [View] = []
    notifyOfOwnMargins(&pending)
    while let view = pending.popLast() { view.notifyOfOwnMargins(&pending) }
  }

  /// Updates what depends on the margins of the subviews that follow the view's, where they are others than before.
  package final func notifyFollowersOfMargins() {
    guard sizeFollowerCount > 0 else { return }
    for subview in subviews where subview.preservesSuperviewLayoutMargins {
      subview.notifyOfMargins()
    }
  }

  /// Updates what depends on the view's own margins, where they are others than before.
  ///
  /// - Parameter followers: Gets the subviews whose margins follow from them, the first one last.
  private func notifyOfOwnMargins(_ followers: inout [View]) {
    let margins = layoutMargins
    guard let rareData, margins != rareData.notifiedMargins else { return }
    rareData.notifiedMargins = margins
    ownInsetsDidChange()
    if isMarginSpacingReferenced {
      for constraint in references { constraint.refreshLayoutMargin() }
    }
    layoutMarginsDidChange()
    for index in subviews.indices.reversed() where subviews[index].preservesSuperviewLayoutMargins {
      followers.append(subviews[index])
    }
  }

  /// Notes another safe area, or other margins, for the next layout, where a subview, a guide or a
  /// constraint on the margins follows them.
  ///
  /// Of most views that a safe area reaches into none does.
  final func ownInsetsDidChange() {
    if !subviews.isEmpty || isMarginReferenced || rareData?.hasSystemGuide == true {
      didChange(.insets)
    }
  }
}
