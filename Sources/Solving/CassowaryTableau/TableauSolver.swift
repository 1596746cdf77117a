package import DeclaredSystems
package import LinearConstraints

/// Classic Cassowary: an explicit tableau, kept as the readable reference.
///
/// Every constraint is one equation with symbols of its own (slack, surplus, errors or a dummy);
/// the tableau stores all of them solved for their basic symbols. Constants that change move the
/// constants of the rows in which the constraint's marker occurs, and the dual simplex method
/// restores feasibility; priorities are vectors of costs, compared lexicographically, which the
/// primal simplex method minimises level by level.
///
/// It computes in double precision and proves each answer to itself: values satisfy their rows,
/// multipliers balance, no decision was as close as rounding errors. Where that fails, even for a
/// tableau built from nothing, it goes on with ``DoubleDouble`` numbers, built from nothing at every
/// solve; where these fail too, the solve throws `numericalBreakdown`. A tableau that would need more
/// cells than memory can be counted on (``TableauNumber/cellLimit``) throws `exceedsCapacity`.
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
package final class TableauSolver: DeclaringSolver, SelfChecking {
  private var core: any DeclaringSolver & SelfChecking
  /// The same as ``core`` while that computes in double precision.
  private var double: TableauCore<Double>?

  /// Creates a solver without unknowns.
  package convenience init() {
    self.init(cellLimit: Double.cellLimit)
  }

  /// Creates a solver whose tableau may hold at most so many nonzeros.
  package init(cellLimit: Int) {
    let double = TableauCore<Double>(cellLimit: cellLimit)
    core = double
    self.double = double
  }

  /// Changes the system as its user declared it.
  package func withDeclaredSystem<Result, Failure: Error>(
    _ change: (inout DeclaredSystem) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try core.withDeclaredSystem(change)
  }

  /// Brings the solution up to date with the batch.
  ///
  /// - Throws: `numericalBreakdown`, `exceedsCapacity`.
  package func solve() throws(SolverError) {
    do throws(SolverError) {
      try core.solve()
    } catch {
      guard case .numericalBreakdown = error, let double else { throw error }
      core = TableauCore<DoubleDouble>(continuing: double)
      self.double = nil
      try core.solve()
    }
  }

  /// The value of an unknown after the last solve.
  package func value(of variable: Variable) -> Double { core.value(of: variable) }

  /// The unknowns that the last solve changed, in order.
  package var changedVariables: [Variable] { core.changedVariables }

  /// The conflicts that the last solve found, in the order in which they were resolved.
  package var conflicts: [Conflict] { core.conflicts }

  /// Whether a required constraint is left out because of a conflict.
  package func isBroken(_ constraint: ConstraintID) -> Bool { core.isBroken(constraint) }

  /// How much a constraint is violated, in its own units.
  package func violation(of constraint: ConstraintID) -> Double { core.violation(of: constraint) }

  /// The sums of violations, highest priority first.
  package var violations: [LevelViolation] { core.violations }

  /// The optional constraints violated by over ``Tolerances/change``, in order of ids.
  package var violatedConstraints: [ConstraintID] { core.violatedConstraints }

  /// The unknowns whose value is not determined by the optimum, in order.
  ///
  /// - Complexity: that of a copy of the tableau and a few runs of the simplex method on it.
  package func ambiguousVariables() -> [Variable] { core.ambiguousVariables() }

  /// Why an unknown has the value it has.
  ///
  /// - Complexity: that of ``ambiguousVariables()``.
  package func explanation(of variable: Variable) -> Explanation { core.explanation(of: variable) }

  /// The proof of the last solve's answer, from the reduced costs.
  package func certificate() -> Certificate? { core.certificate() }

  /// What the solver did since it was made.
  package var work: SolverWork { core.work }

  /// What contradicts itself in the tableau after a solve that succeeded; empty when all is well.
  ///
  /// For tests and fuzzers. - Complexity: O(all cells).
  package func invariantViolations() -> [String] { core.invariantViolations() }
}
