import ActiveSetSolver
import LinearConstraints
import Statistics
import Testing

/// Unstructured systems, whose basis is one large block.
@Suite struct DenseSystemTests {
  /// Rows of some random terms at three priorities.
  private func build(
    _ sketch: SystemSketch, unknowns count: Int, rows: Int, terms: Int, seed: UInt64
  ) throws -> [ConstraintID] {
    var random = SeededGenerator(seed: seed)
    let unknowns = sketch.variables(count)
    return try (0..<rows).map { _ in
      var indices = Array(0..<count)
      let summands = (0..<terms).map { _ in
        let unknown = unknowns[indices.remove(at: random.number(below: indices.count))]
        return (Double(1 + random.number(below: 200)) / 50 - 2.01, unknown)
      }
      let relation = Relation.allCases[random.number(below: 3)]
      return try sketch.add(
        relation, summands, Double(random.number(below: 200)) - 100,
        at: [750, 500, 250][random.number(below: 3)])
    }
  }

  /// Exchanges within a block update its factors; tens of them share one factorization.
  @Test(arguments: [(60, 8), (50, 30)])
  func exchangesShareFactorizations(_ size: Int, _ terms: Int) throws {
    let solver = LexicographicSolver()
    let certifying = CertifyingSolver(solver)
    let sketch = SystemSketch(certifying)
    let rows = try build(sketch, unknowns: size, rows: size * 3 / 2, terms: terms, seed: 7)
    try certifying.solve()
    #expect(solver.work.pivots > size)
    #expect(solver.work.factorizations * 4 < solver.work.pivots)
    #expect(solver.invariantViolations() == [])

    // Rows that go take apart what updates have loosened.
    for index in stride(from: 0, to: rows.count, by: 3) {
      try certifying.remove(rows[index])
      try certifying.solve()
      #expect(solver.invariantViolations() == [])
    }
    #expect(certifying.certifiedSolveCount == 1 + rows.count / 3)
  }
}
