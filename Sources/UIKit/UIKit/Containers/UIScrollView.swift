public import Foundation
import LayoutModel

/// A view that shows a part of content larger than itself.
///
/// Constraints between its edges and its descendants are about the content area; its width and
/// height, and everything related to items outside, are about its frame.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// Along which axes insets of the safe area are added to the content's.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along those on which the view scrolls, and along y where a controller in a navigation
    /// controller shows it.
    case automatic = 0
    /// Along those on which the view scrolls: where the content is larger, or always bounces.
    case scrollableAxes = 1
    /// Along neither.
    case never = 2
    /// Along both.
    case always = 3
  }

  /// How scrolling takes the keyboard away; kept, without effect.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none
    /// When it begins.
    case onDrag
    /// With the finger.
    case interactive
    /// When it begins, with what stands above the keyboard.
    case onDragWithAccessory
    /// With the finger, with what stands above the keyboard.
    case interactiveWithAccessory
  }

  /// How soon scrolling ends; kept, without effect.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the speed that is left after a thousandth of a second.
    public var rawValue: CGFloat

    /// Creates a rate.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// As the system has it.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  override class func makeModel() -> any FrontedView { ScrollModel() }

  private var scroll: ScrollView { unsafe unsafeDowncast(fronted, to: ScrollView.self) }

  /// What is notified of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The size of the content, in points; constraints on the content area decide it.
  open var contentSize: CGSize {
    get { CGSize(scroll.contentSize) }
    set { scroll.contentSize = Size(newValue) }
  }

  /// How far the content is scrolled, in points.
  open var contentOffset: CGPoint {
    get { CGPoint(scroll.contentOffset) }
    set { scroll.contentOffset = Point(newValue.checked) }
  }

  /// Passes on that the content was scrolled.
  final func performScroll() { delegate?.scrollViewDidScroll(self) }

  /// Scrolls, at once.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    guard offset != contentOffset else { return }
    contentOffset = offset
    if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls, at once, as little as shows a rectangle of the content within the adjusted insets.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    var offset = contentOffset
    offset.x = max(offset.x, rect.maxX - bounds.width + insets.right)
    offset.x = min(offset.x, rect.minX - insets.left)
    offset.y = max(offset.y, rect.maxY - bounds.height + insets.bottom)
    offset.y = min(offset.y, rect.minY - insets.top)
    scroll(to: offset)
  }

  /// Scrolls, at once, no further than the content goes.
  final func scroll(to offset: CGPoint) { contentOffset = CGPoint(scroll.resting(Point(offset))) }

  /// The scroll view's own rectangle, which scrolling does not move.
  open var frameLayoutGuide: UILayoutGuide { guide(scroll.frameLayoutGuide) }
  /// The content's rectangle.
  open var contentLayoutGuide: UILayoutGuide { guide(scroll.contentLayoutGuide) }

  /// How far the content may be scrolled beyond its edges, in points, besides the safe area.
  open var contentInset: UIEdgeInsets {
    get { UIEdgeInsets(scroll.contentInset) }
    set { scroll.contentInset = EdgeInsets(newValue) }
  }

  /// How far the content may be scrolled beyond its edges, in points, the safe area included.
  open var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(scroll.adjustedContentInset) }
  /// The adjusted insets changed; by default nothing happens.
  open func adjustedContentInsetDidChange() {}

  /// Passes on that the adjusted insets changed.
  final func performAdjustedInsetChange() {
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Shows the scroll indicators for a moment; without effect.
  open func flashScrollIndicators() {}

  /// Along which axes the safe area is added to the content's insets.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get {
      ContentInsetAdjustmentBehavior(rawValue: scroll.contentInsetAdjustmentBehavior.rawValue)
        ?? .automatic
    }
    set {
      scroll.contentInsetAdjustmentBehavior = .init(rawValue: newValue.rawValue) ?? .automatic
    }
  }

  /// What lies around the scroll indicators, in points; kept, without effect.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the content scrolls.
  open var isScrollEnabled = true
  /// Whether scrolling stops at multiples of the size; kept, without effect.
  open var isPagingEnabled = false
  /// Whether scrolling goes on beyond the ends; kept, without effect.
  open var bounces = true
  /// Whether content that fits scrolls upwards: the safe area is then added to its insets.
  open var alwaysBounceVertical: Bool {
    get { scroll.alwaysBounceVertical }
    set { scroll.alwaysBounceVertical = newValue }
  }
  /// Whether content that fits scrolls sideways: the safe area is then added to its insets.
  open var alwaysBounceHorizontal: Bool {
    get { scroll.alwaysBounceHorizontal }
    set { scroll.alwaysBounceHorizontal = newValue }
  }
  /// Whether the vertical indicator is shown; kept, without effect.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator is shown; kept, without effect.
  open var showsHorizontalScrollIndicator = true
  /// Whether touches wait; kept, without effect.
  open var delaysContentTouches = true
  /// How scrolling takes the keyboard away.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The control that loads the content anew; kept, without effect.
  open var refreshControl: UIRefreshControl?
  /// What lies around the vertical indicator, in points; kept, without effect.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// What lies around the horizontal indicator, in points; kept, without effect.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether a tap on the status bar scrolls up; kept, without effect.
  open var scrollsToTop = true
  /// How soon scrolling ends; kept, without effect.
  open var decelerationRate = DecelerationRate.normal
  /// The scale; kept, without effect.
  open var zoomScale: CGFloat = 1
  /// Whether a finger scrolls; never does.
  open var isDragging: Bool { false }
  /// Whether a finger is on the view; never does.
  open var isTracking: Bool { false }
  /// Whether the content goes on moving; never does.
  open var isDecelerating: Bool { false }
  /// The least scale; kept, without effect.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest scale; kept, without effect.
  open var maximumZoomScale: CGFloat = 1
}
