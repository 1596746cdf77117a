import LinearConstraints

/// Whether a solve adds up magnitudes, as a type: then the compiler leaves out what one way does not
/// need, which a parameter does not make it do.
protocol SolveMode {
  static var addsMagnitudes: Bool { get }
}

/// Magnitudes stand beside the sums: something is decided by them.
enum WithMagnitudes: SolveMode {
  static var addsMagnitudes: Bool { true }
}

/// Sums alone; their sizes are zero, and stay so.
enum WithoutMagnitudes: SolveMode {
  static var addsMagnitudes: Bool { false }
}

/// Forward solves with the basis (FTRAN): how unknowns move when active rows do.
///
/// B d = e for a sparse e. An unknown's rate follows from the rates of those its row mentions, so
/// it is enough to go through what the changed positions reach, dependencies first.
extension ActiveSetCore {
  /// Begins a forward solve.
  ///
  /// - Parameter addingMagnitudes: whether something is decided by the rates: then what rounding leaves
  ///   counts as zero. Where values only move, nothing has to be known of a rate but the rate.
  mutating func beginForwardSolve(addingMagnitudes: Bool = true) {
    beginSearch()
    addsMagnitudes = addingMagnitudes
  }

  /// Adds to the right side of the row that determines `unknown`.
  mutating func seedForward(_ unknown: UnknownIndex, _ value: Double) {
    rightSide[unknown].add(value, size: addsMagnitudes ? abs(value) : 0)
    visitDependents(of: unknown)
  }

  /// Solves for what was seeded; leaves ``direction`` and ``touched``.
  ///
  /// Unknowns that were reached and stand still count as work too: they were visited.
  /// - Complexity: O(coefficients in the columns of the unknowns reached).
  mutating func finishForwardSolve() {
    if addsMagnitudes {
      largestRate = finishForwardSolve(WithMagnitudes.self)
    } else {
      largestRate = finishForwardSolve(WithoutMagnitudes.self)
    }
    work.solveNonzeros += direction.count + touched.count
  }

  /// Compiled twice: where values only move, magnitudes stay zero.
  ///
  /// - Returns: the largest rate.
  private mutating func finishForwardSolve<Mode: SolveMode>(_ mode: Mode.Type) -> Double {
    let addingMagnitudes = Mode.addsMagnitudes
    direction.removeAll()
    var largestRate = 0.0
    var place = search.finished.count
    while place > 0 {
      place -= 1
      let node = search.finished[place]
      if let node = node.unknown {
        var sum = addingMagnitudes ? takeRightSide(at: node) : takeUnsizedRightSide(at: node)
        if sum.value == 0 { continue }
        let row = matrix.unknowns[node].pivotRow
        if !row.isNone {
          let pivot = matrix.coefficients[matrix.rows[row].firstCoefficient].value
          sum.value /= pivot
          if addingMagnitudes { sum.size /= abs(pivot) }
        }
        largestRate = max(largestRate, abs(sum.value))
        push(sum, of: node, block: .none, mode)
      } else {
        let block = node.block
        blocks.solve(block, &rightSide, mode)
        work.solveNonzeros += Int(blocks[block].entryCount + blocks[block].updateEntryCount)
        for index in 0..<blocks[block].stepCount {
          let member = blocks.member(index, of: block)
          let sum = rightSide[member].take()
          if addingMagnitudes ? !sum.isSignificant : sum.value == 0 { continue }
          largestRate = max(largestRate, abs(sum.value))
          push(sum, of: member, block: block, mode)
        }
      }
    }
    return largestRate
  }

  /// Passes the rate of an unknown on to the rows that mention it.
  @inline(__always)
  private mutating func push<Mode: SolveMode>(
    _ sum: SizedSum, of unknown: UnknownIndex, block: BlockIndex, _ mode: Mode.Type
  ) {
    let addingMagnitudes = Mode.addsMagnitudes
    let rate = sum.value
    let size = addingMagnitudes ? sum.passedSize : 0
    direction.append(UnknownRate(unknown: unknown, size: Float(size), rate: rate))
    var place = matrix.unknowns[unknown].columnStart
    let end = place &+ matrix.unknowns[unknown].columnCount
    while place < end {
      let row = matrix.columns[place]
      place &+= 1
      let line = matrix.rows[row]
      let pivot = line.pivot
      if !pivot.isNone {
        if pivot == unknown || (!block.isNone && matrix.unknowns[pivot].block == block) { continue }
        let coefficient = matrix.coefficient(of: unknown, from: line.firstCoefficient)
        if addingMagnitudes {
          rightSide[pivot].add(-coefficient * rate, size: abs(coefficient) * size)
        } else {
          rightSide[pivot].value -= coefficient * rate
        }
      } else if pivot == Row.inactive {
        let coefficient = matrix.coefficient(of: unknown, from: line.firstCoefficient)
        let changeSize = addingMagnitudes ? Float(abs(coefficient) * size) : 0
        if line.mark >= 0 {
          if addingMagnitudes {
            touched[line.mark].add(coefficient * rate, size: changeSize)
          } else {
            touched[line.mark].rate += coefficient * rate
          }
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
