extension LayoutConstraint {
  /// The left side as an anchor.
  public final var firstAnchor: any LayoutAnchor {
    LayoutConstraint.anchor(firstItem, firstAttribute, distances?.first)
  }

  /// The right side as an anchor; nil where it is a constant.
  public final var secondAnchor: (any LayoutAnchor)? {
    secondItem.map { LayoutConstraint.anchor($0, secondAttribute, distances?.second) }
  }

  private static func anchor(
    _ item: LayoutItem, _ attribute: LayoutAttribute, _ start: DistanceStarts.Place?
  ) -> any LayoutAnchor {
    if let start { return LayoutDimension(item, attribute, start: start) }
    switch attribute.kind {
    case .horizontalPosition: return XAxisAnchor(item, attribute)
    case .verticalPosition: return YAxisAnchor(item, attribute)
    case .dimension, .none: return LayoutDimension(item, attribute)
    }
  }
}
