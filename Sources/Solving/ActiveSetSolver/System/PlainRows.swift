import FlatStorage
import LinearConstraints

/// Plain rows: a few different unknowns, whose coefficients need no scaling. Nearly all rows of a layout are.
///
/// Nothing has to be summed, weighed or divided, so that each term is read once to see that, and written once
/// where it belongs, into row and column at the same time: half of the instructions of a row that is staged.
extension Problem {
  /// Rows of more terms are staged: each is compared with those before it.
  private static let mostPlainTerms = 8

  /// Whether a row of so many terms may be a plain one: it goes to the end of the pool, no segment of its length being
  /// free, and is neither a bound nor half of a pair, as an inequality of one unknown may be.
  @inline(__always)
  func takesPlain(_ termCount: Int, _ relation: Relation) -> Bool {
    termCount > (relation == .equal ? 0 : 1) && termCount <= Self.mostPlainTerms
      && isAppending(termCount)
  }

  /// Whether terms are those of a plain row, and their names in use: of different unknowns, the largest coefficient in
  /// 1..<2, none so small that rounding errors may decide.
  @inline(__always)
  func isPlain(
    _ terms: Span<Term>, _ relation: Relation, of variables: borrowing HandleTable
  ) -> Bool {
    guard takesPlain(terms.count, relation) else { return false }
    var isScaled = false
    for index in terms.indices {
      let variable = terms[index].variable
      let magnitude = abs(terms[index].coefficient)
      guard magnitude < 2, magnitude * NumericalTolerances.wide >= 1,
        variables.contains(slot: variable.slot, generation: variable.generation)
      else { return false }
      if magnitude >= 1 { isScaled = true }
      var other = 0
      while other < index {
        if terms[other].variable.slot == variable.slot { return false }
        other += 1
      }
    }
    return isScaled
  }

  /// Declares a row of terms that are plain, as to stage them would; it takes no part yet.
  @inline(__always)
  mutating func addPlain(_ index: RowIndex, _ terms: Span<Term>, _ shape: ConstraintShape) {
    declare(
      makeRow(.constraint, shape), at: Int32(truncatingIfNeeded: coefficients.count),
      count: Int32(truncatingIfNeeded: terms.count), as: index)
    for position in terms.indices {
      let unknown = terms[position].variable.index
      let offset = mention(index, inColumnOf: unknown)
      coefficients.append(
        Coefficient(
          value: terms[position].coefficient, unknown: unknown, columnOffset: offset))
    }
  }
}
