/// How the first item's attribute stands to the right side of a constraint.
public enum LayoutRelation: Int, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  /// At most.
  case lessThanOrEqual = -1
  /// Exactly.
  case equal = 0
  /// At least.
  case greaterThanOrEqual = 1

  /// The relation as constraints are printed.
  public var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The relation that holds when both sides change places.
  public var mirrored: LayoutRelation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
