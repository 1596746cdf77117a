import LinearConstraints
import Testing

/// Each counter of a solver's work has its name, and is added and subtracted on its own.
@Suite struct SolverWorkTests {
  /// Counters of which no two are equal.
  private func counters(from first: Int, step: Int) -> SolverWork {
    var work = SolverWork()
    work.solves = first
    work.pivots = first + step
    work.flips = first + 2 * step
    work.factorizations = first + 3 * step
    work.factorNonzeros = first + 4 * step
    work.solveNonzeros = first + 5 * step
    work.blocksTouched = first + 6 * step
    work.refinements = first + 7 * step
    work.changedVariables = first + 8 * step
    return work
  }

  private let names = [
    "solves", "pivots", "flips", "factorizations", "factorNonzeros", "solveNonzeros",
    "blocksTouched", "refinements", "changedVariables",
  ]

  @Test func entriesNameEveryCounter() {
    let entries = counters(from: 100, step: 7).entries
    #expect(entries.map(\.name) == names)
    #expect(entries.map(\.count) == names.indices.map { 100 + 7 * $0 })
  }

  @Test func sumsAndDifferencesAreTakenCounterByCounter() {
    let (later, earlier) = (counters(from: 100, step: 7), counters(from: 10, step: 3))
    #expect((later - earlier).entries.map(\.count) == names.indices.map { 90 + 4 * $0 })
    #expect((later + earlier).entries.map(\.count) == names.indices.map { 110 + 10 * $0 })
    #expect(SolverWork().entries.allSatisfy { $0.count == 0 })
  }
}
