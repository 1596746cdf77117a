import BenchCommands
import ResultStore
import Testing

/// How many rounds a paired measurement plays, by a clock that the test sets.
@Suite struct RoundScheduleTests {
  private let schedule = RoundSchedule(budget: 4, maximumRoundCount: 12, policy: GatePolicy())

  /// Unit 0 has a good round each time, unit 1 none, unit 2 all but one of the first.
  @Test(arguments: [
    (0, 0.0, [0, 1, 2]), (4, 100, [0, 1, 2]), (5, 4, [0, 1, 2]), (5, 4.1, [1, 2]), (6, 4.1, [1]),
    (6, 8, [1]), (6, 8.1, []), (11, 3.9, [0, 1, 2]), (12, 3.9, []),
  ])
  func theBudgetEndsWhatHasEnoughGoodRounds(_ round: Int, _ elapsed: Double, _ units: [Int]) {
    let good = [round, 0, max(0, round - 1)]
    #expect(
      schedule.continuing([0, 1, 2], after: round, elapsed: elapsed, goodRoundCounts: good)
        == units)
  }

  /// Five rounds are the fewest that decide, whatever was asked for.
  @Test func theFewestRoundsArePlayedWithoutABudget() {
    let hasty = RoundSchedule(budget: 0, maximumRoundCount: 1, policy: GatePolicy())
    let rounds = (0..<10).prefix { round in
      !hasty.continuing([0], after: round, elapsed: 1e6, goodRoundCounts: [0]).isEmpty
    }
    #expect(rounds.count == 5)
  }

  @Test func whatIsDecidedIsNotBegunAgain() {
    #expect(schedule.continuing([], after: 1, elapsed: 0, goodRoundCounts: [1]).isEmpty)
    #expect(schedule.continuing([1], after: 1, elapsed: 0, goodRoundCounts: [1, 1]) == [1])
  }
}
