import LinearConstraints
import SolverCatalog

/// A solver that answers as another one does, but for one lie.
final class LyingSolver: IncrementalSolver {
  /// What is answered wrong.
  enum Lie {
    case none, violation, sum, forgottenChange, inventedChange, ambiguity, refusal
  }

  private let inner: any IncrementalSolver = SolverStrategy.standard.makeSolver()
  private let lie: Lie
  private var variables: [Variable] = []

  init(_ lie: Lie) {
    self.lie = lie
  }

  func makeVariable() -> Variable {
    variables.append(inner.makeVariable())
    return variables[variables.count - 1]
  }

  func discard(_ variable: Variable) throws(SolverError) { try inner.discard(variable) }

  func add(_ terms: Span<Term>, _ shape: ConstraintShape) throws(SolverError) -> ConstraintID {
    try inner.add(terms, shape)
  }

  func remove(_ constraint: ConstraintID) throws(SolverError) { try inner.remove(constraint) }

  func setConstant(_ constant: Double, of constraint: ConstraintID) throws(SolverError) {
    try inner.setConstant(constant, of: constraint)
  }

  func setPriority(_ priority: Priority, of constraint: ConstraintID) throws(SolverError) {
    try inner.setPriority(priority, of: constraint)
  }

  func setBreakRank(_ rank: Int8, of constraint: ConstraintID) throws(SolverError) {
    try inner.setBreakRank(rank, of: constraint)
  }

  func setCoefficient(
    _ coefficient: Double, of variable: Variable, in constraint: ConstraintID
  ) throws(SolverError) {
    try inner.setCoefficient(coefficient, of: variable, in: constraint)
  }

  func beginEditing(_ variable: Variable, priority: Priority) throws(SolverError) {
    try inner.beginEditing(variable, priority: priority)
  }

  func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    try inner.suggest(value, for: variable)
  }

  func endEditing(_ variable: Variable) throws(SolverError) { try inner.endEditing(variable) }

  func solve() throws(SolverError) {
    if lie == .refusal { throw .numericalBreakdown("a lie") }
    try inner.solve()
  }

  func value(of variable: Variable) -> Double { inner.value(of: variable) }

  var changedVariables: [Variable] {
    switch lie {
    case .forgottenChange: Array(inner.changedVariables.dropLast())
    case .inventedChange: variables
    default: inner.changedVariables
    }
  }

  var conflicts: [Conflict] { inner.conflicts }

  func isBroken(_ constraint: ConstraintID) -> Bool { inner.isBroken(constraint) }

  func violation(of constraint: ConstraintID) -> Double {
    inner.violation(of: constraint) + (lie == .violation ? 0.01 : 0)
  }

  var violations: [LevelViolation] {
    inner.violations.map {
      LevelViolation(priority: $0.priority, sum: $0.sum + (lie == .sum ? 0.01 : 0))
    }
  }

  var violatedConstraints: [ConstraintID] { inner.violatedConstraints }

  func ambiguousVariables() -> [Variable] {
    lie == .ambiguity ? [] : inner.ambiguousVariables()
  }

  func explanation(of variable: Variable) -> Explanation { inner.explanation(of: variable) }

  func certificate() -> Certificate? { inner.certificate() }

  var work: SolverWork { inner.work }
}
