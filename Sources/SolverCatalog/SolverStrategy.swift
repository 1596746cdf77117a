import ActiveSetSolver
import CassowaryTableau
public import LinearConstraints

/// The ways to solve that there are: the only list of them.
public enum SolverStrategy: String, CaseIterable, Sendable {
  /// The sparse lexicographic active-set method, incremental.
  case activeSet = "active-set"
  /// The same method for each independent block, several blocks at once.
  case partitioned
  /// The same method, rebuilt from nothing at each solve.
  case cold
  /// Classic Cassowary with lexicographic weights, the readable reference.
  case tableau

  /// The strategy used when none is named.
  public static let standard = SolverStrategy.activeSet

  /// What the strategy is, in one sentence.
  public var summary: String {
    switch self {
    case .activeSet:
      "Sparse lexicographic active-set method on a factored, almost triangular basis."
    case .partitioned:
      "The active-set method for each independent block, solved in parallel across queues."
    case .cold:
      "The active-set method rebuilt from nothing at each solve: the price of not being incremental."
    case .tableau:
      "Classic Cassowary with lexicographic weights: an explicit tableau, the readable reference."
    }
  }

  /// What its work grows with.
  public var costModel: String {
    switch self {
    case .activeSet:
      "Building: each coefficient about once. An edit: what it moves, whatever the size."
    case .partitioned:
      "As active-set, in the blocks that a batch reaches; joining and splitting rebuild a side."
    case .cold:
      "Every solve: all coefficients, and a factorization from nothing."
    case .tableau:
      "Every pivot: the rows in which the entering symbol occurs, at worst all of them."
    }
  }

  /// Makes a solver without unknowns.
  ///
  /// - Parameter queueCount: on how many queues independent blocks may be solved at once.
  /// - Returns: The solver, for one owner.
  public func makeSolver(queueCount: Int = 8) -> any IncrementalSolver {
    switch self {
    case .activeSet: LexicographicSolver()
    case .partitioned:
      PartitionedSolver { count, body in
        DispatchExecutor.run(count: count, queueCount: queueCount, body)
      }
    case .cold: LexicographicSolver(isCold: true)
    case .tableau: TableauSolver()
    }
  }
}
