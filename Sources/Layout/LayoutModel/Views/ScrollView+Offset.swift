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
    set { setBoundsOrigin(newValue) }
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
  package final func updateContentOffset() {
    updateContentSize()
    // Content that is given another safe area may get another size: the offset waits for it.
    guard settleSafeAreaOfContent() else { return scrollRangeDidChange() }
    follow(scrolledInset)
    let range = range
    // What came back to what it was, within a layout or because another engine looked, is no change.
    guard range != settledRange else { return }
    settledRange = range
    contentOffset = range.resting(contentOffset)
  }

  /// Moves content that is scrolled to a near edge along with the inset there.
  final func follow(_ inset: EdgeInsets) {
    guard inset != followedInset else { return }
    func moved(_ offset: Double, _ old: Double, _ new: Double) -> Double {
      // A pull beyond the edge stays as long.
      offset <= -old ? min(offset + old, 0) - new : offset
    }
    let offset = contentOffset
    let old = followedInset
    followedInset = inset
    contentOffset = Point(
      x: moved(offset.x, old.left, inset.left), y: moved(offset.y, old.top, inset.top))
    adjustedContentInsetDidChange()
  }
}
