import CassowaryTableau
import DeclaredSystems
import LinearConstraints
import Testing

@Suite struct TableauSolverTests {
  private let solver = TableauSolver()

  private func add(
    _ relation: Relation, _ terms: [(Double, Variable)], _ constant: Double,
    at priority: Double = 1000, rank: Int8 = 0
  ) throws -> ConstraintID {
    let shape = ConstraintShape(
      relation, constant: constant, priority: try #require(Priority(priority)), breakRank: rank)
    return try solver.add(LinearConstraint(terms.map { Term($0.0, $0.1) }, shape))
  }

  @Test func anUntouchedVariableIsZeroAndAmbiguous() throws {
    let x = solver.makeVariable()
    try solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(solver.ambiguousVariables() == [x])
    #expect(solver.explanation(of: x).dependsOnFreeVariable)
  }

  @Test func theMemberOfTheGreatestRankBreaksAndElseTheLatest() throws {
    let x = solver.makeVariable()
    let first = try add(.equal, [(1, x)], -1)
    let yielding = try add(.equal, [(1, x)], -2, rank: 1)
    let last = try add(.equal, [(1, x)], -3)
    try solver.solve()
    #expect(
      solver.conflicts == [
        Conflict(members: [first, yielding], broken: yielding),
        Conflict(members: [first, last], broken: last),
      ])
    #expect(solver.value(of: x) == 1)
    #expect([first, yielding, last].map { solver.isBroken($0) } == [false, true, true])
    #expect(solver.violations == [LevelViolation(priority: .required, sum: 3)])
    #expect(solver.violation(of: last) == 2)
    // Nothing new: nothing to report, and what is broken stays so.
    try solver.solve()
    #expect(solver.conflicts == [])
    #expect(solver.isBroken(last))
  }

  @Test func conflictsAreIrreducibleAndMadeOfTheEarliest() throws {
    let views = (0..<4).map { _ in solver.makeVariable() }
    let chain = try (1..<4).map { try add(.equal, [(1, views[$0]), (-1, views[$0 - 1])], -10) }
    let start = try add(.equal, [(1, views[0])], 0)
    _ = try add(.greaterThanOrEqual, [(1, views[1])], 0)
    let copy = try add(.equal, [(1, views[0])], 0)
    let limit = try add(.lessThanOrEqual, [(1, views[3])], -29)
    try solver.solve()
    #expect(solver.conflicts.map(\.members) == [(chain + [start, limit]).sorted()])
    #expect(solver.conflicts.map(\.broken) == [limit])
    #expect(!solver.isBroken(copy))
    #expect(solver.violation(of: limit) == 1)
  }

  @Test func aBrokenConstraintReturnsWhenItFits() throws {
    let x = solver.makeVariable()
    let upper = try add(.lessThanOrEqual, [(1, x)], -5)
    let lower = try add(.greaterThanOrEqual, [(1, x)], -9)
    try solver.solve()
    #expect(solver.isBroken(lower))
    try solver.setConstant(-4, of: lower)
    try solver.solve()
    #expect(!solver.isBroken(lower))
    #expect(solver.conflicts == [])
    try solver.setConstant(-3, of: upper)
    try solver.solve()
    #expect(solver.conflicts == [Conflict(members: [upper, lower], broken: lower)])
    try solver.setPriority(#require(Priority(750)), of: lower)
    try solver.solve()
    #expect(!solver.isBroken(lower))
    #expect(solver.violatedConstraints == [lower])
  }

  @Test func prioritiesAreNotForSale() throws {
    let x = solver.makeVariable()
    let strong = try add(.equal, [(1, x)], -1, at: 501)
    for _ in 0..<2_000 { _ = try add(.equal, [(1, x)], -2, at: 500) }
    try solver.solve()
    #expect(solver.value(of: x) == 1)
    #expect(solver.violation(of: strong) == 0)
  }

  @Test func scaledRowsWeighTheirOwnUnits() throws {
    let x = solver.makeVariable()
    // |1000 x - 1000| counts a thousand times |x|, but not more than 1001 of these.
    _ = try add(.equal, [(1_000, x)], -1_000, at: 500)
    for _ in 0..<999 { _ = try add(.equal, [(1, x)], 0, at: 500) }
    try solver.solve()
    #expect(solver.value(of: x) == 1)
    for _ in 0..<2 { _ = try add(.equal, [(1, x)], 0, at: 500) }
    try solver.solve()
    #expect(solver.value(of: x) == 0)
  }

  @Test func explanationsNameConstraintsEditsAndLosers() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let free = solver.makeVariable()
    let offset = try add(.equal, [(1, y), (-1, x)], -10)
    let loser = try add(.equal, [(1, y)], 0, at: 50)
    let bound = try add(.greaterThanOrEqual, [(1, free)], -3)
    try solver.beginEditing(x, priority: #require(Priority(750)))
    try solver.suggest(5, for: x)
    try solver.solve()
    #expect(
      solver.explanation(of: y)
        == Explanation(
          active: [offset], edits: [x], violated: [loser], dependsOnFreeVariable: false))
    #expect(solver.explanation(of: free).dependsOnFreeVariable)
    #expect(solver.explanation(of: free).active == [bound])
  }

