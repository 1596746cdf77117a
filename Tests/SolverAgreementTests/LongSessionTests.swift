import LinearConstraints
import SolverCatalog
import SolverWorkloads
import Testing

/// The thousandth edit costs what the first one did.
@Suite struct LongSessionTests {
  /// Updates of multipliers add up without end, however ordinary the numbers: that is a reason to
  /// compute them anew now and then, and none to doubt every answer from then on.
  @Test(arguments: SolverWorkload.all.map(\.name), [SolverStrategy.activeSet, .partitioned])
  func ordinaryNumbersStayOrdinary(_ name: String, _ strategy: SolverStrategy) throws {
    let workload = try #require(SolverWorkload.all.first { $0.name == name })
    let edits = try RepeatedEdits(workload.make(40, 1), on: strategy)
    let before = edits.solver.work
    while edits.solver.work.solves - before.solves < 1500 { _ = try edits.perform() }
    let solves = edits.solver.work.solves - before.solves
    let refinements = edits.solver.work.refinements - before.refinements
    #expect(refinements <= solves / 500, "\(refinements) refinements in \(solves) solves")
  }
}
