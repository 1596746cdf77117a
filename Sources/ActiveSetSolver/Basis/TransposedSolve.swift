import LinearConstraints

/// Transposed solves with the basis (BTRAN): a row as a combination of the active rows.
///
/// B^T v = a for a sparse a. What an unknown's row contributes is known once all that depend on
/// the unknown have been settled, so the order is that of the forward solve reversed.
extension ActiveSetCore {
  /// Begins a transposed solve.
  mutating func beginTransposedSolve() {
    beginSearch()
  }

  /// Adds a multiple of a row to the right side.
  mutating func seedTransposed(row: RowIndex, times factor: Double) {
    let first = matrix.rows[row].firstCoefficient
    for place in first..<first &+ matrix.rows[row].coefficientCount {
      let coefficient = matrix.coefficients[place]
      seedTransposed(unknown: coefficient.unknown, coefficient.value * factor)
    }
  }

  /// Adds to the right side at an unknown.
  mutating func seedTransposed(unknown: UnknownIndex, _ value: Double) {
    rightSide[unknown].add(value, size: abs(value))
    visitDependencies(of: unknown)
  }

  /// Solves for what was seeded; leaves ``combination``.
  ///
  /// - Complexity: O(coefficients of the active rows reached).
  mutating func finishTransposedSolve() {
    combination.removeAll()
    var place = search.finished.count
    while place > 0 {
      place -= 1
      let node = search.finished[place]
      if let node = node.unknown {
        var sum = takeRightSide(at: node)
        if sum.value == 0 { continue }
        let row = matrix.unknowns[node].pivotRow
        if row.isNone {
          combination.append(
            UnknownRate(unknown: node, size: Float(sum.passedSize), rate: sum.value))
        } else {
          let pivot = matrix.coefficients[matrix.rows[row].firstCoefficient].value
          sum.value /= pivot
          sum.size /= abs(pivot)
          pull(sum, row: row, of: node, block: .none)
        }
      } else {
        let block = node.block
        blocks.solveTransposed(block, &rightSide)
        work.solveNonzeros += Int(blocks[block].entryCount + blocks[block].updateEntryCount)
        for index in 0..<blocks[block].stepCount {
          let member = blocks.member(index, of: block)
          let sum = rightSide[member].take()
          if sum.isSignificant {
            pull(sum, row: matrix.unknowns[member].pivotRow, of: member, block: block)
          }
        }
      }
    }
    work.solveNonzeros += combination.count
  }

  /// Takes a row's share out of the other unknowns that it mentions.
  @inline(__always)
  private mutating func pull(
    _ sum: SizedSum, row: RowIndex, of unknown: UnknownIndex, block: BlockIndex
  ) {
    let (share, size) = (sum.value, sum.passedSize)
    combination.append(UnknownRate(unknown: unknown, size: Float(size), rate: share))
    let first = matrix.rows[row].firstCoefficient
    let end = first &+ matrix.rows[row].coefficientCount
    // The pivot comes first.
    var place = first &+ 1
    while place < end {
      let coefficient = matrix.coefficients[place]
      place &+= 1
      if !block.isNone, matrix.unknowns[coefficient.unknown].block == block { continue }
      rightSide[coefficient.unknown].add(
        -share * coefficient.value, size: size * abs(coefficient.value))
    }
  }
}
