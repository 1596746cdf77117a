import LinearConstraints
import SolverCatalog
import Testing

/// A solver with one variable.
private struct SystemOfOne {
  let solver: any IncrementalSolver
  let variable: Variable

  init(_ solver: any IncrementalSolver) {
    self.solver = solver
    variable = solver.makeVariable()
  }

  /// Adds `variable + constant REL 0`.
  @discardableResult
  func add(_ relation: Relation, _ constant: Double, at priority: Double = 1_000) throws
    -> ConstraintID
  {
    let priority = try #require(Priority(priority))
    return try solver.add(
      LinearConstraint(
        [Term(1, variable)], ConstraintShape(relation, constant: constant, priority: priority)))
  }
}

/// What is asked about constraints and variables between a change and its solve.
@Suite struct UnsolvedConstraintTests {
  /// Answers are those of the last solve, at which a new constraint was not yet there.
  @Test(arguments: SolverStrategy.allCases)
  func aConstraintThatWasNeverSolvedIsNotViolated(_ strategy: SolverStrategy) throws {
    let solver = strategy.makeSolver()
    let sketch = SystemOfOne(solver)
    try sketch.add(.equal, -5)
    try solver.solve()
    let other = try sketch.add(.equal, -9, at: 500)
    #expect(solver.violation(of: other) == 0)
    #expect(solver.violations.allSatisfy { $0.sum == 0 })
    try solver.solve()
    #expect(solver.violation(of: other) == 4)
    #expect(solver.violations.map(\.sum).reduce(0, +) == 4)
  }

  /// What was added and removed before a solve leaves nothing behind, wherever the solver keeps it.
  @Test(arguments: SolverStrategy.allCases)
  func aVariableWhoseOnlyConstraintWentBeforeItsSolveIsZero(_ strategy: SolverStrategy) throws {
    let solver = strategy.makeSolver()
    var old = SystemOfOne(solver)
    let row = try old.add(.equal, -7)
    try solver.solve()
    #expect(solver.value(of: old.variable) == 7)
    try solver.remove(row)
    try solver.discard(old.variable)
    old = SystemOfOne(solver)
    let gone = try old.add(.equal, -3)
    try solver.remove(gone)
    try solver.solve()
    #expect(solver.value(of: old.variable) == 0)
  }

  /// Priorities come and go without end, as in an application that computes them; what is required
  /// stays above them, also where nothing was required meanwhile.
  @Test(arguments: SolverStrategy.allCases)
  func prioritiesThatWentLeaveTheRequiredOneOnTop(_ strategy: SolverStrategy) throws {
    let solver = strategy.makeSolver()
    let sketch = SystemOfOne(solver)
    let lasting = try sketch.add(.equal, -1, at: 300)
    for round in 0..<3 {
      let rows = try (0..<60).map { try sketch.add(.equal, -2, at: Double(400 + 60 * round + $0)) }
      try solver.solve()
      #expect(solver.value(of: sketch.variable) == 2)
      for row in rows { try solver.remove(row) }
      try solver.solve()
      #expect(solver.value(of: sketch.variable) == 1)
    }
    let required = try sketch.add(.equal, -8)
    try sketch.add(.equal, -4, at: 999)
    try solver.solve()
    #expect(solver.value(of: sketch.variable) == 8)
    #expect(solver.violations.map(\.priority.value).sorted() == [300, 999, 1_000])
    try solver.remove(required)
    try solver.solve()
    #expect(solver.value(of: sketch.variable) == 4)
    #expect(solver.violation(of: lasting) == 3)
  }
}
