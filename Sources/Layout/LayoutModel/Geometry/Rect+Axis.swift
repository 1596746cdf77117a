extension Size {
  /// The extent along an axis, in points.
  package func extent(along axis: LayoutAxis) -> Double { axis == .horizontal ? width : height }
}

extension Rect {
  /// The left edge, or along y the top one.
  package func start(along axis: LayoutAxis) -> Double { axis == .horizontal ? minX : minY }

  /// The right edge, or along y the bottom one.
  package func end(along axis: LayoutAxis) -> Double { axis == .horizontal ? maxX : maxY }
}
