import LinearConstraints
import SolverOracle
import SolverWorkloads
import Testing

/// What random systems are made of.
@Suite struct RandomSystemTests {
  private static func trace(_ seed: UInt64, views: Int, solves: Int = 20) -> Trace {
    RandomSystem.trace(seed: seed, views: views, solves: solves, hasConflicts: seed % 2 == 0)
  }

  /// One view is enough for a system: it changes like others, but there is nothing to tie it to.
  @Test(arguments: 1...3)
  func anyNumberOfViewsChanges(_ views: Int) throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      let trace = Self.trace(seed, views: views)
      // Reading checks that nothing is used before it is there or after it went.
      #expect(try TraceReader.read(TraceWriter.text(of: trace)) == trace, "seed \(seed)")
      #expect(trace.variableNames.count == 4 * views)
      let solves = trace.operations.filter { if case .solve = $0 { true } else { false } }
      #expect(solves.count == 20)
    }
  }

  /// Each seed is a trace of its own, and always the same one.
  @Test func aSeedDecidesAll() {
    #expect(Self.trace(3, views: 4) == Self.trace(3, views: 4))
    #expect(Self.trace(3, views: 4) != Self.trace(5, views: 4))
  }

  /// The first view is in the corner, and only what may be broken contradicts anything.
  @Test func withoutConflictsOnlyBoundsAreRequired() {
    for seed in stride(from: 1 as UInt64, to: 41, by: 2) {
      for operation in Self.trace(seed, views: 5).operations {
        guard case .add(_, let terms, let shape) = operation, shape.priority.isRequired else {
          continue
        }
        #expect(terms.count == 1 && terms[0].coefficient == 1 && shape.constant == 0)
        #expect(shape.relation != .lessThanOrEqual)
      }
    }
  }
}
