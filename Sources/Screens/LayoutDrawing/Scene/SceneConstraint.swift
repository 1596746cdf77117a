package import LayoutModel

/// A constraint as it is drawn: where it measures, and what it asks for.
package struct SceneConstraint: Sendable {
  /// How a constraint is drawn.
  package enum Mark: Hashable, Sendable {
    /// A distance between two places along an axis, at a height (or, along y, a left) of its own.
    case span(LayoutAxis, from: Double, to: Double, at: Double)
    /// A common line along x (an edge of equal x) or y, from one end to the other.
    case line(LayoutAxis, at: Double, from: Double, to: Double)
  }

  /// Where it measures; nil where an item has no place in the picture.
  package var mark: Mark?
  /// The constant, the factor, and how it is meant: `8`, `≥ 20`, `× 0.5`.
  package var label: String
  /// The constraint as an equation.
  package var equation: String
  /// The rectangles of its items, as far as they have a place in the picture.
  package var items: [Rect]
}

extension SceneConstraint {
  /// Moves all places.
  func offsetBy(_ offset: Point) -> SceneConstraint {
    var moved = self
    moved.items = items.map { $0.offsetBy(dx: offset.x, dy: offset.y) }
    moved.mark =
      switch mark {
      case nil: nil
      case .span(let axis, let from, let to, let at):
        axis == .horizontal
          ? .span(axis, from: from + offset.x, to: to + offset.x, at: at + offset.y)
          : .span(axis, from: from + offset.y, to: to + offset.y, at: at + offset.x)
      case .line(let axis, let at, let from, let to):
        axis == .horizontal
          ? .line(axis, at: at + offset.x, from: from + offset.y, to: to + offset.y)
          : .line(axis, at: at + offset.y, from: from + offset.x, to: to + offset.x)
      }
    return moved
  }
}
