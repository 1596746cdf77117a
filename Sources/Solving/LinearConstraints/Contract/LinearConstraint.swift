/// One summand of a linear expression: a coefficient times an unknown.
public struct Term: Hashable, Sendable, BitwiseCopyable {
  /// The factor; finite and not zero in a valid constraint.
  public var coefficient: Double
  /// The unknown.
  public var variable: Variable

  /// Creates the summand `coefficient * variable`.
  public init(_ coefficient: Double, _ variable: Variable) {
    self.coefficient = coefficient
    self.variable = variable
  }
}

/// All of a constraint but its terms: `sum(terms) + constant REL 0` at a priority.
public struct ConstraintShape: Hashable, Sendable, BitwiseCopyable {
  /// How the left side stands to zero.
  public var relation: Relation
  /// The constant on the left side; finite.
  public var constant: Double
  /// How important the constraint is.
  public var priority: Priority
  /// Which constraint is broken first when required constraints conflict.
  ///
  /// Of a conflict set the member with the greatest rank is broken; among equals, the one that
  /// was added last. This is LayoutBench's own deterministic rule: Apple documents none.
  public var breakRank: Int8

  /// Creates a shape; required and of rank zero unless given.
  public init(
    _ relation: Relation, constant: Double = 0, priority: Priority = .required, breakRank: Int8 = 0
  ) {
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.breakRank = breakRank
  }
}

/// A whole constraint as a value: `sum(terms) + constant REL 0`.
public struct LinearConstraint: Hashable, Sendable {
  /// The summands; a variable that occurs twice is summed.
  public var terms: [Term]
  /// Relation, constant, priority.
  public var shape: ConstraintShape

  /// Creates a constraint from its parts.
  public init(_ terms: [Term], _ shape: ConstraintShape) {
    self.terms = terms
    self.shape = shape
  }
}
