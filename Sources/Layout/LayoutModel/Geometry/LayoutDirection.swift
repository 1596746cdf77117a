/// The direction in which the lines of a user interface run.
public enum LayoutDirection: Int, Hashable, Sendable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// Whether a view turns around in right-to-left interfaces.
public enum SemanticContentAttribute: Int, Hashable, Sendable {
  /// The view follows the interface's direction.
  case unspecified = 0
  /// The view shows playback controls, which never turn around.
  case playback = 1
  /// The view shows directions in space, which never turn around.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}
