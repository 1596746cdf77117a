/// A view that shows a part of content larger than itself.
///
/// Constraints between a scroll view's edges and its descendants speak of the content area;
/// its width and height, and everything related to items outside, speak of its frame. The two
/// guides say it explicitly.
open class ScrollView: View {
  private var frameGuide: ScrollFrameLayoutGuide?
  private var contentGuide: ScrollContentLayoutGuide?

  /// The size of the content, in points; constraints on the content area decide it.
  public final var contentSize: Size = .zero {
    didSet { if contentSize != oldValue { scrollRangeDidChange() } }
  }

  /// How far the content may be scrolled beyond its edges, in points, besides the safe area.
  public final var contentInset: EdgeInsets = .zero {
    didSet { if contentInset != oldValue { scrollRangeDidChange() } }
  }

  /// Along which axes the safe area is added to ``contentInset``.
  public final var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { scrollRangeDidChange() } }
  }

  /// How far the content may be scrolled beyond its edges, in points, the safe area included.
  public final var adjustedContentInset: EdgeInsets {
    var insets = contentInset
    if adjusts(.horizontal) {
      insets.left += safeAreaInsets.left
      insets.right += safeAreaInsets.right
    }
    if adjusts(.vertical) {
      insets.top += safeAreaInsets.top
      insets.bottom += safeAreaInsets.bottom
    }
    return insets
  }

  private func adjusts(_ axis: LayoutAxis) -> Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    case .automatic, .scrollableAxes:
      axis == .horizontal
        ? contentSize.width > bounds.size.width : contentSize.height > bounds.size.height
    }
  }

  /// The offset nearest to the present one at which the content, with its insets, fills the view.
  ///
  /// Content that is smaller than the view rests at its near edges, as in UIKit.
  package final var restingOffset: Point {
    let insets = adjustedContentInset
    func resting(_ offset: Double, _ near: Double, _ far: Double, _ room: Double) -> Double {
      min(max(offset, -near), max(-near, far - room))
    }
    return Point(
      x: resting(
        contentOffset.x, insets.left, contentSize.width + insets.right, bounds.size.width),
      y: resting(
        contentOffset.y, insets.top, contentSize.height + insets.bottom, bounds.size.height))
  }

  package final override func scrollRangeDidChange() {
    didChange(.scrollRange)
  }

  /// How far the content is scrolled, in points: the origin of the bounds.
  ///
  /// An offset beyond the content stays until the size of the view or of its content, or an inset,
  /// changes; the next layout then takes it back to where the content, with its
  /// ``adjustedContentInset``, ends.
  public final var contentOffset: Point {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      setBoundsOrigin(newValue)
      didChange(.contentOffset)
    }
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

  /// The frame guide, if someone asked for it.
  package final var existingFrameGuide: LayoutGuide? { frameGuide }
  /// The content guide, if someone asked for it.
  package final var existingContentGuide: LayoutGuide? { contentGuide }

  package final override func forEachDerivedGuide(_ body: (LayoutGuide) -> Void) {
    super.forEachDerivedGuide(body)
    if let frameGuide { body(frameGuide) }
  }

  package final override var systemGuides: [LayoutGuide] {
    super.systemGuides + [frameGuide, contentGuide].compactMap(\.self)
  }
}

/// Along which axes a scroll view adds its safe area to its content inset; raw values are UIKit's.
public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
  /// Along those on which the content is larger than the view.
  case automatic = 0
  /// Along those on which the content is larger than the view.
  case scrollableAxes = 1
  /// Along neither.
  case never = 2
  /// Along both.
  case always = 3
}
