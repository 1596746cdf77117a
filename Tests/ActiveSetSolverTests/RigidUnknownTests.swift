import ActiveSetSolver
import LinearConstraints
import SolverCatalog
import Statistics
import Testing

/// What pulls on an unknown that required equations determine is passed on to their multipliers only where
/// that may decide something.
@Suite struct RigidUnknownTests {
  /// Labels in the innermost of nested views, which required equations make as wide as the outermost.
  private struct Nested: CheckedSystem {
    let solver = LexicographicSolver()
    let certifying: CertifyingSolver
    let views: [Variable]
    let labels: [Variable]
    let root: ConstraintID

    init(levels: Int, labelCount: Int = 20, width: Double = 375) throws {
      certifying = CertifyingSolver(solver)
      let sketch = SystemSketch(certifying)
      views = sketch.variables(levels)
      labels = sketch.variables(labelCount)
      root = try sketch.add(.equal, [(1, views[0])], -width)
      for (outer, inner) in zip(views, views.dropFirst()) {
        try sketch.add(.equal, [(1, inner), (-1, outer)])
      }
      for label in labels {
        try sketch.add(.lessThanOrEqual, [(1, label), (-1, views[levels - 1])], 32)
        try sketch.add(.equal, [(1, label)], -300, at: 250)
      }
      try solver.solve()
    }

    /// Turns the device some times and leaves the labels without the room that they wish for; no certificate
    /// is asked for meanwhile.
    func turn() throws {
      for width in [200.0, 375, 200, 375, 200] {
        try certifying.setConstant(-width, of: root)
        try solver.solve()
      }
      #expect(labels.allSatisfy { solver.value(of: $0) == 168 })
    }

    /// The width of all views, and that of the first label.
    var widths: (views: Set<Double>, label: Double) {
      (Set(views.map { solver.value(of: $0) }), solver.value(of: labels[0]))
    }
  }

  /// With each level more, one unknown more moves, and no multiplier more is looked at.
  @Test func pullsGoNotUpThroughEquations() throws {
    func work(levels: Int) throws -> Int {
      let nested = try Nested(levels: levels)
      try nested.turn()
      let before = nested.solver.work
      try nested.turn()
      return (nested.solver.work - before).solveNonzeros
    }
    let (few, many) = (try work(levels: 20), try work(levels: 40))
    // The first of five widths is the one that there is.
    #expect(many - few == 4 * 20)
  }

  /// What pulls when rows are first solved stays where it pulls: a label more is moved, and its wish is evaluated.
  @Test func firstPullsStayWhereTheyPull() throws {
    func work(labelCount: Int) throws -> Int {
      let solver = LexicographicSolver()
      let sketch = SystemSketch(solver)
      let view = sketch.variables(1)[0]
      try sketch.add(.equal, [(1, view)], -200)
      for label in sketch.variables(labelCount) {
        try sketch.add(.equal, [(1, label), (-1, view)], 32)
        try sketch.add(.equal, [(1, label)], -300, at: 250)
      }
      try solver.solve()
      return solver.work.solveNonzeros
    }
    let (few, many) = (try work(labelCount: 20), try work(labelCount: 40))
    #expect(many - few == 2 * 20)
  }

  /// What one label pulls with on nearly parallel equations is as steep when it is passed on late.
  @Test func aSteepPullThatWasDeferredIsStillSteep() throws {
    let solver = LexicographicSolver()
    let certifying = CertifyingSolver(solver)
    let sketch = SystemSketch(certifying)
    let variables = sketch.variables(3)
    let (x, y, label) = (variables[0], variables[1], variables[2])
    try sketch.add(.equal, [(1, x), (1, y)], -100)
    try sketch.add(.equal, [(1, x), (1.000_001, y)], -100)
    try sketch.add(.equal, [(1, label), (-1, x)], 32)
    let wish = try sketch.add(.equal, [(1, label)], -300, at: 250)
    try certifying.solve()
    let before = solver.work
    try certifying.setConstant(-310, of: wish)
    try solver.solve()
    #expect(solver.value(of: label) == 68)
    // Multipliers in doubt are computed anew once; where they are steep, the answer is proven besides.
    #expect((solver.work - before).refinements > 1)
  }

