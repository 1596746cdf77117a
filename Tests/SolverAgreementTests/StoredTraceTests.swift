import LinearConstraints
import SolverOracle
import SolverWorkloads
import TestSupport
import Testing

/// What seeds and sizes make, without a solver: the smallest systems as well as some larger ones.
@Suite struct StoredTraceTests {
  @Test func workloadsAreMadeAsBefore() throws {
    var parts = StoredParts("workload-traces", .digest)
    for workload in SolverWorkload.all {
      for size in [1, 2, 3, 5, 30] {
        let traces = (1...2).map { TraceWriter.text(of: workload.make(size, $0)) }
        parts.append("\(workload.name) \(size)", traces.joined())
      }
    }
    try parts.check()
  }

  @Test func randomSystemsAreMadeAsBefore() throws {
    var parts = StoredParts("random-traces", .digest)
    for hasConflicts in [false, true] {
      for views in [2, 3, 8] {
        let traces = (1...12 as ClosedRange<UInt64>).map { seed in
          TraceWriter.text(
            of: RandomSystem.trace(
              seed: seed, views: views, solves: Int(seed % 4), hasConflicts: hasConflicts))
        }
        parts.append("\(views) views, conflicts \(hasConflicts)", traces.joined())
      }
    }
    for kind in TimelineKind.allCases {
      let traces = (1...30 as ClosedRange<UInt64>).map {
        TraceWriter.text(of: RandomTimeline.trace(kind, seed: $0))
      }
      parts.append(kind.rawValue, traces.joined())
    }
    try parts.check()
  }
}
