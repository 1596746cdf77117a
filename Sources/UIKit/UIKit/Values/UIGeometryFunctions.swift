// UIKit's C functions keep the names they have there.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import LayoutModel

/// Makes a rectangle from four numbers.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Makes a size from two numbers.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Makes a point from two numbers.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
  CGPoint(x: x, y: y)
}

/// Makes insets from four numbers, from the top counterclockwise.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// The insets as text: `{44, 0, 34, 0}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  EdgeInsets(insets).description
}

/// The rectangle as text: `{{0, 44}, {375, 734}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String { Rect(rect).description }

/// The size as text: `{375, 734}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { Size(size).description }

/// The point as text: `{0, 44}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { Point(point).description }
