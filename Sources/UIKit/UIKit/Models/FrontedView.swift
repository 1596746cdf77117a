import LayoutModel

/// A view of the model on whose behalf a ``UIView`` is asked: what the engine calls on the model goes
/// to the view, whose own implementations come back here for what the class of the model does.
///
/// One class for each class of the model that has content or subviews of its own; `super` cannot be
/// reached from a protocol, so each forwards for itself.
protocol FrontedView: DepictedView {
  /// The view; nil once it is deallocated, while something still holds the model.
  var view: UIView? { get set }
  /// The intrinsic size of the model's own class.
  var ownIntrinsicContentSize: Size { get }
  /// The alignment insets of the model's own class.
  var ownAlignmentRectInsets: EdgeInsets { get }
  /// The item whose first baseline is this one's, by the model's own class.
  var ownFirstBaselineView: View { get }
  /// The item whose last baseline is this one's, by the model's own class.
  var ownLastBaselineView: View { get }
  /// Updates the constraints that the model's own class makes.
  func ownUpdateConstraints()
}

extension FrontedView {
  /// What the view answers; nil once it is deallocated.
  @discardableResult func asked<Answer>(_ question: @MainActor (UIView) -> Answer) -> Answer? {
    guard let view else { return nil }
    return assumingMainActor { question(view) }
  }
  /// How the view is painted.
  var look: ViewLook { asked { $0.look } ?? ViewLook() }
  /// Pixels a point of the main screen: that of a view in a tree that nothing lays out yet.
  var screenScale: Double { assumingMainActor { Double(UIScreen.main.scale) } }
}
