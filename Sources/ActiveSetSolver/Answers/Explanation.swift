import LinearConstraints

/// The rows behind one value, before anyone gave them names.
struct CoreExplanation {
  var active: [RowIndex] = []
  var violated: [RowIndex] = []
  var restsOnHeld = false
}

extension ActiveSetCore {
  /// The active rows in the unknown's row of the inverse of the basis.
  mutating func explain(_ unknown: UnknownIndex) -> CoreExplanation {
    var result = CoreExplanation()
    beginTransposedSolve()
    seedTransposed(unknown: unknown, 1)
    finishTransposedSolve()
    for place in 0..<combination.count {
      let share = combination[place]
      if abs(share.rate) <= NumericalTolerances.share { continue }
      let row = matrix.unknowns[share.unknown].pivotRow
      if row.isNone { result.restsOnHeld = true } else { result.active.append(row) }
    }
    let start = matrix.unknowns[unknown].columnStart
    for place in start..<start + matrix.unknowns[unknown].columnCount {
      let row = matrix.columns[place]
      if matrix.rows[row].level == PriorityLevels.required { continue }
      if violation(ofRow: row) > Tolerances.change { result.violated.append(row) }
    }
    return result
  }
}
