extension Tableau {
  /// Exchanges the basic symbol of a row with a nonbasic one that occurs in it.
  ///
  /// Solves the row for the entering symbol and puts the result into every other row, and into
  /// every level of the objective, in which that symbol occurs.
  /// - Complexity: O(sum of the nonzeros of these rows).
  mutating func pivot(row: Int, entering: Symbol) {
    pivots += 1
    var pivotRow = TableauRow<Number>()
    swap(&pivotRow, &rows[row])
    cellCount -= pivotRow.count
    let leaving = Symbol(basics[row])
    let element = pivotRow.remove(entering)
    precondition(element.value != 0, "a pivot divides by a nonzero")
    let inverse = Number(1) / element
    pivotRow.scale(by: -inverse)
    _ = pivotRow.add(inverse, to: leaving)
    let constant = (-constants[row] / element).snapped

    var column: [Int32] = []
    swap(&column, &columns[Int(entering.index)])
    for other in column where Int(other) != row {
      substitute(entering, by: pivotRow, constant: constant, in: Int(other))
    }
    column.removeAll(keepingCapacity: true)
    swap(&column, &columns[Int(entering.index)])
    for level in levels.indices {
      let factor = levels[level].reducedCosts.remove(entering)
      guard factor.value != 0 else { continue }
      levels[level].reducedCosts.add(factor, times: pivotRow, scratch: &scratch)
      changedCells += pivotRow.count
    }

    rowOf[Int(leaving.index)] = -1
    rowOf[Int(entering.index)] = Int32(row)
    basics[row] = entering.index
    constants[row] = constant
    columns[Int(leaving.index)].append(Int32(row))
    changedCells += pivotRow.count
    swap(&pivotRow, &rows[row])
    cellCount += rows[row].count
    markPossiblyInfeasible(row)
    trimColumns(of: row)
  }

  private mutating func substitute(
    _ entering: Symbol, by pivotRow: borrowing TableauRow<Number>, constant: Number, in row: Int
  ) {
    // A row that the column names twice, or no longer rightly, has nothing left to substitute.
    let before = rows[row].count
    let factor = rows[row].remove(entering)
    guard factor.value != 0 else { return }
    rows[row].add(factor, times: pivotRow, scratch: &scratch)
    for symbol in scratch.newSymbols {
      columns[Int(symbol)].append(Int32(row))
    }
    cellCount += rows[row].count - before
    changedCells += rows[row].count
    constants[row] = (constants[row] + factor * constant).snapped
    markPossiblyInfeasible(row)
  }

  /// Cleans the columns that have grown by naming rows twice; only these symbols' columns have.
  private mutating func trimColumns(of row: Int) {
    for position in 0..<rows[row].count {
      let symbol = rows[row].symbols[position]
      if columns[Int(symbol)].count > 2 * rows.count + 16 { compactColumn(of: Symbol(symbol)) }
    }
  }
}
