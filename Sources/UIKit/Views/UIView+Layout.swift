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

  /// Accepted, without effect: the next layout calls ``updateConstraints()`` where it is due.
  public final func updateConstraintsIfNeeded() {}

  /// Whether ``updateConstraints()`` is due.
  public final func needsUpdateConstraints() -> Bool {
    model.pendingChanges.contains(.updateConstraints) || model.isAwaitingUpdate
  }

  // MARK: Content size

  /// How strongly the view resists being larger than its content.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(model: model.contentHuggingPriority(for: axis.modelAxis))
  }

  /// Sets how strongly the view resists being larger than its content.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    model.setContentHuggingPriority(priority.modelPriority, for: axis.modelAxis)
  }

  /// How strongly the view resists being smaller than its content.
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    UILayoutPriority(model: model.contentCompressionResistancePriority(for: axis.modelAxis))
  }

  /// Sets how strongly the view resists being smaller than its content.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    model.setContentCompressionResistancePriority(priority.modelPriority, for: axis.modelAxis)
  }

  /// The alignment rectangle of the view if it had a frame.
  public final func alignmentRect(forFrame frame: CGRect) -> CGRect {
    CGRect(model.alignmentRect(forFrame: Rect(frame)))
  }

  /// The frame of the view if it had an alignment rectangle.
  public final func frame(forAlignmentRect rect: CGRect) -> CGRect {
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
