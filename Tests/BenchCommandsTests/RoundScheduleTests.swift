import BenchCommands
import ResultStore
import Testing

/// How many rounds a paired measurement plays, by a clock that the test sets.
@Suite struct RoundScheduleTests {
  /// The schedule after some rounds: unit 0 had a good one each time, unit 1 a disturbed one, and one of
  /// unit 2 was lost.
  private static func schedule(after round: Int) -> RoundSchedule {
    var schedule = RoundSchedule(
      unitCount: 3, budget: 4, maximumRoundCount: 12, policy: GatePolicy())
    for number in 0..<round {
      schedule.noteRound(of: 0, isDisturbed: false)
      schedule.noteRound(of: 1, isDisturbed: true)
      if number > 0 { schedule.noteRound(of: 2, isDisturbed: false) }
    }
    return schedule
  }

  @Test(arguments: [
    (0, 0.0, [0, 1, 2]), (4, 100, [0, 1, 2]), (5, 4, [0, 1, 2]), (5, 4.1, [1, 2]), (6, 4.1, [1]),
    (6, 8, [1]), (6, 8.1, []), (11, 3.9, [0, 1, 2]), (12, 3.9, []),
  ])
  func theBudgetEndsWhatHasEnoughGoodRounds(_ round: Int, _ elapsed: Double, _ units: [Int]) {
    let schedule = Self.schedule(after: round)
    #expect(schedule.continuing([0, 1, 2], after: round, elapsed: elapsed) == units)
  }

  /// Five rounds are the fewest that decide, whatever was asked for.
  @Test func theFewestRoundsArePlayedWithoutABudget() {
    let hasty = RoundSchedule(
      unitCount: 1, budget: 0, maximumRoundCount: 1, policy: GatePolicy())
    let rounds = (0..<10).prefix { !hasty.continuing([0], after: $0, elapsed: 1e6).isEmpty }
    #expect(rounds.count == 5)
  }

  @Test func whatIsDecidedIsNotBegunAgain() {
    let schedule = Self.schedule(after: 1)
    #expect(schedule.continuing([], after: 1, elapsed: 0).isEmpty)
    #expect(schedule.continuing([1], after: 1, elapsed: 0) == [1])
  }
}
