/// How a device is held.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// Upside down; phones do not turn their interface for it.
  case portraitUpsideDown = "portrait-upside-down"
  /// Turned so that the sensor housing is on the left.
  case landscapeLeft = "landscape-left"
  /// Turned so that the sensor housing is on the right.
  case landscapeRight = "landscape-right"

  /// Whether the screen is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The orientation called `name`; `landscape` stands for `landscape-left`.
  public init?(name: String) {
    self.init(rawValue: name == "landscape" ? "landscape-left" : name)
  }
}
