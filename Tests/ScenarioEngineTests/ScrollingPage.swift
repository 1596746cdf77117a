/// A scroll view `s` of 300 x 500 points at the root's corner, with one page in it.
enum ScrollingPage {
  /// The hierarchy of a scenario, as YAML that stands two columns in.
  ///
  /// - Parameters:
  ///   - width: The page's width, in points.
  ///   - height: The page's height, in points.
  ///   - top: How far below the top of the screen the scroll view begins, in points.
  /// - Returns: The lines below `hierarchy:`.
  static func hierarchy(width: Double, height: Double, top: Double = 20) -> String {
    """
      views: [{id: s, class: ScrollView, views: [{id: page}]}]
      constraints:
        - s.top == root.top + \(top)
        - s.leading == root.leading
        - s.width == 300
        - s.height == 500
        - page.top == s.content.top
        - page.bottom == s.content.bottom
        - page.leading == s.content.leading
        - page.trailing == s.content.trailing
        - page.width == \(width)
        - page.height == \(height)
    """
  }
}
