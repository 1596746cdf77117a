/// A wish for a size, as `systemLayoutSizeFitting` takes it.
package struct FittingRequest: Hashable, Sendable {
  /// The wished size, in points.
  package var target: Size
  /// How important the wished width is.
  package var horizontalPriority: LayoutPriority
  /// How important the wished height is.
  package var verticalPriority: LayoutPriority

  package init(
    target: Size, horizontalPriority: LayoutPriority = .fittingSizeLevel,
    verticalPriority: LayoutPriority = .fittingSizeLevel
  ) {
    self.target = target
    self.horizontalPriority = horizontalPriority
    self.verticalPriority = verticalPriority
  }

  /// The wished extent along an axis.
  package func extent(_ axis: LayoutAxis) -> Double {
    axis == .horizontal ? target.width : target.height
  }

  /// How important the wish is along an axis.
  package func priority(_ axis: LayoutAxis) -> LayoutPriority {
    axis == .horizontal ? horizontalPriority : verticalPriority
  }
}
