// Core Animation's functions and constants keep the names they have there.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A transform in space, by rows; kept, without effect on layout.
public struct CATransform3D: Hashable, Sendable {
  /// The first row's first number.
  public var m11: CGFloat = 1
  /// The first row's second number.
  public var m12: CGFloat = 0
  /// The first row's third number.
  public var m13: CGFloat = 0
  /// The first row's fourth number.
  public var m14: CGFloat = 0
  /// The second row's first number.
  public var m21: CGFloat = 0
  /// The second row's second number.
  public var m22: CGFloat = 1
  /// The second row's third number.
  public var m23: CGFloat = 0
  /// The second row's fourth number.
  public var m24: CGFloat = 0
  /// The third row's first number.
  public var m31: CGFloat = 0
  /// The third row's second number.
  public var m32: CGFloat = 0
  /// The third row's third number.
  public var m33: CGFloat = 1
  /// The third row's fourth number.
  public var m34: CGFloat = 0
  /// The fourth row's first number.
  public var m41: CGFloat = 0
  /// The fourth row's second number.
  public var m42: CGFloat = 0
  /// The fourth row's third number.
  public var m43: CGFloat = 0
  /// The fourth row's fourth number.
  public var m44: CGFloat = 1

  /// Creates the transform that changes nothing.
  public init() {}
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D()

/// A transform that moves.
public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
{
  var transform = CATransform3D()
  (transform.m41, transform.m42, transform.m43) = (x, y, z)
  return transform
}

/// A transform that scales.
public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33) = (x, y, z)
  return transform
}
