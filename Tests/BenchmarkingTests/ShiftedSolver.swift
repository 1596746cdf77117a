import LinearConstraints
import SolverCatalog

/// An unsound solver: every value is one more than the right one.
final class ShiftedSolver: ForwardingSolver {
  let base = SolverStrategy.activeSet.makeSolver()

  func value(of variable: Variable) -> Double { base.value(of: variable) + 1 }

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
}
