import LinearConstraints

/// A conflict by rows, before anyone gave them names.
struct CoreConflict {
  var members: [Int32]
  var broken: Int32
  /// When the last of its members was declared; conflicts come in this order.
  var sequence: Int32 = 0
}

/// Required rows seen violated, in the order in which they were; some may hold again.
struct SuspectQueue: ~Copyable {
  private var rows = FlatArray<Int32>()
  private var head = 0

  var first: Int32? { head < rows.count ? rows[head] : nil }

  mutating func append(_ row: Int32) {
    rows.append(row)
  }

  /// All of them, in order.
  func all() -> [Int32] { (head..<rows.count).map { rows[$0] } }

  mutating func removeFirst() {
    head += 1
    if head == rows.count { removeAll() }
  }

  mutating func removeAll() {
    rows.removeAll()
    head = 0
  }

  /// Takes out every mention of a row.
  mutating func forget(_ row: Int32) {
    var kept = 0
    for place in head..<rows.count where rows[place] != row {
      rows[kept] = rows[place]
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
  mutating func resolveConflicts(_ conflicts: inout [CoreConflict]) throws(Breakdown) {
    guard nextViolatedRequired() != nil else { return }
    // Nobody is accused on updated numbers.
    refineAll()
    try optimize()
    for _ in 0..<Self.longestResolution {
      guard let violated = nextViolatedRequired() else { return }
      let found = try findConflicts(around: violated)
      if found.isEmpty {
        // Rounding at the edge of the tolerance: small enough not to count as a violation.
        guard matrix.rows[violated].violation <= Tolerances.change else { break }
        suspects.forget(violated)
        continue
      }
      for conflict in found { try breakRow(conflict.broken) }
      flushSlopeChanges()
      try optimizeRefined()
      conflicts += found
    }
    if nextViolatedRequired() != nil {
      throw Breakdown(reason: "a certificate of a conflict that does not conflict")
    }
  }

  /// The conflicts among all that hangs together with rows that are violated.
  private mutating func findConflicts(around violated: Int32) throws(Breakdown) -> [CoreConflict] {
    var rows = requiredRows(around: violated)
    var isKnown = FlatArray<Bool>(repeating: false, count: matrix.rows.count)
    for row in rows { isKnown[row] = true }
    for row in suspects.all() where !isKnown[row] && isViolatedRequired(row) {
      for other in requiredRows(around: row) {
        isKnown[other] = true
        rows.append(other)
      }
    }
    rows.sort { matrix.rows[$0].sequence < matrix.rows[$1].sequence }
    var search = ConflictSearch(of: self, rows: rows)
    return try search.run()
  }

  /// The first row, among those whose residual changed, that is required and does not hold.
  mutating func nextViolatedRequired() -> Int32? {
    while let row = suspects.first {
      if isViolatedRequired(row) { return row }
      suspects.removeFirst()
    }
    return nil
  }

  mutating func isViolatedRequired(_ row: Int32) -> Bool {
    guard matrix.rows[row].isInactive, matrix.rows[row].level == PriorityLevels.required,
      matrix.rows[row].violation > NumericalTolerances.conflict
    else { return false }
    let residual = matrix.evaluateSized(row: row)
    return abs(residual.value) > NumericalTolerances.conflictPart * residual.size
  }

  private mutating func breakRow(_ row: Int32) throws(Breakdown) {
    try withdraw(row)
    matrix.rows[row].kind = .broken
    brokenRows.append(row)
  }

  /// Lets broken rows return, the earliest declared first, where all others can still hold.
  ///
  /// The order in which they broke may depend on the vertex; that of declaration does not.
  mutating func restoreBroken() throws(Breakdown) {
    let broken = exchange(&brokenRows, with: FlatArray())
    let rows = (0..<broken.count).map { broken[$0] }.sorted {
      matrix.rows[$0].sequence < matrix.rows[$1].sequence
    }
    for row in rows {
      matrix.rows[row].kind = .constraint
      try readmit(row)
      try optimize(throughRank: 0)
      if isAnyRequiredViolated() {
        try withdraw(row)
        flushSlopeChanges()
        // What the attempt violated must hold again before the next one is judged.
        try optimize(throughRank: 0)
        matrix.rows[row].kind = .broken
        brokenRows.append(row)
      }
    }
    try optimizeRefined()
    suspects.removeAll()
  }

  private mutating func isAnyRequiredViolated() -> Bool {
    nextViolatedRequired() != nil
  }
}
