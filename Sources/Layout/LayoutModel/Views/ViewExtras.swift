/// What few views set: kept apart so that a plain view stays small.
///
/// Exempt from the run time's check for overlapping accesses as ``LayoutItem``'s fields are.
package final class ViewExtras {
  @safe @exclusivity(unchecked) package var layoutMargins: EdgeInsets?
  @safe @exclusivity(unchecked) package var directionalLayoutMargins: DirectionalEdgeInsets?
  @safe @exclusivity(unchecked) package var defaultLayoutMargins: EdgeInsets = .all(8)
  @safe @exclusivity(unchecked) package var preservesSuperviewLayoutMargins = false
  /// The effective margins of a view that preserves its superview's; nil while they are not known.
  @safe @exclusivity(unchecked) var preservingMargins: EdgeInsets?
  /// The effective margins that the view was last notified of; nil before the first time.
  @safe @exclusivity(unchecked) var notifiedMargins: EdgeInsets?
  @safe @exclusivity(unchecked) package var insetsLayoutMarginsFromSafeArea = true
  @safe @exclusivity(unchecked) package var safeAreaInsets: EdgeInsets = .zero
  @safe @exclusivity(unchecked) package var additionalSafeAreaInsets: EdgeInsets = .zero
  @safe @exclusivity(unchecked)
  package var semanticContentAttribute: SemanticContentAttribute = .unspecified
  package var customGuides: [LayoutGuide] = []
  @safe @exclusivity(unchecked) package var safeAreaGuide: SafeAreaLayoutGuide?
  @safe @exclusivity(unchecked) package var marginsGuide: MarginsLayoutGuide?
  @safe @exclusivity(unchecked) package var readableGuide: ReadableContentLayoutGuide?
  @safe @exclusivity(unchecked) package var keyboardGuide: KeyboardLayoutGuide?

  package init() {}

  package var systemGuides: [LayoutGuide] {
    // Most views that have rare state have no guide, and every change of size asks.
    if safeAreaGuide == nil, marginsGuide == nil, readableGuide == nil, keyboardGuide == nil {
      return []
    }
    return [safeAreaGuide, marginsGuide, readableGuide, keyboardGuide].compactMap(\.self)
  }
}
