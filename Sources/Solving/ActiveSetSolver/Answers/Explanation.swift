import FlatStorage
import LinearConstraints

/// The rows behind one value, before anyone gave them names.
struct RowExplanation {
  var active: [RowIndex] = []
  var violated: [RowIndex] = []
  var dependsOnHeldUnknown = false
}

extension ActiveSetCore {
  /// The active rows in the unknown's row of the inverse of the basis.
  mutating func explain(_ unknown: UnknownIndex) -> RowExplanation {
    var result = RowExplanation()
    var combination = Combination()
    basis.combine(unknown, in: &problem, to: &combination)
    for index in 0..<combination.shares.count {
      let share = combination.shares[index]
      if abs(share.rate) <= NumericalTolerances.share { continue }
      let row = problem.unknowns[share.unknown].pivotRow
      if row.isNone {
        result.dependsOnHeldUnknown = true
      } else {
        result.active.append(pullingRow(of: row))
      }
    }
    let start = problem.unknowns[unknown].columnStart
    for index in start..<start + problem.unknowns[unknown].columnCount {
      let row = problem.columns[index]
      if problem.rows[row].level == PriorityLevels.required { continue }
      if violation(ofRow: row) > Tolerances.change { result.violated.append(row) }
      let partner = problem.rows[row].partner
      if !partner.isNone, violation(ofRow: partner) > Tolerances.change {
        result.violated.append(partner)
      }
    }
    return result
  }
}
