import ActiveSetSolver
import LinearConstraints
import SolverCatalog
import Testing

/// Systems whose coefficients lie millions apart: found by random timelines, made smaller.
///
/// Every solve is certified besides.
@Suite struct WildScaleTests {
  /// What the ratio test passes in favour of a steadier row stays on its side: c0, on the other one by
  /// 2e-28, pulled back at the required priority, and exchanges went round until none was left.
  @Test(arguments: [SolverStrategy.activeSet, .cold])
  func aRowPassedWithinItsToleranceDoesNotPullBack(_ strategy: SolverStrategy) throws {
    let unmet = try strategy.unmetExpectations(
      of:
        """
        variable x0
        variable x1
        constraint c0 >= 1000 0 1*x0
        constraint c1 >= 1000 0 1*x1
        constraint c3 == 1000 0 0.000459*x1 -981*x0
        constraint c4 == 250 0.00863 0.000338*x0 -3250*x1
        constraint c6 == 1000 -166 -384*x0
        constraint c7 == 499 -90900 -0.00233*x1 -0.426*x0
        solve build
        expect x0 0
        expect x1 0
        expect-conflict c0 c6
        """)
    #expect(unmet == [])
  }

  @Test func noExchangesGoRound() throws {
    let solver = LexicographicSolver()
    let sketch = SystemSketch(solver)
    let x = sketch.variables(2)
    try sketch.add(.greaterThanOrEqual, [(1, x[0])])
    try sketch.add(.greaterThanOrEqual, [(1, x[1])])
    try sketch.add(.equal, [(0.000459, x[1]), (-981, x[0])])
    try sketch.add(.equal, [(0.000338, x[0]), (-3250, x[1])], 0.00863, at: 250)
    try sketch.add(.equal, [(-384, x[0])], -166)
    try sketch.add(.equal, [(-0.00233, x[1]), (-0.426, x[0])], -90900, at: 499)
    try solver.solve()
    #expect(solver.work.pivots < 20)
  }

  /// A multiplier of 7e-9 is one, though another of its priority is 1e15: what counts as none is judged
  /// by what the rows of the priority exert, not by what that becomes elsewhere.
  @Test(arguments: [SolverStrategy.activeSet, .cold])
  func aGentlePullBesideAHugeOneIsOne(_ strategy: SolverStrategy) throws {
    let unmet = try strategy.unmetExpectations(
      of:
        """
        variable x1
        variable x2
        variable x3
        variable x4
        variable x6
        variable x7
        constraint c5 >= 1000 0 1*x6
        constraint c7 == 1000 -0.00727 -3990*x6 0.000298*x2
        constraint c9 <= 1000 -393000 0.00919*x4 0.891*x1
        constraint c10 == 1000 0 -0.00591*x3 833*x2
        constraint c11 >= 500 -6960 -0.00061*x2 -6.05*x7
        constraint c14 == 1000 0 -0.000508*x1 -307*x4
        constraint c15 >= 500 967 -0.00368*x4 -501*x3
        constraint c20 == 998 0 -0.0706*x1 -49*x2 83.3*x7
        priority c20 49
        solve edit
        expect x6 0
        """)
    #expect(unmet == [])
  }

  /// Where exchanges broke down after a row had been broken, the solve began anew with the row left out,
  /// and its conflict was not reported.
  @Test(arguments: [SolverStrategy.activeSet, .cold])
  func aConflictIsReportedThoughTheSolveBeganAnew(_ strategy: SolverStrategy) throws {
    let unmet = try strategy.unmetExpectations(
      of:
        """
        variable x0
        variable x1
        variable x2
        variable x3
        variable x5
        variable x7
        constraint c0 >= 1000 0 1*x1
        constraint c1 >= 1000 0 1*x2
        constraint c4 >= 1000 0 -0.0768*x2 0.000139*x3 -8680*x1
        constraint c5 == 49 0 86.8*x3 0.0415*x0
        constraint c10 >= 249 849000 0.778*x5 -0.000985*x0
        constraint c11 == 1000 68600 7610.0448*x1
        constraint c16 == 1000 0 -0.0332*x5 1390*x2 -0.00079*x1
        constraint c17 == 1000 0 4.86*x2 7.7*x5
        solve edit
        expect x1 0
        expect-conflict c0 c11
        """)
    #expect(unmet == [])
  }

  /// A slope is one however gently it pulls beside others of its priority: c23 is met by moving x0 by
  /// nine million, where c13 alone could be met without.
  private let gentleSlope = """
    variable x0
    variable x5
    variable x6
    constraint c5 <= 1000 -92900 0.463*x0
    constraint c13 == 600 -5840 -484*x6 5290*x5
    constraint c14 == 1000 0 -744*x6 0.00096*x0
    constraint c22 == 499 -9.8 771*x5 -189*x0
    constraint c23 == 600 0 -0.00985*x5
    solve build
    expect x0 -9351239.669421488
    expect x5 0
    expect x6 -12.066115702479339
    """

  @Test(arguments: [SolverStrategy.activeSet, .cold])
  func aGentleSlopeIsNotPassedOver(_ strategy: SolverStrategy) throws {
    #expect(try strategy.unmetExpectations(of: gentleSlope) == [])
  }

  /// The tableau answered x5 = 1.1 here; what it cannot compute it refuses.
  @Test func theTableauDoesNotPassOverAGentleSlope() {
    #expect(throws: TraceReplayError.self) {
      _ = try SolverStrategy.tableau.unmetExpectations(of: gentleSlope)
    }
  }
}
