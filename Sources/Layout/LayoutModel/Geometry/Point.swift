/// A place in a view's coordinates, in points; y grows downwards.
public struct Point: Hashable, Sendable, BitwiseCopyable {
  /// Distance from the left edge.
  public var x: Double
  /// Distance from the top edge.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin of a coordinate system.
  public static let zero = Point(x: 0, y: 0)
}
