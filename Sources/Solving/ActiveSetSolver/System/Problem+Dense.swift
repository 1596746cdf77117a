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
    for unknown in 0..<Int32(unknownCount) { makeUnknown(UnknownIndex(unknown)) }
    for (index, row) in rows.enumerated() {
      var terms = FlatArray<Coefficient>()
      for (unknown, value) in row.terms.enumerated() where value != 0 {
        terms.append(
          Coefficient(value: value, unknown: UnknownIndex(Int32(unknown)), columnOffset: -1))
      }
      _ = add(
        RowIndex(Int32(index)), kind: .constraint, terms: terms, shape: row.shape)
    }
  }
}
