import LinearConstraints
import SolverCatalog
import SolverWorkloads
import Testing

@Suite struct WorkloadTests {
  @Test(arguments: SolverWorkload.all.map(\.name), [1, 9, 30])
  func tracesAreValidAndSolvable(_ name: String, _ size: Int) throws {
    let workload = try #require(SolverWorkload.all.first { $0.name == name })
    let trace = workload.make(size, 1)
    #expect(workload.make(size, 1) == trace)
    let read = try TraceReader.read(TraceWriter.text(of: trace))
    #expect(read == trace)
    let solver = SolverStrategy.tableau.makeSolver()
    var replay = TraceReplay(read, on: solver)
    let steps = replay.steps
    var moved = 0
    for step in steps {
      try replay.perform(step)
      #expect(solver.conflicts == [])
      moved += solver.changedVariables.isEmpty ? 0 : 1
    }
    // An edit below a minimum may change nothing; most must.
    #expect(moved > steps.count / 2)
  }
}
