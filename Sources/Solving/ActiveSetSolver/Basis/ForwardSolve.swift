import FlatStorage
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
extension Basis {
  /// Begins a forward solve.
  ///
  /// - Parameters:
  ///   - problem: the problem of the basis.
  ///   - addingMagnitudes: whether something is decided by the rates: then what rounding leaves counts
  ///     as zero. Where values only move, nothing has to be known of a rate but the rate.
  mutating func beginForwardSolve(in problem: inout Problem, addingMagnitudes: Bool = true) {
    search.begin(in: &problem)
    addsMagnitudes = addingMagnitudes
  }

  /// Adds to the right side of the row that determines `unknown`.
  mutating func seedForward(_ unknown: UnknownIndex, _ value: Double, in problem: inout Problem) {
    rightSide[unknown].add(value, size: addsMagnitudes ? abs(value) : 0)
    search.visitDependents(of: unknown, in: &problem, &bumps)
  }

  /// Whether the right side of the row that determines `unknown` was added to; before the solve is finished.
  @inline(__always)
  func isSeeded(_ unknown: UnknownIndex) -> Bool { rightSide[unknown].value != 0 }

  /// Solves for what was seeded.
  ///
  /// Unknowns that were reached and stand still count as work too: they were visited.
  /// - Complexity: O(coefficients in the columns of the unknowns reached).
  mutating func finishForwardSolve(in problem: inout Problem, to direction: inout Direction) {
    direction.hasMagnitudes = addsMagnitudes
    if addsMagnitudes {
      finishForwardSolve(in: &problem, to: &direction, WithMagnitudes.self)
    } else {
      finishForwardSolve(in: &problem, to: &direction, WithoutMagnitudes.self)
    }
    work.solveNonzeros += direction.unknowns.count + direction.rows.count
  }

  /// Compiled twice: where values only move, magnitudes stay zero.
  private mutating func finishForwardSolve<Mode: SolveMode>(
    in problem: inout Problem, to direction: inout Direction, _ mode: Mode.Type
  ) {
    let addingMagnitudes = Mode.addsMagnitudes
    direction.begin(expecting: search.finished.count)
    var largestRate = 0.0
    var nodeIndex = search.finished.count
    while nodeIndex > 0 {
      nodeIndex -= 1
      let node = search.finished[nodeIndex]
      if let node = node.unknown {
        var sum = addingMagnitudes ? takeRightSide(at: node) : takeUnsizedRightSide(at: node)
        if sum.value == 0 { continue }
        let row = problem.unknowns[node].pivotRow
        if !row.isNone {
          let pivot = problem.coefficients[problem.places[row].firstCoefficient].value
          sum.value /= pivot
          if addingMagnitudes { sum.size /= abs(pivot) }
        }
        largestRate = max(largestRate, abs(sum.value))
        push(sum, of: node, bump: .none, in: &problem, to: &direction, mode)
      } else {
        let bump = node.bump
        bumps.solve(bump, &rightSide, mode)
        work.solveNonzeros += Int(bumps[bump].entryCount + bumps[bump].updateEntryCount)
        for index in 0..<bumps[bump].stepCount {
          let member = bumps.member(index, of: bump)
          let sum = rightSide[member].take()
          if addingMagnitudes ? !sum.isSignificant : sum.value == 0 { continue }
          largestRate = max(largestRate, abs(sum.value))
          push(sum, of: member, bump: bump, in: &problem, to: &direction, mode)
        }
      }
    }
    direction.largestRate = largestRate
  }

  /// Passes the rate of an unknown on to the rows that mention it.
  @inline(__always)
  private mutating func push<Mode: SolveMode>(
    _ sum: SizedSum, of unknown: UnknownIndex, bump: BumpIndex, in problem: inout Problem,
    to direction: inout Direction, _ mode: Mode.Type
  ) {
    let addingMagnitudes = Mode.addsMagnitudes
    let rate = sum.value
    let size = addingMagnitudes ? sum.passedSize : 0
    direction.append(UnknownRate(unknown: unknown, size: Float(size), rate: rate))
    var index = problem.unknowns[unknown].columnStart
    let end = index &+ problem.unknowns[unknown].columnCount
    while index < end {
      let row = problem.columns[index]
      index &+= 1
      let line = problem.places[row]
      let pivot = line.pivot
      if !pivot.isNone {
        if pivot == unknown || (!bump.isNone && problem.unknowns[pivot].bump == bump) {
          continue
        }
        let coefficient = problem.coefficient(of: unknown, from: line.firstCoefficient)
        if addingMagnitudes {
          rightSide[pivot].add(-coefficient * rate, size: abs(coefficient) * size)
        } else {
          rightSide[pivot].value -= coefficient * rate
        }
      } else if pivot == RowPlace.inactive {
        let coefficient = problem.coefficient(of: unknown, from: line.firstCoefficient)
        let changeSize = addingMagnitudes ? Float(abs(coefficient) * size) : 0
        if line.mark >= 0 {
          direction.addRate(coefficient * rate, at: line.mark)
          if addingMagnitudes { direction.addSize(changeSize, at: line.mark) }
        } else {
          problem.places[row].mark = Int32(direction.rows.count)
          direction.append(RowRate(row: row, size: changeSize, rate: coefficient * rate))
        }
      }
    }
  }

  // MARK: One bump by itself

  /// Sets the right side of the row that determines a member of a bump.
  mutating func setRightSide(of member: UnknownIndex, to value: Double) {
    rightSide[member].value = value
  }

  /// Takes what a solve with a bump has found for one of its members.
  mutating func takeSolution(of member: UnknownIndex) -> Double {
    rightSide[member].takeValue()
  }

  /// Solves with one bump.
  mutating func solve(_ bump: BumpIndex) {
    bumps.solve(bump, &rightSide, WithoutMagnitudes.self)
    work.solveNonzeros += Int(bumps[bump].entryCount + bumps[bump].updateEntryCount)
  }

  // MARK: Right sides

  /// Takes what a solve has gathered for an unknown that the search reached.
  ///
  /// What cancelled out but for rounding is nothing. One that has nothing to pass on counts as work
  /// too: it was visited.
  @inline(__always)
  mutating func takeRightSide(at unknown: UnknownIndex) -> SizedSum {
    let sum = rightSide[unknown].take()
    if sum.isSignificant { return sum }
    work.solveNonzeros += 1
    return SizedSum()
  }

  /// The same in a solve that adds up no magnitudes.
  @inline(__always)
  private mutating func takeUnsizedRightSide(at unknown: UnknownIndex) -> SizedSum {
    let value = rightSide[unknown].takeValue()
    if value == 0 { work.solveNonzeros += 1 }
    return SizedSum(value: value, size: 0)
  }
}
