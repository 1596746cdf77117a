import ActiveSetSolver
import LinearConstraints
import SolverCatalog
import Testing

/// An edit costs what it moves, whatever the size of the system: counters show it, not clocks.
@Suite struct LocalityTests {
  /// Cells below one another, each with a label that wishes for a width.
  private func cells(
    _ count: Int, on solver: any IncrementalSolver
  ) throws -> (width: Variable, labels: [Variable]) {
    let sketch = SystemSketch(solver)
    let width = solver.makeVariable()
    try sketch.add(.equal, [(1, width)], -375)
    var labels: [Variable] = []
    for _ in 0..<count {
      let frame = sketch.variables(3)
      try sketch.add(.equal, [(1, frame[0]), (-1, width)])
      try sketch.add(.lessThanOrEqual, [(1, frame[1]), (-1, frame[0])], 32)
      try sketch.add(.equal, [(1, frame[1])], -60, at: 250)
      try sketch.add(.equal, [(1, frame[2]), (-1, frame[1])], -8)
      labels.append(frame[1])
    }
    return (width, labels)
  }

  private func workOfOneEdit(cells count: Int) throws -> SolverWork {
    let solver = LexicographicSolver()
    let label = try cells(count, on: solver).labels[count / 2]
    let priority = try #require(Priority(500))
    try solver.beginEditing(label, priority: priority)
    try solver.solve()
    let before = solver.work
    for value in [100.0, 360, 50] {
      try solver.suggest(value, for: label)
      try solver.solve()
    }
    return solver.work - before
  }

  @Test func anEditInOneCellDoesNotKnowHowManyThereAre() throws {
    let few = try workOfOneEdit(cells: 10)
    let many = try workOfOneEdit(cells: 3_000)
    #expect(few == many)
    #expect(few.pivots > 0)
  }

  /// A hundred labels below thirty nested views meet their limits at once: each is exchanged where it is,
  /// and the way up is gone once for all of them.
  @Test func whatARotationExchangesGoesTheWayUpOnce() throws {
    let solver = LexicographicSolver()
    let sketch = SystemSketch(solver)
    let nested = sketch.variables(31)
    let root = try sketch.add(.equal, [(1, nested[0])], -375)
    for (outer, inner) in zip(nested, nested.dropFirst()) {
      try sketch.add(.equal, [(1, inner), (-1, outer)])
    }
    let labels = sketch.variables(100)
    for label in labels {
      try sketch.add(.lessThanOrEqual, [(1, label), (-1, nested[30])], 32)
      try sketch.add(.equal, [(1, label)], -300, at: 250)
    }
    try solver.solve()
    for (width, expected) in [(200.0, 168.0), (375, 300)] {
      let before = solver.work
      try solver.setConstant(-width, of: root)
      try solver.solve()
      let work = solver.work - before
      #expect(labels.allSatisfy { solver.value(of: $0) == expected })
      #expect(work.pivots == 100)
      #expect(work.solveNonzeros < 1_500)
    }
  }

  @Test func buildingAListTakesNoExchange() throws {
    let solver = LexicographicSolver()
    let sketch = SystemSketch(solver)
    let width = solver.makeVariable()
    try sketch.add(.equal, [(1, width)], -375)
    var above: (y: Variable, height: Variable)?
    for _ in 0..<3_000 {
      let frame = sketch.variables(3)
      try sketch.add(.equal, [(1, frame[0]), (-1, width)], 32)
      if let above {
        try sketch.add(.equal, [(1, frame[1]), (-1, above.y), (-1, above.height)], -8)
      } else {
        try sketch.add(.equal, [(1, frame[1])], -8)
      }
      try sketch.add(.equal, [(1, frame[2])], -44, at: 750)
      try sketch.add(.greaterThanOrEqual, [(1, frame[2])], -20)
      above = (frame[1], frame[2])
    }
    try solver.solve()
    #expect(solver.work.pivots == 0)
    let last = try #require(above)
    #expect(solver.value(of: last.y) == 8 + 2_999 * 52)
  }

  /// A text that is edited and stays as high must not cost a walk through all rows below.
  @Test func aConstantSetToWhatItIsVisitsNothingBelow() throws {
    let solver = LexicographicSolver()
    let sketch = SystemSketch(solver)
    var above: Variable?
    var heights: [ConstraintID] = []
    for _ in 0..<3_000 {
      let frame = sketch.variables(2)
      if let above { try sketch.add(.equal, [(1, frame[0]), (-1, above)]) }
      heights.append(try sketch.add(.equal, [(1, frame[1]), (-1, frame[0])], -44))
      above = frame[1]
    }
    let width = sketch.variables(1)[0]
    let label = try sketch.add(.equal, [(1, width)], -100)
    try solver.solve()
    let before = solver.work
    try solver.setConstant(-44, of: heights[1_500])
    try solver.setConstant(-120, of: label)
    try solver.solve()
    #expect(solver.value(of: width) == 120)
    #expect((solver.work - before).solveNonzeros <= 4)
  }

