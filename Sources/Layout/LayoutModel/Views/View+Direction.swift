extension View {
  /// Whether the view turns around in right-to-left interfaces.
  public final var semanticContentAttribute: SemanticContentAttribute {
    get { rareData?.semanticContentAttribute ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      madeRareData.semanticContentAttribute = newValue
      directionDidChange()
    }
  }

  /// The reading direction that decides what leading means in the constraints that the view owns,
  /// for both of their items, and in its own margins.
  ///
  /// A view that sets none follows its root's interface direction, not its superview's.
  public final var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: unretainedHost?.layoutDirection ?? .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// The direction changed: constraints on leading and trailing mean other edges now.
  package final func directionDidChange() {
    forgetPreservingMargins()
    didChange([.direction, .insets])
    for constraint in references { constraint.refreshLayoutMargin() }
  }
}
