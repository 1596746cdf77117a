extension View {
  /// How far bars, the sensor housing and the home indicator reach into the view, in points.
  public final var safeAreaInsets: EdgeInsets { rareData?.safeAreaInsets ?? .zero }

  /// Insets added to the safe area of the view and all below it, as a view controller sets them.
  package final var additionalSafeAreaInsets: EdgeInsets {
    get { rareData?.additionalSafeAreaInsets ?? .zero }
    set {
      guard newValue != additionalSafeAreaInsets else { return }
      madeRareData.additionalSafeAreaInsets = newValue
      didChange(.insets)
    }
  }

  /// Whether the view has a safe area, adds to it, or keeps its superview's margins: whether more than
  /// its superview's safe area follows from where it lies.
  package final var hasInsetsOfItsPlace: Bool {
    guard let rareData else { return false }
    return rareData.preservesSuperviewLayoutMargins || rareData.safeAreaInsets != .zero
      || rareData.additionalSafeAreaInsets != .zero
  }

  /// Whether the superview has a safe area.
  package final var isInSafeArea: Bool {
    guard let rareData = superview?.rareData else { return false }
    return rareData.safeAreaInsets != .zero
  }

  /// Sets the insets that the environment gives to the view, and those of all below it.
  ///
  /// The safe area of a subview is what of the superview's safe area lies in its bounds; a scroll
  /// view's content has none, since it moves. A subtree whose insets stay zero is not visited.
  package final func propagateSafeArea(_ environmentInsets: EdgeInsets) {
    var pending: [(view: View, insets: EdgeInsets)] = [(self, environmentInsets)]
    while let (view, environment) = pending.popLast() {
      let insets = environment + view.additionalSafeAreaInsets
      view.setSafeAreaInsets(insets)
      let isScrolling = view is ScrollView
      for subview in view.subviews.reversed() {
        let inherited = isScrolling ? .zero : subview.insetsInherited(from: insets)
        let isUntouched =
          inherited == .zero && subview.safeAreaInsets == .zero
          && subview.additionalSafeAreaInsets == .zero
        if !isUntouched { pending.append((subview, inherited)) }
      }
    }
  }

  /// Brings the safe area in line with the insets that the environment gives to a view that was moved or
  /// has another size.
  ///
  /// Where the view's own stays as it is, its size still decides how far it reaches into the subviews.
  package final func updateSafeArea(inheriting inherited: EdgeInsets) {
    if inherit(inherited) || safeAreaInsets == .zero || self is ScrollView { return }
    for subview in subviews {
      subview.inherit(subview.insetsInherited(from: safeAreaInsets))
    }
  }

  /// Hands insets of the environment on to the view and all below it, if they are new to it.
  ///
  /// - Returns: Whether they are.
  @discardableResult
  private func inherit(_ insets: EdgeInsets) -> Bool {
    guard insets + additionalSafeAreaInsets != safeAreaInsets else { return false }
    propagateSafeArea(insets)
    return true
  }

  /// The part of the superview's insets that reaches into this view: never more than all of them,
  /// however far the view lies beyond the superview's edge.
  package final func insetsInherited(from insets: EdgeInsets) -> EdgeInsets {
    guard let superview, insets != .zero else { return .zero }
    let size = superview.bounds.size
    return EdgeInsets(
      top: max(0, insets.top - max(0, frame.minY)),
      left: max(0, insets.left - max(0, frame.minX)),
      bottom: max(0, insets.bottom - max(0, size.height - frame.maxY)),
      right: max(0, insets.right - max(0, size.width - frame.maxX)))
  }

  /// Takes the safe area from the view and all below it: nothing lays them out.
  /// - Complexity: O(n) in the number of views.
  final func clearSafeArea() {
    forEachInSubtree { $0.setSafeAreaInsets(.zero) }
  }

  private func setSafeAreaInsets(_ insets: EdgeInsets) {
    guard insets != safeAreaInsets else { return }
    madeRareData.safeAreaInsets = insets
    didChange(.insets)
    scrollRangeDidChange()
    safeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { marginsDidChange() }
  }
}