  @Test func whatPulledFirstIsPassedOn() throws {
    let nested = try Nested(levels: 5, width: 200)
    try nested.certifying.setPriority(try #require(Priority(50)), of: nested.root)
    try nested.solve()
    #expect(nested.widths == ([332], 300))
  }

  @Test func theCertificateHasAllMultipliers() throws {
    let nested = try Nested(levels: 5)
    try nested.turn()
    try nested.certifying.setConstant(-210, of: nested.root)
    try nested.solve()
    #expect(nested.widths == ([210], 178))
  }

  @Test func anEquationThatBecomesOptionalYields() throws {
    let nested = try Nested(levels: 5)
    try nested.turn()
    try nested.certifying.setPriority(try #require(Priority(50)), of: nested.root)
    try nested.solve()
    #expect(nested.widths == ([332], 300))
  }

  @Test func anOptionalOneInPlaceOfAnEquationYields() throws {
    let nested = try Nested(levels: 5)
    try nested.turn()
    try nested.certifying.remove(nested.root)
    try SystemSketch(nested.certifying).add(.equal, [(1, nested.views[2])], -200, at: 50)
    try nested.solve()
    #expect(nested.widths == ([332], 300))
  }

  /// Required equations that contradict each other: the later one breaks, and the labels' pull, which would be
  /// served better by it, decides nothing.
  @Test func pullsDecideNoContradiction() throws {
    let nested = try Nested(levels: 5)
    try nested.turn()
    let later = try SystemSketch(nested.certifying).add(.equal, [(1, nested.views[4])], -320)
    try nested.solve()
    #expect(nested.solver.isBroken(later))
    #expect(nested.widths == ([200], 168))
    try nested.certifying.remove(nested.root)
    try nested.solve()
    #expect(!nested.solver.isBroken(later))
    #expect(nested.widths == ([320], 288))
  }

  /// An equation in a cycle of equations, the widths of which are solved together.
  @Test func equalPartsOfAWholeAreRigid() throws {
    let solver = LexicographicSolver()
    let certifying = CertifyingSolver(solver)
    let sketch = SystemSketch(certifying)
    let whole = certifying.makeVariable()
    let parts = sketch.variables(4)
    let width = try sketch.add(.equal, [(1, whole)], -400)
    try sketch.add(.equal, parts.map { (1.0, $0) } + [(-1, whole)])
    let ties = try zip(parts, parts.dropFirst()).map { one, next in
      try sketch.add(.equal, [(1, one), (-1, next)])
    }
    let wish = try sketch.add(.equal, [(1, parts[3])], -250, at: 250)
    for total in [400.0, 800, 400] {
      try certifying.setConstant(-total, of: width)
      try solver.solve()
      #expect(parts.allSatisfy { abs(solver.value(of: $0) - total / 4) < 1e-9 })
    }
    // Without a tie the wish is heard, and its multiplier with it.
    try certifying.remove(ties[2])
    try certifying.solve()
    #expect(solver.invariantViolations().isEmpty)
    #expect(solver.value(of: parts[3]) == 250)
    #expect(solver.violation(of: wish) == 0)
    #expect(abs(solver.value(of: parts[0]) - 50) < 1e-9)
  }

  /// A certificate has everything passed on; here one is asked for only now and then, so that pulls outlive
  /// solves, rows that go, and equations that become optional and required again.
  @Test(arguments: 0..<12)
  func optimaHoldThoughNoCertificateIsAskedFor(_ block: UInt64) throws {
    for seed in block * 40..<(block + 1) * 40 {
      var random = SeededGenerator(seed: seed &+ 7)
      let sketch = RandomSketch(seed: seed, variableCount: 10, rowCount: 26, requiredShare: 2)
      let solver = LexicographicSolver()
      let certifying = CertifyingSolver(solver)
      var spare: (Variable, [ConstraintID])?
      var (variables, constraints) = try sketch.build(on: SystemSketch(certifying))
      for step in 1...48 {
        let index = random.number(below: constraints.count)
        switch random.number(below: 8) {
        case 0:
          let priority = RandomSketch.priorities[random.number(below: 4)]
          try certifying.setPriority(try #require(Priority(priority)), of: constraints[index])
        case 1:
          let row = sketch.rows[random.number(below: sketch.rows.count)]
          let terms = zip(row.coefficients, variables).filter { $0.0 != 0 }.map { ($0.0, $0.1) }
          try certifying.remove(constraints[index])
          constraints[index] = try SystemSketch(certifying).add(
            row.relation, terms, row.constant, at: row.priority)
        case 2:
          // An unknown comes, which pulls on another, or goes with its rows.
          if let (unknown, rows) = spare {
            for row in rows { try certifying.remove(row) }
            try certifying.discard(unknown)
            spare = nil
          } else {
            let unknown = certifying.makeVariable()
            let sketch = SystemSketch(certifying)
            spare = (
              unknown,
              [
                try sketch.add(.equal, [(1, unknown), (-1, variables[0])], 5),
                try sketch.add(.equal, [(1, unknown)], -70, at: 500),
              ]
            )
          }
        default:
          let constant = Double(random.number(below: 9) * 10 - 40)
          try certifying.setConstant(constant, of: constraints[index])
        }
        if step % 12 == 0 {
          try certifying.solve()
          #expect(solver.invariantViolations().isEmpty, "seed \(seed), step \(step)")
        } else {
          try solver.solve()
        }
      }
    }
  }

  /// Hundreds of labels on one width, of which each turn leaves a pull: what they add up to at once makes no row
  /// steep, which would have every later solve proven.
  @Test func manySmallPullsAreNotOneSteepOne() throws {
    let nested = try Nested(levels: 6, labelCount: 100)
    for _ in 0..<30 { try nested.turn() }
    try nested.solve()
    let before = nested.solver.work
    try nested.turn()
    #expect((nested.solver.work - before).refinements == 0)
  }
}
