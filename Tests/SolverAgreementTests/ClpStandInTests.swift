import ClpSolver
import LinearConstraints
import SolverCatalog
import SolverOracle
import TestSupport
import Testing

/// The strategy of Clp's programs on a stand-in for the library, on every machine.
@Suite struct ClpStandInTests {
  /// A solver on the stand-in.
  private func makeSolver(_ fault: StandInClp.Fault? = nil) throws -> any IncrementalSolver {
    ClpSolver(try #require(StandInClp.library(fault)))
  }

  private func add(
    to solver: any IncrementalSolver, _ relation: Relation, _ terms: [(Double, Variable)],
    _ constant: Double, at priority: Double = 1000, rank: Int8 = 0
  ) throws -> ConstraintID {
    let shape = ConstraintShape(
      relation, constant: constant, priority: try #require(Priority(priority)), breakRank: rank)
    return try solver.add(LinearConstraint(terms.map { Term($0.0, $0.1) }, shape))
  }

  private func failure(of solver: any IncrementalSolver) -> SolverError? {
    do throws(SolverError) {
      try solver.solve()
      return nil
    } catch {
      return error
    }
  }

  /// One trace leaves a price that may be rounding: it is refused.
  @Test(arguments: RegressionTests.names)
  func regressionsPassWithProofs(_ name: String) throws {
    let trace = try TraceReader.read(ProjectFolder.bytes(of: "Tests/Traces/\(name)"))
    var replay = TraceReplay(trace, on: CertifyingSolver(try makeSolver()))
    if name == "narrow-room.trace" {
      let error = #expect(throws: TraceReplayError.self) { try replay.run() }
      #expect(
        error?.error == .numericalBreakdown("a price of Clp's is as small as rounding errors"))
    } else {
      #expect(try replay.run().unmet.map(\.description) == [])
    }
  }

  @Test(arguments: zip([TimelineKind.mixed, .excursions, .scales, .leftovers], [3, 3, 8, 4]))
  func timelinesAgree(_ kind: TimelineKind, _ count: Int) throws {
    let library = try #require(StandInClp.library())
    let comparison = StrategyComparison([
      SolverCandidate(name: "active-set") { SolverStrategy.activeSet.makeSolver() },
      SolverCandidate(name: "clp", mayRefuse: true, namesUndecided: true) { ClpSolver(library) },
    ])
    var counts = StrategyComparison.Counts()
    for seed in 1...UInt64(count) {
      do throws(OracleFinding) {
        try comparison.check(RandomTimeline.trace(kind, seed: seed), &counts) { _ in }
      } catch {
        Issue.record("\(kind) seed \(seed), line \(error)")
      }
    }
    #expect(counts.refusals * 2 <= counts.timelines, "\(kind): \(counts)")
  }

  /// Of a conflict the member of the greatest rank goes, and else the one added last.
  @Test func theMemberOfTheGreatestRankBreaksAndElseTheLatest() throws {
    let solver = try makeSolver()
    let x = solver.makeVariable()
    let first = try add(to: solver, .equal, [(1, x)], -1)
    let yielding = try add(to: solver, .equal, [(1, x)], -2, rank: 1)
    let last = try add(to: solver, .equal, [(1, x)], -3)
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
    #expect(solver.violation(of: first) == 0)
    let certificate = try #require(solver.certificate())
    #expect(certificate.contradictions.map(\.broken) == [yielding, last, yielding, last])

    // Nothing new: nothing to report, and what is broken stays so.
    let pivots = solver.work.pivots
    try solver.solve()
    #expect(solver.conflicts == [] && solver.changedVariables == [])
    #expect(solver.isBroken(last))
    #expect(solver.work.pivots == pivots && solver.work.solves == 1)

    // The first goes: what fits again is taken back in order of addition.
    try solver.remove(first)
    try solver.solve()
    #expect(solver.conflicts == [])
    #expect([yielding, last].map { solver.isBroken($0) } == [false, true])
    #expect(solver.value(of: x) == 2)
    #expect(!solver.isBroken(first) && solver.violation(of: first) == 0)
  }

  /// 2 x + y = 30 and x >= 8, by wish; y is wished to be 20, which costs a violation of 6.
  @Test func answersTellViolationsChangesAndWork() throws {
    let solver = try makeSolver()
    let (x, y, free) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let sum = try add(to: solver, .equal, [(2, x), (1, y)], -30)
    let least = try add(to: solver, .greaterThanOrEqual, [(1, x)], -8, at: 750)
    let wish = try add(to: solver, .equal, [(1, y)], -20, at: 250)
    #expect(solver.ambiguousVariables() == [])
    #expect(solver.explanation(of: x).active == [])
    #expect(solver.certificate() == nil)
    try solver.solve()
    #expect([x, y, free].map { solver.value(of: $0) } == [8, 14, 0])
    #expect(solver.changedVariables == [x, y])
    #expect(solver.violatedConstraints == [wish])
    #expect(solver.violations.map(\.sum) == [0, 0, 6])
    #expect(solver.violations.map(\.priority.value) == [1000, 750, 250])
    #expect(solver.ambiguousVariables() == [free])
    let explanation = solver.explanation(of: y)
    #expect(explanation.active == [sum, least] && explanation.violated == [wish])
    #expect(!explanation.dependsOnFreeVariable)
    #expect(solver.explanation(of: free).dependsOnFreeVariable)
    #expect(solver.work.pivots > 0 && solver.work.changedVariables == 2)
    #expect(solver.work.solves == 1 && solver.work.factorizations == 1)

    // Without the wish for y, x may grow.
    try solver.remove(wish)
    try solver.solve()
    #expect(solver.ambiguousVariables() == [x, y, free])
    try solver.beginEditing(y, priority: try #require(Priority(500)))
    try solver.suggest(4, for: y)
    try solver.solve()
    #expect([x, y].map { solver.value(of: $0) } == [13, 4])
    #expect(solver.explanation(of: x).edits == [y])
    #expect(solver.ambiguousVariables() == [free])
  }

  /// Between two bounds an unknown is free; where they meet it is not.
  @Test func rangesAreToldFromValues() throws {
    let solver = try makeSolver()
    let x = solver.makeVariable()
    let least = try add(to: solver, .greaterThanOrEqual, [(1, x)], -5)
    _ = try add(to: solver, .lessThanOrEqual, [(1, x)], -5.5)
    try solver.solve()
    #expect(solver.ambiguousVariables() == [x])
    try solver.setConstant(-5.5, of: least)
    try solver.solve()
    #expect(solver.ambiguousVariables() == [])
    #expect(solver.value(of: x) == 5.5)
  }

  @Test func whatTheLibraryCannotDoIsRefused() throws {
    #expect(StandInClp.library(.function) == nil)
    let refusals: [(StandInClp.Fault, String)] = [
      (.memory, "Clp has no memory for a program"),
      (.runs, "Clp cannot decide whether required rows hold together"),
      (.prices, "Clp's answer has no proof"),
    ]
    for (fault, reason) in refusals {
      let solver = try makeSolver(fault)
      let x = solver.makeVariable()
      _ = try add(to: solver, .equal, [(1, x)], -5)
      _ = try add(to: solver, .equal, [(1, x)], -7, at: 750)
      guard case .numericalBreakdown(let found)? = failure(of: solver) else {
        Issue.record("\(fault) is not seen")
        continue
      }
      #expect(found.hasPrefix(reason))
      #expect(solver.conflicts == [] && solver.work.solves == 0)
    }
  }
}
