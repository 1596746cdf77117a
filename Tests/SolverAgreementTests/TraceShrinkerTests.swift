import LinearConstraints
import SolverOracle
import SolverWorkloads
import Testing

@Suite struct TraceShrinkerTests {
  @Test func onlyWhatTheFailureNeedsIsKept() {
    let trace = RandomSystem.trace(seed: 3, views: 6, solves: 4, hasConflicts: true)
    let text = TraceShrinker.shrink(trace) { candidate in
      candidate.operations.contains {
        if case .suggest(_, let value) = $0 { value == 400 } else { false }
      }
    }
    #expect(
      text == """
        trace 1
        variable v0.h
        edit v0.h 999
        suggest v0.h 400

        """)
  }
}
