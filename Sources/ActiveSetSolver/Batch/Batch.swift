import LinearConstraints

/// What was asked for since the last solve: one record for each row that had been solved.
struct Batch: ~Copyable {
  struct Record: BitwiseCopyable {
    var row: RowIndex
    var isRemoved = false
    var hasConstant = false
    var hasCoefficients = false
    /// The new level, or none.
    var level = LevelIndex.none
    /// The new constant, in the constraint's own units.
    var constant = 0.0
  }
  struct NewCoefficient: BitwiseCopyable {
    var row: RowIndex
    var unknown: UnknownIndex
    var value: Double
  }

  var records = FlatArray<Record>()
  var coefficients = FlatArray<NewCoefficient>()
  /// Rows that enter with the next solve; some may have been discarded since.
  var fresh = FlatArray<RowIndex>()
  /// Active rows whose constant changed.
  var moved = FlatArray<RowIndex>()
  /// Inactive rows whose constant changed.
  var shifted = FlatArray<RowIndex>()
  /// Unknowns that came from another system with a value, and perhaps without a row.
  var abandoned = FlatArray<UnknownIndex>()
  /// Whether a required constraint came, went or changed, so that broken ones may fit again.
  var touchesRequired = false
}

extension ActiveSetCore {
  /// The batch's record of a row, made when there is none.
  private mutating func record(of row: RowIndex) -> Int32 {
    let place = matrix.rows[row].mark
    if place >= 0 { return place }
    matrix.rows[row].mark = Int32(batch.records.count)
    batch.records.append(Batch.Record(row: row))
    return Int32(batch.records.count - 1)
  }

  /// Sets memory aside for what is about to be added.
  mutating func expect(unknowns: Int, rows: Int, coefficients: Int) {
    matrix.expect(unknowns: unknowns, rows: rows, coefficients: coefficients)
    rightSide.reserve(rightSide.count + unknowns)
    batch.fresh.reserve(batch.fresh.count + rows)
  }

  /// Makes an unknown at a slot.
  mutating func makeUnknown(_ slot: UnknownIndex) {
    matrix.unknowns.extend(through: slot, with: Unknown())
    matrix.values.extend(through: slot, with: 0)
    matrix.values[slot] = 0
    rightSide.extend(through: slot, with: SizedSum())
    matrix.unknowns[slot] = Unknown()
    liveUnknownCount += 1
  }

  /// Takes an unknown away that no row mentions any more.
  mutating func discard(unknown: UnknownIndex) {
    matrix.unknowns[unknown] = Unknown()
    matrix.values[unknown] = 0
    liveUnknownCount -= 1
  }

  /// Declares a row at a slot; it enters with the next solve.
  mutating func add(
    row slot: RowIndex, kind: Row.Kind, terms: borrowing FlatArray<Coefficient>,
    shape: ConstraintShape, sequence: Int32? = nil
  ) {
    matrix.rows.extend(through: slot, with: Row())
    var row = Row()
    row.kind = kind
    row.relation = shape.relation
    row.breakRank = shape.breakRank
    row.level = levels.retain(priority: shape.priority.value)
    row.coefficientCount = Int32(terms.count)
    row.firstCoefficient = matrix.allocateCoefficients(terms.count)
    var largest = 0.0
    var smallest = Double.infinity
    for place in 0..<terms.count {
      largest = max(largest, abs(terms[place].value))
      smallest = min(smallest, abs(terms[place].value))
    }
    row.weight = Self.weight(forLargest: largest)
    if largest > NumericalTolerances.wide || smallest * NumericalTolerances.wide < 1 {
      isDelicate = true
    }
    let scale = 1 / Double(row.weight)
    row.constant = shape.constant * scale
    for place in 0..<terms.count {
      matrix.coefficients[row.firstCoefficient + Int32(place)] = Coefficient(
        value: terms[place].value * scale, unknown: terms[place].unknown, columnOffset: -1)
    }
    row.sequence = sequence ?? nextSequence
    if sequence == nil { nextSequence &+= 1 }
    row.mark = kind == .broken ? -1 : Row.fresh
    matrix.rows[slot] = row
    drift.note(weight: row.weight)
    matrix.link(row: slot)
    liveRowCount += 1
    if kind == .broken { brokenRows.append(slot) } else { batch.fresh.append(slot) }
    if row.level == PriorityLevels.required { batch.touchesRequired = true }
  }

