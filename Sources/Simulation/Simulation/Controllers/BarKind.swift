/// What a bar of a container is for.
public enum BarKind: Hashable, Sendable {
  /// A navigation bar.
  case navigation
  /// A tool bar.
  case tool
  /// A tab bar.
  case tab
}
