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
    var node = first(of: unknown)
    let row = problem.unknowns[unknown].pivotRow
    var result = MultiplierStatus(isAtUpper: true, isAtLower: true)
    guard !row.isNone else {
      guard node >= 0 else { return result }
      let first = self[node]
      return MultiplierStatus(
        violation: first.value > 0 ? 1 : -1, rank: problem.levels.slots[first.level].rank)
    }
    let level = problem.rows[row].level
    let rank = problem.levels.slots[level].rank
    var value = 0.0
    var size = 0.0
    if node >= 0 {
      let first = self[node]
      let firstRank = problem.levels.slots[first.level].rank
      if firstRank < rank {
        return MultiplierStatus(violation: first.value > 0 ? 1 : -1, rank: firstRank)
      }
      if firstRank == rank {
        value = first.value
        size = first.size
        node = first.next
      }
    }
    // The same sums as along the direction of an exchange, so that both judge alike.
    let upper = Self.excess(of: value, size: size, over: problem.rows[row].upperSlope)
    let lower = Self.excess(of: value, size: size, over: problem.rows[row].lowerSlope)
    if upper > 0 { return MultiplierStatus(violation: 1, rank: rank) }
    if lower < 0 { return MultiplierStatus(violation: -1, rank: rank) }
    result.isAtUpper = upper == 0
    result.isAtLower = lower == 0
    guard node >= 0 else { return result }
    let later = self[node]
    let laterRank = problem.levels.slots[later.level].rank
    if later.value > 0 {
      if result.isAtUpper { return MultiplierStatus(violation: 1, rank: laterRank) }
    } else if result.isAtLower {
      return MultiplierStatus(violation: -1, rank: laterRank)
    }
    return MultiplierStatus()
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
    if first.level == line.level {
      return Self.excess(of: first.value, size: first.size, over: line.upperSlope) < 0
        && Self.excess(of: first.value, size: first.size, over: line.lowerSlope) > 0
    }
    guard problem.levels.slots[first.level].rank > problem.levels.slots[line.level].rank else {
      return false
    }
    // What matters less may pull an equality anywhere, an inequality only against its bound.
    return first.value > 0 ? line.upperSlope > 0 : line.lowerSlope < 0
  }
}
