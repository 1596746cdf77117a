/// A wish for a size, as `systemLayoutSizeFitting` takes it.
public struct FittingRequest: Hashable, Sendable {
  /// The wished size, in points.
  public var target: Size
  /// How important the wished width is.
  public var horizontalPriority: LayoutPriority
  /// How important the wished height is.
  public var verticalPriority: LayoutPriority

  /// Creates a wish.
  public init(
    target: Size, horizontalPriority: LayoutPriority = .fittingSizeLevel,
    verticalPriority: LayoutPriority = .fittingSizeLevel
  ) {
    self.target = target
    self.horizontalPriority = horizontalPriority
    self.verticalPriority = verticalPriority
  }

  /// The wished extent along an axis.
  public func extent(_ axis: LayoutAxis) -> Double { target.extent(along: axis) }

  /// How important the wish is along an axis.
  public func priority(_ axis: LayoutAxis) -> LayoutPriority {
    axis == .horizontal ? horizontalPriority : verticalPriority
  }
}
