import LinearConstraints
import SolverCatalog
import SolverOracle
import Testing

/// What a comparison of strategies counts, and how often it looks at what is undetermined.
@Suite struct StrategyComparisonTests {
  private static let trace = """
    trace 1
    variable x
    variable y
    constraint sum == 1000 -10 1*x 1*y
    solve
    constraint wish == 500 -4 1*x
    solve
    remove wish
    solve
    """

  private static var candidates: [SolverCandidate] {
    [SolverStrategy.activeSet, .tableau].map { strategy in
      SolverCandidate(name: strategy.rawValue) { strategy.makeSolver() }
    }
  }

  /// Each strategy solves each step; an interval of none is one of each step.
  @Test(arguments: [0, 1, 4])
  func everySolveOfEveryStrategyIsCertified(_ interval: Int) throws {
    let trace = try TraceReader.read(Self.trace)
    let comparison = StrategyComparison(Self.candidates, ambiguityInterval: interval)
    var counts = StrategyComparison.Counts()
    var seen = 0
    try comparison.check(trace, &counts) { _ in seen += 1 }
    #expect(counts.timelines == 1 && counts.solves == 6 && counts.certifiedSolves == 6)
    #expect(counts.refusals == 0 && seen == 3)
    #expect(comparison.firstFinding(in: trace) == nil)
  }
}
