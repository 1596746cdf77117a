/// A solver that stands in front of another one: operations pass through it, and the answers are
/// those of the solver behind.
///
/// What conforms adds what it does with operations; the answers and the hint are handed on by
/// default.
public protocol ForwardingSolver: IncrementalSolver {
  /// The solver that does the work.
  var base: any IncrementalSolver { get }
}

extension ForwardingSolver {
  /// Hands a hint on.
  public func reserveCapacity(variables: Int, constraints: Int, terms: Int) {
    base.reserveCapacity(variables: variables, constraints: constraints, terms: terms)
  }

  /// The value of an unknown after the last solve.
  public func value(of variable: Variable) -> Double { base.value(of: variable) }

  /// The unknowns that the last solve changed.
  public var changedVariables: [Variable] { base.changedVariables }

  /// The conflicts that the last solve found.
  public var conflicts: [Conflict] { base.conflicts }

  /// Whether a constraint is left out because of a conflict.
  public func isBroken(_ constraint: ConstraintID) -> Bool { base.isBroken(constraint) }

  /// How much a constraint is violated.
  public func violation(of constraint: ConstraintID) -> Double { base.violation(of: constraint) }

  /// The sums of violations, highest priority first.
  public var violations: [LevelViolation] { base.violations }

  /// The optional constraints that are violated.
  public var violatedConstraints: [ConstraintID] { base.violatedConstraints }

  /// The unknowns whose value is not determined.
  public func ambiguousVariables() -> [Variable] { base.ambiguousVariables() }

  /// Why an unknown has the value it has.
  public func explanation(of variable: Variable) -> Explanation {
    base.explanation(of: variable)
  }

  /// The proof of the last solve's answer.
  public func certificate() -> Certificate? { base.certificate() }

  /// What the solver did since it was made.
  public var work: SolverWork { base.work }
}
