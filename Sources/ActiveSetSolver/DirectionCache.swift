/// Columns of the inverse of the basis, kept from one edit to the next.
struct DirectionCache: ~Copyable {
  /// Forgets all directions: the basis changed.
  mutating func invalidate() {}
}
