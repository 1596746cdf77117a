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
  /// For each unit, how many of its rounds were played to their end, and disturbed by nothing.
  private var goodRoundCounts: [Int]

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - unitCount: How many scenarios there are.
  ///   - budget: Seconds.
  ///   - maximumRoundCount: The most rounds, where they are more than the fewest that decide.
  ///   - policy: How many those are.
  package init(unitCount: Int, budget: Double, maximumRoundCount: Int, policy: GatePolicy) {
    self.budget = budget
    goodRoundCounts = Array(repeating: 0, count: unitCount)
    self.maximumRoundCount = max(maximumRoundCount, policy.minimumRoundCount)
    minimumRoundCount = policy.minimumRoundCount
  }

  /// Takes note of a round that was played to its end.
  package mutating func noteRound(of unit: Int, isDisturbed: Bool) {
    if !isDisturbed { goodRoundCounts[unit] += 1 }
  }

  /// Chooses the units of which another round is played.
  ///
  /// - Parameters:
  ///   - open: Those without a verdict.
  ///   - round: How many rounds were begun.
  ///   - elapsed: The seconds since the first of them began.
  /// - Returns: Some of `open`, in their order.
  package func continuing(_ open: [Int], after round: Int, elapsed: Double) -> [Int] {
    if round >= maximumRoundCount { return [] }
    if round < minimumRoundCount || elapsed <= budget { return open }
    if elapsed > 2 * budget { return [] }
    return open.filter { goodRoundCounts[$0] < minimumRoundCount }
  }
}
