import ActiveSetSolver
import CassowaryTableau
import ClpSolver
public import LinearConstraints

/// A way to solve: one of those that ship, or one's own beside them.
///
///     let mine = SolverStrategy(
///       "mine", summary: "Elimination from nothing.", costModel: "Every solve: n^3."
///     ) { _ in MySolver() }
public struct SolverStrategy: Sendable {
  /// The name, as command lines and records have it.
  public let rawValue: String
  /// What the strategy is, in one sentence.
  public let summary: String
  /// What its work grows with.
  public let costModel: String
  /// Whether a solve works on several queues, so that the calling thread's clock misses most of it.
  public let solvesOnSeveralQueues: Bool
  private let findMissing: @Sendable () -> String?
  private let make: @Sendable (Int) -> any IncrementalSolver

  /// Creates a strategy.
  ///
  /// - Parameters:
  ///   - name: A name that no other strategy has: letters, digits and hyphens.
  ///   - summary: What the strategy is, in one sentence.
  ///   - costModel: What its work grows with.
  ///   - solvesOnSeveralQueues: Whether a solve works on several queues.
  ///   - missingLibrary: What the strategy needs and this machine has not, looked for whenever it is asked.
  ///   - makeSolver: Makes a solver without unknowns; it is handed the number of queues that
  ///     independent blocks may be solved on at once.
  public init(
    _ name: String, summary: String, costModel: String, solvesOnSeveralQueues: Bool = false,
    missingLibrary: @escaping @Sendable () -> String? = { nil },
    makeSolver: @escaping @Sendable (Int) -> any IncrementalSolver
  ) {
    rawValue = name
    self.summary = summary
    self.costModel = costModel
    self.solvesOnSeveralQueues = solvesOnSeveralQueues
    findMissing = missingLibrary
    make = makeSolver
  }

  /// What the strategy needs and this machine has not: a library, and the package that brings it.
  public var missingLibrary: String? { findMissing() }

  /// Makes a solver without unknowns.
  ///
  /// - Precondition: ``missingLibrary`` is nil.
  /// - Parameter queueCount: on how many queues independent blocks may be solved at once.
  /// - Returns: The solver, for one owner.
  public func makeSolver(queueCount: Int = 8) -> any IncrementalSolver { make(queueCount) }
}

// The strategies that ship: the only list of them.
extension SolverStrategy: CaseIterable {
  /// Our own, in the order of tables: they are there on every machine, so that what is run for all of
  /// them is the same everywhere.
  public static let allCases = [activeSet, cold, tableau]

  /// Those that need a library of the system.
  public static let ofLibraries = [clp]

  /// All that ship, whether their library is there or not.
  public static var shipped: [SolverStrategy] { allCases + ofLibraries }

  /// Those of them that this machine can run.
  public static var installed: [SolverStrategy] { shipped.filter { $0.missingLibrary == nil } }

  /// The strategy used when none is named.
  public static let standard = activeSet

  /// The sparse lexicographic active-set method, incremental.
  public static let activeSet = SolverStrategy(
    "active-set",
    summary: "Sparse lexicographic active-set method on a factored, almost triangular basis.",
    costModel: "Building: each coefficient about once. An edit: what it moves, whatever the size."
  ) { _ in LexicographicSolver() }

  /// The same method, rebuilt from nothing at each solve.
  public static let cold = SolverStrategy(
    "cold",
    summary:
      "The active-set method rebuilt from nothing at each solve: the price of not being incremental.",
    costModel: "Every solve: all coefficients, and a factorization from nothing."
  ) { _ in LexicographicSolver(isCold: true) }

  /// Classic Cassowary with lexicographic weights, the readable reference.
  public static let tableau = SolverStrategy(
    "tableau",
    summary:
      "Classic Cassowary with lexicographic weights: an explicit tableau, the readable reference.",
    costModel: "Every pivot: the rows in which the entering symbol occurs, at worst all of them."
  ) { _ in TableauSolver() }

  /// COIN-OR's Clp, an industrial simplex code, on one program for each priority.
  public static let clp = SolverStrategy(
    "clp",
    summary: "COIN-OR's Clp, an industrial simplex code: one linear program for each priority.",
    costModel:
      "Every solve: all coefficients, and a program for each priority from the basis before.",
    missingLibrary: {
      ClpSolver.isAvailable
        ? nil : "COIN-OR's Clp (in Debian and Ubuntu the package coinor-libclp1)"
    },
    makeSolver: { _ in
      guard let solver = ClpSolver() else { preconditionFailure("Clp is not installed") }
      return solver
    })
}

extension SolverStrategy: Hashable {
  /// Strategies are known by their names.
  public static func == (one: SolverStrategy, other: SolverStrategy) -> Bool {
    one.rawValue == other.rawValue
  }

  /// Combines the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  /// The strategy of a name among those that ship, whether its library is there or not.
  public init?(rawValue: String) {
    guard let found = Self.shipped.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = found
  }
}
