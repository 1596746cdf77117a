import ActiveSetSolver
import LinearConstraints
import SolverCatalog
import Testing

/// Conflicts are a matter of the required rows: the same, in the same order, however they are found.
@Suite struct ConflictOrderTests {
  /// Two contradictions in blocks of their own, the later one found first by its greater violation;
  /// and one unknown on which three rows disagree.
  private let trace = """
    trace 1
    variable a
    variable b
    variable c
    constraint late == 1000 -5 1*b
    constraint first == 1000 -1 1*a
    constraint second == 1000 -2 1*a
    constraint early == 1000 -500 1*b
    constraint sum == 1000 0 1*c -1*a
    constraint third >= 1000 -9 1*c
    solve
    expect-conflict first second
    expect-conflict late early
    expect-conflict first sum third
    """

  @Test(arguments: SolverStrategy.allCases)
  func conflictsComeInTheOrderOfTheirLastMembers(_ strategy: SolverStrategy) throws {
    let solver = strategy.makeSolver()
    var replay = TraceReplay(try TraceReader.read(trace), on: solver)
    #expect(try replay.run().unmet.map(\.description) == [])
    // Slots are given out in order of declaration.
    #expect(solver.conflicts.map(\.broken.slot) == [2, 3, 5])
  }

  /// Each breaks against the first one: one search, and a few exchanges for each.
  @Test func manyContradictionsCostAFewExchangesEach() throws {
    let solver = LexicographicSolver()
    let certifying = CertifyingSolver(solver)
    let sketch = SystemSketch(certifying)
    let x = certifying.makeVariable()
    let rows = try (0..<200).map { try sketch.add(.equal, [(1, x)], -Double($0)) }
    try certifying.solve()
    #expect(certifying.value(of: x) == 0)
    #expect(
      certifying.conflicts
        == rows.dropFirst().map { Conflict(members: [rows[0], $0], broken: $0) })
    #expect(solver.work.pivots < 20 * rows.count)
  }
}
