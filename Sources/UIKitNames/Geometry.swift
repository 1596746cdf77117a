// UIKit's C functions keep the names they have there.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import LayoutModel

/// A number of points.
public typealias CGFloat = Double
/// A place.
public typealias CGPoint = Point
/// Width and height.
public typealias CGSize = Size
/// A rectangle.
public typealias CGRect = Rect
/// Distances inwards from the sides of a rectangle.
public typealias UIEdgeInsets = EdgeInsets
/// Distances inwards from the edges of a rectangle, by reading direction.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
/// A direction of reading.
public typealias UIUserInterfaceLayoutDirection = LayoutDirection
/// Whether a view turns around in right-to-left interfaces.
public typealias UISemanticContentAttribute = SemanticContentAttribute

/// Makes a rectangle from four numbers.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Makes a size from two numbers.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Makes insets from four numbers, from the top counterclockwise.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// The insets as text: `{44, 0, 34, 0}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { insets.description }

/// The rectangle as text: `{{0, 44}, {375, 734}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String { rect.description }

/// The size as text: `{375, 734}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { size.description }

/// The point as text: `{0, 44}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { point.description }
