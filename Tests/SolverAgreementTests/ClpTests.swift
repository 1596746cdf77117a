import Foundation
import LinearConstraints
import SolverCatalog
import SolverOracle
import TestSupport
import Testing

/// COIN-OR's Clp behind the same protocol, where it is installed: an oracle that shares no code.
@Suite(.enabled(if: SolverStrategy.installed.contains(.clp), "Clp is not installed"))
struct ClpTests {
  @Test(arguments: RegressionTests.names)
  func regressionsPassWithProofs(_ name: String) throws {
    let solver = CertifyingSolver(SolverStrategy.clp.makeSolver())
    var replay = TraceReplay(
      try TraceReader.read(ProjectFolder.bytes(of: "Tests/Traces/\(name)")), on: solver)
    #expect(try replay.run().unmet.map(\.description) == [])
  }

  /// Answers that Clp's tolerances cannot prove are refused, which ends a timeline: at most a third.
  @Test(arguments: TimelineTests.groups)
  func timelinesAgree(_ group: TimelineTests.Group) {
    let comparison = StrategyComparison([
      SolverCandidate(name: "active-set") { SolverStrategy.activeSet.makeSolver() },
      SolverCandidate(name: "clp", mayRefuse: true, namesUndecided: true) {
        SolverStrategy.clp.makeSolver()
      },
    ])
    var counts = StrategyComparison.Counts()
    for seed in Seeds.timelines.prefix(max(Seeds.timelines.count / (4 * group.part), 1)) {
      let trace = RandomTimeline.trace(group.kind, seed: seed)
      do throws(OracleFinding) {
        try comparison.check(trace, &counts) { _ in }
      } catch {
        Issue.record("\(group) seed \(seed), line \(error)")
      }
    }
    #expect(counts.refusals * 3 <= max(counts.timelines, 3), "\(group): \(counts)")
  }

  /// Clp's iterations are counted as pivots: more of them with every solve that needs some.
  @Test func iterationsArePivots() throws {
    let solver = SolverStrategy.clp.makeSolver()
    let wish = try #require(Priority(500))
    let variables = (0..<20).map { _ in solver.makeVariable() }
    for (left, right) in zip(variables, variables.dropFirst()) {
      _ = try solver.add(
        LinearConstraint(
          [Term(1, right), Term(-1, left)], ConstraintShape(.greaterThanOrEqual, constant: -8)))
      _ = try solver.add(
        LinearConstraint(
          [Term(1, right), Term(1, left)],
          ConstraintShape(.equal, constant: -40, priority: wish)))
    }
    try solver.solve()
    #expect(solver.work.pivots > 0)
  }

  @Test func explanationsNameWhatHoldsExactly() throws {
    let solver = SolverStrategy.clp.makeSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let width = try solver.add(
      LinearConstraint([Term(1, x)], ConstraintShape(.equal, constant: -8)))
    let tie = try solver.add(
      LinearConstraint([Term(1, y), Term(-2, x)], ConstraintShape(.equal, constant: 0)))
    try solver.solve()
    #expect(solver.value(of: y) == 16)
    #expect(solver.explanation(of: y).active == [width, tie])
    #expect(!solver.explanation(of: y).dependsOnFreeVariable)
  }
}
