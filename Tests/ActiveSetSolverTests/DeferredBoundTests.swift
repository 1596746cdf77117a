import ActiveSetSolver
import LinearConstraints
import SolverCatalog
import Testing

/// A required `x >= c` costs nothing until the iterate falls below c, and holds from then on.
@Suite struct DeferredBoundTests {
  private struct Bounded: CheckedSystem {
    let solver = LexicographicSolver()
    let certifying: CertifyingSolver
    let width: Variable
    let bound: ConstraintID
    let wish: ConstraintID

    init(least: Double = 0, wish target: Double, at priority: Double = 500) throws {
      certifying = CertifyingSolver(solver)
      let sketch = SystemSketch(certifying)
      width = certifying.makeVariable()
      bound = try sketch.add(.greaterThanOrEqual, [(1, width)], -least)
      wish = try sketch.add(.equal, [(1, width)], -target, at: priority)
      try solve()
    }

    var value: Double { certifying.value(of: width) }
  }

  @Test func aWishBelowTheBoundStopsThere() throws {
    let bounded = try Bounded(wish: -30)
    #expect(bounded.value == 0)
    #expect(bounded.certifying.violation(of: bounded.wish) == 30)
    #expect(bounded.certifying.explanation(of: bounded.width).active == [bounded.bound])
  }

  /// An edit that moves through a bound, by a kept direction or not, is stopped by it each time.
  @Test func editsAreStopped() throws {
    let bounded = try Bounded(least: -10, wish: 50)
    for (target, expected) in [(40.0, 40.0), (30, 30), (-8, -8), (-25, -10), (60, 60), (-11, -10)] {
      try bounded.certifying.setConstant(-target, of: bounded.wish)
      try bounded.solve()
      #expect(bounded.value == expected)
    }
  }

  @Test func aBoundThatMovesIsLookedAtAlthoughNothingElseMoves() throws {
    let bounded = try Bounded(wish: 50)
    try bounded.certifying.setConstant(-80, of: bounded.bound)
    try bounded.solve()
    #expect(bounded.value == 80)
    try bounded.certifying.setConstant(-20, of: bounded.bound)
    try bounded.solve()
    #expect(bounded.value == 50)
  }

  /// It was solved, although it took no part: what it was the last to mention becomes zero with a solve, and not
  /// between two.
  @Test func aBoundThatChangesAndLeavesIsAChangeOfTheNextSolve() throws {
    let changes: [(Bounded) throws -> Void] = [
      { try $0.certifying.setCoefficient(2, of: $0.width, in: $0.bound) },
      { try $0.certifying.setPriority(Priority(250) ?? .required, of: $0.bound) },
      { _ in },
    ]
    for change in changes {
      let bounded = try Bounded(wish: 50)
      try bounded.certifying.remove(bounded.wish)
      try bounded.solve()
      #expect(bounded.value == 50)
      try change(bounded)
      try bounded.certifying.remove(bounded.bound)
      #expect(bounded.value == 50)
      try bounded.solve()
      #expect(bounded.value == 0)
      #expect(bounded.certifying.changedVariables == [bounded.width])
    }
  }

  @Test func aBoundMayBecomeAnotherRow() throws {
    let optional = try Bounded(least: -10, wish: 50)
    try optional.certifying.setPriority(Priority(250) ?? .required, of: optional.bound)
    try optional.certifying.setConstant(25, of: optional.wish)
    try optional.solve()
    #expect(optional.value == -25)
    #expect(optional.certifying.violation(of: optional.bound) == 15)
    let gentler = try Bounded(least: -10, wish: 50)
    try gentler.certifying.setCoefficient(0.5, of: gentler.width, in: gentler.bound)
    try gentler.certifying.setConstant(30, of: gentler.wish)
    try gentler.solve()
    #expect(gentler.value == -20)
    let free = try Bounded(least: -10, wish: 50)
    try free.certifying.remove(free.bound)
    try free.certifying.setConstant(17, of: free.wish)
    try free.solve()
    #expect(free.value == -17)
  }

