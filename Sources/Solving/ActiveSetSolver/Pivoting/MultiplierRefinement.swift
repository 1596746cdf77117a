import FlatStorage
import LinearConstraints

/// Refinement of the multipliers: what is left of their balance is solved for once more.
extension Pricing {
  /// Takes from the multipliers what is left of their balance at the unknowns.
  ///
  /// A multiplier that passed for zero beside the large numbers it was computed from becomes one only
  /// where a certificate would miss it: what is left is mostly the rounding of others.
  ///
  /// - Complexity: O(levels * all coefficients).
  mutating func refine(on basis: inout Basis, in problem: inout Problem, rounds: Int) {
    passOnDeferred(on: &basis, in: &problem)
    for rank in 0..<problem.levels.byRank.count {
      let level = problem.levels.byRank[rank]
      var round = 0
      while round < rounds, !refineOnce(at: level, on: &basis, in: &problem) { round += 1 }
    }
  }

  /// One round; whether the multipliers were in balance before it.
  private mutating func refineOnce(
    at level: LevelIndex, on basis: inout Basis, in problem: inout Problem
  ) -> Bool {
    let pulls = pulls(at: level, in: &problem)
    basis.beginTransposedSolve(in: &problem)
    var isBalanced = true
    var largest = 0.0
    for row in problem.rows.indices
    where problem.rows[row].level == level && problem.rows[row].kind != .free {
      largest = max(largest, Double(problem.rows[row].weight))
    }
    for unknown in pulls.indices {
      largest = max(largest, pulls[unknown].size)
      if pulls[unknown].isBalanced { continue }
      basis.seedTransposed(unknown: unknown, -pulls[unknown].sum.value, in: &problem)
      isBalanced = false
    }
    var combination = Combination()
    basis.finishTransposedSolve(in: &problem, to: &combination)
    for index in 0..<combination.shares.count {
      let share = combination.shares[index]
      if correct(share.unknown, by: share.rate, at: level, in: &problem) { continue }
      if Self.isMissing(share, among: pulls, largestPull: largest, in: &problem) {
        add(share.rate, size: abs(share.rate), level: level, at: share.unknown, in: &problem)
      }
    }
    return isBalanced
  }

  /// Whether a multiplier that is zero so far is more than rounding: it settles an unknown that is
  /// clearly out of balance.
  private static func isMissing(
    _ share: UnknownRate, among pulls: borrowing Table<UnknownIndex, Pull>, largestPull: Double,
    in problem: inout Problem
  ) -> Bool {
    let row = problem.unknowns[share.unknown].pivotRow
    if row.isNone {
      return pulls[share.unknown].isSettled(by: share.rate, largestPull: largestPull)
    }
    for index in problem.places[row].coefficients {
      let coefficient = problem.coefficients[index]
      if pulls[coefficient.unknown].isSettled(
        by: coefficient.value * share.rate, largestPull: largestPull)
      {
        return true
      }
    }
    return false
  }

  /// By unknown: what the rows' multipliers at a level add up to.
  private mutating func pulls(
    at level: LevelIndex, in problem: inout Problem
  ) -> Table<UnknownIndex, Pull> {
    var result = Table<UnknownIndex, Pull>(repeating: Pull(), count: problem.unknowns.count)
    for row in problem.rows.indices {
      let multiplier = multiplier(ofRow: row, at: level, in: &problem)
      if multiplier == 0 { continue }
      for index in problem.places[row].coefficients {
        let coefficient = problem.coefficients[index]
        result[coefficient.unknown].add(coefficient.value, times: multiplier)
      }
    }
    for unknown in problem.unknowns.indices where problem.unknowns[unknown].pivotRow.isNone {
      result[unknown].add(1, times: multiplier(of: unknown, at: level))
    }
    return result
  }

  private mutating func multiplier(
    ofRow row: RowIndex, at level: LevelIndex, in problem: inout Problem
  ) -> Double {
    let line = problem.rows[row]
    let place = problem.places[row]
    if place.isInactive { return line.slope.level == level ? line.slope.value : 0 }
    return place.isActive ? multiplier(of: place.pivot, at: level) : 0
  }
}

/// What pulls on an unknown at a level: rows' coefficients times their multipliers, which should add
/// up to 0.
private struct Pull: BitwiseCopyable {
  var sum = DoubleDouble.zero
  /// The sum of the magnitudes.
  var size = 0.0

  mutating func add(_ coefficient: Double, times multiplier: Double) {
    sum.add(coefficient, times: multiplier)
    size += abs(coefficient * multiplier)
  }

  /// Whether nothing is left but the rounding of the multipliers themselves.
  var isBalanced: Bool { abs(sum.value) <= Double.ulpOfOne * size }

  /// Whether a certificate would find it out of balance by more than it allows, and a change is of the
  /// size of what is missing.
  func isSettled(by change: Double, largestPull: Double) -> Bool {
    min(abs(change), abs(sum.value))
      > CertificateTolerances.imbalance(ofSize: size, largestPull: largestPull)
  }
}
