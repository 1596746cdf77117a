public import FlatStorage

/// A solver that keeps a constraint system solved while it changes.
///
/// The answer is the lexicographic minimum, over the priorities in use from the highest to the
/// lowest, of the sum of absolute violations at each; a value that remains free after that is put
/// where it is closest to zero, or anywhere that is optimal.
///
/// Operations between two calls of ``solve()`` form one batch: no intermediate state is solved or
/// reported, and for one target the last word wins. Every operation leaves the solver unchanged
/// when it throws. Answers (``value(of:)``, ``changes``, ``conflicts`` and the rest) are those of
/// the last solve.
///
/// A conforming class is a thin owner around a noncopyable core: calls come in over a protocol
/// once per operation, never inside a loop over rows or unknowns. One solver belongs to one queue.
///
/// Complexity is the strategy's own; each states its cost model on its first page.
public protocol IncrementalSolver: AnyObject {
  /// Reserves memory for the given numbers of variables, constraints and terms.
  ///
  /// Optional: the counts are estimates, not limits.
  ///
  /// - Parameters:
  ///   - variables: how many unknowns will be made.
  ///   - constraints: how many constraints will be added.
  ///   - terms: how many terms these have together.
  func reserveCapacity(variables: Int, constraints: Int, terms: Int)

  /// Makes a new unknown; its value is 0 until a solve changes it.
  func makeVariable() -> Variable

  /// Takes an unknown out of the system.
  ///
  /// - Throws: `unknownVariable`, or `variableInUse` while a constraint or an edit uses it.
  func discard(_ variable: Variable) throws(SolverError)

  /// Adds the constraint `sum(terms) + constant REL 0`.
  ///
  /// - Throws: `noTerms`, `zeroCoefficient`, `notFinite`, `unknownVariable`.
  func add(_ terms: Span<Term>, _ shape: ConstraintShape) throws(SolverError) -> ConstraintID

  /// Whether constraints had better be added together, although unknowns are made meanwhile that those waiting do not
  /// mention; false unless a solver says so.
  var takesBatches: Bool { get }

  /// Adds many constraints, as ``add(_:_:)`` of one after the other does.
  ///
  /// Optional: what a solver knows to add in one loop need not be called for one by one.
  ///
  /// - Parameters:
  ///   - batch: the constraints.
  ///   - first: the first of them that is added.
  ///   - ids: gets their names, behind what it has; where a constraint is refused, those of the ones before it.
  /// - Throws: `noTerms`, `zeroCoefficient`, `notFinite`, `unknownVariable`; those before the one refused are added.
  func add(
    _ batch: borrowing ConstraintBatch, from first: Int, to ids: inout FlatArray<ConstraintID>
  ) throws(SolverError)

  /// Adds two wishes for one unknown that meet in a number: to be at most that, and at least.
  ///
  /// It means what ``add(_:_:)`` of the one and then of the other means; a strategy may know a quicker
  /// way. Either may be changed and removed by itself.
  ///
  /// - Parameters:
  ///   - variable: the unknown.
  ///   - number: where the two meet.
  ///   - priorities: how important it is not to exceed the number, and not to fall below it.
  ///   - breakRank: see ``ConstraintShape/breakRank``.
  /// - Returns: the constraints.
  /// - Throws: `notFinite`, `unknownVariable`.
  func addPair(
    _ variable: Variable, meetingAt number: Double,
    _ priorities: (atMost: Priority, atLeast: Priority), breakRank: Int8
  ) throws(SolverError) -> (atMost: ConstraintID, atLeast: ConstraintID)

  /// Removes a constraint.
  ///
  /// - Throws: `unknownConstraint`.
  func remove(_ constraint: ConstraintID) throws(SolverError)

  /// Replaces the constant of a constraint.
  ///
  /// As with priorities, coefficients and targets of edits: the one that it has already asks for
  /// nothing, and a solve after it does nothing.
  ///
  /// - Throws: `unknownConstraint`, `notFinite`.
  func setConstant(_ constant: Double, of constraint: ConstraintID) throws(SolverError)

  /// Replaces the priority of a constraint; required to optional and back is allowed here.
  ///
  /// - Throws: `unknownConstraint`.
  func setPriority(_ priority: Priority, of constraint: ConstraintID) throws(SolverError)

  /// Replaces the break rank of a constraint: see ``ConstraintShape/breakRank``.
  ///
  /// It counts from the next conflict on; what is broken already stays broken until it fits.
  ///
  /// - Throws: `unknownConstraint`.
  func setBreakRank(_ rank: Int8, of constraint: ConstraintID) throws(SolverError)

  /// Replaces the coefficient of one unknown in a constraint.
  ///
  /// - Throws: `unknownConstraint`, `unknownVariable`, `variableNotInConstraint`,
  ///   `zeroCoefficient`, `notFinite`.
  func setCoefficient(
    _ coefficient: Double, of variable: Variable, in constraint: ConstraintID
  ) throws(SolverError)

  /// Makes an unknown an edit variable: a preference for a target, held until the edit ends.
  ///
  /// The target starts at the value after the last solve (0 before the first).
  ///
  /// - Throws: `unknownVariable`, `alreadyEditing`, `requiredEdit`.
  func beginEditing(_ variable: Variable, priority: Priority) throws(SolverError)

  /// Moves the target of an edit variable.
  ///
  /// - Throws: `unknownVariable`, `notEditing`, `notFinite`.
  func suggest(_ value: Double, for variable: Variable) throws(SolverError)

  /// Ends an edit: the preference goes, the unknown stays.
  ///
  /// - Throws: `unknownVariable`, `notEditing`.
  func endEditing(_ variable: Variable) throws(SolverError)