  /// Where every unknown begins, a bound above 0 is crossed: it is an ordinary row, which the crash sees.
  @Test func aBoundAboveZeroIsNotDeferred() throws {
    let bounded = try Bounded(least: 10, wish: 5)
    #expect(bounded.value == 10)
    #expect(bounded.certifying.work.pivots == 0)
  }

  /// A bound takes part in a conflict, is named there, and may be the one to
  /// break; the constraint that yields returns when the bound allows it.
  @Test func conflictsKnowDeferredBounds() throws {
    let bounded = try Bounded(wish: 50)
    let sketch = SystemSketch(bounded.certifying)
    let length = try sketch.add(.equal, [(1, bounded.width)], 5, breakRank: 3)
    try bounded.solve()
    #expect(bounded.certifying.conflicts.map(\.members) == [[bounded.bound, length]])
    #expect(bounded.certifying.isBroken(length) && bounded.value == 50)
    try bounded.certifying.setConstant(9, of: bounded.bound)
    try bounded.solve()
    #expect(!bounded.certifying.isBroken(length) && bounded.value == -5)
  }

  /// A bound that moves may break a constraint that kept another one from returning.
  @Test func whatABoundBreaksMakesRoom() throws {
    let certifying = CertifyingSolver(LexicographicSolver())
    let sketch = SystemSketch(certifying)
    let width = certifying.makeVariable()
    let bound = try sketch.add(.greaterThanOrEqual, [(1, width)], 0)
    let small = try sketch.add(.equal, [(1, width)], -8, breakRank: 1)
    let large = try sketch.add(.greaterThanOrEqual, [(1, width)], -12.5, breakRank: 2)
    try certifying.solve()
    #expect(certifying.isBroken(large) && certifying.value(of: width) == 8)
    try certifying.setConstant(-800, of: bound)
    try certifying.solve()
    #expect(certifying.isBroken(small) && !certifying.isBroken(large))
    #expect(certifying.value(of: width) == 800)
  }

  /// An unknown at its bound is not open where only the bound keeps it from moving.
  @Test func ambiguityKnowsDeferredBounds() throws {
    let solver = LexicographicSolver()
    let sketch = SystemSketch(solver)
    let widths = sketch.variables(2)
    for width in widths { try sketch.add(.greaterThanOrEqual, [(1, width)], 0) }
    let sum = try sketch.add(.equal, [(1, widths[0]), (1, widths[1])], 0)
    try solver.solve()
    #expect(solver.ambiguousVariables().isEmpty)
    try solver.setConstant(-10, of: sum)
    try solver.solve()
    #expect(solver.ambiguousVariables() == widths)
  }

  /// An unknown that only its bound mentions stays where it is, and goes to zero with it.
  @Test func anUnknownBelongsToItsBound() throws {
    let bounded = try Bounded(wish: 50)
    try bounded.certifying.remove(bounded.wish)
    try bounded.solve()
    #expect(bounded.value == 50)
    #expect(throws: SolverError.self) { try bounded.certifying.discard(bounded.width) }
    try bounded.certifying.remove(bounded.bound)
    try bounded.solve()
    #expect(bounded.value == 0)
    try bounded.certifying.discard(bounded.width)
  }

  /// A thousand bounds that nothing crosses cost no exchange, no flip and no entry of a solve.
  @Test func aBoundThatIsNotCrossedCostsNoWork() throws {
    func work(bounds: Bool) throws -> SolverWork {
      let solver = LexicographicSolver()
      let sketch = SystemSketch(solver)
      for (index, width) in sketch.variables(1000).enumerated() {
        if bounds { try sketch.add(.greaterThanOrEqual, [(1, width)]) }
        try sketch.add(.equal, [(1, width)], -Double(index))
      }
      try solver.solve()
      return solver.work
    }
    let (bare, bounded) = (try work(bounds: false), try work(bounds: true))
    #expect(bounded.pivots == bare.pivots && bounded.flips == bare.flips)
    #expect(bounded.solveNonzeros == bare.solveNonzeros)
  }
}
