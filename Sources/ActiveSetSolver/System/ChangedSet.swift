import LinearConstraints

/// The unknowns that moved since the last solve, with the values they had then.
///
/// Whatever moves an unknown records it first, once a solve. The first move of a solve meets each
/// unknown once and need not mark them; should a second move follow, they are marked then.
struct ChangedSet: ~Copyable {
  struct Record: BitwiseCopyable {
    var unknown: UnknownIndex
    var before: Double
  }
  /// The records, in two arrays because together they would waste a quarter.
  private var unknowns = FlatArray<UnknownIndex>()
  private var befores = FlatArray<Double>()
  /// What the only move of the solve found, unless there were others.
  private(set) var tally: MoveTally?
  /// The records so far whose unknowns carry the mark of the running solve.
  var markedCount = 0
  var stamp: Int32 = 0

  var count: Int { unknowns.count }

  subscript(place: Int) -> Record {
    Record(unknown: unknowns[place], before: befores[place])
  }

  /// Sets memory aside for so many records more.
  mutating func reserve(_ additionalCount: Int) {
    unknowns.reserve(count + additionalCount)
    befores.reserve(count + additionalCount)
  }

  /// Forgets the changes of the solve before.
  mutating func begin() {
    unknowns.removeAll()
    befores.removeAll()
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
      tolerance: Tolerances.change, recording: &befores)
  }

  mutating func append(_ record: Record) {
    unknowns.append(record.unknown)
    befores.append(record.before)
    markedCount += 1
    tally = nil
  }

  /// Notes that unknowns move for another time.
  mutating func dropTally() {
    tally = nil
  }
}

extension ActiveSetCore {
  /// Marks the unknowns of a first move, since another follows.
  mutating func markChanges() {
    changes.dropTally()
    while changes.markedCount < changes.count {
      let unknown = changes[changes.markedCount].unknown
      matrix.unknowns[unknown].changeMark = changes.stamp
      changes.markedCount += 1
    }
  }

  /// Gives an unknown a value, and remembers the one it had at the last solve.
  ///
  /// Earlier changes must be marked.
  mutating func setValue(_ value: Double, of unknown: UnknownIndex) {
    if matrix.unknowns[unknown].changeMark != changes.stamp {
      matrix.unknowns[unknown].changeMark = changes.stamp
      changes.append(ChangedSet.Record(unknown: unknown, before: matrix.values[unknown]))
    }
    matrix.values[unknown] = value
  }

  /// Goes back to the values of the last solve.
  mutating func restoreValues() {
    for place in 0..<changes.count {
      let record = changes[place]
      matrix.values[record.unknown] = record.before
    }
  }

  /// The unknown of a record if its value differs from that of the last solve.
  @inline(__always)
  func changedUnknown(_ place: Int) -> UnknownIndex? {
    let record = changes[place]
    let now = matrix.values[record.unknown]
    return abs(now - record.before) > Tolerances.change ? record.unknown : nil
  }

  /// How many unknowns changed with the solve, and whether all that moved are numbers.
  mutating func tallyChanges() -> MoveTally {
    if let tally = changes.tally { return tally }
    var tally = MoveTally()
    for place in 0..<changes.count {
      let record = changes[place]
      let value = matrix.values[record.unknown]
      if abs(value - record.before) > Tolerances.change { tally.changedCount += 1 }
      if !value.isFinite { tally.isFinite = false }
    }
    return tally
  }
}
