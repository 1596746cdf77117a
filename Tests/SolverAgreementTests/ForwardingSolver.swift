import LinearConstraints
import SolverCatalog

/// A solver that hands everything on to one of a strategy: what tests derive unsound solvers from.
class ForwardingSolver: IncrementalSolver {
  private let base: any IncrementalSolver

  init(_ strategy: SolverStrategy) { base = strategy.makeSolver() }

  func makeVariable() -> Variable { base.makeVariable() }

  func discard(_ variable: Variable) throws(SolverError) { try base.discard(variable) }

  func add(_ terms: Span<Term>, _ shape: ConstraintShape) throws(SolverError) -> ConstraintID {
    try base.add(terms, shape)
  }

  func remove(_ constraint: ConstraintID) throws(SolverError) { try base.remove(constraint) }

  func setConstant(_ constant: Double, of constraint: ConstraintID) throws(SolverError) {
    try base.setConstant(constant, of: constraint)
  }

  func setPriority(_ priority: Priority, of constraint: ConstraintID) throws(SolverError) {
    try base.setPriority(priority, of: constraint)
  }

  func setBreakRank(_ rank: Int8, of constraint: ConstraintID) throws(SolverError) {
    try base.setBreakRank(rank, of: constraint)
  }

  func setCoefficient(
    _ coefficient: Double, of variable: Variable, in constraint: ConstraintID
  ) throws(SolverError) {
    try base.setCoefficient(coefficient, of: variable, in: constraint)
  }

  func beginEditing(_ variable: Variable, priority: Priority) throws(SolverError) {
    try base.beginEditing(variable, priority: priority)
  }

  func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    try base.suggest(value, for: variable)
  }

  func endEditing(_ variable: Variable) throws(SolverError) { try base.endEditing(variable) }

  func solve() throws(SolverError) { try base.solve() }

  func value(of variable: Variable) -> Double { base.value(of: variable) }

  var changedVariables: [Variable] { base.changedVariables }

  var conflicts: [Conflict] { base.conflicts }

  func isBroken(_ constraint: ConstraintID) -> Bool { base.isBroken(constraint) }

  func violation(of constraint: ConstraintID) -> Double { base.violation(of: constraint) }

  var violations: [LevelViolation] { base.violations }

  var violatedConstraints: [ConstraintID] { base.violatedConstraints }

  func ambiguousVariables() -> [Variable] { base.ambiguousVariables() }

  func explanation(of variable: Variable) -> Explanation { base.explanation(of: variable) }

  func certificate() -> Certificate? { base.certificate() }

  var work: SolverWork { base.work }
}
