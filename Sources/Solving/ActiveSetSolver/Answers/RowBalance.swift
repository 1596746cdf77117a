import FlatStorage
import LinearConstraints

/// A row with its factor in a proof that rows cannot hold together, in the constraint's own units.
typealias RowFactor = (row: RowIndex, factor: Double)

/// Adds rows up, each times a factor, to see whether only a constant is left.
struct RowBalance: ~Copyable {
  /// Scratch: sums by unknown; zero between two questions.
  private var sums = Table<UnknownIndex, SizedSum>()

  /// Whether the left sides of rows, each times its factor, cancel out and a positive constant is left.
  ///
  /// - Parameters:
  ///   - shares: rows and factors.
  ///   - least: what the constant must exceed besides its rounding.
  ///   - problem: the rows.
  /// - Returns: whether they prove that the rows cannot hold together.
  /// - Complexity: O(coefficients of the rows).
  mutating func isContradiction(
    _ shares: [RowFactor], leaving least: Double, in problem: inout Problem
  ) -> Bool {
    var constant = SizedSum()
    var isBalanced = true
    sums.extend(to: problem.unknowns.count, with: SizedSum())
    for (row, factor) in shares {
      let line = problem.rows[row]
      let sign = line.relation.rawValue
      if sign > 0 ? factor >= 0 : sign < 0 && factor <= 0 { isBalanced = false }
      let scaled = factor * Double(line.weight)
      constant.add(scaled * line.constant, size: abs(scaled * line.constant))
      for index in problem.places[row].coefficients {
        let share = scaled * problem.coefficients[index].value
        sums[problem.coefficients[index].unknown].add(share, size: abs(share))
      }
    }
    for (row, _) in shares {
      for index in problem.places[row].coefficients {
        let unknown = problem.coefficients[index].unknown
        let sum = sums[unknown]
        sums[unknown] = SizedSum()
        if abs(sum.value) > CertificateTolerances.balance * sum.size { isBalanced = false }
      }
    }
    let needed =
      least > 0
      ? max(least, NumericalTolerances.conflictPart * constant.size)
      : CertificateTolerances.contradiction * constant.size
    return isBalanced && constant.value > needed
  }
}
