import LinearConstraints

/// A conflict by rows, before anyone gave them names.
struct CoreConflict {
  var members: [Int32]
  var broken: Int32
}

/// Required rows seen violated, in the order in which they were; some may hold again.
struct SuspectQueue: ~Copyable {
  private var rows = FlatArray<Int32>()
  private var head = 0

  var first: Int32? { head < rows.count ? rows[head] : nil }

  mutating func append(_ row: Int32) {
    rows.append(row)
  }

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
/// At an optimum with a violated required row, the inactive required rows with a slope and the
/// active ones with a required-level multiplier cannot hold together (Farkas' lemma). Those
/// connected with the violated row are shrunk to an irreducible set by a deletion filter.
extension ActiveSetCore {
  /// Breaks required rows until the others can hold.
  mutating func resolveConflicts(_ conflicts: inout [CoreConflict]) throws(Breakdown) {
    while let violated = nextViolatedRequired() {
      guard let members = try conflict(with: violated) else {
        // Rounding at the edge of the tolerance: small enough not to count as a violation.
        guard matrix.rows[violated].violation <= Tolerances.change else {
          throw Breakdown(reason: "a certificate of a conflict that does not conflict")
        }
        suspects.forget(violated)
        continue
      }
      let broken = memberToBreak(members)
      conflicts.append(CoreConflict(members: members.sorted(), broken: broken))
      try breakRow(broken)
      try optimize()
    }
  }

  /// The first row, among those whose residual changed, that is required and does not hold.
  private mutating func nextViolatedRequired() -> Int32? {
    while let row = suspects.first {
      if isViolatedRequired(row) { return row }
      suspects.removeFirst()
    }
    return nil
  }

  mutating func isViolatedRequired(_ row: Int32) -> Bool {
    matrix.rows[row].isInactive && matrix.rows[row].level == PriorityLevels.required
      && matrix.rows[row].violation > NumericalTolerances.conflict
  }

  /// Whether a row has a part in the proof that the required rows conflict.
  private mutating func certifies(_ row: Int32) -> Bool {
    guard matrix.rows[row].level == PriorityLevels.required else { return false }
    if matrix.rows[row].isInactive { return matrix.rows[row].slope != 0 }
    guard matrix.rows[row].isActive else { return false }
    let node = matrix.unknowns[matrix.rows[row].pivot].multipliers
    return node >= 0 && multipliers.nodes[node].level == PriorityLevels.required
  }

  /// An irreducible set of required rows that conflict, or nil when there is none.
  private mutating func conflict(with violated: Int32) throws(Breakdown) -> [Int32]? {
    if let own = ownCertificate(of: violated),
      let members = try irreducible(withNeighbours(own))
    {
      return members
    }
    return try irreducible(withNeighbours(certificate(of: violated)))
  }

  /// The active rows that a violated one is a combination of, with itself; nil when not all are
  /// required.
  ///
  /// While those hold, it cannot, unless one of them is an inequality that may give way. Hence
  /// mostly a certificate, and much smaller than ``certificate(of:)`` where many conflicts hang
  /// together by one unknown.
  private mutating func ownCertificate(of violated: Int32) -> [Int32]? {
    var rows = [violated]
    beginTransposedSolve()
    seedTransposed(row: violated, times: 1)
    finishTransposedSolve()
    for place in 0..<combination.count {
      let share = combination[place]
      if abs(share.rate) <= NumericalTolerances.pivot { continue }
      let row = matrix.unknowns[share.unknown].pivotRow
      guard row >= 0, matrix.rows[row].level == PriorityLevels.required else { return nil }
      rows.append(row)
    }
    return rows
  }

  /// The certifying rows connected with a violated one.
  private mutating func certificate(of violated: Int32) -> [Int32] {
    var rows = [violated]
    var isKnown: Set<Int32> = [violated]
    beginSearch()
    var next = 0
    while next < rows.count {
      let first = matrix.rows[rows[next]].firstCoefficient
      let count = matrix.rows[rows[next]].coefficientCount
      next += 1
      for place in first..<first + count {
        let unknown = matrix.coefficients[place].unknown
        if isVisited(unknown) { continue }
        visit(unknown)
        let start = matrix.unknowns[unknown].columnStart
        for entry in start..<start + matrix.unknowns[unknown].columnCount {
          let row = matrix.columns[entry]
          if certifies(row), isKnown.insert(row).inserted { rows.append(row) }
        }
      }
    }
    return rows
  }

