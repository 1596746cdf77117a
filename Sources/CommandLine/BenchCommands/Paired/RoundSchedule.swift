package import ResultStore

/// Which scenarios of a paired measurement go on after some rounds.
///
/// Each has the fewest rounds that decide. Then the budget ends those that have as many good ones, and twice
/// the budget all: until there, rounds that were lost or disturbed are made up for.
package struct RoundSchedule {
  /// The seconds after which only what lacks good rounds goes on.
  private let budget: Double
  private let maximumRoundCount: Int
  private let minimumRoundCount: Int

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - budget: Seconds.
  ///   - maximumRoundCount: The most rounds, where they are more than the fewest that decide.
  ///   - policy: How many those are.
  package init(budget: Double, maximumRoundCount: Int, policy: GatePolicy) {
    self.budget = budget
    self.maximumRoundCount = max(maximumRoundCount, policy.minimumRoundCount)
    minimumRoundCount = policy.minimumRoundCount
  }

  /// Chooses the units of which another round is played.
  ///
  /// - Parameters:
  ///   - open: Those without a verdict.
  ///   - round: How many rounds were begun.
  ///   - elapsed: The seconds since the first of them began.
  ///   - goodRoundCounts: For each unit, how many rounds of it count.
  /// - Returns: Some of `open`, in their order.
  package func continuing(
    _ open: [Int], after round: Int, elapsed: Double, goodRoundCounts: [Int]
  ) -> [Int] {
    if round >= maximumRoundCount { return [] }
    if round < minimumRoundCount || elapsed <= budget { return open }
    if elapsed > 2 * budget { return [] }
    return open.filter { goodRoundCounts[$0] < minimumRoundCount }
  }
}
