import LinearConstraints

/// Proving an answer before it is given out.
///
/// Where numbers are ordinary, the method's own checks suffice: they cost what moves. Where rounding
/// errors may have decided, the answer's certificate is checked as any other user would check it.
extension ActiveSetCore {
  /// Proves the answer where it may be doubted, and computes it anew where the proof fails.
  ///
  /// - Throws: when the answer cannot be proven even then.
  /// - Complexity: O(1) without a doubt; else O(coefficients * levels).
  mutating func audit(_ conflicts: inout [CoreConflict]) throws(Breakdown) {
    if isDelicate { needsAudit = true }
    guard needsAudit || !conflicts.isEmpty else { return }
    if needsAudit { sharpen() }
    if areProven(conflicts), !needsAudit || isProven() {
      needsAudit = false
      return
    }
    work.refinements += 1
    refineAll()
    try optimizeRefined()
    try resolveConflicts(&conflicts)
    needsAudit = false
    guard areProven(conflicts), isProven() else {
      throw Breakdown(reason: "the answer's certificate fails")
    }
  }

  /// Optimizes once more from exact values, by the smallest residuals that numbers can tell from zero.
  ///
  /// Where rows are nearly parallel, what counts as zero elsewhere is visible in the answer. Whether it
  /// succeeds does not matter: the answer before is as good as the ordinary threshold makes it.
  private mutating func sharpen() {
    primalZero = NumericalTolerances.sharpPrimal
    defer { primalZero = NumericalTolerances.primal }
    refineAll()
    do throws(Breakdown) {
      try optimize()
    } catch {
      primalZero = NumericalTolerances.primal
      refineAll()
      try? optimize()
    }
  }

  /// Whether the answer is proven, but for what is broken.
  private mutating func isProven() -> Bool {
    var certificate = Certificate()
    for unknown in usedUnknowns() {
      certificate.values.append(
        Certificate.VariableValue(Self.name(ofUnknown: unknown), matrix.values[unknown]))
    }
    for share in rowMultipliers() {
      certificate.multipliers.append(
        Certificate.Multiplier(name(ofRow: share.row), share.priority, share.value))
    }
    let system = declaredRows()
    do {
      try CertificateChecker.check(certificate, of: system, provingContradictions: false)
      return true
    } catch {
      return false
    }
  }

  /// Whether each conflict follows from its members alone, all of them: the left sides cancel out and
  /// a constant is left.
  private mutating func areProven(_ conflicts: [CoreConflict]) -> Bool {
    if conflicts.isEmpty { return true }
    var sums = FlatArray<SizedSum>(repeating: SizedSum(), count: matrix.unknowns.count)
    for conflict in conflicts {
      let proof = contradiction(among: conflict.members, broken: conflict.broken)
      guard proof.shares.count == conflict.members.count else { return false }
      var constant = SizedSum()
      for (row, factor) in proof.shares {
        let line = matrix.rows[row]
        if line.relation.rawValue > 0 ? factor >= 0 : line.relation.rawValue < 0 && factor <= 0 {
          return false
        }
        let scaled = factor * Double(line.weight)
        constant.add(scaled * line.constant, size: abs(scaled * line.constant))
        for place in line.firstCoefficient..<line.firstCoefficient + line.coefficientCount {
          let share = scaled * matrix.coefficients[place].value
          sums[matrix.coefficients[place].unknown].add(share, size: abs(share))
        }
      }
      if constant.value <= CertificateTolerances.contradiction * constant.size { return false }
      for (row, _) in proof.shares {
        let first = matrix.rows[row].firstCoefficient
        for place in first..<first + matrix.rows[row].coefficientCount {
          let sum = sums[matrix.coefficients[place].unknown]
          sums[matrix.coefficients[place].unknown] = SizedSum()
          if abs(sum.value) > CertificateTolerances.balance * sum.size { return false }
        }
      }
    }
    return true
  }

  /// The system by slots instead of names.
  private mutating func declaredRows() -> DeclaredRows {
    var result = DeclaredRows(variables: [], rows: [])
    for unknown in usedUnknowns() { result.variables.append(Self.name(ofUnknown: unknown)) }
    for row in 0..<Int32(matrix.rows.count) {
      let line = matrix.rows[row]
      guard line.kind != .free, line.mark != Row.fresh,
        let priority = Priority(levels.slots[line.level].priority)
      else { continue }
      let weight = Double(line.weight)
      var terms: [Term] = []
      for place in line.firstCoefficient..<line.firstCoefficient + line.coefficientCount {
        let coefficient = matrix.coefficients[place]
        terms.append(Term(coefficient.value * weight, Self.name(ofUnknown: coefficient.unknown)))
      }
      let shape = ConstraintShape(
        line.relation, constant: line.constant * weight, priority: priority)
      result.rows.append(
        DeclaredRows.Row(name(ofRow: row), terms, shape, isBroken: line.kind == .broken))
    }
    return result
  }

  private mutating func usedUnknowns() -> [Int32] {
    var result: [Int32] = []
    for unknown in 0..<Int32(matrix.unknowns.count)
    where matrix.unknowns[unknown].columnCount > 0 {
      result.append(unknown)
    }
    return result
  }

  private mutating func name(ofRow row: Int32) -> Certificate.Row {
    matrix.rows[row].kind == .edit
      ? .edit(Self.name(ofUnknown: editedUnknown(ofRow: row)))
      : .constraint(Self.name(ofConstraint: row))
  }

  private static func name(ofUnknown unknown: Int32) -> Variable {
    Variable(slot: unknown, generation: 0)
  }

  private static func name(ofConstraint row: Int32) -> ConstraintID {
    ConstraintID(slot: row, generation: 0)
  }
}
