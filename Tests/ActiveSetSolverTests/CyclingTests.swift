import ActiveSetSolver
import LinearConstraints
import Statistics
import Testing

/// Degenerate systems on which a careless simplex method goes round in circles.
@Suite struct CyclingTests {
  /// Beale's example: minimize -3/4 a + 150 b - 1/50 c + 6 d, optimum -1/20 at c = 1.
  @Test func bealesExampleEnds() throws {
    let solver = LexicographicSolver()
    let sketch = SystemSketch(solver)
    let x = sketch.variables(4)
    for variable in x { try sketch.add(.greaterThanOrEqual, [(1, variable)]) }
    try sketch.add(
      .lessThanOrEqual, [(0.25, x[0]), (-60, x[1]), (-0.04, x[2]), (9, x[3])])
    try sketch.add(
      .lessThanOrEqual, [(0.5, x[0]), (-90, x[1]), (-0.02, x[2]), (3, x[3])])
    try sketch.add(.lessThanOrEqual, [(1, x[2])], -1)
    // Far below the optimum, so that the violation is the objective and a constant.
    try sketch.add(
      .lessThanOrEqual, [(-0.75, x[0]), (150, x[1]), (-0.02, x[2]), (6, x[3])], 1_000, at: 500)
    try solver.solve()
    let sums = solver.violations
    #expect(sums.count == 2)
    #expect(abs((sums.first?.sum ?? 1)) < 1e-9)
    #expect(abs((sums.last?.sum ?? 0) - 999.95) < 1e-6)
    #expect(solver.work.pivots < 100)
  }

  /// Views that all coincide, over and over constrained, at widths that make everything tight.
  @Test(arguments: 0..<20)
  func coincidingViewsEnd(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let solver = LexicographicSolver()
    let sketch = SystemSketch(solver)
    let views = (0..<8).map { _ in sketch.variables(2) }
    let priority = try #require(Priority(999))
    try solver.beginEditing(views[0][1], priority: priority)
    try sketch.add(.equal, [(1, views[0][0])])
    for (index, view) in views.enumerated() {
      try sketch.add(.greaterThanOrEqual, [(1, view[1])])
      for _ in 0..<6 {
        let other = views[(index + 1 + random.number(below: 7)) % 8]
        let relation = Relation.allCases[random.number(below: 3)]
        let level = [750.0, 500, 250, 250][random.number(below: 4)]
        let axis = random.number(below: 2)
        try sketch.add(relation, [(1, view[axis]), (-1, other[1 - axis])], 0, at: level)
        try sketch.add(relation, [(1, view[axis]), (1, other[axis]), (-2, view[1])], 0, at: level)
      }
    }
    for width in [0.0, 100, 0, 50, 0] {
      try solver.suggest(width, for: views[0][1])
      try solver.solve()
      #expect(abs(solver.value(of: views[0][1]) - width) < 1e-9, "seed \(seed)")
      #expect(solver.conflicts.isEmpty, "seed \(seed)")
    }
    #expect(solver.work.pivots < 2_000, "seed \(seed): \(solver.work.pivots) exchanges")
  }
}
