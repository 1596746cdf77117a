import LinearConstraints
import Metering
import SolverCatalog
import SolverWorkloads
import Testing

/// Edits that were made before allocate nothing, the reading of changes included.
///
/// Without optimisation the compiler itself allocates, for each access to an element of an array.
@Suite(
  .enabled(
    if: AllocationCount.isAvailable && BuildFacts.isOptimised, "needs a counter and optimisation"))
struct SteadyPassTests {
  /// The suggestions of a trace after its first solve, one batch each.
  private struct Edits {
    let solver: any IncrementalSolver
    var moves: [(variable: Variable, value: Double)] = []

    init(_ trace: Trace, on strategy: SolverStrategy) throws {
      solver = strategy.makeSolver()
      var replay = TraceReplay(trace, on: solver)
      let steps = replay.steps
      for step in steps { try replay.perform(step) }
      for step in steps.dropFirst() {
        for operation in trace.operations[step.batch] {
          guard case .suggest(let variable, let value) = operation else { continue }
          moves.append((replay.variableHandles[Int(variable.index)], value))
        }
      }
    }

    /// Makes all edits; returns how many values they changed.
    func perform() throws -> Int {
      var changed = 0
      for move in moves {
        try solver.suggest(move.value, for: move.variable)
        try solver.solve()
        for variable in solver.changes where solver.value(of: variable) != 0 { changed += 1 }
      }
      return changed
    }
  }

  @Test(arguments: SolverWorkload.all.map(\.name), [SolverStrategy.activeSet, .partitioned])
  func repeatedEditsAllocateNothing(_ name: String, _ strategy: SolverStrategy) throws {
    let workload = try #require(SolverWorkload.all.first { $0.name == name })
    let edits = try Edits(workload.make(60, 1), on: strategy)
    // Pools reach the size at which they are squeezed instead of enlarged.
    for _ in 0..<20 { _ = try edits.perform() }
    var requests: [Int] = []
    for _ in 0..<3 {
      let before = AllocationCount.now(.thisThread)
      let changed = try edits.perform()
      requests.append((AllocationCount.now(.thisThread) - before).requests)
      #expect(changed > 0)
    }
    // One of them may have been the last to enlarge a pool.
    #expect(requests.min() == 0, "\(requests)")
  }
}
