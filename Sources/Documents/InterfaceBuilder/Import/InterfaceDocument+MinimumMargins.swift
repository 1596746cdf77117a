internal import LayoutModel

extension InterfaceDocument {
  /// Gives a controller's view at least the system's margins at the sides where it sets smaller
  /// ones, as `viewRespectsSystemMinimumLayoutMargins` states by default.
  ///
  /// - Parameters:
  ///   - least: The system's margins, in points.
  ///   - index: The layout root, as an index into ``views``.
  ///   - attributes: What the document states about it, for the traits that it is laid out with.
  ///   - root: The view made of it.
  func applyMinimumMargins(
    _ least: EdgeInsets, toRoot index: Int, _ attributes: ViewAttributes, _ root: View
  ) {
    guard follows(.minimumMargins), generation >= .xcode9, isControllerView(index) else { return }
    if var margins = attributes.directionalLayoutMargins {
      margins.leading = max(margins.leading, least.left)
      margins.trailing = max(margins.trailing, least.right)
      root.directionalLayoutMargins = margins
    } else if var margins = attributes.layoutMargins {
      margins.left = max(margins.left, least.left)
      margins.right = max(margins.right, least.right)
      root.layoutMargins = margins
    }
  }
}
