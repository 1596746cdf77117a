/// The rank of a constraint: a real number in 0 < p <= 1000, where 1000 is required.
///
/// Priorities are *strict*: no amount of violation at a lower priority is worth any violation at
/// a higher one. Within one priority the sum of absolute violations counts.
public struct Priority: Hashable, Sendable, BitwiseCopyable {
  /// The number, in 0 < value <= 1000.
  public let value: Double

  /// Creates a priority, or nothing when `value` is not in 0 < value <= 1000.
  public init?(_ value: Double) {
    guard value > 0, value <= 1000 else { return nil }
    self.value = value
  }

  private init(known value: Double) {
    self.value = value
  }

  /// 1000: the constraint must hold; a conflict among such constraints is reported.
  public static let required = Priority(known: 1000)

  /// Whether the constraint must hold.
  public var isRequired: Bool { value == 1000 }
}

extension Priority: Comparable {
  /// Orders by importance: the more important priority is the greater one.
  public static func < (left: Priority, right: Priority) -> Bool {
    left.value < right.value
  }
}
