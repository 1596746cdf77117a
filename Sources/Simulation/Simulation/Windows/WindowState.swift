import LayoutModel

/// What decides a window's geometry: two of them are the ends of a transition.
struct WindowState: Hashable {
  var orientation: Orientation
  /// The width beside another application's window; nil over the whole screen.
  var width: Double?
  var keyboard: Keyboard = .hidden
  var isStatusBarHidden = false
  /// The sheet over the root view controller.
  var sheet: Sheet?
}

/// A change that is shown bit by bit, frame by frame.
struct WindowTransition {
  /// What was shown before.
  let start: WindowState
  /// How much of the change is shown: 0 at first, 1 when it is done.
  var progress = 0.0
}

/// A value between two others.
protocol Interpolable {
  /// The value at a share of the way to another.
  func interpolated(to end: Self, at share: Double) -> Self
}

extension Double: Interpolable {
  func interpolated(to end: Double, at share: Double) -> Double { self + (end - self) * share }
}

extension Size: Interpolable {
  func interpolated(to end: Size, at share: Double) -> Size {
    Size(
      width: width.interpolated(to: end.width, at: share),
      height: height.interpolated(to: end.height, at: share))
  }
}

extension Rect: Interpolable {
  func interpolated(to end: Rect, at share: Double) -> Rect {
    Rect(
      x: minX.interpolated(to: end.minX, at: share), y: minY.interpolated(to: end.minY, at: share),
      width: width.interpolated(to: end.width, at: share),
      height: height.interpolated(to: end.height, at: share))
  }
}

extension EdgeInsets: Interpolable {
  func interpolated(to end: EdgeInsets, at share: Double) -> EdgeInsets {
    EdgeInsets(
      top: top.interpolated(to: end.top, at: share),
      left: left.interpolated(to: end.left, at: share),
      bottom: bottom.interpolated(to: end.bottom, at: share),
      right: right.interpolated(to: end.right, at: share))
  }
}
