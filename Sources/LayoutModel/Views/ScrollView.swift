/// A view that shows a part of content larger than itself.
///
/// Constraints between a scroll view's edges and its descendants speak of the content area;
/// its width and height, and everything related to items outside, speak of its frame. The two
/// guides say it explicitly.
open class ScrollView: View {
  private var frameGuide: ScrollFrameLayoutGuide?
  private var contentGuide: ScrollContentLayoutGuide?

  /// The size of the content, in points; constraints on the content area decide it.
  public final var contentSize: Size = .zero

  /// How far the content is scrolled, in points: the origin of the bounds.
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
