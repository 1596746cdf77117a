import CassowaryTableau
public import LinearConstraints

/// The strategies to compare; the only list of them.
public enum SolverStrategy: String, CaseIterable, Sendable {
  /// Classic Cassowary: the readable reference.
  case tableau

  /// The strategy of whoever does not choose.
  public static let standard = SolverStrategy.tableau

  /// Makes a solver without unknowns.
  public func makeSolver() -> any IncrementalSolver {
    switch self {
    case .tableau: TableauSolver()
    }
  }
}
