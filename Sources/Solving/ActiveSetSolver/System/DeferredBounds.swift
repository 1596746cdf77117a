import FlatStorage
import LinearConstraints

/// Deferred bounds: required rows `x >= c` of one unknown with c at most 0, left out of the method until
/// the iterate falls below c.
///
/// Nearly every unknown that is a length must not be negative, and nearly none ever would be. (A bound
/// above 0 is crossed where every unknown begins, and mostly holds what it bounds.) Such a row
/// costs no place in a column, no residual and no look by the crash; when an optimum is found without it,
/// the unknowns that moved are compared with their bounds, the rows of those below enter as any new row
/// does, and the method goes on. An optimum of fewer rows at which all others hold is one of all rows.
/// (Lazy constraints, as in cutting-plane methods: Dantzig, Fulkerson and Johnson, 1954.) A row that has
/// entered stays.
///
/// What asks about the rows of a place (conflicts, ambiguity) sees the deferred ones as well.
extension Problem {
  /// Leaves a new row out, if it is a bound of an unknown that has no other deferred one.
  ///
  /// - Returns: whether it is left out.
  mutating func deferIfBound(_ index: RowIndex) -> Bool {
    let row = rows[index]
    guard defersBounds, row.kind == .constraint, row.relation == .greaterThanOrEqual,
      places[index].coefficientCount == 1, row.level == PriorityLevels.required, row.constant >= 0
    else { return false }
    let coefficient = coefficients[places[index].firstCoefficient]
    guard coefficient.value == 1, row.weight == 1, bounds[coefficient.unknown].isNone else {
      return false
    }
    rows[index].kind = .deferred
    rows[index].side = 1
    bounds[coefficient.unknown] = index
    return true
  }

  /// Makes a deferred row one that may enter.
  mutating func enterBound(_ row: RowIndex) {
    bounds[boundedUnknown(row)] = .none
    rows[row].kind = .constraint
    link(row: row)
  }

  /// The unknown of a deferred row.
  func boundedUnknown(_ row: RowIndex) -> UnknownIndex {
    coefficients[places[row].firstCoefficient].unknown
  }
}
