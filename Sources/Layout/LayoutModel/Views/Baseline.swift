/// Where a baseline lies in a view's alignment rectangle.
public struct Baseline: Hashable, Sendable {
  /// The place that the offset is measured from.
  public enum Edge: Hashable, Sendable {
    /// The top edge.
    case top
    /// The vertical centre.
    case center
    /// The bottom edge.
    case bottom
  }

  /// The place that the offset is measured from.
  public var edge: Edge
  /// The distance downwards from it, in points.
  public var offset: Double

  /// Creates a baseline.
  public init(_ edge: Edge, offset: Double) {
    self.edge = edge
    self.offset = offset
  }
}
