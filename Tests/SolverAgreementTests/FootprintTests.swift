import LinearConstraints
import Metering
import SolverCatalog
import SolverWorkloads
import Testing

/// How much memory a large system takes at most, while it is built and edited.
@Suite(
  .enabled(
    if: AllocationCount.isAvailable && BuildFacts.isOptimized, "needs a counter and optimisation"),
  .serialized)
struct FootprintTests {
  /// Four unknowns a view; four constraints in a list, seven in a scroll view.
  ///
  /// The peak is the
  /// last time that the rows are enlarged, when they exist twice.
  @Test(arguments: [("list", 1_024), ("scroll", 1_400)])
  func aViewTakesAboutAKilobyte(_ name: String, limit: Int) throws {
    let workload = try #require(SolverWorkload.all.first { $0.name == name })
    let count = 100_000
    let trace = workload.make(count, 1)
    let solver = SolverStrategy.activeSet.makeSolver()
    var replay = TraceReplay(trace, on: solver)
    let steps = replay.steps
    let build = steps[0]
    let edits = [0, 1, 2, 42, 43].map { steps[$0 + 1] }
    let built = try Footprint.measure { try replay.perform(build) }.footprint
    let edited = try Footprint.measure { for step in edits { try replay.perform(step) } }.footprint
    print(
      "FOOT", name, built.peak / count, built.live / count, edited.peak / count, edited.live / count
    )
    #expect(built.peak <= limit * count)
    #expect(built.live + edited.peak <= limit * count)
  }

  /// A solver that reserves capacity allocates memory once, and does the same with it.
  @Test(arguments: ["list", "scroll"])
  func whatIsExpectedIsNotCopied(_ name: String) throws {
    let workload = try #require(SolverWorkload.all.first { $0.name == name })
    let trace = workload.make(30_000, 1)
    func build(printsMessage: Bool) throws -> (work: SolverWork, bytes: Int, footprint: Footprint) {
      let solver = SolverStrategy.activeSet.makeSolver()
      var replay = TraceReplay(trace, on: solver)
      let step = replay.steps[0]
      let variableCount = replay.variableHandles.count
      var rows: [Int] = []
      for case .add(_, let terms, _) in trace.operations[step.batch] { rows.append(terms.count) }
      let before = AllocationCount.now(.thisThread)
      let footprint = try Footprint.measure {
        if printsMessage {
          solver.reserveCapacity(
            variables: variableCount, constraints: rows.count, terms: rows.reduce(0, +))
        }
        try replay.perform(step)
      }.footprint
      return (solver.work, (AllocationCount.now(.thisThread) - before).bytes, footprint)
    }
    let told = try build(printsMessage: true)
    let untold = try build(printsMessage: false)
    #expect(told.work == untold.work)
    #expect(told.bytes < untold.bytes * 2 / 3)
    #expect(told.footprint.peak <= untold.footprint.peak)
    #expect(told.footprint.live <= untold.footprint.live * 21 / 20)
  }
}
