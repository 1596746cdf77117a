import LinearConstraints

/// Forward solves with the basis (FTRAN): how unknowns move when active rows do.
///
/// B d = e for a sparse e. An unknown's rate follows from the rates of those its row mentions, so
/// it is enough to go through what the changed positions reach, dependencies first.
extension ActiveSetCore {
  /// Begins a forward solve.
  ///
  /// - Parameter part: the part of the magnitudes summed up below which a rate counts as zero. For
  ///   decisions by rates, what rounding leaves; for moves of values only what adds nothing.
  mutating func beginForwardSolve(cutting part: Double = NumericalTolerances.rounding) {
    beginSearch()
    significance = part
  }

  /// Adds to the right side of the row that determines `unknown`.
  mutating func seedForward(_ unknown: Int32, _ value: Double) {
    rightSide[unknown].add(value, size: abs(value))
    visitDependents(of: unknown)
  }

  /// Solves for what was seeded; leaves ``direction`` and ``touched``.
  ///
  /// Unknowns that were reached and stand still count as work too: they were visited.
  /// - Complexity: O(coefficients in the columns of the unknowns reached).
  mutating func finishForwardSolve() {
    if significance > Double.ulpOfOne {
      finishForwardSolve(addingMagnitudes: true)
    } else {
      finishForwardSolve(addingMagnitudes: false)
    }
  }

  /// Compiled twice: where values only move, magnitudes are not needed.
  @inline(__always)
  private mutating func finishForwardSolve(addingMagnitudes: Bool) {
    direction.removeAll()
    largestRate = 0
    var place = search.finished.count
    while place > 0 {
      place -= 1
      let node = search.finished[place]
      if node >= 0 {
        var sum = takeRightSide(at: node)
        if sum.value == 0 { continue }
        let row = matrix.unknowns[node].pivotRow
        if row >= 0 {
          let pivot = matrix.coefficients[matrix.rows[row].firstCoefficient].value
          sum.value /= pivot
          if addingMagnitudes { sum.size /= abs(pivot) }
        }
        push(sum, of: node, block: -1, addingMagnitudes)
      } else {
        let block = ~node
        blocks.solve(block, &rightSide)
        work.solveNonzeros += Int(blocks[block].entryCount + blocks[block].updateEntryCount)
        for index in 0..<blocks[block].stepCount {
          let member = blocks.member(index, of: block)
          let sum = rightSide[member]
          rightSide[member] = SizedSum()
          if abs(sum.value) > significance * sum.size {
            push(sum, of: member, block: block, addingMagnitudes)
          }
        }
      }
    }
    work.solveNonzeros += direction.count + touched.count
  }

  /// Passes the rate of an unknown on to the rows that mention it.
  @inline(__always)
  private mutating func push(
    _ sum: SizedSum, of unknown: Int32, block: Int32, _ addingMagnitudes: Bool
  ) {
    let rate = sum.value
    let size = addingMagnitudes ? sum.passedSize : 0
    largestRate = max(largestRate, abs(rate))
    direction.append(UnknownRate(unknown: unknown, size: Float(size), rate: rate))
    let start = matrix.unknowns[unknown].columnStart
    for place in start..<start + matrix.unknowns[unknown].columnCount {
      let row = matrix.columns[place]
      let pivot = matrix.rows[row].pivot
      if pivot >= 0 {
        if pivot == unknown || (block >= 0 && matrix.unknowns[pivot].block == block) { continue }
        let coefficient = matrix.coefficients[matrix.place(of: unknown, in: row)].value
        if addingMagnitudes {
          rightSide[pivot].add(-coefficient * rate, size: abs(coefficient) * size)
        } else {
          rightSide[pivot].value -= coefficient * rate
        }
      } else if pivot == Row.inactive {
        let coefficient = matrix.coefficients[matrix.place(of: unknown, in: row)].value
        let changeSize = addingMagnitudes ? Float(abs(coefficient) * size) : 0
        let mark = matrix.rows[row].mark
        if mark >= 0 {
          touched[mark].rate += coefficient * rate
          if addingMagnitudes { touched[mark].size += changeSize }
        } else {
          matrix.rows[row].mark = Int32(touched.count)
          touched.append(RowRate(row: row, size: changeSize, rate: coefficient * rate))
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
