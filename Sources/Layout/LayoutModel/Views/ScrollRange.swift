/// How far a scroll view can be scrolled, and what that follows from; all in points.
struct ScrollRange: Equatable {
  /// The size of the scroll view.
  var viewSize: Size
  /// The size of the content.
  var contentSize: Size
  /// How far the content may be scrolled beyond its edges, the safe area included.
  var inset: EdgeInsets

  /// The least offset that is no pull beyond the content, with its insets.
  var minimum: Point { Point(x: 0 - inset.left, y: 0 - inset.top) }

  /// The greatest offset that is no pull beyond the content, with its insets.
  ///
  /// Content that is smaller than the view rests at its near edges, as in UIKit.
  var maximum: Point {
    Point(
      x: max(0 - inset.left, contentSize.width + inset.right - viewSize.width),
      y: max(0 - inset.top, contentSize.height + inset.bottom - viewSize.height))
  }

  /// The offset nearest to one at which the content, with its insets, fills the view.
  func resting(_ offset: Point) -> Point {
    let (minimum, maximum) = (minimum, maximum)
    return Point(
      x: min(max(offset.x, minimum.x), maximum.x), y: min(max(offset.y, minimum.y), maximum.y))
  }
}
