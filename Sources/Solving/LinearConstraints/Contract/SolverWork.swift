/// Deterministic counts of what a solver did: the same on every machine and in every run.
///
/// They gate regressions where time cannot: a slowdown with equal counters is *slower work*, one
/// with higher counters is *more work*.
public struct SolverWork: Hashable, Sendable {
  /// Calls of `solve` that had something to do.
  public var solves = 0
  /// Exchanges of an entering and a leaving element of the basis.
  public var pivots = 0
  /// Rows that changed the side of their breakpoint without entering the basis.
  public var flips = 0
  /// Times a basis was factored from its rows.
  public var factorizations = 0
  /// Nonzeros of all factors computed.
  public var factorNonzeros = 0
  /// Nonzeros visited by triangular solves, and unknowns that these visit for nothing; or tableau
  /// cells changed.
  public var solveNonzeros = 0
  /// Independent blocks in which an edit caused any work.
  public var blocksTouched = 0
  /// Times that values or multipliers were computed anew because rounding errors might have counted.
  public var refinements = 0
  /// Unknowns whose value changed, summed over solves.
  public var changedVariables = 0

  /// Creates counters at zero.
  public init() {}
}

extension SolverWork {
  /// The counters by name, in a fixed order.
  public var entries: [(name: String, count: Int)] {
    [
      ("solves", solves), ("pivots", pivots), ("flips", flips),
      ("factorizations", factorizations), ("factorNonzeros", factorNonzeros),
      ("solveNonzeros", solveNonzeros), ("blocksTouched", blocksTouched),
      ("refinements", refinements), ("changedVariables", changedVariables),
    ]
  }

  /// What was done since `earlier`.
  public static func - (later: SolverWork, earlier: SolverWork) -> SolverWork {
    combined(later, earlier) { $0 - $1 }
  }

  /// What two solvers, or two phases, did together.
  public static func + (left: SolverWork, right: SolverWork) -> SolverWork {
    combined(left, right) { $0 + $1 }
  }

  private static func combined(
    _ left: SolverWork, _ right: SolverWork, _ combine: (Int, Int) -> Int
  ) -> SolverWork {
    var result = SolverWork()
    result.solves = combine(left.solves, right.solves)
    result.pivots = combine(left.pivots, right.pivots)
    result.flips = combine(left.flips, right.flips)
    result.factorizations = combine(left.factorizations, right.factorizations)
    result.factorNonzeros = combine(left.factorNonzeros, right.factorNonzeros)
    result.solveNonzeros = combine(left.solveNonzeros, right.solveNonzeros)
    result.blocksTouched = combine(left.blocksTouched, right.blocksTouched)
    result.refinements = combine(left.refinements, right.refinements)
    result.changedVariables = combine(left.changedVariables, right.changedVariables)
    return result
  }
}
