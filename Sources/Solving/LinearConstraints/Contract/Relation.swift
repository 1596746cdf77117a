/// How the left side of a constraint stands to zero.
public enum Relation: Int8, Sendable, CaseIterable, BitwiseCopyable {
  /// The left side is at most zero.
  case lessThanOrEqual = -1
  /// The left side is zero.
  case equal = 0
  /// The left side is at least zero.
  case greaterThanOrEqual = 1

  /// The sign as constraint traces write it.
  public var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The relation written as `symbol`, if there is one.
  public init?(symbol: some StringProtocol) {
    switch symbol {
    case "<=": self = .lessThanOrEqual
    case "==": self = .equal
    case ">=": self = .greaterThanOrEqual
    default: return nil
    }
  }

  /// How much a left side of `value` violates the relation; never negative.
  public func violation(of value: Double) -> Double {
    switch self {
    case .lessThanOrEqual: max(value, 0)
    case .equal: value.magnitude
    case .greaterThanOrEqual: max(-value, 0)
    }
  }

  /// The slopes of the violation below and above zero.
  var slopes: (lower: Double, upper: Double) {
    (self == .lessThanOrEqual ? 0 : -1, self == .greaterThanOrEqual ? 0 : 1)
  }
}
