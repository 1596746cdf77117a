import FlatStorage
import LinearConstraints

extension ActiveSetCore {
  /// The row of a pair that pulls; any other row is its own.
  ///
  /// Below zero it is the one that asks for at least, above the other; of a pair that rests at zero the
  /// more important one.
  mutating func pullingRow(of row: RowIndex) -> RowIndex {
    let line = problem.rows[row]
    guard line.representsPair else { return row }
    let place = problem.places[row]
    let pull = place.isActive ? pricing.firstMultiplier(of: place.pivot) : line.slope.value
    if pull == 0 {
      return problem.levels.slots[line.level].rank <= problem.firstRank(of: line)
        ? row : line.partner
    }
    return (pull < 0) == (line.relation == .greaterThanOrEqual) ? row : line.partner
  }
}
