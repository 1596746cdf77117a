import LinearConstraints

/// Forward solves with the basis (FTRAN): how unknowns move when active rows do.
///
/// B d = e for a sparse e. An unknown's rate follows from the rates of those its row mentions, so
/// it is enough to go through what the changed positions reach, dependencies first.
extension ActiveSetCore {
  /// Begins a forward solve.
  mutating func beginForwardSolve() {
    beginSearch()
  }

  /// Adds to the right side of the row that determines `unknown`.
  mutating func seedForward(_ unknown: Int32, _ value: Double) {
    rightSide[unknown] += value
    visitDependents(of: unknown)
  }

  /// Solves for what was seeded; leaves ``direction`` and ``touched``.
  ///
  /// Unknowns that were reached and stand still count as work too: they were visited.
  /// - Complexity: O(coefficients in the columns of the unknowns reached).
  mutating func finishForwardSolve() {
    direction.removeAll()
    var place = search.finished.count
    while place > 0 {
      place -= 1
      let node = search.finished[place]
      if node >= 0 {
        let value = takeRightSide(at: node)
        if value == 0 { continue }
        let row = matrix.unknowns[node].pivotRow
        let rate =
          row < 0 ? value : value / matrix.coefficients[matrix.rows[row].firstCoefficient].value
        push(rate, of: node, block: -1)
      } else {
        let block = ~node
        blocks.solve(block, &rightSide)
        work.solveNonzeros += Int(blocks[block].entryCount)
        for index in 0..<blocks[block].stepCount {
          let member = blocks.member(index, of: block)
          let rate = rightSide[member]
          if rate == 0 { continue }
          rightSide[member] = 0
          push(rate, of: member, block: block)
        }
      }
    }
    work.solveNonzeros += direction.count + touched.count
  }

  /// Passes the rate of an unknown on to the rows that mention it.
  @inline(__always)
  private mutating func push(_ rate: Double, of unknown: Int32, block: Int32) {
    direction.append(UnknownRate(unknown: unknown, rate: rate))
    let start = matrix.unknowns[unknown].columnStart
    for place in start..<start + matrix.unknowns[unknown].columnCount {
      let row = matrix.columns[place]
      let pivot = matrix.rows[row].pivot
      if pivot >= 0 {
        if pivot == unknown || (block >= 0 && matrix.unknowns[pivot].block == block) { continue }
        rightSide[pivot] -= matrix.coefficients[matrix.place(of: unknown, in: row)].value * rate
      } else if pivot == Row.inactive {
        let change = matrix.coefficients[matrix.place(of: unknown, in: row)].value * rate
        let mark = matrix.rows[row].mark
        if mark >= 0 {
          touched[mark].rate += change
        } else {
          matrix.rows[row].mark = Int32(touched.count)
          touched.append(RowRate(row: row, rate: change))
        }
      }
    }
  }

  /// Forgets the rows touched by a forward solve.
  mutating func clearTouched() {
    for place in 0..<touched.count { matrix.rows[touched[place].row].mark = -1 }
    touched.removeAll()
  }
}
