/// A rectangle with insets, in a view's coordinates, and how far they reach into what lies there.
package struct InsetArea: Equatable {
  private let rect: Rect
  /// How far it reaches into what covers it.
  let insets: EdgeInsets

  /// Creates an area; where it lies along an axis without insets does not count.
  package init(_ rect: Rect, insets: EdgeInsets) {
    self.insets = insets
    var rect = rect
    if insets.left == 0, insets.right == 0 {
      rect.origin.x = 0
      rect.size.width = 0
    }
    if insets.top == 0, insets.bottom == 0 {
      rect.origin.y = 0
      rect.size.height = 0
    }
    self.rect = rect
  }

  /// Whether nothing can be reached.
  package var isZero: Bool { insets == .zero }

  /// The part of the insets that reaches into a rectangle: never more than all of them, however far it
  /// lies beyond an edge.
  package func insets(of frame: Rect) -> EdgeInsets {
    if isZero { return .zero }
    return EdgeInsets(
      top: max(0, insets.top - max(0, frame.minY - rect.minY)),
      left: max(0, insets.left - max(0, frame.minX - rect.minX)),
      bottom: max(0, insets.bottom - max(0, rect.maxY - frame.maxY)),
      right: max(0, insets.right - max(0, rect.maxX - frame.maxX)))
  }
}
