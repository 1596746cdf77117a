// Content offsets and insets.
//
// UIKit's rules: a view that is scrolled to its near edge, so that its offset is minus its adjusted
// inset, stays at that edge when the inset changes, as when a bar comes or goes; content that is
// scrolled further keeps its offset, as far as it may be scrolled. The adjusted inset is the content's
// and, by ``ScrollView/contentInsetAdjustmentBehavior``, the safe area's.
extension ScrollView {
  /// How far the content is scrolled, in points: the origin of the bounds.
  ///
  /// An offset beyond the content stays until the size of the view or of its content, or an inset,
  /// changes; the next layout then takes it back to where the content, with its
  /// ``adjustedContentInset``, ends. It begins at minus the insets at the left and the top.
  public final var contentOffset: Point {
    get { bounds.origin }
    set {
      layoutStart = nil
      setBoundsOrigin(newValue)
    }
  }

  /// How far the content may be scrolled beyond its edges, in points, the safe area included.
  public final var adjustedContentInset: EdgeInsets {
    var insets = contentInset
    if isAdjusted(along: .horizontal) {
      insets.left += safeAreaInsets.left
      insets.right += safeAreaInsets.right
    }
    if isAdjusted(along: .vertical) {
      insets.top += safeAreaInsets.top
      insets.bottom += safeAreaInsets.bottom
    }
    return insets
  }

  /// How far the content may be scrolled beyond its edges.
  private var scrolledInset: EdgeInsets { isUnscrolled ? contentInset : adjustedContentInset }

  /// How far the content may be scrolled now.
  final var range: ScrollRange {
    ScrollRange(viewSize: bounds.size, contentSize: contentSize, inset: scrolledInset)
  }

  /// The offset nearest to one at which the content, with its insets, fills the view.
  package final func resting(_ offset: Point) -> Point { range.resting(offset) }

  /// Brings the offset in line with size, content and insets, once these are what they will be.
  ///
  /// A layout may find them several times before it ends. Each time it begins with what was before the layout,
  /// so that what comes between leaves no trace.
  ///
  /// - Parameter layout: the number of the running layout, which tells it from the one before.
  package final func updateContentOffset(in layout: Int) {
    updateContentSize()
    // Content that is given another safe area may get another size: the offset waits for it.
    guard settleSafeAreaOfContent() else { return scrollRangeDidChange() }
    let start = offsetBeforeLayout(layout)
    let inset = scrolledInset
    var offset = start.offset.following(inset, from: start.inset)
    let range = range
    // What came back to what it was, within a layout or because another engine looked, is no change.
    if range != start.range { offset = range.resting(offset) }
    settledRange = range
    let isInsetOther = inset != followedInset
    followedInset = inset
    // What is notified may move it: then that is where the next round begins.
    layoutStart = start.looked(leaving: offset)
    setBoundsOrigin(offset)
    if isInsetOther { adjustedContentInsetDidChange() }
  }

  /// What the offset was in line with before a layout, if nobody else has moved it since; else what it is in
  /// line with now.
  private func offsetBeforeLayout(_ layout: Int) -> LayoutStart {
    var now = LayoutStart(
      layout: layout, offset: contentOffset, inset: followedInset, range: settledRange,
      leftOffset: contentOffset)
    guard let layoutStart, layoutStart.layout == layout, layoutStart.leftOffset == contentOffset
    else { return now }
    if layoutStart.lookCount < LayoutStart.lookLimit { return layoutStart }
    now.lookCount = layoutStart.lookCount
    return now
  }

  /// Moves content that is scrolled to a near edge along with the inset there.
  final func follow(_ inset: EdgeInsets) {
    guard inset != followedInset else { return }
    let offset = contentOffset.following(inset, from: followedInset)
    followedInset = inset
    contentOffset = offset
    adjustedContentInsetDidChange()
  }

  /// Where a layout found the offset, and what it was in line with.
  struct LayoutStart {
    /// The number of the layout.
    var layout: Int
    var offset: Point
    var inset: EdgeInsets
    var range: ScrollRange?
    /// Where the layout put the offset so far.
    var leftOffset: Point
    /// How often it did.
    var lookCount = 0

    /// So often an offset is found anew from what was before the layout; then it goes on from where it is,
    /// since content that follows its own offset could go back and forth for ever.
    static let lookLimit = 4

    /// The same, once the offset was put somewhere.
    func looked(leaving offset: Point) -> LayoutStart {
      var start = self
      start.leftOffset = offset
      start.lookCount += 1
      return start
    }
  }
}

extension Point {
  /// An offset that is scrolled to a near edge, moved along with the inset there.
  fileprivate func following(_ inset: EdgeInsets, from old: EdgeInsets) -> Point {
    func moved(_ offset: Double, _ old: Double, _ new: Double) -> Double {
      // A pull beyond the edge stays as long.
      offset <= -old ? min(offset + old, 0) - new : offset
    }
    if inset == old { return self }
    return Point(x: moved(x, old.left, inset.left), y: moved(y, old.top, inset.top))
  }
}
