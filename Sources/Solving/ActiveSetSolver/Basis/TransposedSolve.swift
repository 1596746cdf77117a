import FlatStorage
import LinearConstraints

/// Transposed solves with the basis (BTRAN): a row as a combination of the active rows.
///
/// B^T v = a for a sparse a. What an unknown's row contributes is known once all that depend on
/// the unknown have been settled, so the order is that of the forward solve reversed.
extension Basis {
  /// Begins a transposed solve.
  ///
  /// - Parameters:
  ///   - problem: the problem of the basis.
  ///   - stoppingAtRigid: whether what reaches a rigid unknown stays there, among the combination's stops.
  mutating func beginTransposedSolve(in problem: inout Problem, stoppingAtRigid: Bool = false) {
    search.begin(in: &problem, stoppingAtRigid: stoppingAtRigid)
  }

  /// Adds a multiple of a row to the right side.
  mutating func seedTransposed(row: RowIndex, times factor: Double, in problem: inout Problem) {
    for index in problem.places[row].coefficients {
      let coefficient = problem.coefficients[index]
      seedTransposed(unknown: coefficient.unknown, coefficient.value * factor, in: &problem)
    }
  }

  /// Adds to the right side at an unknown.
  mutating func seedTransposed(
    unknown: UnknownIndex, _ value: Double, in problem: inout Problem
  ) {
    seedTransposed(unknown: unknown, value, size: abs(value), in: &problem)
  }

  /// Adds what was summed up from numbers of some magnitude to the right side at an unknown.
  mutating func seedTransposed(
    unknown: UnknownIndex, _ value: Double, size: Double, in problem: inout Problem
  ) {
    rightSide[unknown].add(value, size: size)
    search.visitDependencies(of: unknown, in: &problem, &bumps)
  }

  /// Solves for what was seeded.
  ///
  /// - Complexity: O(coefficients of the active rows reached).
  mutating func finishTransposedSolve(
    in problem: inout Problem, to combination: inout Combination
  ) {
    combination.begin()
    var nodeIndex = search.finished.count
    while nodeIndex > 0 {
      nodeIndex -= 1
      let node = search.finished[nodeIndex]
      if let node = node.unknown {
        var sum = takeRightSide(at: node)
        if sum.value == 0 { continue }
        if search.stopsAtRigid, problem.isRigid(node) {
          combination.append(
            stop: UnknownRate(unknown: node, size: Float(sum.passedSize), rate: sum.value))
          continue
        }
        let row = problem.unknowns[node].pivotRow
        if row.isNone {
          combination.append(
            UnknownRate(unknown: node, size: Float(sum.passedSize), rate: sum.value))
        } else {
          let pivot = problem.coefficients[problem.places[row].firstCoefficient].value
          sum.value /= pivot
          sum.size /= abs(pivot)
          pull(sum, row: row, of: node, bump: .none, in: &problem, to: &combination)
        }
      } else {
        let bump = node.bump
        bumps.solveTransposed(bump, &rightSide)
        work.solveNonzeros += Int(bumps[bump].entryCount + bumps[bump].updateEntryCount)
        for index in 0..<bumps[bump].stepCount {
          let member = bumps.member(index, of: bump)
          let sum = rightSide[member].take()
          if sum.isSignificant {
            let row = problem.unknowns[member].pivotRow
            pull(sum, row: row, of: member, bump: bump, in: &problem, to: &combination)
          }
        }
      }
    }
    work.solveNonzeros += combination.shares.count
  }

  /// Takes a row's share out of the other unknowns that it mentions.
  @inline(__always)
  private mutating func pull(
    _ sum: SizedSum, row: RowIndex, of unknown: UnknownIndex, bump: BumpIndex,
    in problem: inout Problem, to combination: inout Combination
  ) {
    let (share, size) = (sum.value, sum.passedSize)
    combination.append(UnknownRate(unknown: unknown, size: Float(size), rate: share))
    let first = problem.places[row].firstCoefficient
    let end = first &+ problem.places[row].coefficientCount
    // The pivot comes first.
    var index = first &+ 1
    while index < end {
      let coefficient = problem.coefficients[index]
      index &+= 1
      if !bump.isNone, problem.unknowns[coefficient.unknown].bump == bump { continue }
      rightSide[coefficient.unknown].add(
        -share * coefficient.value, size: size * abs(coefficient.value))
    }
  }

  /// An unknown in terms of the rows of the basis.
  mutating func combine(
    _ unknown: UnknownIndex, in problem: inout Problem, to combination: inout Combination
  ) {
    beginTransposedSolve(in: &problem)
    seedTransposed(unknown: unknown, 1, in: &problem)
    finishTransposedSolve(in: &problem, to: &combination)
  }

  /// A row in terms of the rows of the basis.
  mutating func combine(
    row: RowIndex, in problem: inout Problem, to combination: inout Combination
  ) {
    beginTransposedSolve(in: &problem)
    seedTransposed(row: row, times: 1, in: &problem)
    finishTransposedSolve(in: &problem, to: &combination)
  }
}
