/// A set of required constraints that cannot hold together, and the one that was given up.
///
/// Irreducible sets are not unique. A strategy shows the one of the constraints declared first
/// among those that it looks at, so two strategies, or one after another history, may show
/// different sets for one trouble. Which constraints are given up is the same: the tests compare
/// that between strategies.
public struct Conflict: Hashable, Sendable {
  /// The set in order of ids, irreducible: without any one of its members the others can hold.
  public var members: [ConstraintID]
  /// The member left out of the optimisation until it fits again.
  public var broken: ConstraintID

  /// Creates the answer of a solve.
  public init(members: [ConstraintID], broken: ConstraintID) {
    self.members = members
    self.broken = broken
  }
}

/// How much one level of priority is violated in total.
public struct LevelViolation: Hashable, Sendable {
  /// The level.
  public var priority: Priority
  /// The sum of absolute violations of its constraints and edits, broken ones included.
  public var sum: Double

  /// Creates the answer for one level.
  public init(priority: Priority, sum: Double) {
    self.priority = priority
    self.sum = sum
  }
}

/// Why an unknown has the value it has.
public struct Explanation: Hashable, Sendable {
  /// One sufficient set of constraints, all met exactly, that fixes the value, in order of ids.
  public var active: [ConstraintID]
  /// The edit variables whose suggested values take part in fixing it.
  public var edits: [Variable]
  /// The optional constraints on the same unknowns that pull on it and lose, in order of ids.
  public var violated: [ConstraintID]
  /// Whether some unknown behind it is free and was merely put at a default value.
  public var restsOnDefault: Bool

  /// Creates an explanation.
  public init(
    active: [ConstraintID], edits: [Variable], violated: [ConstraintID], restsOnDefault: Bool
  ) {
    self.active = active
    self.edits = edits
    self.violated = violated
    self.restsOnDefault = restsOnDefault
  }
}
