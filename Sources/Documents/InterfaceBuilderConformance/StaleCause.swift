/// Why a stored frame cannot be what Auto Layout computed, as the file alone shows.
public enum StaleCause: String, Sendable, Codable, CaseIterable {
  /// A required constraint between edges or on a size is broken.
  case constraint
  /// Two required constraints of one view give it another size than the stored one.
  case impliedSize
  /// No frames that satisfy the required constraints round to the stored ones.
  case rounding
  /// A required rule of the stack view that arranges it is broken.
  case stackRule
  /// It keeps to a margin or a guide elsewhere than the other views that do.
  case guide
  /// It depends on a view whose frame is stale.
  case dependency
}
