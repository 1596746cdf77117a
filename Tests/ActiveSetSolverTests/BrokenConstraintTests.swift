import ActiveSetSolver
import LinearConstraints
import SolverCatalog
import Testing

/// A broken constraint stays broken by a proof, for as long as that holds, and returns once it fits.
@Suite struct BrokenConstraintTests {
  /// A chain of required widths whose two ends contradict each other, and a length of its own.
  private struct Chain: CheckedSystem {
    let solver = LexicographicSolver()
    let certifying: CertifyingSolver
    let links: [ConstraintID]
    let head: ConstraintID
    let last: ConstraintID
    let aside: ConstraintID

    init(length: Int) throws {
      certifying = CertifyingSolver(solver)
      let sketch = SystemSketch(certifying)
      let widths = sketch.variables(length)
      let other = certifying.makeVariable()
      head = try sketch.add(.equal, [(1, widths[0])], -10)
      links = try zip(widths.dropFirst(), widths).map {
        try sketch.add(.equal, [(1, $0), (-1, $1)], -1)
      }
      last = try sketch.add(.equal, [(1, widths[length - 1])], -500)
      aside = try sketch.add(.equal, [(1, other)], -1)
      try solve()
    }
  }

  @Test func whatIsProvenIsNotTriedAgain() throws {
    let chain = try Chain(length: 200)
    #expect(chain.certifying.conflicts.count == 1 && chain.certifying.isBroken(chain.last))
    for step in 1...20 {
      let before = chain.solver.work
      // A required constraint that moves might make room for what is broken.
      try chain.certifying.setConstant(-Double(step), of: chain.aside)
      // Without checks, which look at all rows.
      try chain.certifying.solve()
      #expect(chain.certifying.isBroken(chain.last) && chain.certifying.conflicts.isEmpty)
      #expect(chain.solver.work.solveNonzeros - before.solveNonzeros < 10)
      #expect(chain.solver.work.pivots == before.pivots)
    }
  }

  @Test func aProofThatNoLongerHoldsIsNotBelieved() throws {
    // 10 and 199 links of one each: the last one fits where it is 209.
    let fitting = try Chain(length: 200)
    try fitting.certifying.setConstant(-209, of: fitting.last)
    try fitting.solve()
    #expect(!fitting.certifying.isBroken(fitting.last))

    let missing = try Chain(length: 200)
    try missing.certifying.remove(missing.links[70])
    try missing.solve()
    #expect(!missing.certifying.isBroken(missing.last))

    let weaker = try Chain(length: 200)
    try weaker.certifying.setPriority(Priority(999) ?? .required, of: weaker.head)
    try weaker.solve()
    #expect(!weaker.certifying.isBroken(weaker.last))

    let scaled = try Chain(length: 3)
    try scaled.certifying.setConstant(-488, of: scaled.links[1])
    try scaled.solve()
    #expect(scaled.certifying.isBroken(scaled.last))
    try scaled.certifying.setConstant(-489, of: scaled.links[1])
    try scaled.solve()
    #expect(!scaled.certifying.isBroken(scaled.last))
  }

  /// The first proof is by a constraint that breaks later, by its rank, and so proves nothing any more.
  @Test(arguments: SolverStrategy.allCases)
  func aProofByAConstraintThatBreaksFails(_ strategy: SolverStrategy) throws {
    let solver = CertifyingSolver(strategy.makeSolver())
    let sketch = SystemSketch(solver)
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = try sketch.add(.equal, [(1, x)], -1)
    let second = try sketch.add(.equal, [(1, x)], -2)
    try solver.solve()
    #expect(solver.isBroken(second))
    try sketch.add(.equal, [(1, y)], -7)
    try solver.setBreakRank(5, of: first)
    try sketch.add(.equal, [(1, x), (1, y)], -9)
    try solver.solve()
    #expect(solver.isBroken(first) && !solver.isBroken(second))
    #expect(solver.value(of: x) == 2)
  }
}
