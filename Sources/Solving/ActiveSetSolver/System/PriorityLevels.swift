import FlatStorage

/// The levels of the objective, one for each priority seen; ranks run from the most important.
///
/// A level keeps its slot for life, so that rows and multipliers can name it, while its rank
/// moves when others come and go.
struct PriorityLevels: ~Copyable {
  struct Level: BitwiseCopyable {
    var priority: Double
    var rank: Int32
    /// Rows declared at this level.
    var rowCount: Int32
  }

  private(set) var slots = Table<LevelIndex, Level>()
  /// Slots in order of rank.
  private(set) var byRank = FlatArray<LevelIndex>()
  /// Levels without rows.
  private(set) var unusedCount: Int32 = 0
  /// The slot that was retained last: most rows come with the priority of the row before.
  private var last = LevelIndex(0)
  /// Slots of levels that have a rank, by hashes of priorities: where a level is looked for first.
  private var known = FlatArray(repeating: LevelIndex(0), count: 32)

  /// The slot of the required level, which always exists.
  static let required = LevelIndex(0)

  init() {
    slots.append(Level(priority: 1000, rank: 0, rowCount: 0))
    byRank.append(Self.required)
    unusedCount = 1
  }

  var count: Int { byRank.count }

  /// Counts a row at a priority, and makes the level when it is the first.
  @inline(__always)
  mutating func retain(priority: Double) -> LevelIndex {
    if slots[last].priority != priority { last = find(priority) }
    if slots[last].rowCount == 0 { unusedCount -= 1 }
    slots[last].rowCount += 1
    return last
  }

  /// The slot of a priority's level, by its hash.
  @inline(never)
  private mutating func find(_ priority: Double) -> LevelIndex {
    let index = Int((priority.bitPattern &* 0x9E37_79B9_7F4A_7C15) >> 59)
    var slot = known[index]
    if slots[slot].priority != priority {
      slot = level(of: priority)
      known[index] = slot
    }
    return slot
  }

  /// The slot of a priority's level, which is made when there is none.
  private mutating func level(of priority: Double) -> LevelIndex {
    var low = 0
    var high = byRank.count
    while low < high {
      let middle = (low + high) / 2
      if slots[byRank[middle]].priority > priority { low = middle + 1 } else { high = middle }
    }
    if low < byRank.count, slots[byRank[low]].priority == priority { return byRank[low] }
    let slot = slots.append(Level(priority: priority, rank: 0, rowCount: 0))
    unusedCount += 1
    byRank.append(slot)
    var index = byRank.count - 1
    while index > low {
      byRank.swapAt(index, index - 1)
      index -= 1
    }
    renumber()
    return slot
  }

  /// Uncounts a row of a level.
  mutating func release(_ slot: LevelIndex) {
    slots[slot].rowCount -= 1
    if slots[slot].rowCount == 0 { unusedCount += 1 }
  }

  private mutating func renumber() {
    for rank in 0..<byRank.count { slots[byRank[rank]].rank = Int32(rank) }
  }

  /// Whether so many levels are unused that it pays to forget them.
  var shouldPurge: Bool { Int(unusedCount) > 16 + byRank.count / 2 }

  /// Drops unused levels from the ranks; their slots stay empty until no row is left.
  ///
  /// No multiplier may mention an unused level.
  mutating func purge() {
    var kept = 0
    for rank in 0..<byRank.count {
      let slot = byRank[rank]
      if slots[slot].rowCount > 0 || slot == Self.required {
        byRank[kept] = slot
        kept += 1
      } else {
        unusedCount -= 1
      }
    }
    byRank.truncate(to: kept)
    renumber()
    for index in 0..<known.count { known[index] = Self.required }
    last = Self.required
  }
}
