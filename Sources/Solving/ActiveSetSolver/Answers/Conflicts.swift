import FlatStorage
import LinearConstraints

/// A conflict by rows, before anyone gave them names.
struct RowConflict {
  var members: [RowIndex]
  var broken: RowIndex
  /// When the last of its members was declared; conflicts come in this order.
  var sequence: Int32 = 0
  /// The factors with which its members contradict each other.
  var proof: [RowFactor] = []
}

/// Required rows seen violated, in the order in which they were; some may hold again.
struct ViolatedRowQueue: ~Copyable {
  private var rows = FlatArray<RowIndex>()
  private var head = 0

  var first: RowIndex? { head < rows.count ? rows[head] : nil }

  mutating func append(_ row: RowIndex) {
    rows.append(row)
  }

  /// Notes a required row that does not hold.
  @inline(__always)
  mutating func append(ifViolated row: RowIndex, in problem: borrowing Problem) {
    if problem.rows[row].level == PriorityLevels.required,
      problem.rows[row].violation > NumericalTolerances.suspicion
    {
      append(row)
    }
  }

  /// All of them, in order.
  func all() -> [RowIndex] { (head..<rows.count).map { rows[$0] } }

  mutating func removeFirst() {
    head += 1
    if head == rows.count { removeAll() }
  }

  mutating func removeAll() {
    rows.removeAll()
    head = 0
  }

  /// Takes out every mention of a row.
  mutating func forget(_ row: RowIndex) {
    keep { $0 != row }
  }

  /// Keeps rows that fit, each once.
  /// - Complexity: O(mentions · rows kept), of which there are few.
  mutating func keep(where fits: (RowIndex) -> Bool) {
    var kept = 0
    for index in head..<rows.count {
      let row = rows[index]
      if !fits(row) || (0..<kept).contains(where: { rows[$0] == row }) { continue }
      rows[kept] = row
      kept += 1
    }
    rows.truncate(to: kept)
    head = 0
  }
}

/// What to do when required rows cannot hold together.
///
/// Which rows conflict is a matter of the required rows alone, not of the vertex at which it showed:
/// see ``ConflictSearch``. Here is what leads to a search, and what follows from it.
extension ActiveSetCore {
  /// At most so many searches; one finds all conflicts but for rounding.
  private static var longestResolution: Int { 4 }

  /// Breaks required rows until the others can hold.
  mutating func resolveConflicts(_ conflicts: inout [RowConflict]) throws(BreakdownError) {
    guard nextSuspect() != nil else { return }
    // Nobody is accused on updated numbers.
    refineAll()
    try optimize()
    for _ in 0..<Self.longestResolution {
      guard let violated = nextSuspect() else { return }
      let found = try findConflicts(around: violated)
      if found.isEmpty {
        // Rounding at the edge of the tolerance: small enough not to count as a violation.
        guard violation(of: violated).certain <= Tolerances.change else { break }
        violatedRows.forget(violated)
        continue
      }
      // Named before anything can fail: a new start lets the broken rows of these return.
      conflicts += found
      for conflict in found {
        try breakRow(conflict.broken, proof: conflict.proof)
      }
      flushSlopeChanges()
      try optimizeRefined()
    }
    if nextSuspect() != nil {
      throw BreakdownError(reason: "a certificate of a conflict that does not conflict")
    }
  }

  /// The conflicts among all that hangs together with rows that are violated.
  private mutating func findConflicts(around violated: RowIndex) throws(BreakdownError)
    -> [RowConflict]
  {
    var rows = requiredRows(around: violated)
    var isKnown = Table<RowIndex, Bool>(repeating: false, count: problem.rows.count)
    for row in rows { isKnown[row] = true }
    for row in violatedRows.all() where !isKnown[row] && isViolated(row) {
      for other in requiredRows(around: row) {
        isKnown[other] = true
        rows.append(other)
      }
    }
    rows.sort { problem.rows[$0].sequence < problem.rows[$1].sequence }
    var search = ConflictSearch(of: self, rows: rows)
    return try search.run()
  }

  /// The first row, among those whose residual changed, in whose surroundings required rows cannot
  /// hold.
  mutating func nextSuspect() -> RowIndex? {
    while let row = violatedRows.first {
      if isViolated(row), isConflict(around: row) { return row }
      violatedRows.removeFirst()
    }
    return nil
  }

  /// Whether some required row does not hold, of those whose residual changed since none did.
  ///
  /// Forgets the others.
  private mutating func isAnySuspectViolated() -> Bool {
    var queue = exchange(&violatedRows, with: ViolatedRowQueue())
    queue.keep { isViolated($0) }
    violatedRows = queue
    return violatedRows.first != nil
  }

  /// Whether a row takes part, is required and does not hold.
  private func isViolated(_ row: RowIndex) -> Bool {
    problem.places[row].isInactive && problem.rows[row].level == PriorityLevels.required
      && problem.rows[row].violation > NumericalTolerances.suspicion
  }

