import LinearConstraints
import SolverCatalog
import SolverWorkloads
import Testing

/// The thousandth edit costs what the first one did.
@Suite struct LongSessionTests {
  /// Updates of multipliers add up without end, however ordinary the numbers: that is a reason to
  /// compute them anew now and then, and none to doubt every answer from then on.
  @Test(arguments: SolverWorkload.all.map(\.name), [SolverStrategy.activeSet])
  func ordinaryNumbersStayOrdinary(_ name: String, _ strategy: SolverStrategy) throws {
    let workload = try #require(SolverWorkload.all.first { $0.name == name })
    let edits = try RepeatedEdits(workload.make(40, 1), on: strategy)
    let before = edits.solver.work
    while edits.solver.work.solves - before.solves < 1500 { _ = try edits.perform() }
    let solves = edits.solver.work.solves - before.solves
    let refinements = edits.solver.work.refinements - before.refinements
    #expect(refinements <= solves / 500, "\(refinements) refinements in \(solves) solves")
  }

  /// Many rows that pull at one size add up to a large multiplier, each of them as ordinary as alone.
  @Test(arguments: [SolverStrategy.activeSet])
  func manyRowsAreOrdinary(_ strategy: SolverStrategy) throws {
    let solver = strategy.makeSolver()
    let width = solver.makeVariable()
    let wish = try #require(Priority(250))
    for _ in 0..<12_000 {
      let label = solver.makeVariable()
      _ = try solver.add([Term(1, label), Term(-1, width)].span, ConstraintShape(.equal))
      _ = try solver.add(
        [Term(1, label)].span, ConstraintShape(.equal, constant: -1000, priority: wish))
    }
    try solver.beginEditing(width, priority: try #require(Priority(999)))
    for target in [300.0, 280, 320] {
      try solver.suggest(target, for: width)
      try solver.solve()
      #expect(abs(solver.value(of: width) - target) < Tolerances.change)
    }
    #expect(solver.work.refinements == 0)
  }
}
