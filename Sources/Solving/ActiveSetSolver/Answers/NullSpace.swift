import FlatStorage
import LinearConstraints

/// The solutions of homogeneous equations, by elimination in double-double numbers.
///
/// An unknown is determined (zero in all of them) or not. In double precision the difference drowns
/// where rows are nearly parallel: a pivot of 2e-7 makes 1e-9 of a rounding error, and coefficients
/// that are 1e7 apart make true shares smaller than that. Here what is zero but for the rounding of
/// the coefficients themselves is told from what is not by ``NumericalTolerances/cancelled``.
///
/// Pivots are taken where they cost nothing first: an unknown that one row alone mentions, a row that
/// mentions one unknown alone; then in the shortest row, at the unknown of the fewest rows among those
/// of no small coefficient (Markowitz, "The elimination form of the inverse", 1957).
struct NullSpace {
  private struct Entry {
    var unknown: Int32
    var value: DoubleDouble
    /// The sum of the magnitudes of all that was added into the value.
    var size: Double
  }

  private var rows: [[Entry]]
  /// The rows that mention each unknown, and some that did.
  private var columns: [[Int32]]
  private var counts: [Int32]
  private var isOpen: [Bool]
  /// The pivots in the order of their elimination.
  private var pivots: [(row: Int32, unknown: Int32)] = []
  /// Rows by their number of entries, some of them out of date.
  private var rowsByLength: [[Int32]] = []
  private var loneUnknowns: [Int32] = []

  /// Takes equations over so many unknowns; terms of the same unknown have been added up.
  init(unknownCount: Int, equations: [[(unknown: Int32, value: Double)]]) {
    columns = Array(repeating: [], count: unknownCount)
    counts = Array(repeating: 0, count: unknownCount)
    rows = equations.map { equation in
      equation.map {
        Entry(unknown: $0.unknown, value: DoubleDouble($0.value), size: $0.value.magnitude)
      }
    }
    isOpen = Array(repeating: true, count: rows.count)
    for row in rows.indices {
      for entry in rows[row] {
        columns[Int(entry.unknown)].append(Int32(row))
        counts[Int(entry.unknown)] += 1
      }
    }
    for unknown in counts.indices where counts[unknown] == 1 { loneUnknowns.append(Int32(unknown)) }
    for row in rows.indices.reversed() { file(Int32(row)) }
  }

  /// The unknowns that are not zero in every solution, in order.
  mutating func undetermined() -> [Int32] {
    while let pivot = nextPivot() { eliminate(pivot.unknown, by: pivot.row) }
    return Self.scatter(over: columns.count, pivots, rows)
  }

  // MARK: Choosing

  private mutating func file(_ row: Int32) {
    let length = rows[Int(row)].count
    while rowsByLength.count <= length { rowsByLength.append([]) }
    rowsByLength[length].append(row)
  }

  private mutating func nextPivot() -> (row: Int32, unknown: Int32)? {
    while let unknown = loneUnknowns.popLast() {
      guard counts[Int(unknown)] == 1,
        let row = columns[Int(unknown)].first(where: { mentions($0, unknown) })
      else { continue }
      return (row, unknown)
    }
    for length in rowsByLength.indices.dropFirst() {
      while let row = rowsByLength[length].popLast() {
        guard isOpen[Int(row)], rows[Int(row)].count == length else { continue }
        return (row, steadyUnknown(of: row))
      }
    }
    return nil
  }

  private func mentions(_ row: Int32, _ unknown: Int32) -> Bool {
    isOpen[Int(row)] && rows[Int(row)].contains { $0.unknown == unknown }
  }

  private func steadyUnknown(of row: Int32) -> Int32 {
    let entries = rows[Int(row)]
    var largest = 0.0
    for entry in entries { largest = max(largest, entry.value.value.magnitude) }
    var best = entries[0].unknown
    var fewest = Int32.max
    for entry in entries
    where entry.value.value.magnitude >= NumericalTolerances.threshold * largest
      && counts[Int(entry.unknown)] < fewest
    {
      (best, fewest) = (entry.unknown, counts[Int(entry.unknown)])
    }
    return best
  }

  // MARK: Eliminating

  private mutating func eliminate(_ unknown: Int32, by row: Int32) {
    pivots.append((row, unknown))
    isOpen[Int(row)] = false
    for entry in rows[Int(row)] { forget(entry.unknown) }
    guard let pivot = rows[Int(row)].first(where: { $0.unknown == unknown }) else { return }
    for other in columns[Int(unknown)] where other != row {
      guard isOpen[Int(other)],
        let entry = rows[Int(other)].first(where: { $0.unknown == unknown })
      else { continue }
      subtract(row, from: other, pivot, entry)
      if rows[Int(other)].isEmpty { isOpen[Int(other)] = false } else { file(other) }
    }
  }

  private mutating func forget(_ unknown: Int32) {
    counts[Int(unknown)] -= 1
    if counts[Int(unknown)] == 1 { loneUnknowns.append(unknown) }
  }

  private mutating func subtract(_ row: Int32, from other: Int32, _ pivot: Entry, _ entry: Entry) {
    let factor = entry.value / pivot.value
    let growth = entry.size / pivot.value.value.magnitude
    var places: [Int32: Int] = [:]
    var sum = rows[Int(other)]
    for index in sum.indices { places[sum[index].unknown] = index }
    for share in rows[Int(row)] where share.unknown != pivot.unknown {
      let size = max(growth * share.value.value.magnitude, factor.value.magnitude * share.size)
      if let index = places[share.unknown] {
        sum[index].value = sum[index].value - factor * share.value
        sum[index].size += size
      } else {
        sum.append(Entry(unknown: share.unknown, value: -(factor * share.value), size: size))
        columns[Int(share.unknown)].append(other)
        counts[Int(share.unknown)] += 1
      }
    }
    var kept: [Entry] = []
    for entry in sum {
      let isZero = entry.value.value.magnitude <= NumericalTolerances.cancelled * entry.size
      if isZero || entry.unknown == pivot.unknown {
        forget(entry.unknown)
      } else {
        kept.append(entry)
      }
    }
    rows[Int(other)] = kept
  }

  // MARK: Solving

  /// Gives each unknown that no pivot determines a value of its own, and returns all that are not zero.
  ///
  /// The values are scattered so that what depends on several of them is not zero by chance.
  private static func scatter(
    over count: Int, _ pivots: [(row: Int32, unknown: Int32)], _ rows: [[Entry]]
  ) -> [Int32] {
    var isPivot = Array(repeating: false, count: count)
    for pivot in pivots { isPivot[Int(pivot.unknown)] = true }
    var values = Array(repeating: DoubleDouble.zero, count: count)
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for unknown in values.indices where !isPivot[unknown] {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      values[unknown] = DoubleDouble(1 + Double(state >> 11) * 0x1p-53)
    }
    for pivot in pivots.reversed() {
      var (sum, size) = (DoubleDouble.zero, 0.0)
      var divisor = DoubleDouble(1)
      for entry in rows[Int(pivot.row)] {
        if entry.unknown == pivot.unknown {
          divisor = entry.value
        } else {
          let value = values[Int(entry.unknown)]
          sum = sum - entry.value * value
          size += entry.size * value.value.magnitude
        }
      }
      if sum.value.magnitude > NumericalTolerances.cancelled * size {
        values[Int(pivot.unknown)] = sum / divisor
      }
    }
    return values.indices.filter { values[$0].value != 0 }.map(Int32.init)
  }
}
