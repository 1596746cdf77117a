import ActiveSetSolver
import AutoLayoutEngine
public import Foundation
import LayoutModel
import Simulation

extension UIView {
  /// The value of an intrinsic size that there is none along an axis.
  public nonisolated static var noIntrinsicMetric: CGFloat { -1 }
  /// The target of `systemLayoutSizeFitting` for the smallest size.
  public nonisolated static var layoutFittingCompressedSize: CGSize { .zero }
  /// The target of `systemLayoutSizeFitting` for the largest size.
  public nonisolated static var layoutFittingExpandedSize: CGSize {
    CGSize(View.layoutFittingExpandedSize)
  }

  /// What lays out the tree: the window's engine on a device, else one that the tree's root makes.
  final var layoutHost: LayoutHost {
    if let host = model.host { return host }
    let root = rootView
    let engine = LayoutEngine(
      root: root.model, solver: LexicographicSolver(), scale: UIScreen.main.device.scale.value)
    engine.layoutDirection = UIScreen.main.layoutDirection
    engine.contentSizeCategory = UIScreen.main.contentSizeCategory
    root.madeAttributes.host = engine
    return engine
  }

  /// Lays out the subviews, and lets the view's controller take part.
  final func performLayout() {
    guard let controller = attributes?.controller else { return layoutSubviews() }
    controller.performLayout { layoutSubviews() }
  }

  /// Updates constraints, and lets the view's controller take part.
  final func performUpdateConstraints() {
    guard let controller = attributes?.controller else { return updateConstraints() }
    controller.updateViewConstraints()
  }

  /// Passes on that the layout margins changed.
  final func performMarginsChange() {
    layoutMarginsDidChange()
    attributes?.controller?.viewLayoutMarginsDidChange()
  }

  /// Passes on that the safe area changed.
  final func performSafeAreaChange() {
    safeAreaInsetsDidChange()
    attributes?.controller?.performSafeAreaChange()
  }

  /// Passes on that the text size that the user chose changed.
  final func performCategoryChange(to category: ContentSizeCategory) {
    let previous = UITraitCollection.current
    // The root comes first, and so finds the size that was.
    if model.superview == nil { UIScreen.main.contentSizeCategory = category }
    performTraitChange(from: previous)
    attributes?.controller?.performTraitChange(from: previous)
  }

  /// Whether ``updateConstraints()`` is due.
  final var isUpdateDue: Bool {
    model.host?.isUpdateDue(model.hostHandle) ?? false
  }

  // MARK: Content size

  /// The intrinsic size, and the present one along an axis without one.
  final var contentSizeOrBounds: CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: own.width < 0 ? bounds.width : own.width,
      height: own.height < 0 ? bounds.height : own.height)
  }

  /// The size that satisfies the constraints and comes closest to a target.
  final func fittingSize(
    _ targetSize: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> CGSize {
    _ = layoutHost
    return CGSize(
      model.systemLayoutSizeFitting(
        Size(targetSize), withHorizontalFittingPriority: horizontal,
        verticalFittingPriority: vertical))
  }

  /// The alignment rectangle of the view if it had a frame.
  final func alignmentRect(of frame: CGRect) -> CGRect {
    CGRect(model.alignmentRect(forFrame: Rect(frame)))
  }

  /// The frame of the view if it had an alignment rectangle.
  final func frame(of rect: CGRect) -> CGRect {
    CGRect(model.frame(forAlignmentRect: Rect(rect)))
  }

  // MARK: Debugging

  /// Whether the constraints leave the view's frame undetermined.
  public final var hasAmbiguousLayout: Bool { layoutHost.hasAmbiguousLayout(model) }

  /// Moves the view to another frame that satisfies the constraints just as well, if there is one.
  public final func exerciseAmbiguityInLayout() { layoutHost.exerciseAmbiguity(in: model) }

  /// The constraints that decide the view's place and size along an axis.
  public final func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    layoutHost.constraintsAffectingLayout(of: model, for: axis.modelAxis)
      .map(NSLayoutConstraint.front)
  }
}
