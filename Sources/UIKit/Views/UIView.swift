public import Foundation
package import LayoutModel

/// A rectangle on the screen that can hold others.
///
/// Frames are in the superview's coordinates, in points, y downwards. The layout is that of the view
/// of the model that the object stands for; see <doc:UIKit#How-it-is-made>.
@preconcurrency @MainActor
open class UIView: UIResponder, UIAppearance, UIAppearanceContainer, UITraitEnvironment,
  UITraitChangeObservable
{
  /// The view of the model.
  @safe nonisolated(unsafe) final let fronted: any FrontedView
  @safe nonisolated(unsafe) final var children: [UIView] = []
  @safe nonisolated(unsafe) final unowned(unsafe) var parent: UIView?
  /// What few views set; nil while all of it has its default.
  @safe nonisolated(unsafe) final var attributes: ViewAttributes?

  /// The class of the view's model.
  class func makeModel() -> any FrontedView { PlainModel() }

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    fronted = Self.makeModel()
    super.init()
    fronted.view = self
    if frame != .zero { fronted.frame = Rect(frame) }
    didCreateModel()
  }

  /// Creates a view without size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates a view without size: there are no archives here, and the coder is not read.
  public required init?(coder: NSCoder) {
    fronted = Self.makeModel()
    super.init()
    fronted.view = self
    didCreateModel()
  }

  deinit {
    fronted.view = nil
    for child in children { child.parent = nil }
  }

  /// Sets what views of the class start with; called by both initialisers.
  func didCreateModel() {}

  /// The view of the model.
  nonisolated package final var model: View { fronted }

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// Whether views of the class need constraints to be laid out at all; without effect.
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Geometry

  /// The rectangle in the superview's coordinates.
  open var frame: CGRect {
    get { CGRect(fronted.frame) }
    set { fronted.frame = Rect(newValue) }
  }

  /// The rectangle in the view's own coordinates; its origin is a scroll view's offset.
  open var bounds: CGRect {
    get { CGRect(fronted.bounds) }
    set { fronted.bounds = Rect(newValue) }
  }

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(fronted.center) }
    set { fronted.center = Point(newValue) }
  }

  /// The size that fits the content best; the present one for a view without content.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: own.width < 0 ? bounds.width : own.width,
      height: own.height < 0 ? bounds.height : own.height)
  }

  /// Gives the view the size that fits its content.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  // MARK: Looks

  /// The colour behind the content.
  open var backgroundColor: UIColor? {
    get { attributes?.backgroundColor }
    set { madeAttributes.backgroundColor = newValue }
  }

  /// The colour of what can be tapped; the superview's where none is set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { attributes?.tintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      madeAttributes.tintColor = newValue
      tintColorDidChange()
    }
  }

  /// The opacity.
  open var alpha: CGFloat {
    get { attributes?.alpha ?? 1 }
    set { madeAttributes.alpha = newValue }
  }

  /// Whether the view is drawn; a hidden one still takes part in layout, but for a stack view.
  open var isHidden: Bool {
    get { fronted.isHidden }
    set { fronted.isHidden = newValue }
  }

  /// Whether what lies outside the bounds is cut off; kept, without effect.
  open var clipsToBounds: Bool {
    get { attributes?.clipsToBounds ?? false }
    set { madeAttributes.clipsToBounds = newValue }
  }

  /// How the content follows the size; kept, without effect.
  open var contentMode: ContentMode {
    get { attributes?.contentMode ?? .scaleToFill }
    set { madeAttributes.contentMode = newValue }
  }

  /// Whether the view takes touches; ``hitTest(_:with:)`` passes over it otherwise.
  open var isUserInteractionEnabled: Bool {
    get { attributes?.isUserInteractionEnabled ?? true }
    set { madeAttributes.isUserInteractionEnabled = newValue }
  }

  /// How the view is shown turned, scaled or moved; kept, without effect on layout.
  open var transform: CGAffineTransform {
    get { attributes?.transform ?? .identity }
    set { madeAttributes.transform = newValue }
  }

  /// The tint colour changed; by default nothing happens.
  open func tintColorDidChange() {}

  /// Called on iOS to draw; never called here.
  open func draw(_ rect: CGRect) {}

  /// Asks for a drawing; without effect.
  open func setNeedsDisplay() {}

  // MARK: Hierarchy

  /// The view that holds this one.
  open var superview: UIView? { parent }
  /// The views that this one holds, back to front.
  open var subviews: [UIView] { children }
  /// The window at the top of the hierarchy.
  open var window: UIWindow? { rootView as? UIWindow }

  open override var next: UIResponder? { attributes?.controller ?? parent }

  /// Puts a view in front of all other subviews; it leaves the superview it had.
  open func addSubview(_ view: UIView) { insert(view, at: .max) }

  /// Puts a view among the subviews; it leaves the superview it had.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Takes the view, and every constraint between its subtree and the rest, out of the hierarchy.
  open func removeFromSuperview() { leaveSuperview(for: nil) }

  /// A view became a subview; by default nothing happens.
  open func didAddSubview(_ subview: UIView) {}
  /// A subview is about to leave; by default nothing happens.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The superview is about to change; by default nothing happens.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The superview changed; by default nothing happens.
  open func didMoveToSuperview() {}
  /// The window is about to change; by default nothing happens.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The window changed; by default nothing happens.
  open func didMoveToWindow() {}

  /// The view below a point; nil where there is none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether a point lies in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Content

  /// The size that fits the content, in points; ``noIntrinsicMetric`` where there is none.
  open var intrinsicContentSize: CGSize { CGSize(fronted.ownIntrinsicContentSize) }
  /// How far the alignment rectangle lies within the frame, in points.
  open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(fronted.ownAlignmentRectInsets) }

  /// The view whose baseline constraints on this view's first baseline mean.
  open var forFirstBaselineLayout: UIView {
    fronted.ownFirstBaselineView.front as? UIView ?? self
  }

  /// The view whose baseline constraints on this view's last baseline mean.
  open var forLastBaselineLayout: UIView {
    fronted.ownLastBaselineView.front as? UIView ?? self
  }

  /// What a picture of the layout shows.
  var depiction: ViewDepiction { .plain }

  /// How a picture of the layout paints the view.
  var look: ViewLook {
    var look = ViewLook()
    look.background = backgroundColor?.displayColor
    look.opacity = Double(alpha)
    look.clipsSubviews = clipsToBounds
    return look
  }

  /// The text size that the user chose changed.
  func contentSizeCategoryDidChange(to category: ContentSizeCategory) {
    let previous = UITraitCollection.current
    // The root comes first, and so finds the size that was.
    if model.superview == nil { UIScreen.main.contentSizeCategory = category }
    performTraitChange(from: previous)
    attributes?.controller?.performTraitChange(from: previous)
  }

  // MARK: Layout, for subclasses to override

  /// Adds or changes constraints, just before they are solved; call super last.
  open func updateConstraints() { fronted.ownUpdateConstraints() }

  /// Places subviews by hand, after constraints were solved; call super first.
  open func layoutSubviews() {}

  /// Asks for ``layoutSubviews()`` in the next layout.
  open func setNeedsLayout() { fronted.setNeedsLayout() }

  /// Brings the frames of the whole tree up to date, in a window or not.
  open func layoutIfNeeded() { layoutHost.layoutIfNeeded() }

  /// Asks for ``updateConstraints()`` in the next layout.
  open func setNeedsUpdateConstraints() { fronted.setNeedsUpdateConstraints() }

  /// Asks for the content's size anew in the next layout.
  open func invalidateIntrinsicContentSize() { fronted.invalidateIntrinsicContentSize() }

  /// The size that satisfies the view's constraints and comes closest to a target.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that satisfies the view's constraints and comes closest to a target.
  ///
  /// - Complexity: O(n) in the constraints of the subtree, and two incremental solves or more.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    _ = layoutHost
    return CGSize(
      fronted.systemLayoutSizeFitting(
        Size(targetSize), withHorizontalFittingPriority: horizontal.modelPriority,
        verticalFittingPriority: vertical.modelPriority))
  }

  /// How far bars, the sensor housing and the home indicator reach into the view, in points.
  open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(fronted.safeAreaInsets) }
  /// The safe area changed; by default nothing happens.
  open func safeAreaInsetsDidChange() {}
  /// The layout margins changed; by default nothing happens.
  open func layoutMarginsDidChange() {}

  /// The traits of the view's surroundings.
  open var traitCollection: UITraitCollection { environmentTraits }
  /// The traits changed; by default nothing happens.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether the frame and the autoresizing mask become constraints where constraints need them.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { fronted.translatesAutoresizingMaskIntoConstraints }
    set { fronted.translatesAutoresizingMaskIntoConstraints = newValue }
  }

  /// How the frame follows the superview's size while the mask is translated.
  open var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: fronted.autoresizingMask.rawValue) }
    set { fronted.autoresizingMask = .init(rawValue: newValue.rawValue) }
  }

  /// Whether the view turns around in right-to-left interfaces.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get {
      UISemanticContentAttribute(rawValue: fronted.semanticContentAttribute.rawValue)
        ?? .unspecified
    }
    set {
      fronted.semanticContentAttribute = .init(rawValue: newValue.rawValue) ?? .unspecified
    }
  }

  /// The layout margins, in points; 8 on every edge of a plain view.
  open var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(fronted.layoutMargins) }
    set { fronted.layoutMargins = EdgeInsets(newValue) }
  }

  /// The view as UIKit prints it, with its name or place in the tree for the address.
  open nonisolated override var description: String { fronted.description }
}
