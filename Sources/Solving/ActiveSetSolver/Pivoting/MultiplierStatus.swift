import FlatStorage

/// Where the multiplier of a position of the basis stands to the slopes of its row.
struct MultiplierStatus {
  /// +1 above the upper slope, -1 below the lower one, 0 within.
  var violation: Int8 = 0
  /// The rank of the level that says so.
  var rank: Int32 = 0
  /// Whether it equals the upper slope at every level, so that the residual may grow for free.
  var isAtUpper = false
  /// Whether it equals the lower slope at every level.
  var isAtLower = false
}

extension Multipliers {
  /// Compares the multiplier of a position with its range, level by level.
  mutating func status(
    of unknown: UnknownIndex, in problem: inout Problem
  ) -> MultiplierStatus {
    let node = first(of: unknown)
    let row = problem.unknowns[unknown].pivotRow
    var result = MultiplierStatus(isAtUpper: true, isAtLower: true)
    guard !row.isNone else {
      guard node >= 0 else { return result }
      let first = self[node]
      return MultiplierStatus(
        violation: first.value > 0 ? 1 : -1, rank: problem.levels.slots[first.level].rank)
    }
    let line = problem.rows[row]
    // The same sums as along the direction of an exchange, so that both judge alike.
    let upper = comparison(from: node, with: line.upperSlope, problem.levels)
    if upper.sign > 0 { return MultiplierStatus(violation: 1, rank: upper.rank) }
    let lower = comparison(from: node, with: line.lowerSlope, problem.levels)
    if lower.sign < 0 { return MultiplierStatus(violation: -1, rank: lower.rank) }
    result.isAtUpper = upper.sign == 0
    result.isAtLower = lower.sign == 0
    return result
  }

  /// How a multiplier stands to a slope: the sign of the first level at which they differ, and its rank.
  ///
  /// - Parameters:
  ///   - head: where the list of the multiplier begins.
  ///   - slope: the slope, which is zero at all levels but its own.
  ///   - levels: the levels.
  /// - Returns: the sign, zero where they are equal, and the rank.
  @inline(__always)
  private func comparison(
    from head: Int32, with slope: LevelSlope, _ levels: borrowing PriorityLevels
  ) -> (sign: Int8, rank: Int32) {
    var node = head
    let rank = levels.slots[slope.level].rank
    var value = 0.0
    var size = 0.0
    if node >= 0 {
      let first = self[node]
      let firstRank = levels.slots[first.level].rank
      if firstRank < rank { return (first.value > 0 ? 1 : -1, firstRank) }
      if firstRank == rank {
        value = first.value
        size = first.size
        node = first.next
      }
    }
    let excess = Self.excess(of: value, size: size, over: slope.value)
    if excess != 0 { return (excess > 0 ? 1 : -1, rank) }
    guard node >= 0 else { return (0, rank) }
    let later = self[node]
    return (later.value > 0 ? 1 : -1, levels.slots[later.level].rank)
  }

  /// By how much a multiplier exceeds a slope; zero where that is nothing but rounding.
  @inline(__always)
  private static func excess(of value: Double, size: Double, over slope: Double) -> Double {
    let difference = SizedSum(value: value - slope, size: size + abs(slope))
    return difference.isSignificant ? difference.value : 0
  }

  /// Whether the multiplier of a position is within its range by its first level alone, as nearly all
  /// are; ``status(of:)`` decides about the others.
  @inline(__always)
  func isPlainlyInRange(_ unknown: UnknownIndex, in problem: borrowing Problem) -> Bool {
    let node = first(of: unknown)
    if node < 0 { return true }
    let row = problem.unknowns[unknown].pivotRow
    if row.isNone { return false }
    let line = problem.rows[row]
    let first = self[node]
    // What matters less may pull an equality anywhere, an inequality only against its bound.
    if first.level != line.level || line.representsPair {
      let slope = first.value > 0 ? line.upperSlope : line.lowerSlope
      if first.level == slope.level {
        let excess = Self.excess(of: first.value, size: first.size, over: slope.value)
        return first.value > 0 ? excess < 0 : excess > 0
      }
      return slope.value != 0
        && problem.levels.slots[first.level].rank > problem.levels.slots[slope.level].rank
    }
    return Self.excess(of: first.value, size: first.size, over: line.upperSlope.value) < 0
      && Self.excess(of: first.value, size: first.size, over: line.lowerSlope.value) > 0
  }
}