  @Test func operationsThatThrowChangeNothing() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let gone = solver.makeVariable()
    try solver.discard(gone)
    let constraint = try add(.equal, [(1, x)], -7)
    let removed = try add(.equal, [(1, x)], -8)
    try solver.remove(removed)
    try solver.beginEditing(y, priority: #require(Priority(5)))
    func fails(_ error: SolverError, _ operation: () throws -> Void) {
      #expect(throws: error) { try operation() }
    }
    let half = try #require(Priority(5))
    fails(.noTerms) { _ = try add(.equal, [], 0) }
    fails(.noTerms) { _ = try add(.equal, [(1, x), (-1, x)], 0) }
    fails(.zeroCoefficient(x)) { _ = try add(.equal, [(1, y), (0, x)], 0) }
    fails(.notFinite(.infinity)) { _ = try add(.equal, [(.infinity, x)], 0) }
    fails(.notFinite(-.infinity)) { _ = try add(.equal, [(1, x)], -.infinity) }
    fails(.unknownVariable(gone)) { _ = try add(.equal, [(1, x), (1, gone)], 0) }
    fails(.unknownVariable(gone)) { try solver.discard(gone) }
    fails(.variableInUse(x)) { try solver.discard(x) }
    fails(.variableInUse(y)) { try solver.discard(y) }
    fails(.unknownConstraint(removed)) { try solver.remove(removed) }
    fails(.unknownConstraint(removed)) { try solver.setConstant(1, of: removed) }
    fails(.unknownConstraint(removed)) { try solver.setPriority(half, of: removed) }
    fails(.notFinite(.infinity)) { try solver.setConstant(.infinity, of: constraint) }
    fails(.zeroCoefficient(x)) { try solver.setCoefficient(0, of: x, in: constraint) }
    fails(.variableNotInConstraint(y, constraint)) {
      try solver.setCoefficient(1, of: y, in: constraint)
    }
    fails(.alreadyEditing(y)) { try solver.beginEditing(y, priority: half) }
    fails(.requiredEdit(x)) { try solver.beginEditing(x, priority: .required) }
    fails(.notEditing(x)) { try solver.suggest(1, for: x) }
    fails(.notEditing(x)) { try solver.endEditing(x) }
    fails(.notFinite(.infinity)) { try solver.suggest(.infinity, for: y) }
    try solver.solve()
    #expect(solver.value(of: x) == 7)
    #expect(solver.violations.map(\.sum) == [0, 0])
  }

  @Test func answersStayThoseOfTheLastSolve() throws {
    let x = solver.makeVariable()
    let wish = try add(.equal, [(1, x)], -7, at: 10)
    let rule = try add(.equal, [(1, x)], -5)
    try solver.solve()
    try solver.setConstant(-5, of: wish)
    try solver.setConstant(-6, of: rule)
    let later = try add(.equal, [(1, x)], -9, at: 10)
    #expect(solver.value(of: x) == 5)
    #expect(solver.violation(of: wish) == 2)
    #expect(solver.violation(of: later) == 0)
    #expect(solver.violatedConstraints == [wish])
    #expect(solver.changedVariables == [x])
    try solver.solve()
    #expect(solver.value(of: x) == 6)
    #expect(solver.violatedConstraints == [wish, later])
  }

