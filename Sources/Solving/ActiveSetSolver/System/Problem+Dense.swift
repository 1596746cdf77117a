import FlatStorage
import LinearConstraints

extension Problem {
  /// A problem of rows with a coefficient for each unknown, for kernels that tests look at.
  ///
  /// - Parameters:
  ///   - rows: coefficients, of which zeros are left out, with relation, constant and priority.
  ///   - unknownCount: how many coefficients each row has.
  init(rows: [(terms: [Double], shape: ConstraintShape)], unknownCount: Int) {
    self.init()
    extend(unknowns: unknownCount)
    for _ in 0..<unknownCount { noteUnknown() }
    for (index, row) in rows.enumerated() {
      for (unknown, value) in row.terms.enumerated() where value != 0 {
        stage(value, of: UnknownIndex(Int32(unknown)))
      }
      _ = add(RowIndex(Int32(index)), kind: .constraint, shape: row.shape)
    }
  }
}
