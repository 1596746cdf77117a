/// What must hold after every solve, for tests and fuzzers: nothing else calls it.
extension Tableau {
  /// The contradictions within the tableau; none when all is well.
  ///
  /// - Complexity: O(all cells).
  func invariantViolations() -> [String] {
    var found: [String] = []
    for row in rows.indices where basics[row] >= 0 {
      checkRow(row, &found)
    }
    for level in levels
    where !level.reducedCosts.symbols.allSatisfy({ rowOf[Int($0)] < 0 }) {
      found.append("a basic symbol has a reduced cost at \(level.priority)")
    }
    if !zip(levels, levels.dropFirst()).allSatisfy({ $0.priority > $1.priority }) {
      found.append("the levels are not in order")
    }
    let cells = rows.reduce(0) { $0 + $1.count }
    if cells != cellCount { found.append("\(cells) nonzeros are counted as \(cellCount)") }
    for row in rows.indices where isSuspect[row] != possiblyInfeasibleRows.contains(Int32(row)) {
      found.append("row \(row) is marked and not listed, or listed and not marked")
    }
    if Set(possiblyInfeasibleRows).count != possiblyInfeasibleRows.count {
      found.append("a row is listed twice as possibly infeasible")
    }
    return found
  }

  private func checkRow(_ row: Int, _ found: inout [String]) {
    let basic = Int(basics[row])
    let symbols = rows[row].symbols
    if Int(rowOf[basic]) != row {
      found.append("symbol \(basic) is basic in row \(row) and knows row \(rowOf[basic])")
    }
    if !zip(symbols, symbols.dropFirst()).allSatisfy({ $0 < $1 }) {
      found.append("row \(row) is not sorted")
    }
    for symbol in symbols {
      if rowOf[Int(symbol)] >= 0 {
        found.append("row \(row) mentions symbol \(symbol), which is basic")
      }
      if !columns[Int(symbol)].contains(Int32(row)) {
        found.append("the column of symbol \(symbol) does not name row \(row)")
      }
      // Signs are restricted there, and those of unknowns are not.
      if kinds[basic] != .external, kinds[Int(symbol)] == .external {
        found.append("row \(row) restricts a sign, and mentions unknown \(symbol)")
      }
    }
  }
}
