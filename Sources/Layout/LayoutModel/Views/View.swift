/// A rectangle on the screen that can hold others; the node of the hierarchy.
///
/// Frames are given in the superview's bounds coordinates, in points, y downwards. Constraints
/// speak of the alignment rectangle: the frame less ``alignmentRectInsets``.
open class View: LayoutItem {
  /// The view that holds this one.
  public internal(set) final var superview: View? {
    get { holder?.view }
    set { holder = newValue.map(UnretainedView.init) }
  }
  /// The views that this one holds, back to front.
  public internal(set) final var subviews: [View] = []
  /// The active constraints that this view owns, by activation; nil where one was deactivated.
  final var ownedConstraints: [LayoutConstraint?] = []
  final var deactivatedCount = 0
  /// How often active constraints that a view above owns name an item of this view's subtree.
  final var crossingCount: Int32 = 0
  /// For how many subviews ``followsSuperviewSize`` holds.
  final var sizeFollowerCount: Int32 = 0
  /// Whether a removal that is under way has come to the view; see View+Hierarchy.swift.
  final var isLeaving = false
  /// What few views set; nil while all of it has its default.
  package final var rareData: ViewRareData?

  private final var storedFrame: Rect
  private final var boundsOrigin: Point = .zero

  /// A name for reports and tests.
  open var accessibilityIdentifier: String?

  /// Whether the view is drawn; a hidden one still takes part in layout, but for a stack view.
  open var isHidden = false {
    didSet { if isHidden != oldValue { superview?.subviewNeedsRearranging(self) } }
  }

