import FlatStorage

/// The end of a factorization, where what is left of the matrix is full.
extension BumpFactorization {
  /// A rest smaller than this is not worth gathering.
  private static var leastDense: Int { 12 }

  /// Whether the best pivot by Markowitz' rule fills most of what is left: then all of it is full.
  func isFull(row: Int32, column: Int32) -> Bool {
    let rest = size - pivots.count
    return rest >= Self.leastDense && Int(rows[row].count) * 2 > rest
      && Int(columns[column].count) * 2 > rest
  }

  /// Eliminates what is left, taking the largest entry of each column as its pivot.
  ///
  /// - Returns: whether every row found a pivot.
  /// - Complexity: O(n^3) in the number of rows left.
  mutating func factorDense() -> Bool {
    var rowNames: [Int32] = []
    var columnNames: [Int32] = []
    var columnPlaces = FlatArray<Int32>(repeating: -1, count: size)
    for index in 0..<Int32(size) {
      if rows[index].step < 0 { rowNames.append(index) }
      if columns[index].step < 0 {
        columnPlaces[index] = Int32(columnNames.count)
        columnNames.append(index)
      }
    }
    let count = rowNames.count
    dense.removeAll()
    dense.extend(to: count * count, with: 0)
    for (line, row) in rowNames.enumerated() {
      for entry in rows[row].start..<rows[row].start + rows[row].count {
        dense[line * count + Int(columnPlaces[rowEntries[entry].column])] = rowEntries[entry].value
      }
    }
    // Rows stay where they are; the order of elimination is that of `order`.
    var order = Array(0..<count)
    var open = Array(0..<count)
    for step in 0..<count {
      guard let (pivotIndex, column) = densePivot(order[step...], open, count) else { return false }
      order.swapAt(step, pivotIndex)
      open.removeAll { $0 == column }
      eliminateDense(
        order[step], column, rest: order[(step + 1)...], open, count, rowNames, columnNames)
    }
    return true
  }

  /// The index in the order and the column of the next pivot: the first column that has one.
  private func densePivot(
    _ order: ArraySlice<Int>, _ open: [Int], _ count: Int
  ) -> (index: Int, column: Int)? {
    for column in open {
      var best = order.startIndex
      var largest = 0.0
      for index in order.indices {
        let value = abs(dense[order[index] * count + column])
        if value > largest { (best, largest) = (index, value) }
      }
      if largest > NumericalTolerances.singular { return (best, column) }
    }
    return nil
  }

  /// Notes the pivot with its row of U and column of L, and clears the column.
  private mutating func eliminateDense(
    _ row: Int, _ column: Int, rest: ArraySlice<Int>, _ open: [Int], _ count: Int,
    _ rowNames: [Int32], _ columnNames: [Int32]
  ) {
    let pivot = dense[row * count + column]
    let (firstLower, firstUpper) = (lower.count, upper.count)
    for other in open where dense[row * count + other] != 0 {
      upper.append(Entry(value: dense[row * count + other], column: columnNames[other]))
    }
    for other in rest {
      let value = dense[other * count + column]
      if value == 0 { continue }
      let factor = value / pivot
      lower.append(Lower(value: factor, row: rowNames[other]))
      dense.subtract(factor, times: row * count, from: other * count, count: count)
    }
    rows[rowNames[row]].step = Int32(pivots.count)
    columns[columnNames[column]].step = Int32(pivots.count)
    pivots.append(
      Pivot(
        value: pivot, row: rowNames[row], column: columnNames[column],
        firstLower: Int32(firstLower), lowerCount: Int32(lower.count - firstLower),
        firstUpper: Int32(firstUpper), upperCount: Int32(upper.count - firstUpper)))
  }
}
