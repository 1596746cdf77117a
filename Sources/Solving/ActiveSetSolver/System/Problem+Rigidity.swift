import FlatStorage
import LinearConstraints

/// Unknowns that required equations determine by themselves.
///
/// The equations mention no unknowns but each other's, so that those remain rigid whatever rows are
/// exchanged besides, until one of the equations leaves the basis or becomes optional. Where that happens all
/// of them are looked at anew: to find out which still are would take a search.
extension Problem {
  /// What the present generation marks unknowns with.
  @inline(__always)
  private var rigidMark: UInt16 { UInt16(truncatingIfNeeded: rigidGeneration) }

  /// Whether required equations are known to determine an unknown by themselves.
  @inline(__always)
  func isRigid(_ unknown: UnknownIndex) -> Bool {
    unknowns[unknown].rigidity == rigidMark
  }

  /// Notes that required equations determine an unknown by themselves.
  @inline(__always)
  mutating func noteRigid(_ unknown: UnknownIndex) {
    unknowns[unknown].rigidity = rigidMark
  }

  /// Takes an active row out of the basis: it is inactive from now on.
  @inline(__always)
  mutating func release(_ row: RowIndex) {
    loosen(ifRigidBy: row)
    places[row].pivot = RowPlace.inactive
  }

  /// Takes no unknown for rigid any more if an active row, which no longer holds as a required equation, made one so.
  @inline(__always)
  mutating func loosen(ifRigidBy row: RowIndex) {
    if isRigid(places[row].pivot) { loosen() }
  }

  /// Takes no unknown for rigid any more.
  mutating func loosen() {
    rigidGeneration += 1
    if rigidMark != 0 { return }
    // Marks come round, and that of no generation is 0.
    for unknown in unknowns.indices { unknowns[unknown].rigidity = 0 }
    rigidGeneration += 1
  }

  /// Whether a row is a required equation that mentions, besides the unknowns of a bump and the one that it
  /// determines, nothing but rigid unknowns.
  func isRigid(_ row: RowIndex, in bump: BumpIndex) -> Bool {
    if row.isNone { return false }
    let line = rows[row]
    guard line.level == PriorityLevels.required, line.relation == .equal else { return false }
    let pivot = places[row].pivot
    for index in places[row].coefficients {
      let other = coefficients[index].unknown
      if other == pivot || !bump.isNone && unknowns[other].bump == bump { continue }
      if !isRigid(other) { return false }
    }
    return true
  }
}
