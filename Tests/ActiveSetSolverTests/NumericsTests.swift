import ActiveSetSolver
import LinearConstraints
import SolverCatalog
import Testing

/// Small systems on which rounding, or a batch's order, once decided instead of the numbers.
///
/// Every solve is certified besides.
@Suite struct NumericsTests {
  static let strategies: [SolverStrategy] = [.activeSet, .cold, .partitioned]

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var trace: String
  }

  static let cases = [
    Case(
      testDescription: "rows that go in a batch of mostly new ones stop counting",
      trace: """
        trace 1
        variable top
        variable key
        variable page
        constraint gap == 250 8 1*key -1*top
        constraint old == 252 44 1*page -1*top
        constraint limit <= 749 16 1*page -1*key
        solve
        remove gap
        remove old
        constraint lift == 49 -8 -1*top
        constraint new == 49 -50 1*page
        solve
        expect-violation 749 0
        expect-violation 49 0
        expect top -8
        expect page 50
        expect-ambiguous key
        """),
    Case(
      testDescription: "4/3 and 1.333333 are not parallel",
      trace: """
        trace 1
        variable v
        constraint width == 749 -20 1*v
        variable w
        constraint loose >= 250 16 1*w -1.333333*v
        constraint ratio == 500 44 1*w -1.3333333333333333*v
        constraint wish == 250 -44 1*w
        constraint least >= 500 -44 1*w
        priority loose 750
        priority ratio 750
        solve
        priority ratio 500
        solve
        expect-violation 750 0
        expect-violation 749 0
        expect-violation 500 61.333333333333336
        expect-violation 250 0
        expect v 20
        expect w 44
        """),
    Case(
      testDescription: "2/3 and 0.666667 meet at 25,000,000 and not nowhere",
      trace: """
        trace 1
        variable a
        variable b
        variable c
        constraint positive >= 1000 0 1*a
        constraint exact == 999 20 1*c -0.6666666666666666*b
        constraint rounded <= 751 12.5 1*c -0.666667*b
        constraint above >= 749 8 1*c -1.333333*a
        solve
        expect-violation 1000 0
        expect-violation 999 0
        expect-violation 751 0 1e-5
        expect-violation 749 0
        expect-ambiguous a b c
        """),
    Case(
      testDescription: "nothing is left of an excursion to 1e13",
      trace: """
        trace 1
        variable x
        variable w
        constraint width == 1000 -375 1*w
        constraint right == 250 33.3 -1*x -1*w
        constant width -10000000000000
        solve away
        constant width -375
        solve back
        expect-violation 250 0
        expect x -341.7
        expect w 375
        """),
    Case(
      testDescription: "the crash itself may pass through large numbers",
      trace: """
        trace 1
        variable x
        constraint wish == 250 -1.03 -141*x
        constraint far <= 251 -2980000 -0.000264*x
        solve
        expect-violation 251 0
        expect-violation 250 0 2e-6
        """),
    Case(
      testDescription: "an unknown that loses its rows as parts merge is 0",
      trace: """
        trace 1
        variable w
        variable y
        variable h
        variable v
        constraint old == 501 44 1*v -1*w
        constraint low >= 249 8 -1*y -1*h
        solve
        remove old
        constraint joint <= 499 -50 1*w -1*y
        solve
        expect v 0
        expect-violation 499 0
        expect-violation 249 0
        """),
    Case(
      testDescription: "a changed constant counts in the batch that merges its part",
      trace: """
        trace 1
        variable root
        constraint width == 1000 -375 1*root
        variable w
        variable h
        constraint ratio == 250 -8 1*w -0.5*h
        constraint limit <= 998 -50 1*w -0.5*h
        solve
        variable x
        constraint after >= 999 33.3 1*x -1*w
        constraint within <= 49 0 1*x -1*root
        constant limit 33.3
        solve
        expect-violation 999 0
        expect-violation 998 0
        expect-violation 250 41.3
        expect-violation 49 0
        """),
    Case(
      testDescription: "upper bounds alone determine nothing, at any scale",
      trace: """
        trace 1
        variable a
        variable b
        variable c
        constraint pa >= 1000 0 1*a
        constraint pc >= 1000 0 1*c
        constraint far >= 1000 -355000 0.00587*b 8.19*a
        constraint wide >= 251 -2110 0.00163*b -16.6*c
        constraint tie == 251 0 -0.939*b 0.00364*a
        solve
        expect-violation 251 0 2
        expect-ambiguous a b c
        """),
    Case(
      testDescription: "a range of a few thousandths is a range",
      trace: """
        trace 1
        variable a
        variable b
        variable c
        variable d
        constraint zero == 250 0 0.00183*a
        constraint cap >= 750 0.0274 0.000569*b -189*c
        constraint below <= 251 -818 0.108*c -224*d
        constraint fix == 499 -6880000 6060*b
        constraint least >= 501 0 5280*a 0.0228*c
        solve
        expect-violation 750 0
        expect-violation 501 0
        expect-ambiguous c d
        """),
  ]

  @Test(arguments: cases, strategies)
  func isSolvedAndCertified(_ problem: Case, _ strategy: SolverStrategy) throws {
    let trace = try TraceReader.read(problem.trace)
    var replay = TraceReplay(trace, on: CertifyingSolver(strategy.makeSolver()))
    #expect(try replay.run().unmet.map(\.description) == [])
  }

  /// The cure of an excursion is a refinement, and another one proves the answer; edits of ordinary size
  /// do without.
  @Test func refinementsAreRareAndCounted() throws {
    let solver = LexicographicSolver()
    let sketch = SystemSketch(solver)
    let chain = sketch.variables(20)
    let width = try sketch.add(.equal, [(1, chain[0])], -100)
    for (left, right) in zip(chain, chain.dropFirst()) {
      try sketch.add(.equal, [(1, right), (-1.5, left)], 0.1)
    }
    try solver.solve()
    for step in 0..<50 {
      try solver.setConstant(-Double(100 + step), of: width)
      try solver.solve()
    }
    #expect(solver.work.refinements == 0)
    try solver.setConstant(-1e9, of: width)
    try solver.solve()
    try solver.setConstant(-100, of: width)
    try solver.solve()
    #expect(solver.work.refinements == 4)
  }
}
