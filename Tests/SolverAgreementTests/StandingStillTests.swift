import LinearConstraints
import SolverCatalog
import Testing

/// What is set to what it is already costs nothing, and no counter moves.
@Suite struct StandingStillTests {
  /// A row of boxes whose widths have wishes, within an edit variable's width.
  private struct Boxes {
    let solver: any IncrementalSolver
    let width: Variable
    var rows: [(id: ConstraintID, terms: [Term], shape: ConstraintShape)] = []

    init(_ strategy: SolverStrategy) throws {
      solver = strategy.makeSolver()
      width = solver.makeVariable()
      let boxes = (0..<6).map { _ in solver.makeVariable() }
      let wish = try #require(Priority(250))
      try add(boxes.map { Term(1, $0) } + [Term(-1, width)], ConstraintShape(.equal, constant: 40))
      for (index, box) in boxes.enumerated() {
        try add([Term(1.5, box)], ConstraintShape(.greaterThanOrEqual, constant: -3))
        try add(
          [Term(1, box)],
          ConstraintShape(.equal, constant: -10 * Double(index) - 0.1, priority: wish))
      }
      try solver.beginEditing(width, priority: try #require(Priority(999)))
      try solver.suggest(300, for: width)
      try solver.solve()
    }

    private mutating func add(_ terms: [Term], _ shape: ConstraintShape) throws {
      rows.append((try solver.add(terms.span, shape), terms, shape))
    }

    /// Sets everything to what it is.
    func setAllAgain() throws {
      for row in rows {
        try solver.setConstant(row.shape.constant, of: row.id)
        try solver.setPriority(row.shape.priority, of: row.id)
        for term in row.terms {
          try solver.setCoefficient(term.coefficient, of: term.variable, in: row.id)
        }
      }
    }
  }

  @Test(arguments: SolverStrategy.installed)
  func nothingIsDoneForWhatIsAlready(strategy: SolverStrategy) throws {
    let boxes = try Boxes(strategy)
    let work = boxes.solver.work
    try boxes.setAllAgain()
    try boxes.solver.suggest(300, for: boxes.width)
    try boxes.solver.solve()
    #expect(boxes.solver.work == work)
    #expect(boxes.solver.changedVariables == [])
  }

  /// Beside a real change it costs nothing either.
  @Test(arguments: SolverStrategy.installed)
  func aChangeBesideItCostsWhatItCostsAlone(strategy: SolverStrategy) throws {
    let (plain, busy) = (try Boxes(strategy), try Boxes(strategy))
    try busy.setAllAgain()
    for boxes in [plain, busy] {
      try boxes.solver.suggest(280, for: boxes.width)
      try boxes.solver.solve()
    }
    #expect(busy.solver.work == plain.solver.work)
    #expect(busy.solver.violations == plain.solver.violations)
  }

  /// What is asked and taken back in one batch leaves the least violations as they were.
  @Test(arguments: SolverStrategy.installed)
  func whatIsTakenBackLeavesTheAnswer(strategy: SolverStrategy) throws {
    let boxes = try Boxes(strategy)
    let before = boxes.solver.violations
    for row in boxes.rows {
      try boxes.solver.setConstant(row.shape.constant + 5, of: row.id)
      try boxes.solver.setPriority(try #require(Priority(600)), of: row.id)
    }
    try boxes.setAllAgain()
    try boxes.solver.solve()
    for (now, then) in zip(boxes.solver.violations, before) {
      #expect(now.priority == then.priority)
      #expect(abs(now.sum - then.sum) < Tolerances.change)
    }
  }
}
