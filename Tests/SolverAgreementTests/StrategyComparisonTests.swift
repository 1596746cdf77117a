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

  /// Three unknowns of which one changes in the second step and one is open; a wish is not met.
  private static let changing = """
    trace 1
    variable x
    variable y
    variable z
    constraint sum == 1000 -10 1*x 1*y
    constraint first == 750 -4 1*x
    constraint second == 500 -5 1*x
    constraint least >= 1000 0 1*z
    constraint most <= 1000 -9 1*z
    solve
    constant first -4.5
    solve
    """

  private func finding(_ lie: LyingSolver.Lie, mayRefuse: Bool = false) throws -> OracleFinding? {
    let liar = SolverCandidate(name: "liar", mayRefuse: mayRefuse) { LyingSolver(lie) }
    let comparison = StrategyComparison(Self.candidates + [liar], ambiguityInterval: 1)
    return comparison.firstFinding(in: try TraceReader.read(Self.changing))
  }

  /// What a solver says about its own values has to follow from them.
  @Test(
    arguments: [
      (.none, nil, ""), (.violation, .inconsistent, "is violated by"),
      (.sum, .inconsistent, "violations at "), (.forgottenChange, .inconsistent, "is not among"),
      (.inventedChange, .inconsistent, "and is among"),
      (.ambiguity, .disagreement, ""), (.refusal, .refused, ""),
    ] as [(LyingSolver.Lie, OracleFinding.Kind?, String)])
  func aLieIsFound(_ lie: LyingSolver.Lie, _ kind: OracleFinding.Kind?, _ words: String) throws {
    let found = try finding(lie)
    #expect(found?.kind == kind, "\(String(describing: found))")
    #expect(words.isEmpty || found?.message.contains(words) == true)
  }

  /// A strategy that may break down is left out from there on.
  @Test func aBreakdownIsForgivenWhereItIsAllowed() throws {
    #expect(try finding(.refusal, mayRefuse: true) == nil)
    #expect(try finding(.sum, mayRefuse: true)?.kind == .inconsistent)
    let liar = SolverCandidate(name: "liar", mayRefuse: true) { LyingSolver(.refusal) }
    var counts = StrategyComparison.Counts()
    try StrategyComparison(Self.candidates + [liar]).check(
      try TraceReader.read(Self.changing), &counts
    ) { _ in }
    #expect(counts.refusals == 1 && counts.solves == 4)
  }
}
