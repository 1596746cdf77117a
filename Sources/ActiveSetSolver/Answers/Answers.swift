import LinearConstraints

/// Answers about violations, at the values of the last solve.
extension ActiveSetCore {
  /// How much a row is violated, in its own units; 0 for one that was never solved.
  mutating func violation(ofRow row: RowIndex) -> Double {
    let kind = matrix.rows[row].kind
    if kind == .free || isFresh(row) { return 0 }
    let scaled = matrix.rows[row].relation.violation(of: matrix.evaluate(row: row))
    return scaled <= matrix.rows[row].primalTolerance ? 0 : scaled * Double(matrix.rows[row].weight)
  }

  private mutating func isFresh(_ row: RowIndex) -> Bool { matrix.rows[row].mark == Row.fresh }

  /// The sum of violations of each level with rows, most important first.
  ///
  /// - Complexity: O(all coefficients).
  mutating func levelSums() -> [LevelViolation] {
    var sums = Table<LevelIndex, Double>(repeating: 0, count: levels.slots.count)
    var isInUse = Table<LevelIndex, Bool>(repeating: false, count: levels.slots.count)
    for row in matrix.rows.indices {
      if matrix.rows[row].kind == .free || isFresh(row) { continue }
      sums[matrix.rows[row].level] += violation(ofRow: row)
      isInUse[matrix.rows[row].level] = true
    }
    var result: [LevelViolation] = []
    for rank in 0..<levels.byRank.count {
      let slot = levels.byRank[rank]
      guard isInUse[slot], let priority = Priority(levels.slots[slot].priority) else { continue }
      result.append(LevelViolation(priority: priority, sum: sums[slot]))
    }
    return result
  }

  /// The optional constraints that are violated, in order.
  mutating func violatedOptionalRows() -> [RowIndex] {
    var result: [RowIndex] = []
    for row in matrix.rows.indices
    where matrix.rows[row].kind == .constraint && matrix.rows[row].level != PriorityLevels.required
    {
      if violation(ofRow: row) > Tolerances.change { result.append(row) }
    }
    return result
  }
}
