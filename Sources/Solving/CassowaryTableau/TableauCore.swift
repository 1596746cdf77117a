import DeclaredSystems
import LinearConstraints

/// A tableau over one kind of numbers, behind the operations of the contract.
final class TableauCore<Number: TableauNumber>: DeclaringSolver, SelfChecking {
  private var system: SolvedSystem<Number>

  /// Creates a solver without unknowns.
  init(cellLimit: Int) {
    system = SolvedSystem(cellLimit: cellLimit)
  }

  /// Continues where a solver in double precision gave up, with its system and its last answers.
  init(continuing other: TableauCore<Double>) {
    system = SolvedSystem(continuing: other.release())
  }

  /// Hands over the system, and is empty afterwards.
  private func release() -> SolvedSystem<Double> where Number == Double {
    var released = SolvedSystem<Double>(cellLimit: 0)
    swap(&released, &system)
    return released
  }

  /// Changes the system as its user declared it.
  func withDeclaredSystem<Result, Failure: Error>(
    _ change: (inout DeclaredSystem) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try change(&system.declared)
  }

  /// Brings the solution up to date with the batch.
  ///
  /// - Throws: `numericalBreakdown`.
  func solve() throws(SolverError) {
    try system.solve()
  }

  /// The value of an unknown after the last solve.
  func value(of variable: Variable) -> Double { system.declared.value(of: variable) }

  /// The unknowns that the last solve changed, in order.
  var changedVariables: [Variable] { system.changedVariables }

  /// The conflicts that the last solve found, in the order in which they were resolved.
  var conflicts: [Conflict] { system.conflicts }

  /// Whether a required constraint is left out because of a conflict.
  func isBroken(_ constraint: ConstraintID) -> Bool {
    system.declared.contains(constraint) && system.isBroken(constraint.slot)
  }

  /// How much a constraint is violated, in its own units.
  func violation(of constraint: ConstraintID) -> Double {
    system.declared.contains(constraint) ? system.violation(at: Int(constraint.slot)) : 0
  }

  /// The sums of violations, highest priority first.
  var violations: [LevelViolation] { system.levelViolations }

  /// The optional constraints violated by over ``Tolerances/change``, in order of ids.
  var violatedConstraints: [ConstraintID] {
    system.violatedSlots().map { system.declared.id(at: $0) }
  }

  /// The unknowns whose value is not determined by the optimum, in order.
  ///
  /// - Complexity: that of a copy of the tableau and a few runs of the simplex method on it.
  func ambiguousVariables() -> [Variable] { system.ambiguousVariables() }

  /// Why an unknown has the value it has.
  ///
  /// - Complexity: that of ``ambiguousVariables()``.
  func explanation(of variable: Variable) -> Explanation {
    guard system.declared.contains(variable) else {
      return Explanation(active: [], edits: [], violated: [], dependsOnFreeVariable: true)
    }
    return system.explanation(of: variable)
  }

  /// The proof of the last solve's answer.
  func certificate() -> Certificate? { system.certificate() }

  /// What the solver did since it was made.
  var work: SolverWork { system.work }

  /// What contradicts itself in the tableau after a solve that succeeded; empty when all is well.
  func invariantViolations() -> [String] {
    system.isTableauSound ? system.tableau.invariantViolations() : []
  }
}
