import LinearConstraints
import SolverCatalog

/// A solver that answers as another one does, but for one lie.
final class LyingSolver: ForwardingSolver {
  /// What is answered wrong.
  enum Lie {
    case none, violation, sum, forgottenChange, inventedChange, ambiguity, refusal
  }

  private let lie: Lie
  private var variables: [Variable] = []

  init(_ lie: Lie) {
    self.lie = lie
    super.init(.standard)
  }

  override func makeVariable() -> Variable {
    let variable = super.makeVariable()
    variables.append(variable)
    return variable
  }

  override func solve() throws(SolverError) {
    if lie == .refusal { throw .numericalBreakdown("a lie") }
    try super.solve()
  }

  override var changedVariables: [Variable] {
    switch lie {
    case .forgottenChange: Array(super.changedVariables.dropLast())
    case .inventedChange: variables
    default: super.changedVariables
    }
  }

  override func violation(of constraint: ConstraintID) -> Double {
    super.violation(of: constraint) + (lie == .violation ? 0.01 : 0)
  }

  override var violations: [LevelViolation] {
    super.violations.map {
      LevelViolation(priority: $0.priority, sum: $0.sum + (lie == .sum ? 0.01 : 0))
    }
  }

  override func ambiguousVariables() -> [Variable] {
    lie == .ambiguity ? [] : super.ambiguousVariables()
  }
}