  /// Whether the violations of the required rows that hang together with one add up to a conflict.
  ///
  /// Their least sum is one number, which does not depend on the vertex where it is reached; how it
  /// is spread over the rows does. Where the values are so large that it may be their rounding, the
  /// rows are asked by themselves: away from what moves them, their values are small.
  private mutating func isConflict(around row: RowIndex) -> Bool {
    let own = violation(of: row)
    if own.certain > NumericalTolerances.conflict { return true }
    let rows = requiredRows(around: row)
    var sum = (certain: 0.0, possible: 0.0)
    for row in rows where isViolated(row) {
      let violation = violation(of: row)
      sum.certain += violation.certain
      sum.possible += violation.possible
    }
    if sum.certain > NumericalTolerances.conflict { return true }
    guard sum.possible > NumericalTolerances.conflict else { return false }
    var trial = RequiredSubsystem(of: self, rows: rows)
    for index in rows.indices { trial.insert(index) }
    return (try? trial.conflicts()) ?? true
  }

  /// Whether all required rows cannot hold, in a system that has no others.
  ///
  /// At the optimum their violations add up to what their constants do, each times its multiplier:
  /// the unknowns cancel out, so that no rounding of large values is in it.
  ///
  /// - Complexity: O(coefficients of the rows that ``violationFactors()`` names).
  mutating func isRequiredViolated() -> Bool {
    guard isAnySuspectViolated() else { return false }
    var sum = SizedSum()
    for (row, factor) in violationFactors() {
      let part = factor * Double(problem.rows[row].weight) * problem.rows[row].constant
      sum.add(part, size: abs(part))
    }
    return sum.value > NumericalTolerances.conflict
      && sum.value > NumericalTolerances.conflictPart * sum.size
  }

  /// The factors that prove that required rows cannot hold, in a system that has no others, where some
  /// were just seen violated.
  ///
  /// The rows that do not hold pull, and the active rows that they come down to pull back. Where that is
  /// no proof, since rows without a violation must pull as well, it is the multipliers of all rows.
  mutating func violationFactors() -> [RowFactor] {
    isDelicate ? multiplierFactors() : pullOfViolatedRows() ?? multiplierFactors()
  }

  private mutating func multiplierFactors() -> [RowFactor] {
    rowMultipliers().map { ($0.row, $0.value) }
  }

  /// The violated required rows, and the active rows whose sum they are, in the constraints' own units;
  /// nil when some pulls the wrong way, or an unknown that is held would have to pull.
  private mutating func pullOfViolatedRows() -> [RowFactor]? {
    var result: [RowFactor] = []
    var combination = Combination()
    basis.beginTransposedSolve(in: &problem)
    for row in violatedRows.all() {
      let slope = problem.rows[row].slope.value
      if slope == 0 { return nil }
      result.append((row, slope / Double(problem.rows[row].weight)))
      basis.seedTransposed(row: row, times: -slope, in: &problem)
    }
    basis.finishTransposedSolve(in: &problem, to: &combination)
    for index in 0..<combination.shares.count {
      let share = combination.shares[index]
      let row = problem.unknowns[share.unknown].pivotRow
      if row.isNone || share.rate * Double(problem.rows[row].relation.rawValue) > 0 { return nil }
      result.append((row, share.rate / Double(problem.rows[row].weight)))
    }
    return result
  }

  /// The violation of a row in its own units, as far as it cannot be, and as far as it may not be, the
  /// rounding of its terms.
  private mutating func violation(of row: RowIndex) -> (certain: Double, possible: Double) {
    let residual = iterate.evaluateSized(row, of: problem)
    let violation =
      problem.rows[row].relation.violation(of: residual.value) * Double(problem.rows[row].weight)
    let isCertain = abs(residual.value) > NumericalTolerances.certainPart * residual.size
    return (isCertain ? violation : 0, violation)
  }

  private mutating func breakRow(_ row: RowIndex, proof: [RowFactor]) throws(BreakdownError) {
    if problem.rows[row].kind == .deferred { takeOut(row) }
    try withdraw(row)
    problem.rows[row].kind = .broken
    broken.append(row, proof: proof)
  }

  /// The multipliers of the required rows around a violated one: the proof that they cannot all hold,
  /// at the optimum of the required level.
  private mutating func presentProof(around row: RowIndex) -> [RowFactor] {
    var multipliers: [RowMultiplier] = []
    for other in requiredRows(around: row) { appendMultipliers(of: other, to: &multipliers) }
    return multipliers.filter(\.priority.isRequired).map { ($0.row, $0.value) }
  }

  /// Lets broken rows return, the earliest declared first, where all others can still hold.
  ///
  /// The order in which they broke may depend on the vertex; that of declaration does not.
  mutating func restoreBroken() throws(BreakdownError) {
    let rows = broken.all().sorted { problem.rows[$0].sequence < problem.rows[$1].sequence }
    var hasTried = false
    for row in rows {
      if broken.standingProof(of: row, leaving: NumericalTolerances.conflict, in: &problem) != nil {
        continue
      }
      hasTried = true
      broken.forget(row)
      problem.rows[row].kind = .constraint
      readmit(row)
      try optimize(throughRank: 0)
      if needsAudit {
        refineAll()
        try optimize(throughRank: 0)
      }
      if nextSuspect() == nil { continue }
      try breakRow(row, proof: presentProof(around: row))
      flushSlopeChanges()
      // What the attempt violated must hold again before the next one is judged.
      try optimize(throughRank: 0)
    }
    if !hasTried { return }
    try optimizeRefined()
    violatedRows.removeAll()
  }
}
