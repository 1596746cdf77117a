import FlatStorage
import LinearConstraints

/// Iterative refinement: values, residuals and multipliers from the factored basis.
///
/// (Wilkinson, Rounding Errors in Algebraic Processes, 1963.) Where numbers are delicate, what is
/// left is summed up in double-double numbers: then values and multipliers become as exact as if
/// the whole had been computed in them, and no rounding remains but their own (Demmel, Hida et al.,
/// "Error bounds from extra-precise iterative refinement", 2006).
extension ActiveSetCore {
  /// At most so many rounds; one is mostly enough.
  private static var longestRefinement: Int { 3 }

  /// Makes the active rows hold as exactly as numbers can, and evaluates all others anew.
  ///
  /// Rows that turn out to lie on the other side flip, and multipliers follow.
  ///
  /// - Complexity: O(all coefficients).
  private mutating func refineValues() {
    ownWork.refinements += 1
    directions.invalidate()
    for _ in 0..<Self.longestRefinement where seedResiduals(isExact: isDelicate) {
      basis.finishForwardSolve(in: &problem, to: &direction)
      iterate.move(along: &direction, by: 1, in: &problem, &slopeChanges, &violatedRows)
      direction.clearRows(in: &problem)
    }
    for row in problem.rows.indices where problem.places[row].isInactive {
      iterate.updateResidual(
        of: row, isExact: isDelicate, in: &problem, &slopeChanges, &violatedRows)
    }
    pricing.take(&slopeChanges, on: &basis, in: &problem)
    iterate.noteRefined()
  }

  /// Finds the move that takes rounding errors out of the values, and leaves it in ``direction``; the
  /// caller clears its rows.
  ///
  /// - Complexity: O(all coefficients).
  mutating func findCorrections() {
    if seedResiduals(isExact: true) { basis.finishForwardSolve(in: &problem, to: &direction) }
  }

  /// Begins a forward solve for the active rows that do not hold.
  ///
  /// - Parameter isExact: whether residuals are summed up in double-double numbers.
  /// - Returns: whether there are any.
  private mutating func seedResiduals(isExact: Bool) -> Bool {
    basis.beginForwardSolve(in: &problem, addingMagnitudes: false)
    var isAnyOff = false
    for unknown in problem.unknowns.indices {
      let row = problem.unknowns[unknown].pivotRow
      if row.isNone { continue }
      var residual = 0.0
      if isExact {
        residual = iterate.evaluateExactly(row, of: &problem)
        if residual == 0 { continue }
      } else {
        let sum = iterate.evaluateSized(row, of: problem)
        // Within the rounding of the evaluation itself there is nothing to gain.
        if abs(sum.value) <= 4 * Double.ulpOfOne * sum.size { continue }
        residual = sum.value
      }
      basis.seedForward(unknown, -residual, in: &problem)
      isAnyOff = true
    }
    return isAnyOff
  }

  /// Refines the values if they have gone so far that rounding errors count.
  ///
  /// - Returns: whether they were refined.
  mutating func refineIfDue() -> Bool {
    guard iterate.isRefinementDue else { return false }
    refineValues()
    return true
  }

  /// Computes all that follows from the basis anew: values, residuals, sides and multipliers.
  mutating func refineAll() {
    refineValues()
    recomputeMultipliers()
    if isDelicate { refineMultipliers() }
  }

  /// Takes from the multipliers what is left of their balance at the unknowns.
  ///
  /// - Complexity: O(levels * all coefficients).
  mutating func refineMultipliers() {
    pricing.refine(on: &basis, in: &problem, rounds: Self.longestRefinement)
  }

  /// Computes all multipliers from nothing.
  mutating func recomputeMultipliers() {
    pricing.recompute(&slopeChanges, on: &basis, in: &problem)
  }

  /// Passes the noted slope changes on to the multipliers.
  mutating func flushSlopeChanges() {
    pricing.take(&slopeChanges, on: &basis, in: &problem)
  }
}