  /// After a large system has gone, a small one in the same solver is not put in order, which would go through
  /// the slots that are empty, and is solved as by itself.
  @Test func aSmallSystemIsSolvedInTheRoomOfALargeOne() throws {
    let solver = LexicographicSolver()
    let sketch = SystemSketch(solver)
    let large = sketch.variables(3_000)
    var rows: [ConstraintID] = []
    for variable in large { rows.append(try sketch.add(.equal, [(1, variable)], -1)) }
    try solver.solve()
    for row in rows { try solver.remove(row) }
    try solver.solve()
    for variable in large { try solver.discard(variable) }
    try solver.solve()

    let (width, labels) = try cells(5, on: solver)
    try solver.solve()
    #expect(solver.invariantViolations().isEmpty)
    #expect(solver.value(of: width) == 375)
    for label in labels { #expect(solver.value(of: label) == 60) }
  }

  /// A value that becomes zero is no minus zero, which would be printed with its sign.
  @Test func zeroHasNoSign() throws {
    let solver = LexicographicSolver()
    let sketch = SystemSketch(solver)
    let places = sketch.variables(3)
    let first = try sketch.add(.equal, [(1, places[0])], -5)
    try sketch.add(.equal, [(1, places[1]), (-1, places[0])])
    let last = try sketch.add(.equal, [(1, places[2])], -5)
    try solver.solve()
    try solver.setConstant(0, of: first)
    try solver.setConstant(0, of: last)
    try solver.solve()
    for place in places { #expect(solver.value(of: place).sign == .plus) }
  }

  @Test func coldSolvesFactorEachTime() throws {
    let solver = LexicographicSolver(isCold: true)
    let labels = try cells(5, on: solver).labels
    let priority = try #require(Priority(500))
    try solver.beginEditing(labels[0], priority: priority)
    try solver.solve()
    for value in 1...10 {
      let before = solver.work
      try solver.suggest(Double(value), for: labels[0])
      try solver.solve()
      #expect((solver.work - before).factorizations >= 1)
      #expect(solver.value(of: labels[0]) == Double(value))
    }
  }

  /// Each of many equal columns is a small part of the whole, which is no reason to doubt a multiplier.
  @Test(arguments: [70, 300]) func equalPartsOfAWholeNeedNoRefinement(count: Int) throws {
    let solver = LexicographicSolver()
    let certifying = CertifyingSolver(solver)
    let sketch = SystemSketch(certifying)
    let (columns, edges) = (sketch.variables(count), sketch.variables(count + 1))
    try sketch.add(.equal, [(1, edges[0])])
    try sketch.add(.greaterThanOrEqual, [(1, columns[0])], -40)
    for index in 0..<count {
      try sketch.add(
        .equal, [(1, edges[index + 1]), (-1, edges[index]), (-1, columns[index])])
      if index > 0 { try sketch.add(.equal, [(1, columns[index]), (-1, columns[0])]) }
    }
    try certifying.beginEditing(edges[count], priority: try #require(Priority(500)))
    for (width, expected) in [(60.0, 60.0), (30, 40), (50, 50)] {
      try certifying.suggest(width * Double(count), for: edges[count])
      try certifying.solve()
      #expect(abs(certifying.value(of: columns[count - 1]) - expected) < 1e-9)
    }
    #expect(solver.work.refinements == 0)
  }

  /// A solve counts when something was asked for since the last one.
  @Test func solvesThatHaveSomethingToDoAreCounted() throws {
    let solver = LexicographicSolver()
    try solver.solve()
    #expect(solver.work.solves == 0)
    let label = try cells(3, on: solver).labels[1]
    for count in 1...4 {
      let wish = try solver.add(
        LinearConstraint([Term(1, label)], ConstraintShape(.lessThanOrEqual, constant: -40)))
      try solver.solve()
      #expect(solver.work.solves == 2 * count - 1 && solver.work.blocksTouched == 2 * count - 1)
      try solver.solve()
      #expect(solver.work.solves == 2 * count - 1)
      try solver.remove(wish)
      try solver.solve()
      #expect(solver.work.solves == 2 * count)
    }
  }

  /// A wish that is met to the last digit stands on the side where it costs nothing, so that nothing
  /// has to be exchanged for it.
  @Test(arguments: [Relation.lessThanOrEqual, .greaterThanOrEqual, .equal])
  func aWishThatIsMetCostsNothing(_ relation: Relation) throws {
    let solver = LexicographicSolver()
    let sketch = SystemSketch(solver)
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try sketch.add(.equal, [(1, x)], -10, at: 250)
    try sketch.add(.equal, [(1, y), (-2, x)], -5, at: 250)
    try solver.solve()
    let before = solver.work
    let wishes = [
      try sketch.add(relation, [(1, x)], -10, at: 500),
      try sketch.add(relation, [(1, y), (-2, x)], -5, at: 500),
    ]
    try solver.solve()
    let work = solver.work - before
    #expect(work.flips == 0 && work.changedVariables == 0)
    if relation != .equal { #expect(work.pivots == 0) }
    #expect(solver.value(of: x) == 10 && solver.value(of: y) == 25)
    #expect(wishes.map { solver.violation(of: $0) } == [0, 0])
  }

  @Test func everySolveThatIsProvenIsCounted() throws {
    let solver = CertifyingSolver(LexicographicSolver())
    _ = try cells(3, on: solver)
    for count in 1...3 {
      try solver.solve()
      #expect(solver.certifiedSolveCount == count)
    }
  }
}
