import LinearConstraints

/// The unknowns that moved since the last solve, with the values they had then.
///
/// Whatever moves an unknown records it first, once a solve.
struct ChangedSet: ~Copyable {
  struct Record: BitwiseCopyable {
    var unknown: Int32
    var before: Double
  }
  private(set) var records = FlatArray<Record>()
  var stamp: Int32 = 0

  /// Forgets the changes of the solve before.
  mutating func begin() {
    records.removeAll()
    stamp &+= 1
  }

  mutating func append(_ record: Record) {
    records.append(record)
  }
}

extension ActiveSetCore {
  /// Gives an unknown a value, and remembers the one it had at the last solve.
  @inline(__always)
  mutating func setValue(_ value: Double, of unknown: Int32) {
    if matrix.unknowns[unknown].changeMark != changes.stamp {
      matrix.unknowns[unknown].changeMark = changes.stamp
      changes.append(
        ChangedSet.Record(unknown: unknown, before: matrix.unknowns[unknown].value))
    }
    matrix.unknowns[unknown].value = value
  }

  /// Goes back to the values of the last solve.
  mutating func restoreValues() {
    for place in 0..<changes.records.count {
      let record = changes.records[place]
      matrix.unknowns[record.unknown].value = record.before
    }
  }

  /// The unknowns whose value differs from that of the last solve, in order of movement.
  func changedUnknowns() -> [Int32] {
    var result: [Int32] = []
    for place in 0..<changes.records.count {
      let record = changes.records[place]
      let now = matrix.unknowns[record.unknown].value
      if abs(now - record.before) > Tolerances.change { result.append(record.unknown) }
    }
    return result
  }
}
