// Which of its safe area a scroll view scrolls content out from under, and which the content gets.
//
// UIKit's rules, after WWDC 2018, session 235 (19:50 to 26:05), and the documentation of
// `UIScrollView.ContentInsetAdjustmentBehavior`: along an axis on which the view scrolls, its adjusted
// content inset absorbs the safe area. Insets that are absorbed are not handed on to the subviews, which
// would account for them twice; all others are, "just like a regular view". So rows of a list on a phone
// on its side keep clear of the sensor housing, rows that pass under a bar do not change, and content
// that never has its insets adjusted sees the safe area move over it as it scrolls.
//
// Whether the view scrolls may follow from what it hands on: content that fits without the safe area
// may be larger than the view with it. UIKit's answer is not documented. Here such content is scrolled,
// since it cannot be shown within the safe area otherwise; the view has outgrown its safe area. That
// depends on the tree alone, and not on what it was before: content is laid out without the safe area,
// and with it where it then fits.
extension ScrollView {
  /// Along which axes the adjusted content inset takes the safe area in.
  private var adjustedAxes: LayoutAxisSet {
    LayoutAxis.allCases.reduce(into: []) { axes, axis in
      if isAdjusted(along: axis) { axes.insert(LayoutAxisSet(axis)) }
    }
  }

  /// Whether the adjusted content inset takes the safe area along an axis in.
  final func isAdjusted(along axis: LayoutAxis) -> Bool {
    decidedAdjustment(along: axis)
      ?? (isContentLarger(along: axis) || outgrownAxes.contains(LayoutAxisSet(axis)))
  }

  /// What decides along an axis whether insets are adjusted, before the content's size is asked.
  private func decidedAdjustment(along axis: LayoutAxis) -> Bool? {
    switch contentInsetAdjustmentBehavior {
    case .never: return false
    case .always: return true
    case .automatic where axis == .vertical && isContentOfNavigation: return true
    case .automatic, .scrollableAxes: break
    }
    let alwaysBounces = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
    return alwaysBounces ? true : nil
  }

  private func isContentLarger(along axis: LayoutAxis) -> Bool {
    axis == .horizontal
      ? contentSize.width > bounds.size.width : contentSize.height > bounds.size.height
  }

  /// Takes note of axes along which the content, with the safe area that it was given, no longer fits.
  private func updateOutgrownAxes() {
    for axis in LayoutAxis.allCases {
      let axes = LayoutAxisSet(axis)
      if decidedAdjustment(along: axis) != nil || safeAreaInsets.isZero(along: axis) {
        outgrownAxes.subtract(axes)
      } else if isContentLarger(along: axis) {
        // Content that is larger without the safe area needs no note.
        if absorbedAxes.contains(axes) {
          outgrownAxes.subtract(axes)
        } else {
          outgrownAxes.insert(axes)
        }
      }
    }
  }

  /// Hands on to the content what the adjusted inset does not take in, now that the content has its size.
  ///
  /// - Returns: Whether the content has the safe area that it had; else it is to be laid out first.
  final func settleSafeAreaOfContent() -> Bool {
    updateOutgrownAxes()
    return !absorb(along: adjustedAxes)
  }

  /// Gives content that has outgrown its safe area another try, since it may fit by now.
  ///
  /// - Returns: Whether the insets are others, until the content turns out not to fit.
  package final func retryOutgrownAxes() -> Bool {
    if outgrownAxes.isEmpty { return false }
    outgrownAxes = []
    let axes = adjustedAxes
    guard axes != absorbedAxes else { return false }
    _ = absorb(along: axes)
    scrollRangeDidChange()
    return true
  }

  /// Absorbs the safe area along some axes, and hands on that along the others.
  ///
  /// - Returns: Whether a subview's changed.
  private func absorb(along axes: LayoutAxisSet) -> Bool {
    guard axes != absorbedAxes else { return false }
    let old = propagatedSafeArea
    absorbedAxes = axes
    return propagatedSafeArea != old && handOnSafeArea(.afterFrames)
  }

  /// The content is taken to lie elsewhere in the safe area that it has.
  final func safeAreaOfContentDidMove() {
    if safeAreaInsets != .zero, !propagatedSafeArea.isZero { didChange(.insets) }
  }

  /// The safe area along the axes on which it is not absorbed.
  ///
  /// Content that fits is taken to lie where it begins, also while it is pulled: whether it fits must not
  /// follow from where it was scrolled to before.
  func safeAreaOfContent(in size: Size) -> InsetArea {
    var insets = safeAreaInsets
    if absorbedAxes.contains(LayoutAxisSet(.horizontal)) {
      insets.left = 0
      insets.right = 0
    }
    if absorbedAxes.contains(LayoutAxisSet(.vertical)) {
      insets.top = 0
      insets.bottom = 0
    }
    let origin =
      contentInsetAdjustmentBehavior == .never
      ? bounds.origin : Point(x: 0 - contentInset.left, y: 0 - contentInset.top)
    return InsetArea(Rect(origin: origin, size: size), insets: insets)
  }
}

extension EdgeInsets {
  /// Whether the edges at both ends of an axis have none.
  fileprivate func isZero(along axis: LayoutAxis) -> Bool {
    axis == .horizontal ? left == 0 && right == 0 : top == 0 && bottom == 0
  }
}
