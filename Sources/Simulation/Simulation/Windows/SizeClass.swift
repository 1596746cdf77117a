import LayoutModel

/// How much room a window has along an axis, in the two steps that UIKit distinguishes.
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
  /// Little: a phone's width upright, its height on the side, a narrow window beside another.
  case compact
  /// Enough for two columns.
  case regular
}

/// The size classes of a window along both axes.
public struct SizeClasses: Hashable, Sendable {
  /// Along x.
  public var horizontal: SizeClass
  /// Along y.
  public var vertical: SizeClass

  /// Creates a pair.
  public init(horizontal: SizeClass, vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension Device {
  /// Large phones, from this width upright on, are regular along x when turned.
  private static let largePhoneWidth = 414.0
  /// A tablet's window of at least this width is regular along x.
  ///
  /// Apple's table of size classes under multitasking has compact for windows up to 639 points and
  /// regular from 678 on (Human Interface Guidelines, Layout); what lies between is assumed.
  private static let regularWindowWidth = 650.0

  /// The size classes of a window of a width on this device.
  ///
  /// - Parameters:
  ///   - orientation: How the device is held.
  ///   - width: The window's width, in points.
  /// - Returns: The classes that UIKit gives such a window.
  public func sizeClasses(in orientation: Orientation, width: Double) -> SizeClasses {
    switch idiom {
    case .phone:
      guard orientation.isLandscape else {
        return SizeClasses(horizontal: .compact, vertical: .regular)
      }
      let isLarge = size.value.width >= Self.largePhoneWidth
      return SizeClasses(horizontal: isLarge ? .regular : .compact, vertical: .compact)
    case .pad:
      return SizeClasses(
        horizontal: width >= Self.regularWindowWidth ? .regular : .compact, vertical: .regular)
    }
  }
}
