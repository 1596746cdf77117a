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
  /// What the view has from those above it; see ``inheritEnvironment()``.
  @safe nonisolated(unsafe) final var environment = ViewEnvironment()
  /// What few views set; nil while all of it has its default.
  @safe nonisolated(unsafe) final var attributes: ViewAttributes?

  /// The class of the view's model.
  class func makeModel() -> any FrontedView { PlainModel() }

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    fronted = Self.makeModel()
    super.init()
    fronted.view = self
    if frame != .zero { fronted.frame = Rect(frame.checked) }
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

  /// Whether views of the class take touches unless it is set for one.
  class var takesTouches: Bool { true }

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
    set { fronted.frame = Rect(newValue.checked) }
  }

  /// The rectangle in the view's own coordinates; its origin is a scroll view's offset.
  open var bounds: CGRect {
    get { CGRect(fronted.bounds) }
    set { fronted.bounds = Rect(newValue.checked) }
  }

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(fronted.center) }
    set { fronted.center = Point(newValue.checked) }
  }

  /// The size that fits the content best; the present one for a view without content.
  open func sizeThatFits(_ size: CGSize) -> CGSize { contentSizeOrBounds }
  /// Gives the view the size that fits its content.
  open func sizeToFit() { frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size)) }

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
    get { attributes?.isUserInteractionEnabled ?? Self.takesTouches }
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
  open var window: UIWindow? { environment.window }

  open override var next: UIResponder? { attributes?.controller ?? parent }

  /// Puts a view in front of all other subviews; it leaves the superview it had.
  open func addSubview(_ view: UIView) { insert(view, at: .max) }
  /// Puts a view among the subviews; it leaves the superview it had.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Puts a view behind a subview; it leaves the superview it had.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, 0, after: sibling)
  }
  /// Puts a view in front of a subview; it leaves the superview it had.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, 1, after: sibling)
  }

  /// Puts a subview in front of all others.
  open func bringSubviewToFront(_ view: UIView) { move(view, to: .max) }
  /// Puts a subview behind all others.
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }
  /// Lets two subviews change places.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) { exchange(first, second) }
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
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(point, event) }
  /// Whether a point lies in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Adds a gesture recognizer; nothing is recognized.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { add(recognizer) }
  /// Removes a gesture recognizer.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { remove(recognizer) }
  /// A number of the application's choice.
  open var tag: Int {
    get { attributes?.tag ?? 0 }
    set { madeAttributes.tag = newValue }
  }
  /// The layer: its geometry is the view's, its looks are kept.
  open var layer: CALayer { attributes?.layer ?? makeLayer() }
  /// A name for reports and tests.
  open var accessibilityIdentifier: String? {
    get { fronted.accessibilityIdentifier }
    set { fronted.accessibilityIdentifier = newValue }
  }

  // MARK: Content

  /// The size that fits the content, in points; ``noIntrinsicMetric`` where there is none.
  open var intrinsicContentSize: CGSize { CGSize(fronted.ownIntrinsicContentSize) }
  /// How far the alignment rectangle lies within the frame, in points.
  open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(fronted.ownAlignmentRectInsets) }
  /// The alignment rectangle of the view if it had a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { alignmentRect(of: frame) }
  /// The frame of the view if it had an alignment rectangle.
  open func frame(forAlignmentRect rect: CGRect) -> CGRect { frame(of: rect) }

  /// How strongly the view resists being larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(content: fronted.contentHuggingPriority(for: axis.modelAxis))
  }
  /// Sets how strongly the view resists being larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { fronted.setContentHuggingPriority(priority.contentPriority, for: axis.modelAxis) }
  /// How strongly the view resists being smaller than its content.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    UILayoutPriority(content: fronted.contentCompressionResistancePriority(for: axis.modelAxis))
  }
  /// Sets how strongly the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    fronted.setContentCompressionResistancePriority(priority.contentPriority, for: axis.modelAxis)
  }

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
  var look: ViewLook { ownLook }

  /// The text size that the user chose changed.
  func contentSizeCategoryDidChange(to category: ContentSizeCategory) {
    performCategoryChange(to: category)
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
  /// Whether ``updateConstraints()`` is due.
  open func needsUpdateConstraints() -> Bool { isUpdateDue }
  /// Accepted, without effect: the next layout calls ``updateConstraints()`` where it is due.
  open func updateConstraintsIfNeeded() {}
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
  ) -> CGSize { fittingSize(targetSize, horizontal.modelPriority, vertical.modelPriority) }

  /// The active constraints that the view owns, in order of activation.
  ///
  /// A constraint is owned by the nearest common ancestor of its items.
  /// - Complexity: O(n) in the number of constraints.
  open var constraints: [NSLayoutConstraint] { fronted.constraints.map(NSLayoutConstraint.front) }
  /// Activates a constraint, as before iOS 8.
  ///
  /// Stops the program with UIKit's message when an item is neither this view nor below it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { activate([constraint]) }
  /// Activates constraints, as before iOS 8, with the same rule.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { activate(constraints) }
  /// Deactivates a constraint, as before iOS 8.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    NSLayoutConstraint.deactivate([constraint])
  }
  /// Deactivates constraints, as before iOS 8.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
  /// Takes a guide in; it leaves the view that owned it.
  open func addLayoutGuide(_ guide: UILayoutGuide) { takeIn(guide) }
  /// Gives a guide up; constraints on it are deactivated.
  open func removeLayoutGuide(_ guide: UILayoutGuide) { giveUp(guide) }
  /// The custom guides that were added, in order.
  open var layoutGuides: [UILayoutGuide] { attributes?.customGuides ?? [] }

  /// How far bars, the sensor housing and the home indicator reach into the view, in points.
  open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(fronted.safeAreaInsets) }
  /// The bounds less the safe-area insets.
  open var safeAreaLayoutGuide: UILayoutGuide { guide(fronted.safeAreaLayoutGuide) }
  /// The bounds less the layout margins.
  open var layoutMarginsGuide: UILayoutGuide { guide(fronted.layoutMarginsGuide) }
  /// The layout margins, narrowed to a width that reads well.
  open var readableContentGuide: UILayoutGuide { guide(fronted.readableContentGuide) }
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
    get { .init(rawValue: fronted.semanticContentAttribute.rawValue) ?? .unspecified }
    set { fronted.semanticContentAttribute = .init(rawValue: newValue.rawValue) ?? .unspecified }
  }

  /// The reading direction that decides what leading means in the view.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIUserInterfaceLayoutDirection(fronted.effectiveUserInterfaceLayoutDirection)
  }

  /// The layout margins, in points; 8 on every edge of a plain view.
  open var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(fronted.layoutMargins) }
    set { fronted.layoutMargins = EdgeInsets(newValue) }
  }

  /// The layout margins by reading direction, in points.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(fronted.directionalLayoutMargins) }
    set { fronted.directionalLayoutMargins = DirectionalEdgeInsets(newValue) }
  }

  /// Whether the margins reach at least as far in as the superview's; off by default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { fronted.preservesSuperviewLayoutMargins }
    set { fronted.preservesSuperviewLayoutMargins = newValue }
  }

  /// Whether the safe-area insets are added to the margins; on by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { fronted.insetsLayoutMarginsFromSafeArea }
    set { fronted.insetsLayoutMarginsFromSafeArea = newValue }
  }

  /// The view as UIKit prints it, with its name or place in the tree for the address.
  open nonisolated override var description: String { fronted.description }
}
