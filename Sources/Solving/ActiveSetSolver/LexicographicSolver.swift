public import FlatStorage
public import LinearConstraints

/// Solves constraint systems by the sparse lexicographic active-set method.
///
/// Cost: an edit costs what it moves, whatever the size of the system; each exchange of the
/// basis costs what lies downstream of the row that leaves and upstream of the one that enters.
/// Building costs about one visit of every coefficient.
public final class LexicographicSolver {
  private var system: LexicographicSystem

  /// Creates a solver without unknowns.
  public convenience init() {
    self.init(isCold: false)
  }

  /// Creates a solver; a cold one forgets its basis and its values before every solve.
  ///
  /// The cold solver shows the price of not being incremental.
  public init(isCold: Bool) {
    system = LexicographicSystem(isCold: isCold)
  }

  /// Creates a solver that gives way sooner than others, for tests of what it does then.
  ///
  /// - Parameters:
  ///   - zeroStepLimit: After how many exchanges without a move Bland's rule chooses; -1 for from the first
  ///     on.
  ///   - exchangeLimit: After how many exchanges an optimization starts anew.
  package init(zeroStepLimit: Int?, exchangeLimit: Int?) {
    system = LexicographicSystem(
      isCold: false, zeroStepLimit: zeroStepLimit, exchangeLimit: exchangeLimit)
  }
}

extension LexicographicSolver: IncrementalSolver {
  /// Sets memory aside for what is about to be added.
  public func reserveCapacity(variables: Int, constraints: Int, terms: Int) {
    system.reserveCapacity(variables: variables, constraints: constraints, terms: terms)
  }

  /// Makes an unknown.
  public func makeVariable() -> Variable {
    system.makeVariable()
  }

  /// Takes an unknown out of the system.
  ///
  /// - Throws: `unknownVariable`, `variableInUse`.
  public func discard(_ variable: Variable) throws(SolverError) {
    try system.discard(variable)
  }

  /// Adds a constraint; it enters with the next solve.
  ///
  /// - Throws: `noTerms`, `zeroCoefficient`, `notFinite`, `unknownVariable`.
  public func add(
    _ terms: Span<Term>, _ shape: ConstraintShape
  ) throws(SolverError) -> ConstraintID {
    try system.add(terms, shape)
  }

  /// One call for many constraints costs less than one for each.
  public var takesBatches: Bool { true }

  /// Adds many constraints; they enter with the next solve.
  ///
  /// - Throws: `noTerms`, `zeroCoefficient`, `notFinite`, `unknownVariable`.
  public func add(
    _ batch: borrowing ConstraintBatch, from first: Int, to ids: inout FlatArray<ConstraintID>
  ) throws(SolverError) {
    try system.add(batch, from: first, to: &ids)
  }

  /// Adds two wishes for one unknown that meet in a number.
  ///
  /// - Throws: `notFinite`, `unknownVariable`.
  public func addPair(
    _ variable: Variable, meetingAt number: Double,
    _ priorities: (atMost: Priority, atLeast: Priority), breakRank: Int8
  ) throws(SolverError) -> (atMost: ConstraintID, atLeast: ConstraintID) {
    // A required row is one of its own.
    if priorities.atMost.isRequired || priorities.atLeast.isRequired {
      return try addInTurn(variable, meetingAt: number, priorities, breakRank: breakRank)
    }
    return try system.addPair(variable, meetingAt: number, priorities, breakRank: breakRank)
  }

  /// Removes a constraint.
  ///
  /// - Throws: `unknownConstraint`.
  public func remove(_ constraint: ConstraintID) throws(SolverError) {
    try system.remove(constraint)
  }

  /// Replaces the constant of a constraint.
  ///
  /// - Throws: `unknownConstraint`, `notFinite`.
  public func setConstant(
    _ constant: Double, of constraint: ConstraintID
  ) throws(SolverError) {
    try system.setConstant(constant, of: constraint)
  }

  /// Replaces the priority of a constraint.
  ///
  /// - Throws: `unknownConstraint`.
  public func setPriority(
    _ priority: Priority, of constraint: ConstraintID
  ) throws(SolverError) {
    try system.setPriority(priority, of: constraint)
  }

