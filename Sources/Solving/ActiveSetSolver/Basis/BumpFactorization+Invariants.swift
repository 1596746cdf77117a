import FlatStorage

/// What the factors of a bump promise, for tests.
package enum BlockFactors {
  /// Factors a matrix, and compares each pivot with its row when it was chosen.
  ///
  /// - Parameter matrix: the entries by row; zeros are left out.
  /// - Returns: each pivot as part of the largest entry of its row; nil when the matrix is singular.
  package static func pivotParts(factoring matrix: [[Double]]) -> [Double]? {
    var factorization = BumpFactorization()
    factorization.begin(size: matrix.count)
    for (row, entries) in matrix.enumerated() {
      factorization.beginRow(Int32(row))
      for (column, value) in entries.enumerated() where value != 0 {
        factorization.append(value, row: Int32(row), column: Int32(column))
      }
    }
    guard factorization.factor() else { return nil }
    return (0..<factorization.pivots.count).map { step in
      let pivot = factorization.pivots[step]
      var largest = abs(pivot.value)
      for entry in pivot.firstUpper..<pivot.firstUpper + pivot.upperCount {
        largest = max(largest, abs(factorization.upper[entry].value))
      }
      return abs(pivot.value) / largest
    }
  }
}
