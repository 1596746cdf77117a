import FlatStorage

/// Columns of the inverse of the basis, kept from one edit to the next.
///
/// While the basis stands, moving a constant moves the same unknowns at the same rates each time:
/// then an edit is one pass over two flat arrays, without a search. A direction is kept at its
/// second use. All are forgotten when the basis changes, or when they outgrow their capacity.
struct DirectionCache: ~Copyable {
  struct Slot: BitwiseCopyable {
    var row = RowIndex.none
    var firstUnknown: Int32 = 0
    /// -1 when the row was only seen once.
    var unknownCount: Int32 = -1
    var firstTouched: Int32 = 0
    var touchedCount: Int32 = 0
    var largestRate = 0.0
    /// Whether it moves unknowns with deferred bounds.
    var hasFloors = false
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

  private func index(of row: RowIndex) -> Int {
    Int(
      truncatingIfNeeded: (UInt32(bitPattern: row.rawValue) &* 2_654_435_769)
        >> UInt32(32 - slotBits))
  }

  /// The slot with the direction of a row, or nil when there is none yet.
  mutating func find(_ row: RowIndex) -> Int? {
    guard slots.count > 0 else { return nil }
    let index = index(of: row)
    let slot = slots[index]
    guard slot.row == row, slot.version == version, slot.unknownCount >= 0 else { return nil }
    if slot.uses >= Self.longestUse { return nil }
    slots[index].uses += 1
    return index
  }

  /// Whether a row's direction was asked for before, and should be kept now.
  ///
  /// - Parameters:
  ///   - row: the row whose constant moves.
  ///   - size: how many unknowns and rows its direction has.
  ///   - capacity: how many all directions may have together.
  /// - Returns: whether to keep it.
  mutating func admit(_ row: RowIndex, size: Int, capacity: Int) -> Bool {
    makeSlots(for: capacity)
    let index = index(of: row)
    if slots[index].row == row, slots[index].version == version {
      if unknowns.count + touched.count + size <= capacity { return true }
      invalidate()
    }
    slots[index] = Slot(row: row, version: version)
    return false
  }

  /// Makes slots enough for a system of that size: few for small ones, never over 2,048.
  private mutating func makeSlots(for capacity: Int) {
    let wanted = min(11, max(4, Int.bitWidth - capacity.leadingZeroBitCount - 3))
    if slots.count > 0, wanted <= slotBits { return }
    invalidate()
    slotBits = wanted
    slots.removeAll()
    slots.extend(to: 1 << wanted, with: Slot())
  }

  /// Keeps a direction, and whether it moves unknowns with deferred bounds.
  mutating func keep(_ direction: inout Direction, of row: RowIndex, hasFloors: Bool) {
    slots[index(of: row)] = Slot(
      row: row, firstUnknown: Int32(unknowns.count),
      unknownCount: Int32(direction.unknowns.count), firstTouched: Int32(touched.count),
      touchedCount: Int32(direction.rows.count), largestRate: direction.largestRate,
      hasFloors: hasFloors, uses: 0, version: version)
    for index in 0..<direction.unknowns.count {
      unknowns.append(direction.unknowns[index].unknown)
      rates.append(direction.unknowns[index].rate)
    }
    for index in 0..<direction.rows.count { touched.append(direction.rows[index]) }
  }
}
