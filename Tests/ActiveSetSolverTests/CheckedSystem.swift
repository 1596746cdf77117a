import ActiveSetSolver
import LinearConstraints
import SolverCatalog
import Testing

/// A small system of a test, whose answers are checked at each solve.
protocol CheckedSystem {
  /// The method itself, for what only it tells of its work.
  var solver: LexicographicSolver { get }
  /// The same behind a check of every certificate.
  var certifying: CertifyingSolver { get }
}

extension CheckedSystem {
  /// Solves; the certificate is checked, and what the parts of the method say of each other.
  func solve() throws {
    try certifying.solve()
    #expect(solver.invariantViolations().isEmpty)
  }
}

extension SolverStrategy {
  /// The expectations of a trace that the strategy does not meet, every certificate checked, and what the
  /// parts of the method say of each other.
  ///
  /// - Parameter operations: The trace, without the line that it begins with.
  /// - Returns: What is not met, a line each.
  /// - Throws: `TraceReplayError` where the strategy cannot solve it.
  func unmetExpectations(of operations: String) throws -> [String] {
    let trace = try TraceReader.read("trace 1\n" + operations)
    let solver = makeSolver()
    var replay = TraceReplay(trace, on: CertifyingSolver(solver))
    let unmet = try replay.run().unmet.map(\.description)
    return unmet + ((solver as? LexicographicSolver)?.invariantViolations() ?? [])
  }
}
