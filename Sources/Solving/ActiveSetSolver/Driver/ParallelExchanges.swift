import FlatStorage
import LinearConstraints

/// Exchanges of a row for a parallel one that is met as well: neither moves anything.
///
/// A gap of at least 6 points, required, and of 6 points, preferred, are two rows of one left side that
/// meet in one number. Where the preference has to give way, the other takes its place in the basis, and
/// nothing else changes: the inverse of the basis has one column scaled, no unknown moves, no other
/// multiplier is touched. To find that out by a direction would walk all that lies below, in a form of n
/// lines n^2 unknowns while it is built. (A degenerate pivot on a singleton of the entering column;
/// Chvatal, Linear Programming, 1983, chapter 3.)
extension ActiveSetCore {
  /// In a longer column a parallel row is not looked for.
  private static var longestColumn: Int32 { 16 }
  /// Rows of more coefficients are not compared.
  private static var longestRow: Int32 { 8 }

  /// Exchanges the row at a position for a parallel one that is met, if the objective stops falling there.
  ///
  /// - Parameters:
  ///   - position: the unknown that the leaving row determines.
  ///   - sign: +1 when the residual of the leaving row grows, -1 when it falls.
  /// - Returns: whether it did; if not, nothing is changed.
  /// - Complexity: O(1): up to ``longestColumn`` rows are compared.
  mutating func exchangeForParallelRow(
    _ position: UnknownIndex, direction sign: Int8
  ) -> Bool {
    let leaving = problem.unknowns[position].pivotRow
    guard !leaving.isNone, problem.unknowns[position].bump.isNone,
      let parallel = metParallel(of: leaving, direction: sign),
      slope.descendsClearly(from: position, direction: sign, by: &pricing, in: &problem),
      !slope.pass(
        problem.rows[parallel.row], steepness: abs(parallel.ratio), problem.levels)
    else { return false }
    problem.rows[parallel.row].residual = 0
    pricing.exchange(
      position, forParallel: parallel.row, slope: problem.slope(ofRow: leaving, side: sign),
      element: parallel.ratio, in: &problem)
    release(leaving, to: sign, by: 0)
    directions.invalidate()
    basis.exchangeLocally(position, for: parallel.row, in: &problem)
    pricing.enqueueIfViolating(position, in: &problem)
    return true
  }

  /// An inactive row parallel to an active one that is met, and that lies ahead in a direction.
  ///
  /// - Returns: the row, and its coefficients over those of the active one.
  private func metParallel(
    of active: RowIndex, direction sign: Int8
  ) -> (row: RowIndex, ratio: Double)? {
    let line = problem.places[active]
    if line.coefficientCount > Self.longestRow { return nil }
    let pivot = problem.coefficients[line.firstCoefficient]
    let unknown = shortestColumn(of: line)
    let column = problem.unknowns[unknown]
    if column.columnCount > Self.longestColumn { return nil }
    for index in column.columnStart..<column.columnStart + column.columnCount {
      let row = problem.columns[index]
      let other = problem.rows[row]
      let place = problem.places[row]
      guard place.isInactive, place.coefficientCount == line.coefficientCount,
        abs(other.residual) <= NumericalTolerances.sharpPrimal,
        problem.mentions(row: row, unknown: pivot.unknown)
      else { continue }
      let ratio =
        problem.coefficient(of: pivot.unknown, from: place.firstCoefficient) / pivot.value
      if Double(other.side) * ratio * Double(sign) < 0, isMultiple(row, of: line, by: ratio) {
        return (row, ratio)
      }
    }
    return nil
  }

  /// The unknown of a row that the fewest rows mention.
  private func shortestColumn(of line: RowPlace) -> UnknownIndex {
    var best = problem.coefficients[line.firstCoefficient].unknown
    for index in line.coefficients.dropFirst() {
      let unknown = problem.coefficients[index].unknown
      if problem.unknowns[unknown].columnCount < problem.unknowns[best].columnCount {
        best = unknown
      }
    }
    return best
  }

  /// Whether the coefficients of a row are those of another times a ratio, to the last digit.
  private func isMultiple(_ row: RowIndex, of line: RowPlace, by ratio: Double) -> Bool {
    for index in line.coefficients {
      let coefficient = problem.coefficients[index]
      guard problem.mentions(row: row, unknown: coefficient.unknown),
        problem.coefficient(of: coefficient.unknown, from: problem.places[row].firstCoefficient)
          == coefficient.value * ratio
      else { return false }
    }
    return true
  }
}
