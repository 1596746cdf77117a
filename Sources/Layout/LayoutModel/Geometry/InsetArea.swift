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
      top: part(of: insets.top, at: frame.minY - rect.minY),
      left: part(of: insets.left, at: frame.minX - rect.minX),
      bottom: part(of: insets.bottom, at: rect.maxY - frame.maxY),
      right: part(of: insets.right, at: rect.maxX - frame.maxX))
  }

  /// What is left of an inset at a distance within the edge.
  ///
  /// Compared and not by `max`, which asks for numbers that are none and for the sign of zero.
  private func part(of inset: Double, at distance: Double) -> Double {
    let left = distance > 0 ? inset - distance : inset
    return left > 0 ? left : 0
  }
}
