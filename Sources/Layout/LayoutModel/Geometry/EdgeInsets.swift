/// Distances inwards from the four edges of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable, BitwiseCopyable {
  /// Distance from the top edge.
  public var top: Double
  /// Distance from the left edge.
  public var left: Double
  /// Distance from the bottom edge.
  public var bottom: Double
  /// Distance from the right edge.
  public var right: Double

  /// Creates insets; those not named are zero.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No inset on any edge.
  public static let zero = EdgeInsets()

  /// The same inset on all edges.
  public static func all(_ inset: Double) -> EdgeInsets {
    EdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
  }

  /// Edge by edge sum.
  public static func + (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: first.top + second.top, left: first.left + second.left,
      bottom: first.bottom + second.bottom, right: first.right + second.right)
  }

  /// Takes the insets of each edge away.
  public static func - (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: first.top - second.top, left: first.left - second.left,
      bottom: first.bottom - second.bottom, right: first.right - second.right)
  }

  /// The larger inset on each edge.
  public static func max(_ first: EdgeInsets, _ second: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: Swift.max(first.top, second.top), left: Swift.max(first.left, second.left),
      bottom: Swift.max(first.bottom, second.bottom), right: Swift.max(first.right, second.right))
  }
}

/// Distances inwards from the edges of a rectangle, given by reading direction, in points.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// Distance from the top edge.
  public var top: Double
  /// Distance from the edge where a line of text starts.
  public var leading: Double
  /// Distance from the bottom edge.
  public var bottom: Double
  /// Distance from the edge where a line of text ends.
  public var trailing: Double

  /// Creates insets; those not named are zero.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No inset on any edge.
  public static let zero = DirectionalEdgeInsets()

  /// The insets by side, for a reading direction.
  public func resolved(for direction: LayoutDirection) -> EdgeInsets {
    switch direction {
    case .leftToRight: EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
    case .rightToLeft: EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
    }
  }

  /// The insets given by reading direction, from insets by side.
  public init(_ insets: EdgeInsets, direction: LayoutDirection) {
    let isLeftToRight = direction == .leftToRight
    self.init(
      top: insets.top, leading: isLeftToRight ? insets.left : insets.right,
      bottom: insets.bottom, trailing: isLeftToRight ? insets.right : insets.left)
  }
}