  /// Replaces the break rank of a constraint; it counts from the next conflict on.
  ///
  /// - Throws: `unknownConstraint`.
  public func setBreakRank(_ rank: Int8, of constraint: ConstraintID) throws(SolverError) {
    try system.setBreakRank(rank, of: constraint)
  }

  /// Replaces one coefficient of a constraint.
  ///
  /// - Throws: `unknownConstraint`, `unknownVariable`, `variableNotInConstraint`,
  ///   `zeroCoefficient`, `notFinite`.
  public func setCoefficient(
    _ coefficient: Double, of variable: Variable, in constraint: ConstraintID
  ) throws(SolverError) {
    try system.setCoefficient(coefficient, of: variable, in: constraint)
  }

  /// Makes an unknown an edit variable.
  ///
  /// - Throws: `unknownVariable`, `alreadyEditing`, `requiredEdit`.
  public func beginEditing(
    _ variable: Variable, priority: Priority
  ) throws(SolverError) {
    try system.beginEditing(variable, priority: priority)
  }

  /// Moves the target of an edit variable.
  ///
  /// - Throws: `unknownVariable`, `notEditing`, `notFinite`.
  public func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    try system.suggest(value, for: variable)
  }

  /// Ends an edit.
  ///
  /// - Throws: `unknownVariable`, `notEditing`.
  public func endEditing(_ variable: Variable) throws(SolverError) {
    try system.endEditing(variable)
  }

  /// Brings the solution up to date with the batch.
  ///
  /// - Throws: `numericalBreakdown`.
  /// - Complexity: O(what moves), plus that of each exchange of the basis.
  public func solve() throws(SolverError) {
    try system.solve()
  }

  /// The value of an unknown after the last solve.
  ///
  /// - Complexity: O(1).
  public func value(of variable: Variable) -> Double {
    system.value(of: variable)
  }

  /// Reads the values of many unknowns after the last solve.
  ///
  /// - Complexity: O(variables).
  public func readValues(of variables: Span<Variable>, to values: inout FlatArray<Double>) {
    system.readValues(of: variables, to: &values)
  }

  /// The unknowns that the last solve changed, in order of movement.
  ///
  /// - Complexity: O(unknowns that moved).
  public var changedVariables: [Variable] {
    system.changedVariables
  }

  /// Whether a required constraint is left out because of a conflict.
  public func isBroken(_ constraint: ConstraintID) -> Bool {
    system.isBroken(constraint)
  }

  /// How much a constraint is violated, in its own units.
  public func violation(of constraint: ConstraintID) -> Double {
    system.violation(of: constraint)
  }

  /// The sums of violations by priority.
  ///
  /// - Complexity: O(all coefficients).
  public var violations: [LevelViolation] {
    system.violations
  }

  /// The violated optional constraints in order.
  ///
  /// - Complexity: O(all coefficients).
  public var violatedConstraints: [ConstraintID] {
    system.violatedConstraints
  }

  /// The unknowns that the optimum leaves free, in order.
  ///
  /// - Complexity: that of building and solving a system of the unknowns that may be free.
  public func ambiguousVariables() -> [Variable] {
    system.ambiguousVariables()
  }

  /// Why an unknown has its value: its row of the inverse of the basis.
  public func explanation(of variable: Variable) -> Explanation {
    system.explanation(of: variable)
  }

  /// The proof that the last solve's answer is the optimum.
  ///
  /// - Complexity: O(all coefficients), and for each conflict and broken constraint that of solving
  ///   the required constraints that hang together with it.
  public func certificate() -> Certificate? {
    system.certificate()
  }

  /// What was done since the solver was made.
  public var work: SolverWork {
    system.work
  }

  /// Reads the unknowns that the last solve changed, and their values, in order of movement.
  ///
  /// - Complexity: O(unknowns that moved).
  public func readChanges(to changes: inout FlatArray<VariableChange>) {
    system.readChanges(to: &changes)
  }

  /// The conflicts that the last solve found.
  public var conflicts: [Conflict] { system.conflicts }
}

extension LexicographicSolver: SelfChecking {
  /// What contradicts itself in the state after the last solve, in words; empty when all is well.
  ///
  /// For tests and fuzzers. - Complexity: O(all coefficients x levels).
  package func invariantViolations() -> [String] { system.core.invariantViolations() }
}