  @Test func aBreakdownKeepsTheLastSolutionAndCanBeUndone() throws {
    let x = solver.makeVariable()
    _ = try add(.equal, [(1, x)], -7)
    try solver.solve()
    let absurd = try add(.equal, [(1e-300, x)], 1e300, at: 5)
    #expect(throws: SolverError.self) { try solver.solve() }
    #expect(solver.value(of: x) == 7)
    try solver.remove(absurd)
    try solver.solve()
    #expect(solver.value(of: x) == 7)
    #expect(solver.ambiguousVariables() == [])
  }

  @Test func anEditReachesOnlyItsOwnRows() throws {
    let cells = try (0..<50).map { _ in
      let left = solver.makeVariable()
      let right = solver.makeVariable()
      _ = try add(.equal, [(1, right), (-1, left)], -10)
      return try add(.equal, [(1, left)], 0)
    }
    try solver.solve()
    let before = solver.work
    try solver.setConstant(-3, of: cells[20])
    try solver.solve()
    let work = solver.work - before
    #expect(work.pivots == 0)
    #expect(work.solveNonzeros == 2)
    #expect(work.changedVariables == 2)
    #expect(work.factorizations == 0)
    #expect(work.solves == 1 && work.blocksTouched == 1)
    // Nothing is asked: nothing is done.
    let idle = solver.work
    try solver.solve()
    #expect(solver.work == idle)
  }

  /// The example of Beale (1955), on which Dantzig's rule with lowest-index ties cycles.
  @Test func degenerateSystemsDoNotCycle() throws {
    let x = (0..<4).map { _ in solver.makeVariable() }
    for variable in x { _ = try add(.greaterThanOrEqual, [(1, variable)], 0) }
    _ = try add(.lessThanOrEqual, [(0.25, x[0]), (-60, x[1]), (-0.04, x[2]), (9, x[3])], 0)
    _ = try add(.lessThanOrEqual, [(0.5, x[0]), (-90, x[1]), (-0.02, x[2]), (3, x[3])], 0)
    _ = try add(.lessThanOrEqual, [(1, x[2])], -1)
    // Maximise 0.75 x0 - 150 x1 + 0.02 x2 - 6 x3, the greatest value of which is 0.05.
    let goal = try add(
      .equal, [(0.75, x[0]), (-150, x[1]), (0.02, x[2]), (-6, x[3])], -1_000, at: 500)
    try solver.solve()
    #expect(abs(solver.violation(of: goal) - 999.95) < 1e-9)
  }

  /// Rows are scaled by the size of their coefficients, and so are the constants that move in them.
  @Test(arguments: [0.001, 0.25, 0.7, 1, 2, 3, 100])
  func constantsMoveInTheUnitsOfTheirRows(coefficient: Double) throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let required = try add(.equal, [(coefficient, x)], -10 * coefficient)
    let optional = try add(.equal, [(coefficient, y), (-coefficient, x)], 0, at: 250)
    let limit = try add(.lessThanOrEqual, [(coefficient, y)], -40 * coefficient)
    try solver.solve()
    let before = solver.work
    for (place, distance) in [(12.0, 3.0), (5, -8), (10, 0), (30, 20)] {
      try solver.setConstant(-place * coefficient, of: required)
      try solver.setConstant(-distance * coefficient, of: optional)
      try solver.solve()
      let end = min(place + distance, 40)
      #expect(abs(solver.value(of: x) - place) < 1e-9)
      #expect(abs(solver.value(of: y) - end) < 1e-9)
      #expect(abs(solver.violation(of: optional) - (place + distance - end) * coefficient) < 1e-9)
    }
    try solver.setConstant(-35 * coefficient, of: limit)
    try solver.solve()
    #expect(abs(solver.value(of: y) - 35) < 1e-9)
    // Nothing had to be built anew.
    #expect(solver.work.factorizations == before.factorizations)
  }
}