  /// Brings the solution up to date with the batch.
  ///
  /// Required constraints that conflict are no error: see ``conflicts``.
  ///
  /// - Throws: `numericalBreakdown`; the solution is then that of the last solve, the operations
  ///   of the batch stay pending.
  func solve() throws(SolverError)

  /// The value of an unknown after the last solve; 0 for one that was never solved.
  func value(of variable: Variable) -> Double

  /// Reads the values of many unknowns at once, as ``value(of:)`` gives them.
  ///
  /// Optional: what a solver knows to read in one loop need not be asked for one by one.
  ///
  /// - Parameters:
  ///   - variables: the unknowns.
  ///   - values: gets their values, one for each, behind what it has.
  func readValues(of variables: Span<Variable>, to values: inout FlatArray<Double>)

  /// The unknowns whose value the last solve changed by over ``Tolerances/change``, in any order
  /// that is the same in every run.
  var changedVariables: [Variable] { get }

  /// Reads ``changedVariables`` and their values at once.
  ///
  /// Optional: what a solver knows to read in one loop need not be asked for one by one. Where `changes` has
  /// room, nothing is allocated.
  ///
  /// - Parameter changes: gets the unknowns and their new values, in the same order, behind what it has.
  func readChanges(to changes: inout FlatArray<VariableChange>)

  /// The conflicts that the last solve found, in the order in which they were resolved.
  ///
  /// A constraint broken by an earlier solve and still broken is not reported again.
  var conflicts: [Conflict] { get }

  /// Whether a required constraint is left out of the optimisation because of a conflict.
  func isBroken(_ constraint: ConstraintID) -> Bool

  /// How much a constraint is violated: 0 when it holds, else in its own units.
  func violation(of constraint: ConstraintID) -> Double

  /// The sums of violations, one for each priority in use, highest first.
  var violations: [LevelViolation] { get }

  /// The optional constraints violated by over ``Tolerances/change``, in order of ids.
  var violatedConstraints: [ConstraintID] { get }

  /// The unknowns whose value is not determined by the optimum, in order.
  ///
  /// Not for a steady pass: it examines the whole optimal face.
  func ambiguousVariables() -> [Variable]

  /// Why an unknown has the value it has.
  func explanation(of variable: Variable) -> Explanation

  /// The proof that the last solve's answer is the optimum: see ``Certificate`` for what belongs
  /// to it, and ``CertificateChecker`` for the conditions that it must meet.
  ///
  /// Every variable has a value, the one that ``value(of:)`` gives. Multipliers are in the units of
  /// the rows as declared, whatever scaling the strategy uses. A contradiction comes for each of
  /// ``conflicts``, in that order and over exactly its members, then for each constraint broken
  /// after the solve. May be asked for only after a solve that succeeded and before the next
  /// operation; it may cost as much as solving from nothing, and leaves the solver as it is.
  ///
  /// - Returns: nil when the strategy cannot prove its answers; ``CertifyingSolver`` refuses that.
  func certificate() -> Certificate?

  /// What the solver did since it was made.
  var work: SolverWork { get }
}

extension IncrementalSolver {
  /// Takes no hint: memory grows as it is needed.
  public func reserveCapacity(variables: Int, constraints: Int, terms: Int) {}

  /// Reads the values one by one.
  public func readValues(of variables: Span<Variable>, to values: inout FlatArray<Double>) {
    for index in variables.indices { values.append(value(of: variables[index])) }
  }

  /// Reads the changes one by one.
  public func readChanges(to changes: inout FlatArray<VariableChange>) {
    for variable in changedVariables {
      changes.append(VariableChange(variable, value: value(of: variable)))
    }
  }

  /// One by one they cost the same.
  public var takesBatches: Bool { false }

  /// Adds the constraints one by one.
  ///
  /// - Throws: `noTerms`, `zeroCoefficient`, `notFinite`, `unknownVariable`.
  public func add(
    _ batch: borrowing ConstraintBatch, from first: Int, to ids: inout FlatArray<ConstraintID>
  ) throws(SolverError) {
    try batch.forEach(from: first) { terms, shape, _ throws(SolverError) in
      ids.append(try add(terms, shape))
    }
  }

  /// Adds the two constraints, one after the other.
  ///
  /// - Throws: `notFinite`, `unknownVariable`.
  public func addPair(
    _ variable: Variable, meetingAt number: Double,
    _ priorities: (atMost: Priority, atLeast: Priority), breakRank: Int8
  ) throws(SolverError) -> (atMost: ConstraintID, atLeast: ConstraintID) {
    try addInTurn(variable, meetingAt: number, priorities, breakRank: breakRank)
  }

  /// Adds the two constraints of a pair, one after the other.
  ///
  /// - Throws: `notFinite`, `unknownVariable`.
  package func addInTurn(
    _ variable: Variable, meetingAt number: Double,
    _ priorities: (atMost: Priority, atLeast: Priority), breakRank: Int8
  ) throws(SolverError) -> (atMost: ConstraintID, atLeast: ConstraintID) {
    let terms: [1 of Term] = [Term(1, variable)]
    let atMost = try add(
      terms.span,
      ConstraintShape(
        .lessThanOrEqual, constant: -number, priority: priorities.atMost, breakRank: breakRank))
    let atLeast = try add(
      terms.span,
      ConstraintShape(
        .greaterThanOrEqual, constant: -number, priority: priorities.atLeast, breakRank: breakRank))
    return (atMost, atLeast)
  }

  /// Adds a constraint given as a value.
  ///
  /// - Throws: what `add(_:_:)` throws.
  public func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    try add(constraint.terms.span, constraint.shape)
  }
}
