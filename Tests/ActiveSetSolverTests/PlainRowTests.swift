import ActiveSetSolver
import LinearConstraints
import SolverCatalog
import Statistics
import Testing

/// A row of a few different unknowns is declared on a way of its own; it is the row that any other way makes.
@Suite struct PlainRowTests {
  /// Adds a row, one of whose terms may be given as two halves: such a row is summed first.
  private func add(
    _ terms: [(Double, Variable)], _ shape: ConstraintShape, inHalves: Bool,
    to solver: any IncrementalSolver
  ) throws -> ConstraintID {
    var terms = terms.map { Term($0.0, $0.1) }
    if inHalves {
      terms[0].coefficient /= 2
      terms.insert(terms[0], at: 1)
    }
    return try solver.add(LinearConstraint(terms, shape))
  }

  /// Builds and changes a random system, half of whose rows leave again and make room for others.
  private func values(
    seed: UInt64, inHalves: Bool
  ) throws -> (values: [Double], violations: [LevelViolation], work: SolverWork) {
    var random = SeededGenerator(seed: seed)
    let solver = LexicographicSolver()
    let certifying = CertifyingSolver(solver)
    let variables = (0..<8).map { _ in certifying.makeVariable() }
    var rows: [ConstraintID] = []
    for round in 0..<4 {
      for _ in 0..<10 {
        let count = 2 + random.number(below: 7)
        var chosen = variables
        var terms: [(Double, Variable)] = []
        for _ in 0..<count {
          let variable = chosen.remove(at: random.number(below: chosen.count))
          let coefficient = [0.0003, 0.25, 0.5, 1, 1, 1.5, 3][random.number(below: 7)]
          terms.append((random.number(below: 2) == 0 ? coefficient : -coefficient, variable))
        }
        let shape = ConstraintShape(
          Relation.allCases[random.number(below: 3)],
          constant: Double(random.number(below: 21) * 5 - 50),
          priority: try #require(Priority([250.0, 500, 750, 1000][random.number(below: 4)])))
        rows.append(try add(terms, shape, inHalves: inHalves, to: certifying))
      }
      // Before they are solved, and after.
      if round % 2 == 1 {
        for _ in 0..<5 { try certifying.remove(rows.remove(at: random.number(below: rows.count))) }
      }
      try certifying.solve()
      #expect(solver.invariantViolations() == [])
      for _ in 0..<3 { try certifying.remove(rows.remove(at: random.number(below: rows.count))) }
    }
    return (variables.map { certifying.value(of: $0) }, certifying.violations, solver.work)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func theWayARowIsDeclaredMakesNoDifference(seed: UInt64) throws {
    let plain = try values(seed: seed, inHalves: false)
    let summed = try values(seed: seed, inHalves: true)
    #expect(plain.values.map(\.bitPattern) == summed.values.map(\.bitPattern))
    #expect(plain.violations == summed.violations)
    #expect(plain.work.entries.map(\.count) == summed.work.entries.map(\.count))
  }

  /// A required row is asked at once whether broken ones fit beside it.
  @Test func aRequiredRowMayMakeRoom() throws {
    let solver = CertifyingSolver(LexicographicSolver())
    let sketch = SystemSketch(solver)
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try sketch.add(.equal, [(1, y)])
    let small = try sketch.add(.equal, [(1, x)], -8, breakRank: 1)
    let large = try sketch.add(.greaterThanOrEqual, [(1, x)], -12.5, breakRank: 2)
    try solver.solve()
    #expect(solver.isBroken(large) && solver.value(of: x) == 8)
    try sketch.add(.greaterThanOrEqual, [(1, x), (-1, y)], -800)
    try solver.solve()
    #expect(solver.isBroken(small) && !solver.isBroken(large))
  }

  @Test func badTermsAreRefusedAndLeaveNothing() throws {
    let solver = LexicographicSolver()
    let (x, y, gone) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.discard(gone)
    try solver.solve()
    let shape = ConstraintShape(.equal, constant: -10)
    let refused: [([Term], SolverError)] = [
      ([Term(1, x), Term(0, y)], .zeroCoefficient(y)),
      ([Term(1, x), Term(.infinity, y)], .notFinite(.infinity)),
      ([Term(1, x), Term(1, gone)], .unknownVariable(gone)),
      ([Term(1, x), Term(-1, x)], .noTerms),
    ]
    for (terms, error) in refused {
      #expect(throws: error) { _ = try solver.add(LinearConstraint(terms, shape)) }
    }
    _ = try solver.add(LinearConstraint([Term(1, x), Term(1, y)], shape))
    _ = try solver.add(LinearConstraint([Term(1, x), Term(-1, y)], ConstraintShape(.equal)))
    try solver.solve()
    #expect([solver.value(of: x), solver.value(of: y)] == [5, 5])
    #expect(solver.invariantViolations() == [])
  }
}
