import ActiveSetSolver
import LinearConstraints
import SolverCatalog
import Testing

/// What the optimum leaves open: what signs tell, what only solving tells, and what is truly free.
@Suite struct AmbiguityTests {
  @Test(arguments: SolverStrategy.allCases)
  func twoBoundsThatMeetFixAnUnknown(strategy: SolverStrategy) throws {
    let sketch = SystemSketch(strategy.makeSolver())
    let chain = sketch.variables(50)
    for (index, unknown) in chain.enumerated() {
      let above = index == 0 ? [] : [(-1.0, chain[index - 1])]
      try sketch.add(.greaterThanOrEqual, [(1, unknown)] + above, -10)
      try sketch.add(.lessThanOrEqual, [(1, unknown)] + above, -10)
    }
    try sketch.solver.solve()
    #expect(sketch.solver.ambiguousVariables().isEmpty)
  }

  /// x + y = 10 twice, x - y = 2: the first two rows that get a place depend on each other.
  ///
  /// The row that was left without one has to take the place of the unknown that was held instead.
  @Test(arguments: SolverStrategy.allCases)
  func aRowThatFoundNoPlaceStillFixes(strategy: SolverStrategy) throws {
    let sketch = SystemSketch(strategy.makeSolver())
    let pair = sketch.variables(2)
    try sketch.add(.greaterThanOrEqual, [(1, pair[0]), (1, pair[1])], -10)
    try sketch.add(.lessThanOrEqual, [(2, pair[0]), (2, pair[1])], -20)
    try sketch.add(.greaterThanOrEqual, [(1, pair[0]), (-1, pair[1])], -2)
    try sketch.add(.lessThanOrEqual, [(1, pair[0]), (-1, pair[1])], -2)
    try sketch.solver.solve()
    #expect(sketch.solver.ambiguousVariables().isEmpty)
    #expect(abs(sketch.solver.value(of: pair[0]) - 6) < 1e-9)
  }

  /// x >= 100 and 0.01 x <= 1 and a little: how far x may rise is measured by x, and not by the row.
  @Test(arguments: [(1e-9, false), (1e-6, true), (1e-5, true), (1.0, true)])
  func roomIsMeasuredAlongUnknowns(room: Double, isOpen: Bool) throws {
    let sketch = SystemSketch(LexicographicSolver())
    let unknown = sketch.variables(1)[0]
    try sketch.add(.greaterThanOrEqual, [(1, unknown)], -100)
    try sketch.add(.lessThanOrEqual, [(0.01, unknown)], -1 - 0.01 * room)
    try sketch.solver.solve()
    #expect(sketch.solver.ambiguousVariables() == (isOpen ? [unknown] : []))
  }

  /// x >= y >= z >= x and x + y + z = 3: each may rise or fall as far as signs show.
  @Test(arguments: SolverStrategy.allCases)
  func aRingOfInequalitiesNeedsMoreThanSigns(strategy: SolverStrategy) throws {
    let sketch = SystemSketch(strategy.makeSolver())
    let ring = sketch.variables(3)
    for index in 0..<3 {
      try sketch.add(.greaterThanOrEqual, [(1, ring[index]), (-1, ring[(index + 1) % 3])])
    }
    try sketch.add(.equal, ring.map { (1, $0) }, -3)
    try sketch.solver.solve()
    #expect(sketch.solver.ambiguousVariables().isEmpty)
    for unknown in ring { #expect(abs(sketch.solver.value(of: unknown) - 1) < 1e-9) }
  }

  /// Without the sum, the ring turns as one; its neighbour does not move with it.
  @Test(arguments: SolverStrategy.allCases)
  func aRingThatNothingHoldsIsFree(strategy: SolverStrategy) throws {
    let sketch = SystemSketch(strategy.makeSolver())
    let ring = sketch.variables(3)
    let neighbour = sketch.variables(1)[0]
    for index in 0..<3 {
      try sketch.add(.greaterThanOrEqual, [(1, ring[index]), (-1, ring[(index + 1) % 3])])
    }
    try sketch.add(.greaterThanOrEqual, [(1, neighbour)], -5)
    try sketch.add(.equal, [(1, neighbour)], -5, at: 100)
    try sketch.solver.solve()
    #expect(sketch.solver.ambiguousVariables() == ring)
  }

  /// a - b >= 0 at zero, with a at its least and b at its most: only the room between them is open.
  @Test(arguments: SolverStrategy.allCases)
  func whatAnInequalityLeavesOpenIsTold(strategy: SolverStrategy) throws {
    let sketch = SystemSketch(strategy.makeSolver())
    let unknowns = sketch.variables(3)
    let (title, field, gap) = (unknowns[0], unknowns[1], unknowns[2])
    try sketch.add(.equal, [(1, title)], -100)
    try sketch.add(.equal, [(1, field)], -300)
    try sketch.add(.greaterThanOrEqual, [(1, gap), (-1, title)])
    try sketch.add(.lessThanOrEqual, [(1, gap), (-1, field)])
    try sketch.solver.solve()
    #expect(sketch.solver.ambiguousVariables() == [gap])
  }

  /// Two wishes balance, one of which pulls with what rounding left of a third, which has gone: between them all is
  /// as good, and a bound that holds the size is no reason why it could not be less.
  @Test(arguments: SolverStrategy.allCases)
  func whatWishesOfEqualWeightLeaveOpenIsTold(strategy: SolverStrategy) throws {
    let sketch = SystemSketch(strategy.makeSolver())
    let unknowns = sketch.variables(3)
    let (outer, size, edited) = (unknowns[0], unknowns[1], unknowns[2])
    try sketch.add(.equal, [(1, outer)], -812)
    try sketch.solver.beginEditing(edited, priority: try #require(Priority(250)))
    try sketch.solver.suggest(812, for: edited)
    let third = try sketch.add(.equal, [(1, edited), (-1.777778, size)], 16, at: 49)
    try sketch.add(.equal, [(1, size), (-1.0 / 3, outer)], -8, at: 49)
    try sketch.add(.equal, [(1, size)], -12.5, at: 49)
    try sketch.solver.solve()
    #expect(sketch.solver.ambiguousVariables().isEmpty)
    try sketch.solver.remove(third)
    try sketch.add(.lessThanOrEqual, [(1, size)], -100, at: 300)
    try sketch.solver.solve()
    #expect(sketch.solver.ambiguousVariables() == [size])
  }
}