  /// The rows of a certificate and the required ones that share an unknown with them.
  ///
  /// A conflict often has more than one irreducible set, and which one a vertex proves is chance.
  /// Among the neighbours the deletion filter finds the set of the rows that were declared first,
  /// whatever way the vertex was reached. Unknowns that many rows share, such as the width of a
  /// root, would make that costly and are passed over.
  private mutating func withNeighbours(_ certificate: [Int32]) -> [Int32] {
    var rows = certificate
    var isKnown = Set(certificate)
    for member in certificate {
      let first = matrix.rows[member].firstCoefficient
      for place in first..<first + matrix.rows[member].coefficientCount {
        let unknown = matrix.coefficients[place].unknown
        let start = matrix.unknowns[unknown].columnStart
        let count = matrix.unknowns[unknown].columnCount
        guard count <= NumericalTolerances.neighbourhood else { continue }
        for entry in start..<start + count {
          let row = matrix.columns[entry]
          let isRequired = matrix.rows[row].level == PriorityLevels.required
          guard isRequired, matrix.rows[row].isActive || matrix.rows[row].isInactive else {
            continue
          }
          if isKnown.insert(row).inserted { rows.append(row) }
        }
      }
    }
    return rows
  }

  /// Deletes rows, the latest declared first, as long as the rest still conflicts.
  ///
  /// - Returns: nil when the rows do not conflict after all.
  private mutating func irreducible(_ rows: [Int32]) throws(Breakdown) -> [Int32]? {
    let latestFirst = rows.sorted { matrix.rows[$0].sequence > matrix.rows[$1].sequence }
    var trial = RequiredSubsystem(of: self, rows: latestFirst)
    guard try trial.conflicts() else { return nil }
    var result: [Int32] = []
    for index in latestFirst.indices {
      trial.remove(index)
      if try !trial.conflicts() {
        trial.restore(index)
        result.append(latestFirst[index])
      }
    }
    return result
  }

  private mutating func memberToBreak(_ members: [Int32]) -> Int32 {
    var best = members[0]
    for row in members.dropFirst() {
      let (member, other) = (matrix.rows[row], matrix.rows[best])
      if (member.breakRank, member.sequence) > (other.breakRank, other.sequence) { best = row }
    }
    return best
  }

  private mutating func breakRow(_ row: Int32) throws(Breakdown) {
    try withdraw(row)
    flushSlopeChanges()
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
    try optimize()
    suspects.removeAll()
  }

  private mutating func isAnyRequiredViolated() -> Bool {
    nextViolatedRequired() != nil
  }
}

/// A system of some required rows of another, to ask whether they can hold together.
struct RequiredSubsystem: ~Copyable {
  private var core = ActiveSetCore()
  private var rows: [Int32]
  private var shapes: [ConstraintShape] = []
  private var terms: [[Coefficient]] = []

  init(of system: borrowing ActiveSetCore, rows: [Int32]) {
    self.rows = rows
    var names: [Int32: Int32] = [:]
    for row in rows {
      let source = system.matrix.rows[row]
      let weight = Double(source.weight)
      var list: [Coefficient] = []
      for place in source.firstCoefficient..<source.firstCoefficient + source.coefficientCount {
        let coefficient = system.matrix.coefficients[place]
        let known = names[coefficient.unknown]
        let local = known ?? Int32(names.count)
        if known == nil {
          names[coefficient.unknown] = local
          core.makeUnknown(local)
        }
        list.append(
          Coefficient(value: coefficient.value * weight, unknown: local, columnOffset: -1))
      }
      terms.append(list)
      shapes.append(ConstraintShape(source.relation, constant: source.constant * weight))
    }
    for index in rows.indices { restore(index) }
  }

  mutating func remove(_ index: Int) {
    core.remove(row: Int32(index))
  }

  mutating func restore(_ index: Int) {
    var list = FlatArray<Coefficient>()
    for coefficient in terms[index] { list.append(coefficient) }
    core.add(row: Int32(index), kind: .constraint, terms: list, shape: shapes[index])
  }

  /// Whether the rows of the system cannot hold together.
  mutating func conflicts() throws(Breakdown) -> Bool {
    core.changes.begin()
    core.suspects.removeAll()
    try core.applyBatch()
    try core.optimize()
    for index in 0..<Int32(core.matrix.rows.count) where core.isViolatedRequired(index) {
      return true
    }
    return false
  }

  /// The factors that prove that the rows cannot hold together; none when they can.
  mutating func farkasFactors() throws(Breakdown) -> [(row: Int32, factor: Double)] {
    guard try conflicts() else { return [] }
    return core.rowMultipliers().map { (rows[Int($0.row)], $0.value) }
  }
}
