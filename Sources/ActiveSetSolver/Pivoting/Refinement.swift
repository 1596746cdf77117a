import LinearConstraints

/// Iterative refinement: values, residuals and multipliers from the factored basis.
///
/// (Wilkinson, Rounding Errors in Algebraic Processes, 1963.)
extension ActiveSetCore {
  /// At most so many rounds; one is mostly enough.
  private static var longestRefinement: Int { 3 }

  /// Makes the active rows hold as exactly as numbers can, and evaluates all others anew.
  ///
  /// Rows that turn out to lie on the other side flip, and multipliers follow.
  ///
  /// - Complexity: O(all coefficients).
  mutating func refineValues() {
    work.refinements += 1
    directions.invalidate()
    for _ in 0..<Self.longestRefinement where seedResiduals() {
      finishForwardSolve()
      move(by: 1)
      clearTouched()
    }
    for row in matrix.rows.indices where matrix.rows[row].isInactive {
      setResidual(matrix.evaluate(row: row), of: row)
    }
    flushSlopeChanges()
    drift.reset()
  }

  /// Begins a forward solve for the active rows that do not hold; whether there are any.
  private mutating func seedResiduals() -> Bool {
    beginForwardSolve(addingMagnitudes: false)
    var isAnyOff = false
    for unknown in matrix.unknowns.indices {
      let row = matrix.unknowns[unknown].pivotRow
      if row.isNone { continue }
      let residual = matrix.evaluateSized(row: row)
      // Within the rounding of the evaluation itself there is nothing to gain.
      if abs(residual.value) <= 4 * Double.ulpOfOne * residual.size { continue }
      seedForward(unknown, -residual.value)
      isAnyOff = true
    }
    return isAnyOff
  }

  /// Refines the values if they have gone so far that rounding errors count.
  ///
  /// - Returns: whether they were refined.
  mutating func refineIfDue() -> Bool {
    guard drift.isDue else { return false }
    needsAudit = true
    refineValues()
    return true
  }

  /// Computes all that follows from the basis anew: values, residuals, sides and multipliers.
  mutating func refineAll() {
    refineValues()
    recomputeMultipliers()
  }
}
