extension View {
  /// Asks for ``layoutSubviews()`` in the next layout.
  public final func setNeedsLayout() {
    didChange(.layout)
  }

  /// Asks for ``updateConstraints()`` in the next layout.
  public final func setNeedsUpdateConstraints() {
    didChange(.updateConstraints)
  }

  /// Brings the frames of the whole tree up to date, from the root down.
  ///
  /// A tree that no host lays out, because it is in no window, is laid out by
  /// ``DetachedLayout``.
  public final func layoutIfNeeded() {
    if let host {
      host.layoutIfNeeded()
    } else {
      DetachedLayout.run(self)
    }
  }

  /// Whether the constraints leave the view's frame undetermined; false while nobody lays it out.
  ///
  /// For debugging: it examines all solutions, and brings the layout up to date first.
  public final var hasAmbiguousLayout: Bool { host?.hasAmbiguousLayout(self) ?? false }

  /// Moves the view to another frame that satisfies the constraints just as well, if there is one.
  ///
  /// For debugging: an ambiguous view shows itself by moving. UIKit chooses at random; here it goes
  /// forth and back, so that a run repeats.
  public final func exerciseAmbiguityInLayout() {
    host?.exerciseAmbiguity(in: self)
  }

  /// The constraints that decide the view's place and size along an axis; for debugging.
  public final func constraintsAffectingLayout(for axis: LayoutAxis) -> [LayoutConstraint] {
    host?.constraintsAffectingLayout(of: self, for: axis) ?? []
  }

  /// Whether the constraint system, and not the autoresizing mask, decides the frame.
  package final var isConstraintBased: Bool { !translatesAutoresizingMaskIntoConstraints }

  /// Passes a change of the size on to what follows it.
  ///
  /// Insets do not, but for those of some guides and of subviews that keep this view's margins; the safe
  /// area follows the whole frame, and who sets that sees to it.
  final func boundsSizeDidChange(from oldSize: Size) {
    didChange(.layout)
    scrollRangeDidChange()
    noteLaidOutSize(oldSize)
    if oldSize.width != frame.width { frameWidthDidChange() }
    var isFollowedByInsets = rareData?.hasGuideThatFollowsSize == true
    // Mostly nobody does, and to go through all subviews costs more than all the rest here.
    if sizeFollowerCount > 0 {
      for subview in subviews {
        if subview.preservesSuperviewLayoutMargins {
          isFollowedByInsets = true
          subview.forgetPreservingMargins()
        }
        if !subview.isConstraintBased { subview.autoresize(superviewSizeChangedFrom: oldSize) }
      }
    }
    if isFollowedByInsets { didChange(.insets) }
  }

  /// Whether the view itself follows a change of its superview's size: by its autoresizing mask, or by
  /// keeping the margins.
  final var followsSuperviewSize: Bool { !isConstraintBased || preservesSuperviewLayoutMargins }

  /// Brings the superview's count in line after ``followsSuperviewSize`` became `isFollower`.
  final func countAsFollower(_ isFollower: Bool) {
    superview?.sizeFollowerCount += isFollower ? 1 : -1
  }

  /// Remembers the size in which the subviews were laid out until they are again.
  private func noteLaidOutSize(_ size: Size) {
    guard safeAreaInsets != .zero, !isAheadOfSubviews, unretainedHost != nil, size != .zero else {
      return
    }
    rareData?.laidOutSize = size
  }

  /// Lets content whose height follows from its width take the new width into account.
  private func frameWidthDidChange() {
    let insets = alignmentRectInsets
    if contentWidthDidChange(frame.width - insets.left - insets.right) {
      invalidateIntrinsicContentSize()
    }
  }

  /// Follows a change of the superview's size by the autoresizing mask, along the axes on which no
  /// constraint does.
  private func autoresize(superviewSizeChangedFrom oldSize: Size) {
    guard let superview, !autoresizingMask.isEmpty else { return }
    let size = superview.bounds.size
    var resized = frame
    (resized.origin.x, resized.size.width) = autoresized(
      .horizontal, origin: frame.minX, extent: frame.width, from: oldSize.width, to: size.width)
    (resized.origin.y, resized.size.height) = autoresized(
      .vertical, origin: frame.minY, extent: frame.height, from: oldSize.height, to: size.height)
    guard resized != frame else { return }
    // Its size decides how far its safe area reaches into its subviews; what reaches into it from the
    // superview is that one's to hand on, which has changed its size.
    if safeAreaInsets != .zero { didChange(.insets) }
    applyFrame(resized)
  }

  /// Where the view lies along an axis in a superview of another extent.
  private func autoresized(
    _ axis: LayoutAxis, origin: Double, extent: Double, from oldTotal: Double, to newTotal: Double
  ) -> (origin: Double, extent: Double) {
    // Along an axis on which the mask was translated the view follows through its constraints.
    if host?.isMaskTranslated(hostHandle, axis) == true { return (origin, extent) }
    if let kept = keptMaskEquations(along: axis) { return kept.span(for: newTotal) }
    return autoresizingMask.marks(along: axis).resize(
      origin: origin, extent: extent, from: oldTotal, to: newTotal)
  }
}

extension AutoresizingMask.AxisMask {
  /// Spreads a change of the superview's extent over the flexible parts, in proportion to them.
  func resize(
    origin: Double, extent: Double, from oldTotal: Double, to newTotal: Double
  ) -> (origin: Double, extent: Double) {
    let (near, grown) = shares(origin: origin, extent: extent, total: oldTotal)
    let change = newTotal - oldTotal
    return (origin + change * near, extent + change * grown)
  }
}
