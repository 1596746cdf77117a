import ActiveSetSolver
import LinearConstraints
import SolverCatalog
import Testing

/// What every strategy of this module promises beyond solving.
@Suite struct ContractTests {
  static let strategies: [SolverStrategy] = [.activeSet, .cold]

  @Test(arguments: strategies)
  func refusedOperationsChangeNothing(_ strategy: SolverStrategy) throws {
    let solver = strategy.makeSolver()
    let sketch = SystemSketch(solver)
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let row = try sketch.add(.equal, [(1, x)], -5)
    try solver.solve()

    #expect(throws: SolverError.noTerms) { try sketch.add(.equal, []) }
    #expect(throws: SolverError.noTerms) { try sketch.add(.equal, [(1, x), (-1, x)]) }
    #expect(throws: SolverError.zeroCoefficient(x)) { try sketch.add(.equal, [(0, x)]) }
    #expect(throws: SolverError.notFinite(.infinity)) {
      try solver.setConstant(.infinity, of: row)
    }
    #expect(throws: SolverError.variableInUse(x)) { try solver.discard(x) }
    #expect(throws: SolverError.variableNotInConstraint(y, row)) {
      try solver.setCoefficient(2, of: y, in: row)
    }
    #expect(throws: SolverError.notEditing(x)) { try solver.suggest(1, for: x) }
    #expect(throws: SolverError.requiredEdit(x)) {
      try solver.beginEditing(x, priority: .required)
    }
    try solver.solve()
    #expect(solver.value(of: x) == 5)
    #expect(solver.changedVariables.isEmpty)

    try solver.discard(y)
    #expect(throws: SolverError.unknownVariable(y)) { try sketch.add(.equal, [(1, y)]) }
    try solver.remove(row)
    #expect(throws: SolverError.unknownConstraint(row)) { try solver.remove(row) }
    #expect(solver.value(of: x) == 5)
    try solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(solver.changedVariables == [x])
    #expect(solver.ambiguousVariables() == [x])
  }

  @Test(arguments: strategies)
  func theLastWordOfABatchWins(_ strategy: SolverStrategy) throws {
    let solver = strategy.makeSolver()
    let sketch = SystemSketch(solver)
    let x = solver.makeVariable()
    let row = try sketch.add(.equal, [(1, x)], -5, at: 500)
    try solver.setConstant(-6, of: row)
    try solver.setConstant(-7, of: row)
    let gone = try sketch.add(.equal, [(1, x)], -100)
    try solver.remove(gone)
    try solver.solve()
    #expect(solver.value(of: x) == 7)
    try solver.setConstant(-8, of: row)
    #expect(solver.value(of: x) == 7)
    try solver.remove(row)
    let other = try sketch.add(.equal, [(2, x)], -18)
    try solver.setCoefficient(3, of: x, in: other)
    try solver.solve()
    #expect(solver.value(of: x) == 6)
  }

  @Test(arguments: strategies)
  func theGreatestRankOfAConflictYields(_ strategy: SolverStrategy) throws {
    let solver = strategy.makeSolver()
    let sketch = SystemSketch(solver)
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = try sketch.add(.equal, [(1, x)], -5, breakRank: 1)
    let second = try sketch.add(.equal, [(1, y), (-1, x)])
    let third = try sketch.add(.greaterThanOrEqual, [(1, y)], -9)
    try sketch.add(.lessThanOrEqual, [(1, y)], -50)
    try solver.solve()
    #expect(solver.conflicts == [Conflict(members: [first, second, third], broken: first)])
    #expect(solver.isBroken(first))
    #expect(solver.violation(of: first) >= 4)

    try solver.setConstant(-3, of: third)
    try solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(!solver.isBroken(first))
    #expect(solver.value(of: y) == 5)
  }

  @Test(arguments: strategies)
  func whoDecidesAValueIsTold(_ strategy: SolverStrategy) throws {
    let solver = strategy.makeSolver()
    let sketch = SystemSketch(solver)
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let chain = try sketch.add(.equal, [(1, y), (-1, x)], -10)
    let strong = try sketch.add(.equal, [(1, x)], -5, at: 750)
    let weak = try sketch.add(.equal, [(1, y)], -99, at: 250)
    try solver.solve()
    let why = solver.explanation(of: y)
    #expect(why.active == [chain, strong])
    #expect(why.violated == [weak])
    #expect(!why.dependsOnFreeVariable)
    try solver.remove(strong)
    try solver.remove(weak)
    try solver.solve()
    #expect(solver.explanation(of: y).dependsOnFreeVariable)
  }

  @Test(arguments: strategies)
  func nothingDecidesWhatIsNotThere(_ strategy: SolverStrategy) throws {
    let solver = strategy.makeSolver()
    let sketch = SystemSketch(solver)
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = try sketch.add(.equal, [(1, x)], -5)
    try solver.solve()
    try solver.discard(y)
    try solver.solve()
    let why = solver.explanation(of: y)
    #expect(why.active.isEmpty && why.edits.isEmpty && why.violated.isEmpty)
    #expect(why.dependsOnFreeVariable)
    #expect(!solver.explanation(of: x).dependsOnFreeVariable)
  }

  @Test(arguments: strategies)
  func anEditDecidesAValue(_ strategy: SolverStrategy) throws {
    let solver = strategy.makeSolver()
    let sketch = SystemSketch(solver)
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let gap = try sketch.add(.equal, [(1, y), (-1, x)], -10)
    try solver.beginEditing(x, priority: #require(Priority(750)))
    try solver.suggest(7, for: x)
    try solver.solve()
    #expect(solver.value(of: y) == 17)
    let why = solver.explanation(of: y)
    #expect(why.active == [gap] && why.edits == [x] && !why.dependsOnFreeVariable)
  }
}
