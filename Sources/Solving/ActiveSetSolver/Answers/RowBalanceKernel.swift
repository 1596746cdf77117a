import FlatStorage
package import LinearConstraints

/// The check of proofs by itself, for tests.
package enum RowBalanceKernel {
  /// Whether rows, each times a factor, add up to a positive constant alone.
  ///
  /// - Parameters:
  ///   - rows: the coefficients of each row by unknown, and its relation and constant.
  ///   - factors: a factor for each of the first rows.
  ///   - least: what the constant must exceed besides its rounding.
  /// - Returns: the answer of two questions in a row, which must not differ.
  package static func isContradiction(
    _ rows: [(terms: [Double], shape: ConstraintShape)], factors: [Double], leaving least: Double
  ) -> [Bool] {
    var problem = Problem(rows: rows, unknownCount: rows.first?.terms.count ?? 0)
    var balance = RowBalance()
    let shares = factors.enumerated().map {
      (row: RowIndex(Int32($0.offset)), factor: $0.element)
    }
    let first = balance.isContradiction(shares, leaving: least, in: &problem)
    return [first, balance.isContradiction(shares, leaving: least, in: &problem)]
  }
}
