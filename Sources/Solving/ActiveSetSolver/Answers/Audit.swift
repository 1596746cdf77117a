import FlatStorage
import LinearConstraints

/// Proving an answer before it is given out.
///
/// Where numbers are ordinary, the method's own checks suffice: they cost what moves. Where rounding
/// errors may have decided, the answer's certificate is checked as any other user would check it.
extension ActiveSetCore {
  /// Whether an answer must be proven before it is given out.
  @inline(__always)
  func isInDoubt(_ conflicts: [RowConflict]) -> Bool {
    needsAudit || isDelicate || !conflicts.isEmpty
  }

  /// Proves an answer in doubt, and computes it anew where the proof fails.
  ///
  /// - Throws: when the answer cannot be proven even then.
  /// - Complexity: O(coefficients * levels).
  mutating func audit(_ conflicts: inout [RowConflict]) throws(BreakdownError) {
    if isDelicate { needsAudit = true }
    if needsAudit { sharpen() }
    if areProven(conflicts), !needsAudit || isProven() {
      needsAudit = false
      return
    }
    ownWork.refinements += 1
    refineAll()
    try optimizeRefined()
    try resolveConflicts(&conflicts)
    needsAudit = false
    guard areProven(conflicts), isProven() else {
      throw BreakdownError(reason: "the answer's certificate fails")
    }
  }

  /// Optimizes once more from exact values, by the smallest residuals that numbers can tell from zero.
  ///
  /// Where rows are nearly parallel, what counts as zero elsewhere is visible in the answer. Whether it
  /// succeeds does not matter: the answer before is as good as the ordinary threshold makes it.
  private mutating func sharpen() {
    iterate.sharpen()
    defer { iterate.blunt() }
    refineAll()
    let count = exchangeCount
    do throws(BreakdownError) {
      try optimize()
      // Each step of an exchange rounds anew.
      if exchangeCount != count { refineAll() }
    } catch {
      iterate.blunt()
      refineAll()
      try? optimize()
    }
  }

  /// Whether the answer is proven, but for what is broken.
  private mutating func isProven() -> Bool {
    var certificate = Certificate()
    for unknown in usedUnknowns() {
      certificate.values.append(
        Certificate.VariableValue(Self.name(ofUnknown: unknown), iterate[unknown]))
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
  private mutating func areProven(_ conflicts: [RowConflict]) -> Bool {
    for conflict in conflicts
    where !proves(conflict.proof, conflict) && proof(of: conflict) == nil { return false }
    return true
  }

  /// The system by slots instead of names.
  private mutating func declaredRows() -> DeclaredRows {
    var result = DeclaredRows(variables: [], rows: [])
    for unknown in usedUnknowns() { result.variables.append(Self.name(ofUnknown: unknown)) }
    for row in problem.rows.indices {
      let line = problem.rows[row]
      guard line.kind != .free, problem.places[row].mark != RowPlace.unsolved,
        let priority = Priority(problem.levels.slots[line.level].priority)
      else { continue }
      let weight = Double(line.weight)
      var terms: [Term] = []
      for index in problem.places[row].coefficients {
        let coefficient = problem.coefficients[index]
        terms.append(Term(coefficient.value * weight, Self.name(ofUnknown: coefficient.unknown)))
      }
      let shape = ConstraintShape(
        line.relation, constant: line.constant * weight, priority: priority)
      result.rows.append(
        DeclaredRows.Row(name(ofRow: row), terms, shape, isBroken: line.kind == .broken))
    }
    return result
  }

  private mutating func usedUnknowns() -> [UnknownIndex] {
    var result: [UnknownIndex] = []
    for unknown in problem.unknowns.indices
    where problem.isMentioned(unknown) {
      result.append(unknown)
    }
    return result
  }

  private mutating func name(ofRow row: RowIndex) -> Certificate.Row {
    problem.rows[row].kind == .edit
      ? .edit(Self.name(ofUnknown: editedUnknown(ofRow: row)))
      : .constraint(Self.name(ofConstraint: row))
  }

  private static func name(ofUnknown unknown: UnknownIndex) -> Variable {
    Variable(slot: unknown.rawValue, generation: 0)
  }

  private static func name(ofConstraint row: RowIndex) -> ConstraintID {
    ConstraintID(slot: row.rawValue, generation: 0)
  }
}
