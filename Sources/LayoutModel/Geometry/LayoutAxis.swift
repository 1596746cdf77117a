/// One of the two directions along which sizes and distances are told.
public enum LayoutAxis: Int, Hashable, Sendable, CaseIterable {
  /// Along x.
  case horizontal = 0
  /// Along y.
  case vertical = 1
}
