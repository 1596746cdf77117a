import LinearConstraints

/// Proofs of what cannot hold, kept as long as they hold.
///
/// A broken row returns at the first solve at which it fits. That it does not is proven by factors of
/// required rows (Farkas' lemma), and such a proof stands however the rows outside it change: then
/// nothing has to be tried.
extension ActiveSetCore {
  /// Whether the last proof that a broken row does not fit still holds, for the rows as they are now.
  ///
  /// With factors of at most 1 what they leave is a lower bound of the least sum of violations, by which
  /// conflicts are decided.
  /// - Complexity: O(coefficients of the rows in the proof).
  mutating func isProvenBroken(_ row: RowIndex) -> Bool {
    guard let proof = brokenProofs[row] else { return false }
    var largest = 1.0
    for share in proof {
      let line = problem.rows[share.row]
      let takesPart = share.row == row || line.isActive || line.isInactive
      guard takesPart, line.level == PriorityLevels.required else { return false }
      largest = max(largest, abs(share.factor))
    }
    return isContradiction(proof, leaving: NumericalTolerances.conflict * largest)
  }

  /// The multipliers of the required rows around a violated one: the proof that they cannot all hold,
  /// at the optimum of the required level.
  mutating func presentProof(around row: RowIndex) -> [RowFactor] {
    var multipliers: [RowMultiplier] = []
    for other in requiredRows(around: row) { appendMultipliers(of: other, to: &multipliers) }
    return multipliers.filter(\.priority.isRequired).map { ($0.row, $0.value) }
  }

  /// Whether the left sides of rows, each times its factor, cancel out and a positive constant is left.
  ///
  /// - Parameters:
  ///   - shares: rows and factors.
  ///   - least: what the constant must exceed besides its rounding.
  /// - Returns: whether they prove that the rows cannot hold together.
  mutating func isContradiction(_ shares: [RowFactor], leaving least: Double = 0) -> Bool {
    var constant = SizedSum()
    var isBalanced = true
    let last = UnknownIndex(Int32(problem.unknowns.count) - 1)
    balances.extend(through: last, with: SizedSum())
    for (row, factor) in shares {
      let line = problem.rows[row]
      let sign = line.relation.rawValue
      if sign > 0 ? factor >= 0 : sign < 0 && factor <= 0 { isBalanced = false }
      let scaled = factor * Double(line.weight)
      constant.add(scaled * line.constant, size: abs(scaled * line.constant))
      for place in line.firstCoefficient..<line.firstCoefficient + line.coefficientCount {
        let share = scaled * problem.coefficients[place].value
        balances[problem.coefficients[place].unknown].add(share, size: abs(share))
      }
    }
    for (row, _) in shares {
      let line = problem.rows[row]
      for place in line.firstCoefficient..<line.firstCoefficient + line.coefficientCount {
        let unknown = problem.coefficients[place].unknown
        let sum = balances[unknown]
        balances[unknown] = SizedSum()
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
