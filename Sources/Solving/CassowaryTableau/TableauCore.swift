import DeclaredSystems
import LinearConstraints

/// A tableau over one kind of numbers, behind the operations of the contract.
final class TableauCore<Number: TableauNumber>: SelfChecking {
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

  /// Makes a new unknown.
  func makeVariable() -> Variable {
    system.declared.makeVariable()
  }

  /// Takes an unknown out of the system.
  ///
  /// - Throws: `unknownVariable`, `variableInUse`.
  func discard(_ variable: Variable) throws(SolverError) {
    try system.declared.discard(variable)
  }

  /// Adds a constraint.
  ///
  /// - Throws: `noTerms`, `zeroCoefficient`, `notFinite`, `unknownVariable`.
  func add(
    _ terms: Span<Term>, _ shape: ConstraintShape
  ) throws(SolverError) -> ConstraintID {
    try system.declared.add(terms, shape)
  }

  /// Removes a constraint.
  ///
  /// - Throws: `unknownConstraint`.
  func remove(_ constraint: ConstraintID) throws(SolverError) {
    try system.declared.remove(constraint)
  }

  /// Replaces the constant of a constraint.
  ///
  /// - Throws: `unknownConstraint`, `notFinite`.
  func setConstant(
    _ constant: Double, of constraint: ConstraintID
  ) throws(SolverError) {
    try system.declared.setConstant(constant, of: constraint)
  }

  /// Replaces the priority of a constraint.
  ///
  /// - Throws: `unknownConstraint`.
  func setPriority(
    _ priority: Priority, of constraint: ConstraintID
  ) throws(SolverError) {
    try system.declared.setPriority(priority, of: constraint)
  }

  /// Replaces the break rank of a constraint.
  ///
  /// - Throws: `unknownConstraint`.
  func setBreakRank(_ rank: Int8, of constraint: ConstraintID) throws(SolverError) {
    try system.declared.setBreakRank(rank, of: constraint)
  }

  /// Replaces one coefficient of a constraint.
  ///
  /// - Throws: `unknownConstraint`, `unknownVariable`, `variableNotInConstraint`,
  ///   `zeroCoefficient`, `notFinite`.
  func setCoefficient(
    _ coefficient: Double, of variable: Variable, in constraint: ConstraintID
  ) throws(SolverError) {
    try system.declared.setCoefficient(coefficient, of: variable, in: constraint)
  }

  /// Makes an unknown an edit variable.
  ///
  /// - Throws: `unknownVariable`, `alreadyEditing`, `requiredEdit`.
  func beginEditing(_ variable: Variable, priority: Priority) throws(SolverError) {
    try system.declared.beginEditing(variable, priority: priority)
  }

  /// Moves the target of an edit variable.
  ///
  /// - Throws: `unknownVariable`, `notEditing`, `notFinite`.
  func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    try system.declared.suggest(value, for: variable)
  }

  /// Ends an edit.
  ///
  /// - Throws: `unknownVariable`, `notEditing`.
  func endEditing(_ variable: Variable) throws(SolverError) {
    try system.declared.endEditing(variable)
  }

  /// Brings the solution up to date with the batch.
  ///
  /// - Throws: `numericalBreakdown`.
  func solve() throws(SolverError) {
    try system.solve()
  }

  /// The value of an unknown after the last solve.
  func value(of variable: Variable) -> Double {
    system.declared.contains(variable) ? system.declared.unknowns[Int(variable.slot)].value : 0
  }

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
