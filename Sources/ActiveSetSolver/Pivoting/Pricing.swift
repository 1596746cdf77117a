import LinearConstraints

/// The positions of the basis whose multiplier may be out of range, most important level first.
///
/// Of positions that violate the same level the one whose own row matters least comes first: what
/// gives way in the end is mostly a weak wish next to the trouble, and not the strong row that
/// moved everything, which would first be taken back. Ties keep the order of arrival. Entries may
/// be stale: whoever takes one looks again.
struct CandidateQueue: ~Copyable {
  struct Candidate: HeapElement {
    var rank: Int32
    /// The rank of the row that would leave; `Int32.max` for a held unknown.
    var rowRank: Int32
    var order: Int32
    var unknown: UnknownIndex

    @inline(__always)
    func precedes(_ other: Candidate) -> Bool {
      if rank != other.rank { return rank < other.rank }
      return rowRank != other.rowRank ? rowRank > other.rowRank : order < other.order
    }
  }

  private(set) var heap = FlatArray<Candidate>()
  private var nextOrder: Int32 = 0

  mutating func push(_ unknown: UnknownIndex, rank: Int32, rowRank: Int32) {
    heap.pushHeap(
      Candidate(rank: rank, rowRank: rowRank, order: nextOrder, unknown: unknown))
    nextOrder &+= 1
  }

  mutating func pop() -> Candidate? {
    let first = heap.popHeap()
    if heap.isEmpty { nextOrder = 0 }
    return first
  }

  mutating func removeAll() {
    heap.removeAll()
    nextOrder = 0
  }
}

/// Where the multiplier of a position of the basis stands to the slopes of its row.
struct MultiplierStanding {
  /// +1 above the upper slope, -1 below the lower one, 0 within.
  var violation: Int8 = 0
  /// The rank of the level that says so.
  var rank: Int32 = 0
  /// Whether it equals the upper slope at every level, so that the residual may grow for free.
  var isAtUpper = false
  /// Whether it equals the lower slope at every level.
  var isAtLower = false
}

extension ActiveSetCore {
  /// Compares the multiplier of a position with its range, level by level.
  mutating func standing(of unknown: UnknownIndex) -> MultiplierStanding {
    var node = matrix.unknowns[unknown].multipliers
    let row = matrix.unknowns[unknown].pivotRow
    var result = MultiplierStanding(isAtUpper: true, isAtLower: true)
    guard !row.isNone else {
      guard node >= 0 else { return result }
      let first = multipliers.nodes[node]
      return MultiplierStanding(
        violation: first.value > 0 ? 1 : -1, rank: levels.slots[first.level].rank)
    }
    let level = matrix.rows[row].level
    let rank = levels.slots[level].rank
    var value = 0.0
    var tolerance = 0.0
    if node >= 0 {
      let first = multipliers.nodes[node]
      let firstRank = levels.slots[first.level].rank
      if firstRank < rank {
        return MultiplierStanding(violation: first.value > 0 ? 1 : -1, rank: firstRank)
      }
      if firstRank == rank {
        value = first.value
        tolerance =
          NumericalTolerances.rounding * (first.size + Double(matrix.rows[row].weight))
        node = first.next
      }
    }
    let upper = matrix.rows[row].upperSlope
    let lower = matrix.rows[row].lowerSlope
    if value > upper + tolerance { return MultiplierStanding(violation: 1, rank: rank) }
    if value < lower - tolerance { return MultiplierStanding(violation: -1, rank: rank) }
    result.isAtUpper = value >= upper - tolerance
    result.isAtLower = value <= lower + tolerance
    guard node >= 0 else { return result }
    let later = multipliers.nodes[node]
    let laterRank = levels.slots[later.level].rank
    if later.value > 0 {
      if result.isAtUpper { return MultiplierStanding(violation: 1, rank: laterRank) }
    } else if result.isAtLower {
      return MultiplierStanding(violation: -1, rank: laterRank)
    }
    return MultiplierStanding()
  }

  /// Whether the multiplier of a position is within its range by its first level alone, as nearly all
  /// are; ``standing(of:)`` decides about the others.
  @inline(__always)
  private func isPlainlyInRange(_ unknown: UnknownIndex) -> Bool {
    let node = matrix.unknowns[unknown].multipliers
    if node < 0 { return true }
    let row = matrix.unknowns[unknown].pivotRow
    if row.isNone { return false }
    let line = matrix.rows[row]
    let first = multipliers.nodes[node]
    if first.level == line.level {
      let tolerance = NumericalTolerances.rounding * (first.size + Double(line.weight))
      return first.value < line.upperSlope - tolerance && first.value > line.lowerSlope + tolerance
    }
    guard levels.slots[first.level].rank > levels.slots[line.level].rank else { return false }
    // What matters less may pull an equality anywhere, an inequality only against its bound.
    return first.value > 0 ? line.upperSlope > 0 : line.lowerSlope < 0
  }

  /// Queues a position when its multiplier is out of range.
  mutating func enqueueIfViolating(_ unknown: UnknownIndex) {
    if matrix.unknowns[unknown].isQueued || isPlainlyInRange(unknown) { return }
    let standing = standing(of: unknown)
    if standing.violation == 0 { return }
    matrix.unknowns[unknown].isQueued = true
    enqueue(unknown, rank: standing.rank)
  }

  /// Queues a position for the level that it violates.
  mutating func enqueue(_ unknown: UnknownIndex, rank: Int32) {
    let row = matrix.unknowns[unknown].pivotRow
    let rowRank = row.isNone ? Int32.max : levels.slots[matrix.rows[row].level].rank
    candidates.push(unknown, rank: rank, rowRank: rowRank)
  }

  /// Adds to the multiplier of a position, and queues it when that takes it out of range.
  mutating func addMultiplier(
    _ change: Double, size: Double, level: LevelIndex, at unknown: UnknownIndex
  ) {
    multipliers.add(
      change, size: size, level: level, to: &matrix.unknowns[unknown].multipliers, in: levels)
    enqueueIfViolating(unknown)
  }

  // MARK: Slope changes

  /// Notes that the slope of an inactive row changed.
  @inline(__always)
  mutating func noteSlopeChange(_ change: Double, row: RowIndex) {
    if change == 0 { return }
    slopeChanges.append(SlopeChange(row: row, level: matrix.rows[row].level, change: change))
  }

  /// Passes the noted slope changes on to the multipliers, one transposed solve for each level.
  mutating func flushSlopeChanges() {
    while let last = slopeChanges.count > 0 ? slopeChanges[slopeChanges.count - 1] : nil {
      let level = last.level
      beginTransposedSolve()
      var kept = 0
      for place in 0..<slopeChanges.count {
        let change = slopeChanges[place]
        if change.level == level {
          seedTransposed(row: change.row, times: -change.change)
        } else {
          slopeChanges[kept] = change
          kept += 1
        }
      }
      slopeChanges.truncate(to: kept)
      finishTransposedSolve()
      for place in 0..<combination.count {
        let share = combination[place]
        addMultiplier(share.rate, size: Double(share.size), level: level, at: share.unknown)
      }
    }
  }
}
