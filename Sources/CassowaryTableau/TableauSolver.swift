public import LinearConstraints

/// Classic Cassowary: an explicit tableau, kept as the readable reference.
///
/// Every constraint is one equation with symbols of its own (slack, surplus, errors or a dummy);
/// the tableau stores all of them solved for their basic symbols. Constants that change move the
/// constants of the rows in which the constraint's marker occurs, and the dual simplex method
/// restores feasibility; priorities are vectors of costs, compared lexicographically, which the
/// primal simplex method minimises level by level.
///
/// Cost model, for *m* constraints with *k* nonzeros in a row on average: a pivot changes the rows
/// in which the entering symbol occurs, O(*m* *k*) at worst; in a list whose rows hang from one
/// another *k* grows with the list. A solve without pivots costs the rows that the changed
/// constants reach, and O(terms of all constraints) to check and to publish the answer.
///
///     let solver = TableauSolver()
///     let width = solver.makeVariable()
///     _ = try solver.add(LinearConstraint([Term(1, width)], ConstraintShape(.equal, constant: -8)))
///     try solver.solve()  // width is 8
public final class TableauSolver: IncrementalSolver {
  private var system = SolvedSystem()

  /// Creates a solver without unknowns.
  public init() {}

  /// Makes a new unknown.
  public func makeVariable() -> Variable {
    system.declared.makeVariable()
  }

  /// Takes an unknown out of the system.
  ///
  /// - Throws: `unknownVariable`, `variableInUse`.
  public func discard(_ variable: Variable) throws(SolverError) {
    try system.declared.discard(variable)
  }

  /// Adds a constraint.
  ///
  /// - Throws: `noTerms`, `zeroCoefficient`, `notFinite`, `unknownVariable`.
  public func add(
    _ terms: Span<Term>, _ shape: ConstraintShape
  ) throws(SolverError) -> ConstraintID {
    try system.declared.add(terms, shape)
  }

  /// Removes a constraint.
  ///
  /// - Throws: `unknownConstraint`.
  public func remove(_ constraint: ConstraintID) throws(SolverError) {
    try system.declared.remove(constraint)
  }

  /// Replaces the constant of a constraint.
  ///
  /// - Throws: `unknownConstraint`, `notFinite`.
  public func setConstant(
    _ constant: Double, of constraint: ConstraintID
  ) throws(SolverError) {
    try system.declared.setConstant(constant, of: constraint)
  }

  /// Replaces the priority of a constraint.
  ///
  /// - Throws: `unknownConstraint`.
  public func setPriority(
    _ priority: Priority, of constraint: ConstraintID
  ) throws(SolverError) {
    try system.declared.setPriority(priority, of: constraint)
  }

  /// Replaces the break rank of a constraint.
  ///
  /// - Throws: `unknownConstraint`.
  public func setBreakRank(_ rank: Int8, of constraint: ConstraintID) throws(SolverError) {
    try system.declared.setBreakRank(rank, of: constraint)
  }

  /// Replaces one coefficient of a constraint.
  ///
  /// - Throws: `unknownConstraint`, `unknownVariable`, `variableNotInConstraint`,
  ///   `zeroCoefficient`, `notFinite`.
  public func setCoefficient(
    _ coefficient: Double, of variable: Variable, in constraint: ConstraintID
  ) throws(SolverError) {
    try system.declared.setCoefficient(coefficient, of: variable, in: constraint)
  }

  /// Makes an unknown an edit variable.
  ///
  /// - Throws: `unknownVariable`, `alreadyEditing`, `requiredEdit`.
  public func beginEditing(_ variable: Variable, priority: Priority) throws(SolverError) {
    try system.declared.beginEditing(variable, priority: priority)
  }

  /// Moves the target of an edit variable.
  ///
  /// - Throws: `unknownVariable`, `notEditing`, `notFinite`.
  public func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    try system.declared.suggest(value, for: variable)
  }

  /// Ends an edit.
  ///
  /// - Throws: `unknownVariable`, `notEditing`.
  public func endEditing(_ variable: Variable) throws(SolverError) {
    try system.declared.endEditing(variable)
  }

  /// Brings the solution up to date with the batch.
  ///
  /// - Throws: `numericalBreakdown`.
  public func solve() throws(SolverError) {
    try system.solve()
  }

  /// The value of an unknown after the last solve.
  public func value(of variable: Variable) -> Double {
    system.declared.contains(variable) ? system.declared.unknowns[Int(variable.slot)].value : 0
  }

  /// The unknowns that the last solve changed, in order.
  public var changes: [Variable] { system.changes }

  /// The conflicts that the last solve found, in the order in which they were resolved.
  public var conflicts: [Conflict] { system.conflicts }

  /// Whether a required constraint is left out because of a conflict.
  public func isBroken(_ constraint: ConstraintID) -> Bool {
    system.declared.contains(constraint) && system.isBroken(constraint.slot)
  }

  /// How much a constraint is violated, in its own units.
  public func violation(of constraint: ConstraintID) -> Double {
    system.declared.contains(constraint) ? system.violation(at: Int(constraint.slot)) : 0
  }

  /// The sums of violations, highest priority first.
  public var violations: [LevelViolation] { system.levelViolations }

  /// The optional constraints violated by over ``Tolerances/change``, in order of ids.
  public var violatedConstraints: [ConstraintID] {
    system.violatedSlots().map { system.declared.id(at: $0) }
  }

  /// The unknowns whose value is not determined by the optimum, in order.
  ///
  /// - Complexity: that of a copy of the tableau and a few runs of the simplex method on it.
  public func ambiguousVariables() -> [Variable] { system.ambiguousVariables() }

  /// Why an unknown has the value it has.
  ///
  /// - Complexity: that of ``ambiguousVariables()``.
  public func explanation(of variable: Variable) -> Explanation {
    guard system.declared.contains(variable) else {
      return Explanation(active: [], edits: [], violated: [], restsOnDefault: true)
    }
    return system.explanation(of: variable)
  }

  /// No proof: the tableau does not hand out its multipliers.
  public func certificate() -> Certificate? { nil }

  /// What the solver did since it was made.
  public var work: SolverWork { system.work }
}
