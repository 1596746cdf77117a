/// A view that shows a part of content larger than itself.
///
/// Constraints between a scroll view's edges and its descendants speak of the content area;
/// its width and height, and everything related to items outside, speak of its frame. The two
/// guides express it explicitly.
open class ScrollView: View {
  private var frameGuide: ScrollFrameLayoutGuide?
  private var contentGuide: ScrollContentLayoutGuide?

  deinit {
    // Guides may outlive the view; their way back to it must not.
    frameGuide?.owningView = nil
    contentGuide?.owningView = nil
  }

  /// The adjusted insets that the offset agrees with; see ScrollView+Offset.swift.
  final var followedInset: EdgeInsets = .zero
  /// The axes along which the subviews get no safe area, since the adjusted inset takes it in.
  ///
  /// Both, until the content has a size; see ScrollView+SafeArea.swift.
  final var absorbedAxes = LayoutAxisSet.all
  /// Those of them along which the content fits, but would not with the safe area.
  package final internal(set) var outgrownAxes: LayoutAxisSet = []
  /// What the offset was last brought in line with; nil before there was a host.
  final var settledRange: ScrollRange?
  /// Where the last layout found the offset; nil once something else moved it.
  final var layoutStart: LayoutStart?

  /// The size of the content, in points; constraints on the content area decide it.
  public final var contentSize: Size = .zero {
    didSet { if contentSize != oldValue { scrollRangeDidChange() } }
  }

  /// How far the content may be scrolled beyond its edges, in points, besides the safe area.
  ///
  /// Content that is scrolled to an edge stays there: the offset moves at once.
  public final var contentInset: EdgeInsets = .zero {
    didSet {
      guard contentInset != oldValue else { return }
      follow(followedInset + contentInset - oldValue)
      safeAreaOfContentDidMove()
      scrollRangeDidChange()
    }
  }

  /// Along which axes the safe area is added to ``contentInset``.
  public final var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet {
      guard contentInsetAdjustmentBehavior != oldValue else { return }
      safeAreaOfContentDidMove()
      scrollRangeDidChange()
    }
  }

  /// Whether a finger pulls content that is no wider than the view: it counts as scrolling along x.
  public final var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { scrollRangeDidChange() } }
  }

  /// Whether a finger pulls content that is no higher than the view: it counts as scrolling along y.
  public final var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { scrollRangeDidChange() } }
  }

  /// Whether the view holds what a controller in a navigation container shows.
  package final var isContentOfNavigation = false {
    didSet { if isContentOfNavigation != oldValue { scrollRangeDidChange() } }
  }

  /// The scroll view's own rectangle, untouched by scrolling.
  public final var frameLayoutGuide: LayoutGuide {
    if let frameGuide { return frameGuide }
    let guide = ScrollFrameLayoutGuide()
    guide.identifier = "UIScrollView-frameLayoutGuide"
    frameGuide = guide
    adopt(guide)
    return guide
  }

  /// The content's rectangle.
  public final var contentLayoutGuide: LayoutGuide {
    if let contentGuide { return contentGuide }
    let guide = ScrollContentLayoutGuide()
    guide.identifier = "UIScrollView-contentLayoutGuide"
    contentGuide = guide
    adopt(guide)
    return guide
  }

  /// Whether content is shown from its beginning, below bars, as in Interface Builder's canvas: the offset
  /// does not follow the safe area.
  package final var isUnscrolled = false {
    didSet { if isUnscrolled != oldValue { scrollRangeDidChange() } }
  }

  /// The frame guide, if someone asked for it.
  package final var existingFrameGuide: LayoutGuide? { frameGuide }
  /// The content guide, if someone asked for it.
  package final var existingContentGuide: LayoutGuide? { contentGuide }

  package final override func forEachDerivedGuide(_ body: (LayoutGuide) -> Void) {
    super.forEachDerivedGuide(body)
    if let frameGuide { body(frameGuide) }
  }

  /// The safe area less what the adjusted inset takes in.
  package final override func propagatedSafeArea(in size: Size) -> InsetArea {
    if absorbedAxes == .all { return InsetArea(.zero, insets: .zero) }
    return safeAreaOfContent(in: size)
  }

  package final override func forEachGuide(_ body: (LayoutGuide) -> Void) {
    super.forEachGuide(body)
    if let contentGuide { body(contentGuide) }
  }

  /// The size, the content, an inset or the safe area changed, and with it how far the view scrolls.
  package final override func scrollRangeDidChange() {
    didChange(.scrollRange)
  }

  package final override func beginScrollRange() {
    layoutStart = nil
    if settledRange == nil { settledRange = range }
  }

  package final override func boundsOriginDidChange() {
    setNeedsLayout()
    contentOffsetDidChange()
  }

  // MARK: For subclasses to override

  /// The content was scrolled, by whatever; by default nothing happens.
  open func contentOffsetDidChange() {}

  /// The adjusted insets changed, and the offset with them; by default nothing happens.
  open func adjustedContentInsetDidChange() {}

  /// Brings a content size that follows from the view's size up to date.
  package func updateContentSize() {}
}

/// Along which axes a scroll view adds its safe area to its content inset; raw values are UIKit's.
public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
  /// Along those on which the view scrolls, and along y where it holds what a controller in a
  /// navigation container shows.
  case automatic = 0
  /// Along those on which the view scrolls: where the content is larger, or always bounces.
  case scrollableAxes = 1
  /// Along neither.
  case never = 2
  /// Along both.
  case always = 3
}
