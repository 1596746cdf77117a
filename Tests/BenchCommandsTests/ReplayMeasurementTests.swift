import BenchCommands
import LinearConstraints
import SolverCatalog
import Testing

/// How the steps of a trace are timed, and what they allocate.
@Suite struct ReplayMeasurementTests {
  // MARK: Replicas

  /// A step should last a thousand times what the clock costs, on 64 solvers at most.
  @Test(
    arguments: [
      ([30_000], 1), ([25_000], 1), ([24_999], 2), ([12_500], 2), ([12_499, 90_000], 3),
      ([90_000, 12_499], 3), ([391], 64), ([390], 64), ([0], 64), ([], 1),
    ] as [([Double], Int)])
  func shortStepsArePlayedByManySolvers(medians: [Double], count: Int) {
    #expect(ReplicaPlan(medians: medians, clockCost: 25).count == count)
  }

  /// Nothing is shorter than a nanosecond, and nothing costs nothing.
  @Test func theClockMayCostNextToNothing() {
    #expect(ReplicaPlan(medians: [0], clockCost: 0.003).count == 3)
    #expect(ReplicaPlan(medians: [5], clockCost: 0).count == 1)
  }

  // MARK: Allocations

  private static let trace = """
    trace 1
    variable width
    constraint b == 750 -100 1*width
    solve first
    constant b -90
    solve again
    constant b -80
    solve again

    """

  private static func report(repetitions: Int, certifies: Bool = false) throws -> ReplayReport {
    let trace = try TraceReader.read(Array(trace.utf8))
    return try ReplayMeasurement(trace: trace, strategy: .activeSet, certifies: certifies)
      .run(file: "a.trace", repetitions: repetitions, explaining: nil)
  }

  /// Each label has a time for each of its solves in each repetition, and the allocations of one play.
  @Test(arguments: [1, 3])
  func everyLabelHasTheSolvesOfOnePlay(repetitions: Int) throws {
    let labels = try Self.report(repetitions: repetitions).labels
    #expect(labels.map(\.label) == ["first", "again"])
    #expect(labels.map(\.repetitions) == [repetitions, repetitions])
    #expect(labels.map(\.samples.count) == [repetitions, 2 * repetitions])
    #expect(labels.map(\.allocations.count) == [1, 2])
    #expect(labels.flatMap(\.samples).allSatisfy { $0 > 0 })
  }

  @Test func withoutRepetitionsNothingIsTimed() throws {
    #expect(try Self.report(repetitions: 0).labels.isEmpty)
    #expect(try Self.report(repetitions: 0).certifiedSolves == nil)
    #expect(try Self.report(repetitions: 0, certifies: true).certifiedSolves == 3)
  }
}
