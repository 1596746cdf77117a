extension View {
  /// The effective layout margins, in points: the distances that content should keep to the edges.
  ///
  /// Reading takes the safe area and the superview's margins into account where the view says so;
  /// setting replaces the view's own part. A plain view has 8 on every edge.
  public final var layoutMargins: EdgeInsets {
    get {
      guard let extras else { return defaultEffectiveMargins }
      var margins =
        extras.layoutMargins
        ?? extras.directionalLayoutMargins?.resolved(for: effectiveUserInterfaceLayoutDirection)
        ?? extras.defaultLayoutMargins
      if extras.insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
      if extras.preservesSuperviewLayoutMargins, let superview {
        var outer = superview.layoutMargins
        if superview is ScrollView {
          // What scrolls passes under them: a row is as high at the top of a list as in its middle.
          outer.top = 0
          outer.bottom = 0
        }
        margins = EdgeInsets.max(margins, insetsInherited(from: outer))
      }
      return margins
    }
    set {
      madeExtras.layoutMargins = newValue
      madeExtras.directionalLayoutMargins = nil
      marginsDidChange()
    }
  }

  /// The layout margins told by reading direction.
  public final var directionalLayoutMargins: DirectionalEdgeInsets {
    get { DirectionalEdgeInsets(layoutMargins, direction: effectiveUserInterfaceLayoutDirection) }
    set {
      madeExtras.directionalLayoutMargins = newValue
      madeExtras.layoutMargins = nil
      marginsDidChange()
    }
  }

  /// Whether the margins reach at least as far in as the superview's; off by default.
  ///
  /// Of a scroll view's margins those at its sides are kept; those above and below are not.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { extras?.preservesSuperviewLayoutMargins ?? false }
    set {
      madeExtras.preservesSuperviewLayoutMargins = newValue
      marginsDidChange()
    }
  }

  /// Whether the safe-area insets are added to the margins; on by default.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { extras?.insetsLayoutMarginsFromSafeArea ?? true }
    set {
      madeExtras.insetsLayoutMarginsFromSafeArea = newValue
      marginsDidChange()
    }
  }

  /// The margins of a view that sets none of its own; a view controller's root has others.
  package final var defaultLayoutMargins: EdgeInsets {
    get { extras?.defaultLayoutMargins ?? .all(8) }
    set {
      guard newValue != defaultLayoutMargins else { return }
      madeExtras.defaultLayoutMargins = newValue
      marginsDidChange()
    }
  }

  private var defaultEffectiveMargins: EdgeInsets { .all(8) }

  /// The margins changed: whoever depends on them, below too, is told.
  package final func marginsDidChange() {
    didChange(.insets)
    for constraint in references { constraint.refreshLayoutMargin() }
    layoutMarginsDidChange()
    for subview in subviews where subview.preservesSuperviewLayoutMargins {
      subview.marginsDidChange()
    }
  }
}
