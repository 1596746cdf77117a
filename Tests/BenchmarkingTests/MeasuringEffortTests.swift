import Benchmarking
import Statistics
import Testing

/// How much of a case is measured, at the limits of what its first play decides.
@Suite struct MeasuringEffortTests {
  /// A budget of a second.
  private func effort(play milliseconds: Double) -> MeasuringEffort {
    MeasuringEffort(timeBudget: 1_000_000_000, firstPlay: milliseconds * 1e6)
  }

  /// A play of a quarter of the budget is not sampled; one of a second has no allocations counted.
  @Test(arguments: [
    (249.0, true, true), (250, false, true), (999, false, true), (1_000, false, false),
  ])
  func longPlaysAreNotSampled(play: Double, isSampled: Bool, countsAllocations: Bool) {
    let effort = effort(play: play)
    #expect(effort.isSampled == isSampled)
    #expect(effort.countsAllocations == countsAllocations)
  }

  /// Where the budget has room for a sample of it, a play over a second is counted as well.
  @Test func aLongBudgetCountsAllocationsOfLongPlays() {
    let effort = MeasuringEffort(timeBudget: 10_000_000_000, firstPlay: 2e9)
    #expect(effort.isSampled && effort.countsAllocations)
  }

  @Test(arguments: [(49.0, 9), (50, 3), (51, 3)])
  func aTwentiethOfTheBudgetHasNineSamples(play: Double, samples: Int) {
    #expect(effort(play: play).minimumSamples == samples)
  }

  /// A quarter of the budget is 250 ms; the first play of the frames is the one before any question.
  @Test(arguments: [
    (1, 0.0, true), (1, 249, true), (1, 250, false), (199, 249, true), (200, 0, false),
    (201, 0, false), (50, 251, false),
  ])
  func framesArePlayedWithinAQuarterOfTheBudget(rounds: Int, elapsed: Double, again: Bool) {
    let effort = effort(play: 1)
    #expect(effort.playsFramesAgain(rounds: rounds, elapsed: UInt64(elapsed * 1e6)) == again)
  }

  /// Enough trees for 1.2 samples, for a tenth of the budget, and never over 512.
  @Test(arguments: [
    (1.0, 100.0, 1_000.0, 12), (1, 1_000, 100, 1), (1, 10, 10_000, 100), (50, 10, 10_000, 2),
    (101, 10, 10_000, 1), (0.001, 1, 1_000_000, 512), (0.001, 0.5, 100, 120),
  ])
  func shortStepsArePlayedOnSeveralTrees(
    play: Double, shortest: Double, sample: Double, replicas: Int
  ) {
    #expect(effort(play: play).replicas(shortest: shortest, sample: sample) == replicas)
  }

  /// Rounds of about 20 ms and of at most 100 plays; one to ten of them within half of the budget.
  @Test(arguments: [
    (0.1, 100, 10, 2), (1, 20, 10, 2), (3, 6, 10, 2), (21, 1, 10, 2), (51, 1, 9, 0),
    (50, 1, 10, 0), (49, 1, 10, 2), (400, 1, 1, 0), (0, 100, 10, 2),
  ])
  func queuesPlayRounds(play: Double, units: Int, rounds: Int, warmUp: Int) {
    let effort = effort(play: play)
    #expect(effort.unitsPerRound == units)
    #expect(effort.rounds == rounds)
    #expect(effort.warmUpRounds == warmUp)
  }

  @Test(arguments: [(1.0, 25), (10, 25), (11, 22), (125, 2), (126, 1), (600, 1), (0, 25)])
  func blocksArePlayedWithinHalfOfTheBudget(play: Double, rounds: Int) {
    #expect(effort(play: play).blockRounds == rounds)
  }

  // MARK: Frames that fit

  /// Whether so many samples around a cost are enough to see it fit a 60 Hz frame.
  private func areEnough(_ samples: [Double], isLate: Bool = false) throws -> Bool {
    RampSamples.areEnough(
      try #require(SampleStatistics(samples)), budget: 16_666_667, isLate: isLate)
  }

  @Test func farFromBothFramesTwoPlaysDecide() throws {
    #expect(try !areEnough([1e9]))
    #expect(try areEnough([66_666_669, 66_666_669]))
    #expect(try !areEnough([66_666_668, 1e9]))
    #expect(try areEnough([2_083_333, 2_083_333]))
    #expect(try !areEnough([1, 2_083_334]))
  }

  @Test func nearAFrameSevenOrTwentyOnePlaysDecide() throws {
    #expect(try !areEnough([Double](repeating: 20e6, count: 6)))
    #expect(try areEnough([Double](repeating: 20e6, count: 7)))
    let unsure = (0..<21).map { Double($0.isMultiple(of: 2) ? 10e6 : 20e6) }
    #expect(try !areEnough(Array(unsure.prefix(20))))
    #expect(try areEnough(unsure))
  }

  @Test func whenTimeIsOverTwoPlaysAreEnough() throws {
    #expect(try !areEnough([16e6], isLate: true))
    #expect(try areEnough([16e6, 17e6], isLate: true))
    #expect(try !areEnough([16e6, 17e6]))
  }
}
