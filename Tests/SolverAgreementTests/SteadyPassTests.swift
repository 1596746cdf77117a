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
    if: AllocationCount.isAvailable && BuildFacts.isOptimized, "needs a counter and optimisation"))
struct SteadyPassTests {
  @Test(arguments: SolverWorkload.all.map(\.name), [SolverStrategy.activeSet])
  func repeatedEditsAllocateNothing(_ name: String, _ strategy: SolverStrategy) throws {
    let workload = try #require(SolverWorkload.all.first { $0.name == name })
    let edits = try RepeatedEdits(workload.make(60, 1), on: strategy)
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
