extension Point: CustomStringConvertible {
  /// The point as UIKit prints it: `{0, 44}`.
  public var description: String { "{\(x.formattedLikeG), \(y.formattedLikeG)}" }
}

extension Size: CustomStringConvertible {
  /// The size as UIKit prints it: `{375, 734}`.
  public var description: String { "{\(width.formattedLikeG), \(height.formattedLikeG)}" }
}

extension Rect: CustomStringConvertible {
  /// The rectangle as UIKit prints it: `{{0, 44}, {375, 734}}`.
  public var description: String { "{\(origin), \(size)}" }
}

extension EdgeInsets: CustomStringConvertible {
  /// The insets as UIKit prints them, from the top counterclockwise: `{44, 0, 34, 0}`.
  public var description: String {
    let sides = [top, left, bottom, right].map(\.formattedLikeG).joined(separator: ", ")
    return "{\(sides)}"
  }
}

extension DirectionalEdgeInsets: CustomStringConvertible {
  /// The insets as UIKit prints them: top, leading, bottom, trailing.
  public var description: String {
    let sides = [top, leading, bottom, trailing].map(\.formattedLikeG).joined(separator: ", ")
    return "{\(sides)}"
  }
}
