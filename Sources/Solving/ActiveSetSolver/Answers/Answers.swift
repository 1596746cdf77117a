import FlatStorage
import LinearConstraints

/// Answers about violations, at the values of the last solve.
extension ActiveSetCore {
  /// How much a row is violated, in its own units; 0 for one that was never solved.
  mutating func violation(ofRow row: RowIndex) -> Double {
    let kind = problem.rows[row].kind
    if kind == .free || isFresh(row) { return 0 }
    let scaled = problem.rows[row].relation.violation(of: iterate.evaluate(row, of: problem))
    return scaled <= problem.rows[row].primalTolerance
      ? 0 : scaled * Double(problem.rows[row].weight)
  }

  private mutating func isFresh(_ row: RowIndex) -> Bool {
    problem.places[row].mark == RowPlace.unsolved
  }

  /// The sum of violations of each level with rows, most important first.
  ///
  /// - Complexity: O(all coefficients).
  mutating func levelSums() -> [LevelViolation] {
    var sums = Table<LevelIndex, Double>(repeating: 0, count: problem.levels.slots.count)
    var isInUse = Table<LevelIndex, Bool>(repeating: false, count: problem.levels.slots.count)
    for row in problem.rows.indices {
      if problem.rows[row].kind == .free || isFresh(row) { continue }
      sums[problem.rows[row].level] += violation(ofRow: row)
      isInUse[problem.rows[row].level] = true
    }
    var result: [LevelViolation] = []
    for rank in 0..<problem.levels.byRank.count {
      let slot = problem.levels.byRank[rank]
      guard isInUse[slot], let priority = Priority(problem.levels.slots[slot].priority) else {
        continue
      }
      result.append(LevelViolation(priority: priority, sum: sums[slot]))
    }
    return result
  }

  /// The optional constraints that are violated, in order.
  mutating func violatedOptionalRows() -> [RowIndex] {
    var result: [RowIndex] = []
    for row in problem.rows.indices
    where (problem.rows[row].kind == .constraint || problem.rows[row].kind == .represented)
      && problem.rows[row].level != PriorityLevels.required
    {
      if violation(ofRow: row) > Tolerances.change { result.append(row) }
    }
    return result
  }
}