  /// What a row would be with the next solve, for another system to take it over; nil when gone.
  mutating func declaration(ofRow slot: RowIndex, terms: inout FlatArray<Coefficient>)
    -> ConstraintShape?
  {
    let row = matrix.rows[slot]
    let record = row.mark >= 0 ? batch.records[row.mark] : Batch.Record(row: slot)
    if row.kind == .free || record.isRemoved { return nil }
    terms.removeAll()
    for place in row.firstCoefficient..<row.firstCoefficient + row.coefficientCount {
      var coefficient = matrix.coefficients[place]
      coefficient.value *= Double(row.weight)
      terms.append(coefficient)
    }
    for place in 0..<batch.coefficients.count where batch.coefficients[place].row == slot {
      for term in 0..<terms.count where terms[term].unknown == batch.coefficients[place].unknown {
        terms[term].value = batch.coefficients[place].value
      }
    }
    let level = !record.level.isNone ? record.level : row.level
    return ConstraintShape(
      row.relation,
      constant: record.hasConstant ? record.constant : row.constant * Double(row.weight),
      priority: Priority(levels.slots[level].priority) ?? .required, breakRank: row.breakRank)
  }

  /// The power of two by which a row is divided: that of its largest coefficient.
  static func weight(forLargest largest: Double) -> Float {
    let exponent = min(max(largest.exponent, -120), 120)
    return Float(sign: .plus, exponent: exponent, significand: 1)
  }

  /// Asks for the removal of a row; one that was never solved goes at once.
  mutating func remove(row: RowIndex) {
    if matrix.rows[row].mark == Row.fresh {
      discard(row)
    } else {
      batch.records[record(of: row)].isRemoved = true
    }
  }

  mutating func setConstant(_ constant: Double, ofRow row: RowIndex) {
    if matrix.rows[row].mark == Row.fresh {
      matrix.rows[row].constant = constant / Double(matrix.rows[row].weight)
      return
    }
    let place = record(of: row)
    batch.records[place].hasConstant = true
    batch.records[place].constant = constant
  }

  mutating func setPriority(_ priority: Priority, ofRow row: RowIndex) {
    let level = levels.retain(priority: priority.value)
    if level == PriorityLevels.required { batch.touchesRequired = true }
    if matrix.rows[row].mark == Row.fresh {
      levels.release(matrix.rows[row].level)
      matrix.rows[row].level = level
      return
    }
    let place = record(of: row)
    let previous = batch.records[place].level
    batch.records[place].level = level
    if !previous.isNone { levels.release(previous) }
  }

  mutating func setCoefficient(_ value: Double, of unknown: UnknownIndex, inRow row: RowIndex) {
    if matrix.rows[row].mark == Row.fresh {
      let place = matrix.place(of: unknown, in: row)
      matrix.coefficients[place].value = value / Double(matrix.rows[row].weight)
      rescale(row)
      return
    }
    if abs(value) > NumericalTolerances.wide || abs(value) * NumericalTolerances.wide < 1 {
      isDelicate = true
    }
    batch.records[record(of: row)].hasCoefficients = true
    batch.coefficients.append(Batch.NewCoefficient(row: row, unknown: unknown, value: value))
  }

  /// Whether the row was removed since the last solve.
  mutating func isRemoved(row: RowIndex) -> Bool {
    let place = matrix.rows[row].mark
    return place >= 0 && batch.records[place].isRemoved
  }

  /// Whether a constraint that is not being removed mentions the unknown.
  mutating func isUsed(unknown: UnknownIndex) -> Bool {
    let start = matrix.unknowns[unknown].columnStart
    for place in start..<start + matrix.unknowns[unknown].columnCount
    where !isRemoved(row: matrix.columns[place]) {
      return true
    }
    return false
  }
}
