import FlatStorage

/// Changes of the slopes of inactive rows, not yet passed on to the multipliers.
///
/// Whatever moves, adds or takes away rows notes here what that does to the objective;
/// ``Pricing/take(_:on:in:)`` is the one who empties it. Nothing noted may be lost.
struct SlopeChanges: ~Copyable {
  struct Change: BitwiseCopyable {
    var row: RowIndex
    var level: LevelIndex
    /// The change, with the magnitudes that it was added up from.
    var sum: SizedSum
  }

  private var changes = FlatArray<Change>()
  /// How many rows were put on the other side of their breakpoint so far.
  private(set) var flipCount = 0

  var isEmpty: Bool { changes.isEmpty }
  var count: Int { changes.count }

  subscript(index: Int) -> Change {
    @inline(__always) get { changes[index] }
  }

  /// The level of the change noted last, or nil when there is none.
  var lastLevel: LevelIndex? {
    changes.isEmpty ? nil : changes[changes.count - 1].level
  }

  /// Notes that an inactive row pulls with a slope from now on.
  @inline(__always)
  mutating func noteBegin(of slope: LevelSlope, of row: RowIndex) {
    note(slope.value, of: row, at: slope.level)
  }

  /// Notes that an inactive row pulls with a slope no longer.
  @inline(__always)
  mutating func noteEnd(of slope: LevelSlope, of row: RowIndex) {
    note(-slope.value, of: row, at: slope.level)
  }

  /// Notes that the slope of an inactive row changed.
  @inline(__always)
  mutating func note(_ change: Double, of row: RowIndex, at level: LevelIndex) {
    note(SizedSum(value: change, size: abs(change)), of: row, at: level)
  }

  /// Notes a change that was added up from several numbers.
  @inline(__always)
  mutating func note(_ change: SizedSum, of row: RowIndex, at level: LevelIndex) {
    if change.value == 0 { return }
    changes.append(Change(row: row, level: level, sum: change))
  }

  /// Puts a row on the other side of its breakpoint.
  @inline(__always)
  mutating func flip(_ row: RowIndex, in problem: inout Problem) {
    let line = problem.rows[row]
    problem.rows[row].side = -line.side
    // From one slope to the other: that of an inequality is 0 on the side where it holds.
    let from = line.slope
    let to = line.slope(onSide: -line.side)
    if from.level == to.level {
      note(to.value - from.value, of: row, at: from.level)
    } else {
      noteEnd(of: from, of: row)
      noteBegin(of: to, of: row)
    }
    flipCount += 1
  }

  /// Takes out the changes at a level, in order.
  @inline(__always)
  mutating func take(at level: LevelIndex, _ body: (Change) -> Void) {
    changes.take(where: { $0.level == level }, body)
  }

  /// Adds up what was noted of one row at one level, and drops what cancelled out.
  ///
  /// A row that left its side and entered the basis pulls on nothing: no solve has to find that out. What rounding
  /// leaves of that is nothing, either: by itself it would have no magnitude to be small beside, and pass for a
  /// multiplier.
  mutating func coalesce(in problem: inout Problem) {
    for index in 0..<changes.count {
      let change = changes[index]
      let first = problem.places[change.row].mark
      if first >= 0, changes[first].level == change.level {
        changes[first].sum.add(change.sum.value, size: change.sum.size)
        changes[index].sum = SizedSum()
      } else {
        problem.places[change.row].mark = Int32(index)
      }
    }
    var kept = 0
    for index in 0..<changes.count {
      let change = changes[index]
      problem.places[change.row].mark = -1
      if !change.sum.isSignificant { continue }
      changes[kept] = change
      kept += 1
    }
    changes.truncate(to: kept)
  }

  mutating func removeAll() {
    changes.removeAll()
  }

  /// Gives back the memory when it is large; of an empty list.
  mutating func release() {
    changes.release()
  }
}
