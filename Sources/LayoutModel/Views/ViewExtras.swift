/// What few views set: kept apart so that a plain view stays small.
///
/// Exempt from the run time's check for overlapping accesses as ``LayoutItem``'s fields are.
package final class ViewExtras {
  @safe @exclusivity(unchecked) package var layoutMargins: EdgeInsets?
  @safe @exclusivity(unchecked) package var directionalLayoutMargins: DirectionalEdgeInsets?
  @safe @exclusivity(unchecked) package var defaultLayoutMargins: EdgeInsets = .all(8)
  @safe @exclusivity(unchecked) package var preservesSuperviewLayoutMargins = false
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
