import FlatStorage
import LinearConstraints

/// The unknowns that moved since the last solve, with the values they had then.
///
/// Whatever moves an unknown records it first, once a solve. The first move of a solve meets each
/// unknown once and need not mark them; should a second move follow, they are marked then.
struct ValueChangeLog: ~Copyable {
  struct Entry: BitwiseCopyable {
    var unknown: UnknownIndex
    var before: Double
  }
  /// The records, in two arrays because together they would waste a quarter.
  private var unknowns = FlatArray<UnknownIndex>()
  private var oldValues = FlatArray<Double>()
  /// What the only move of the solve found, unless there were others.
  private var tally: MoveTally?
  /// By unknown: the solve in which its value was last recorded before a change.
  private var marks = Table<UnknownIndex, Int32>()
  /// The records so far whose unknowns carry the mark of the running solve.
  private var markedCount = 0
  private var stamp: Int32 = 0

  var count: Int { unknowns.count }

  subscript(index: Int) -> Entry {
    Entry(unknown: unknowns[index], before: oldValues[index])
  }

  /// Sets memory aside for so many records more.
  mutating func reserveAdditionalCapacity(_ additionalCount: Int) {
    unknowns.reserveCapacity(count + additionalCount)
    oldValues.reserveCapacity(count + additionalCount)
  }

  /// Forgets the changes of the solve before.
  mutating func begin() {
    unknowns.removeAll()
    oldValues.removeAll()
    markedCount = 0
    tally = nil
    stamp &+= 1
  }

  /// Makes the first move of a solve, along a kept direction.
  mutating func advance(
    _ values: inout Table<UnknownIndex, Double>, along directions: borrowing DirectionCache,
    in range: Range<Int>, by step: Double
  ) {
    unknowns.append(range, of: directions.unknowns)
    tally = values.advance(
      at: directions.unknowns, rates: directions.rates, in: range, by: step,
      tolerance: Tolerances.change, recording: &oldValues)
  }

  /// Makes slots for unknowns that did not move, until there are so many.
  mutating func extend(unknowns count: Int) {
    marks.extend(to: count, with: -1)
  }

  /// Takes notice that an unknown did not move.
  mutating func clear(_ unknown: UnknownIndex) {
    marks[unknown] = -1
  }

  /// Makes room for so many unknowns more.
  mutating func reserveCapacity(unknowns: Int) {
    marks.reserveCapacity(marks.count + unknowns)
  }

  /// Marks the unknowns of a first move, since another follows.
  mutating func mark() {
    tally = nil
    while markedCount < unknowns.count {
      marks[unknowns[markedCount]] = stamp
      markedCount += 1
    }
  }

  /// Records the value that an unknown had, unless the solve moved it before; those are marked.
  @inline(__always)
  mutating func record(_ unknown: UnknownIndex, before value: Double) {
    if marks[unknown] == stamp { return }
    marks[unknown] = stamp
    unknowns.append(unknown)
    oldValues.append(value)
    markedCount += 1
    tally = nil
  }

  /// How many unknowns changed with the solve, and whether all that moved are numbers.
  mutating func tally(of values: borrowing Table<UnknownIndex, Double>) -> MoveTally {
    if let tally { return tally }
    var tally = MoveTally()
    for index in 0..<count {
      let record = self[index]
      let value = values[record.unknown]
      if abs(value - record.before) > Tolerances.change { tally.changedCount += 1 }
      if !value.isFinite { tally.isFinite = false }
    }
    return tally
  }
}
