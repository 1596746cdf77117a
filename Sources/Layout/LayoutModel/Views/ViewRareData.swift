/// What few views set: kept apart so that a plain view stays small.
package final class ViewRareData {
  package var layoutMargins: EdgeInsets?
  package var directionalLayoutMargins: DirectionalEdgeInsets?
  package var defaultLayoutMargins: EdgeInsets = .all(8)
  package var preservesSuperviewLayoutMargins = false
  /// The effective margins of a view that preserves its superview's; nil while they are not known.
  var preservingMargins: EdgeInsets?
  /// The effective margins that the view was last notified of; nil before the first time.
  var notifiedMargins: EdgeInsets?
  package var insetsLayoutMarginsFromSafeArea = true
  package var safeAreaInsets: EdgeInsets = .zero
  package var additionalSafeAreaInsets: EdgeInsets = .zero
  /// The autoresizing mask's equations for the frame; nil where no constraint needed them.
  var maskEquations: MaskEquations?
  /// The size in which constraints laid the subviews out, while another was set by hand since.
  var laidOutSize: Size?
  package var semanticContentAttribute: SemanticContentAttribute = .unspecified
  package var customGuides: [LayoutGuide] = []
  package var safeAreaGuide: SafeAreaLayoutGuide?
  package var marginsGuide: MarginsLayoutGuide?
  package var readableGuide: ReadableContentLayoutGuide?
  package var keyboardGuide: KeyboardLayoutGuide?

  package init() {}

  /// Whether the edges of a guide follow the view's size: the readable width is bounded, and the keyboard
  /// lies where it lies.
  var hasGuideThatFollowsSize: Bool { readableGuide != nil || keyboardGuide != nil }

  /// Whether someone asked for a guide of the system's.
  var hasSystemGuide: Bool {
    safeAreaGuide != nil || marginsGuide != nil || readableGuide != nil || keyboardGuide != nil
  }

  /// Calls `body` for each guide of the system's that someone asked for, without an allocation.
  func forEachSystemGuide(_ body: (LayoutGuide) -> Void) {
    if let safeAreaGuide { body(safeAreaGuide) }
    if let marginsGuide { body(marginsGuide) }
    if let readableGuide { body(readableGuide) }
    if let keyboardGuide { body(keyboardGuide) }
  }
}
