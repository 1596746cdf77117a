/// The oldest system that layout code is written for: it decides what bars mean.
///
/// Before iOS 8 the standard distance to a superview is 20 points and not its layout margin; before
/// iOS 11 there is no safe area, and `|>` and `<|` mean the superview.
public struct DeploymentTarget: Hashable, Sendable {
  /// The major version of iOS.
  public var iOSVersion: Int

  /// Creates a target from a major version of iOS.
  public init(iOSVersion: Int) {
    self.iOSVersion = iOSVersion
  }

  /// A system with everything that is modelled.
  public static let current = DeploymentTarget(iOSVersion: 26)

  /// Whether views have safe areas.
  public var hasSafeArea: Bool { iOSVersion >= 11 }

  /// Whether the standard distance to a superview is its layout margin.
  public var spacesByLayoutMargins: Bool { iOSVersion >= 8 }
}
