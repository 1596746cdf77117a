extension Rect {
  /// What two rectangles share; without area, at a place within this one, where they share nothing.
  package func intersection(_ other: Rect) -> Rect {
    let left = max(minX, min(other.minX, maxX))
    let top = max(minY, min(other.minY, maxY))
    return Rect(
      x: left, y: top, width: max(min(maxX, other.maxX) - left, 0),
      height: max(min(maxY, other.maxY) - top, 0))
  }

  /// The smallest rectangle that holds both.
  package func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// By how much two rectangles reach into each other along the axis where it is less; negative
  /// where they lie apart, in points.
  package func overlap(with other: Rect) -> Double {
    min(
      min(maxX, other.maxX) - max(minX, other.minX), min(maxY, other.maxY) - max(minY, other.minY))
  }

  /// Whether two rectangles touch; one without extent counts as a point or line.
  package func touches(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// By how much the rectangle reaches beyond another one at its worst edge; 0 for none, in points.
  package func excess(beyond other: Rect) -> Double {
    max(
      other.minX - minX, maxX - other.maxX, other.minY - minY, maxY - other.maxY, 0)
  }

  /// Whether all edges lie within a distance of another's.
  package func isClose(to other: Rect, within distance: Double) -> Bool {
    (minX - other.minX).magnitude <= distance && (minY - other.minY).magnitude <= distance
      && (maxX - other.maxX).magnitude <= distance && (maxY - other.maxY).magnitude <= distance
  }

  /// The area, in square points.
  package var area: Double { max(width, 0) * max(height, 0) }
}