  /// Whether the frame and the autoresizing mask become constraints where constraints need them.
  public final var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      if !preservesSuperviewLayoutMargins { countAsFollower(!isConstraintBased) }
      forgetMaskEquations()
      didChange(.placement)
    }
  }

  /// How the frame follows the superview's size while the mask is translated.
  public final var autoresizingMask: AutoresizingMask = [] {
    didSet {
      guard autoresizingMask != oldValue else { return }
      forgetMaskEquations()
      didChange(.placement)
    }
  }

  package final var hugging: [2 of LayoutPriority]
  package final var resistance: [2 of LayoutPriority]

  /// Creates a view.
  public init(frame: Rect = .zero) {
    storedFrame = frame
    hugging = [.defaultLow, .defaultLow]
    resistance = [.defaultHigh, .defaultHigh]
    super.init(isView: true)
  }

  deinit {
    // What ends with the view's fields must not find a view that is half taken apart.
    endReference()
    // Subviews, guides and constraints may outlive the view; their way back to it must not.
    for subview in subviews { subview.superview = nil }
    for guide in rareData?.customGuides ?? [] { guide.owningView = nil }
    rareData?.forEachSystemGuide { $0.owningView = nil }
    for constraint in ownedConstraints { constraint?.forgetOwner() }
  }

  open override var displayName: String? { accessibilityIdentifier }

  package final override var layoutDirection: LayoutDirection {
    effectiveUserInterfaceLayoutDirection
  }

  // MARK: Geometry

  /// The view's rectangle in its superview's bounds coordinates.
  ///
  /// Setting it matters only where the autoresizing mask is translated; elsewhere the next layout
  /// overrides it.
  public final var frame: Rect {
    get { storedFrame }
    set {
      guard newValue != storedFrame else { return }
      forgetMaskEquations()
      applyFrame(newValue)
      didChange(.frame)
    }
  }

  /// The view's rectangle in its own coordinates; its origin is the content offset of a scroll view.
  public final var bounds: Rect {
    get { Rect(origin: boundsOrigin, size: storedFrame.size) }
    set {
      setBoundsOrigin(newValue.origin)
      if newValue.size != storedFrame.size {
        frame = Rect(
          x: storedFrame.midX - newValue.width / 2, y: storedFrame.midY - newValue.height / 2,
          width: newValue.width, height: newValue.height)
      }
    }
  }

  /// The middle of the frame.
  public final var center: Point {
    get { Point(x: storedFrame.midX, y: storedFrame.midY) }
    set {
      frame = Rect(
        x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2,
        width: storedFrame.width, height: storedFrame.height)
    }
  }

  /// Sets the frame on behalf of a layout pass, which needs no word of it.
  package final func applyFrame(_ newFrame: Rect) {
    let oldSize = storedFrame.size
    storedFrame = newFrame
    if rareData?.preservingMargins != nil { forgetPreservingMargins() }
    if oldSize != newFrame.size { boundsSizeDidChange(from: oldSize) }
  }

  /// Sets where the view's own coordinates begin: scrolls it.
  final func setBoundsOrigin(_ origin: Point) {
    guard origin != boundsOrigin else { return }
    let area = safeAreaInsets == .zero ? nil : propagatedSafeArea
    boundsOrigin = origin
    didChange(.contentOffset)
    if let area, area != propagatedSafeArea { didChange(.insets) }
    boundsOriginDidChange()
  }

  // MARK: Content, for subclasses to override

  /// The size that fits the content, in points; ``noIntrinsicMetric`` where there is none.
  open var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// The value for no intrinsic size along an axis.
  public static let noIntrinsicMetric: Double = -1

  /// Notifies content whose height follows from its width of how wide the view became, in points.
  ///
  /// Called whenever the width of the frame changes, so that wrapped text gets its height in the
  /// next round of the same layout pass.
  ///
  /// - Parameter width: The width of the alignment rectangle.
  /// - Returns: Whether ``intrinsicContentSize`` is another one now.
  open func contentWidthDidChange(_ width: Double) -> Bool { false }

  /// Pixels a point where the view is shown; 2 in a tree without host.
  open var displayScale: Double { host?.displayScale ?? 2 }

  /// How far the alignment rectangle lies within the frame on each edge.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// Where the baseline of the first line of text lies.
  open var firstBaseline: Baseline { Baseline(.bottom, offset: 0) }

  /// Where the baseline of the last line of text lies.
  open var lastBaseline: Baseline { Baseline(.bottom, offset: 0) }

  /// The view whose ``firstBaseline`` constraints on this view's first baseline mean: itself, or one
  /// below it.
  open var forFirstBaselineLayout: View { self }

  /// The view whose ``lastBaseline`` constraints on this view's last baseline mean: itself, or one
  /// below it.
  open var forLastBaselineLayout: View { self }

  /// Whether the view shows text that may take several lines; stack views share widths among such.
  open var showsMultilineText: Bool { false }

  /// The distance from one line of the view's text to the next, in points; nil without text.
  ///
  /// The system's spacing between baselines follows it.
  open var lineSpacing: Double? { nil }

  /// Adds or changes constraints, just before they are solved; call super last.
  open func updateConstraints() {}

  /// Places subviews by hand, after constraints were solved; call super first.
  open func layoutSubviews() {}

  /// The user wants text larger or smaller; the readable width follows.
  open func contentSizeCategoryDidChange(to category: ContentSizeCategory) {
    rareData?.readableGuide?.category = category
  }

  /// The safe area changed; by default nothing happens.
  open func safeAreaInsetsDidChange() {}

  /// The layout margins changed; by default nothing happens.
  open func layoutMarginsDidChange() {}

  /// A subview was hidden or shown, or shows text of another kind; a stack view arranges anew.
  package func subviewNeedsRearranging(_ subview: View) {}

  /// The content size of a subview is another one; a stack view may arrange by it.
  package func subviewContentSizeDidChange(_ subview: View) {}

  /// The size or the safe area changed; a scroll view may have to scroll back.
  package func scrollRangeDidChange() {}

  /// The view gets a host; a scroll view remembers how far it scrolls, if it never has.
  package func beginScrollRange() {}

  /// The safe area that the subviews have a part of, where they lie in it: the view's own; a scroll view
  /// hands on less.
  package func propagatedSafeArea(in size: Size) -> InsetArea {
    InsetArea(Rect(origin: bounds.origin, size: size), insets: safeAreaInsets)
  }

  /// The safe area that the subviews have a part of in the view's present size.
  final var propagatedSafeArea: InsetArea { propagatedSafeArea(in: bounds.size) }

  /// The origin of the bounds changed; a scroll view has scrolled.
  package func boundsOriginDidChange() {}

  /// A view became a subview; by default nothing happens.
  open func didAddSubview(_ subview: View) {}

  /// A subview is about to leave; by default nothing happens.
  open func willRemoveSubview(_ subview: View) {}

  /// Calls `body` for each guide whose edges follow from the view alone, without an allocation.
  package func forEachDerivedGuide(_ body: (LayoutGuide) -> Void) {
    // To go through none would retain the data of every view that has some.
    if rareData?.hasSystemGuide == true { rareData?.forEachSystemGuide(body) }
  }

  /// Calls `body` for each guide, without an allocation: the custom ones, then those of the system that
  /// someone asked for.
  package func forEachGuide(_ body: (LayoutGuide) -> Void) {
    if let rareData {
      for guide in rareData.customGuides { body(guide) }
    }
    forEachDerivedGuide(body)
  }
}
