import LinearConstraints

/// Columns of the inverse of the basis, kept from one edit to the next.
///
/// While the basis stands, moving a constant moves the same unknowns at the same rates each time:
/// then an edit is one pass over two flat arrays, without a search. A direction is kept at its
/// second use. All are forgotten when the basis changes, or when they outgrow their room.
struct DirectionCache: ~Copyable {
  struct Slot: BitwiseCopyable {
    var row = RowIndex.none
    var firstUnknown: Int32 = 0
    /// -1 when the row was only seen once.
    var unknownCount: Int32 = -1
    var firstTouched: Int32 = 0
    var touchedCount: Int32 = 0
    var largestRate = 0.0
    /// How often it served since it was computed.
    var uses: Int32 = 0
    var version = 0
  }

  private(set) var slots = FlatArray<Slot>()
  private(set) var unknowns = FlatArray<UnknownIndex>()
  private(set) var rates = FlatArray<Double>()
  private(set) var touched = FlatArray<RowRate>()
  private var version = 0

  /// The number of slots is 2 to the power of this.
  private var slotBits = 0
  /// A direction is computed afresh after so many uses, so that rounding errors do not add up.
  private static let longestUse: Int32 = 4096

  /// Forgets all directions: the basis changed.
  mutating func invalidate() {
    version += 1
    unknowns.removeAll()
    rates.removeAll()
    touched.removeAll()
  }

  private func place(of row: RowIndex) -> Int {
    Int(
      truncatingIfNeeded: (UInt32(bitPattern: row.rawValue) &* 2_654_435_769)
        >> UInt32(32 - slotBits))
  }

  /// The slot with the direction of a row, or nil when there is none yet.
  mutating func find(_ row: RowIndex) -> Int? {
    guard slots.count > 0 else { return nil }
    let place = place(of: row)
    let slot = slots[place]
    guard slot.row == row, slot.version == version, slot.unknownCount >= 0 else { return nil }
    if slot.uses >= Self.longestUse { return nil }
    slots[place].uses += 1
    return place
  }

  /// Whether a row's direction was asked for before, and should be kept now.
  ///
  /// - Parameters:
  ///   - row: the row whose constant moves.
  ///   - size: how many unknowns and rows its direction has.
  ///   - room: how many all directions may have together.
  /// - Returns: whether to keep it.
  mutating func shouldKeep(_ row: RowIndex, size: Int, room: Int) -> Bool {
    makeSlots(for: room)
    let place = place(of: row)
    if slots[place].row == row, slots[place].version == version {
      if unknowns.count + touched.count + size <= room { return true }
      invalidate()
    }
    slots[place] = Slot(row: row, version: version)
    return false
  }

  /// Makes slots enough for a system of that size: few for small ones, never over 2,048.
  private mutating func makeSlots(for room: Int) {
    let wanted = min(11, max(4, Int.bitWidth - room.leadingZeroBitCount - 3))
    if slots.count > 0, wanted <= slotBits { return }
    invalidate()
    slotBits = wanted
    slots.removeAll()
    slots.extend(to: 1 << wanted, with: Slot())
  }

  /// Keeps a direction.
  mutating func keep(
    _ row: RowIndex, _ direction: borrowing FlatArray<UnknownRate>,
    _ touchedRows: borrowing FlatArray<RowRate>, largestRate: Double
  ) {
    slots[place(of: row)] = Slot(
      row: row, firstUnknown: Int32(unknowns.count), unknownCount: Int32(direction.count),
      firstTouched: Int32(touched.count), touchedCount: Int32(touchedRows.count),
      largestRate: largestRate, uses: 0, version: version)
    for place in 0..<direction.count {
      unknowns.append(direction[place].unknown)
      rates.append(direction[place].rate)
    }
    for place in 0..<touchedRows.count { touched.append(touchedRows[place]) }
  }
}

extension ActiveSetCore {
  /// Applies a batch that only moves the constant of one active row: the commonest edit.
  ///
  /// - Returns: whether the batch was one.
  mutating func applySingleMove() -> Bool {
    guard batch.records.count == 1, batch.fresh.isEmpty, batch.abandoned.isEmpty else {
      return false
    }
    let record = batch.records[0]
    guard record.hasConstant, !record.isRemoved, !record.hasCoefficients,
      record.level.isNone, matrix.rows[record.row].isActive
    else { return false }
    let row = record.row
    batch.records.removeAll()
    matrix.rows[row].mark = -1
    matrix.rows[row].constant = record.constant / Double(matrix.rows[row].weight)
    if matrix.rows[row].level == PriorityLevels.required { batch.touchesRequired = true }
    let step = -matrix.evaluate(row: row)
    if let slot = directions.find(row) {
      moveAlongKept(slot, by: step)
    } else {
      beginForwardSolve(addingMagnitudes: false)
      seedForward(matrix.rows[row].pivot, 1)
      finishForwardSolve()
      let room = 64 + 2 * matrix.unknowns.count
      if directions.shouldKeep(row, size: direction.count + touched.count, room: room) {
        directions.keep(row, direction, touched, largestRate: largestRate)
      }
      move(by: step)
      clearTouched()
    }
    if slopeChanges.count > 0 { flushSlopeChanges() }
    return true
  }

  /// Moves along a kept direction, as the first move of a solve.
  private mutating func moveAlongKept(_ index: Int, by step: Double) {
    let slot = directions.slots[index]
    work.solveNonzeros += Int(slot.unknownCount + slot.touchedCount)
    drift.add(step, rate: slot.largestRate)
    let first = Int(slot.firstUnknown)
    changes.advance(
      &matrix.values, along: directions, in: first..<first + Int(slot.unknownCount), by: step)
    for place in slot.firstTouched..<slot.firstTouched + slot.touchedCount {
      let touched = directions.touched[place]
      changeResidual(of: touched.row, by: step * touched.rate)
    }
  }
}
