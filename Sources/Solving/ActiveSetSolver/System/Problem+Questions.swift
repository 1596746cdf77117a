import FlatStorage

/// What is asked of the problem by those who change nothing in it.
extension Problem {
  /// Whether no other row mentions an unknown that a row mentions; nor does one for which it stands.
  func isOnlyMention(_ row: RowIndex, of unknown: UnknownIndex) -> Bool {
    switch rows[row].kind {
    case .represented: false
    case .deferred: unknowns[unknown].columnCount == 0
    default: unknowns[unknown].columnCount == 1 && bounds[unknown].isNone
    }
  }

  /// Whether any row mentions an unknown.
  func isMentioned(_ unknown: UnknownIndex) -> Bool {
    unknowns[unknown].columnCount > 0 || !bounds[unknown].isNone
  }

  /// Whether a row mentions an unknown.
  func mentions(row: RowIndex, unknown: UnknownIndex) -> Bool {
    for index in places[row].coefficients
    where coefficients[index].unknown == unknown {
      return true
    }
    return false
  }

  /// The level and slope of an active row on one side; a held unknown, which has no row, has slope 0.
  @inline(__always)
  func slope(ofRow row: RowIndex, side: Int8) -> LevelSlope {
    if row.isNone { return LevelSlope(level: PriorityLevels.required, value: 0) }
    return rows[row].slope(onSide: side)
  }
}
