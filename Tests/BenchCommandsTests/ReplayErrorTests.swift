import BenchCommands
import LinearConstraints
import SolverCatalog
import Testing

/// What `bench replay` reports of a replay that ended early, and what it ends with.
@Suite struct ReplayErrorTests {
  private static func refusal(_ error: SolverError) -> ReplayError {
    .refused(TraceReplayError(line: 7, error: error))
  }

  /// Numbers and sizes that only the trace can have brought are its fault, all else is the tool's.
  @Test(arguments: [
    (
      SolverError.numericalBreakdown("no digits"),
      "a.trace:7: error: tableau: the numbers are too large or too small to solve: no digits",
      Int32(65)
    ),
    (
      .exceedsCapacity("9 cells"),
      "a.trace:7: error: tableau: the system is too large for the strategy: 9 cells", 65
    ),
    (
      .noTerms,
      "a.trace:7: error: tableau: a constraint has no terms, or all of them cancel each other out",
      70
    ),
  ])
  func aRefusalHasItsReason(error: SolverError, message: String, status: Int32) {
    let refusal = Self.refusal(error)
    #expect(refusal.message(file: "a.trace", strategy: .tableau) == message)
    #expect(refusal.status.rawValue == status)
    #expect(refusal.verdict == nil)
  }

  /// The solve that failed is one of those that were looked at.
  @Test func aFailedCertificateIsAFinding() {
    let error = ReplayError.uncertified(line: 9, reason: "x pulls", certifiedSolves: 4)
    #expect(
      error.message(file: "a.trace", strategy: .activeSet)
        == "a.trace:9: active-set: not certified: x pulls")
    #expect(error.verdict == "certified: 4 of 5 solves; stopped at the first failure")
    #expect(error.status.rawValue == 1)
  }
}
