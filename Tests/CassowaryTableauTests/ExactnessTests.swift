import CassowaryTableau
import DeclaredSystems
import LinearConstraints
import Testing

/// Where double precision alone gave wrong answers or broke down; every solve is certified.
@Suite struct ExactnessTests {
  private func replay(_ body: String) throws -> TraceReplayResult {
    let trace = try TraceReader.read("trace 1\n" + body)
    var replay = TraceReplay(trace, on: CertifyingSolver(TableauSolver()))
    return try replay.run()
  }

  /// Two rows that are parallel but for a rounded fraction: the multiplier between them is 3e6.
  @Test func aRoundedFractionBesideAnExactOneIsSolvedExactly() throws {
    let result = try replay(
      """
      variable a
      variable b
      constraint exact == 1000 0 1*a -1.3333333333333333*b
      constraint rounded == 751 -8 1*a -1.333333*b
      constraint wish == 250 -20 1*b
      solve
      expect-violation 751 0
      """)
    #expect(result.unmet.map(\.description) == [])
    let b = try #require(result.values.last?.value)
    // (1.3333333333333333 - 1.333333) * b = 8
    #expect((b / (8 / (4.0 / 3 - 1.333333)) - 1).magnitude < 1e-9)
  }

  @Test func aConstantThatWasFarAwayLeavesNothingBehind() throws {
    let result = try replay(
      """
      variable x
      variable w
      variable y
      constraint left == 1000 0 1*x
      constraint width == 1000 -375 1*w
      constraint tie == 750 12.3 1*y -0.7*x -0.3333333333333333*w
      constraint most <= 500 -100 1*y
      solve
      constant width -100000000000000
      solve
      constant width 30000000000000
      constant left -1000000000000000
      solve
      constant left 0
      constant width -375
      solve
      expect w 375 1e-9
      expect y 112.7 1e-9
      expect-violation 1000 0 1e-9
      """)
    #expect(result.unmet.map(\.description) == [])
  }

  /// A coefficient of the tableau that was dropped as noise is 4e-12: times a constant of a million it
  /// would be 5e-6 of an answer, which is looked at before it is given out.
  @Test(arguments: [
    """
    variable x1
    variable x2
    constraint c0 >= 50 648 -0.0163*x2 -569*x1
    constraint c1 >= 1000 -31.2 -74.856*x1
    constraint c2 == 501 0 46.6*x2 0.00942*x1
    solve
    remove c0
    constant c1 1250000
    solve
    expect-violation 501 0
    """,
    """
    variable x0
    variable x1
    variable x2
    variable x3
    constraint c0 == 1000 0.097 99.6*x2 -0.0788*x0
    constraint c1 == 1000 -6350 0.0283*x3 -994.000123*x1
    constraint c2 == 300 -0.00282 898*x0 0.00564*x1 8.35*x2
    constraint c3 == 250 0 0.0567*x1 30.3*x3
    solve
    constant c3 937000
    solve
    expect-violation 1000 0 2e-7
    """,
  ])
  func aLargeConstantIsLookedAt(_ body: String) throws {
    #expect(try replay(body).unmet.map(\.description) == [])
  }

  /// A system whose tableau fills is refused by a sentence, and the solver stays usable.
  ///
  /// 600 equalities in a chain need 180,000 cells; the limit of every other solver is higher.
  @Test func aTableauThatWouldNotFitIsRefused() throws {
    let solver = TableauSolver(cellLimit: 100_000)
    var previous = solver.makeVariable()
    let first = previous
    var chain: [ConstraintID] = []
    let tie = ConstraintShape(.equal, constant: -1)
    for _ in 0..<600 {
      let next = solver.makeVariable()
      chain.append(
        try solver.add(LinearConstraint([Term(1, next), Term(-1, previous)], tie)))
      previous = next
    }
    // Last, so that nothing is known while the chain is inserted.
    chain.append(try solver.add(LinearConstraint([Term(1, first)], tie)))
    do throws(SolverError) {
      try solver.solve()
      Issue.record("a tableau of 180,000 cells was built")
    } catch {
      guard case .exceedsCapacity(let reason) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(reason.contains("100000 cells"))
    }
    #expect(solver.value(of: previous) == 0)
    for constraint in chain.dropFirst(10) { try solver.remove(constraint) }
    try solver.solve()
    #expect(solver.value(of: previous) == 0)
    #expect(solver.violations == [LevelViolation(priority: .required, sum: 0)])
  }
}
