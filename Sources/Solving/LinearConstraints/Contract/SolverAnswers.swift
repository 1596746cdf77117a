/// A set of required constraints that cannot hold together, and the one that was given up.
///
/// Irreducible sets are not unique; which are reported, and in which order, follows from the required
/// constraints that are not broken before the solve, and is the same for every strategy. As if they
/// came one after another in the order of their declaration, the first that does not fit those before
/// it is the last member of a conflict; the other members are what remains of those before it when
/// the latest is left out first, as long as the rest still conflicts (a deletion filter). The member
/// of the greatest ``ConstraintShape/breakRank``, among equals the one declared last, is broken; then
/// it goes on, with the same constraint if another one was broken. Constraints broken before return
/// after that, in the order of their declaration, where they fit.
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
  public var dependsOnFreeVariable: Bool

  /// Creates an explanation.
  public init(
    active: [ConstraintID], edits: [Variable], violated: [ConstraintID], dependsOnFreeVariable: Bool
  ) {
    self.active = active
    self.edits = edits
    self.violated = violated
    self.dependsOnFreeVariable = dependsOnFreeVariable
  }
}
