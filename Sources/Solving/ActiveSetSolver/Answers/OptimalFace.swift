import FlatStorage
import LinearConstraints

/// The directions in which an optimal point can move and stay optimal: a cone.
///
/// Its rows are those at zero. Each says of a direction that its sum is zero (freedom 0), not
/// negative (+1), or not positive (-1). Rows near zero may have a slack; then it is moves of some
/// length that are asked about, and not directions: see ``unknownsWithRoom(among:)``.
struct OptimalFace: ~Copyable {
  struct Term: BitwiseCopyable {
    var unknown: Int32
    var value: Double
  }

  struct Row: BitwiseCopyable {
    var firstTerm: Int32
    var termCount: Int32
    var freedom: Int8
    /// How far a move may take the row the other way.
    var slack: Double

    /// How its sum stands to zero along any direction of the cone.
    var relation: Relation {
      freedom == 0 ? .equal : freedom > 0 ? .greaterThanOrEqual : .lessThanOrEqual
    }
  }

  /// The system's names of the unknowns.
  private(set) var names: [UnknownIndex]
  private(set) var locals: Table<UnknownIndex, Int32>
  private(set) var terms = FlatArray<Term>()
  private(set) var rows = FlatArray<Row>()

  /// A cone of all directions.
  ///
  /// - Parameters:
  ///   - unknowns: those that may move.
  ///   - count: how many the system has.
  init(of unknowns: [UnknownIndex], among count: Int) {
    names = unknowns
    locals = Table(repeating: -1, count: count)
    for (local, unknown) in unknowns.enumerated() { locals[unknown] = Int32(local) }
  }

  /// Whether an unknown of the system is among those it was made of.
  func mayMove(_ unknown: UnknownIndex) -> Bool { locals[unknown] >= 0 }

  /// Whether nothing can move.
  private var isPoint: Bool { names.isEmpty }

  /// Adds a row of the system, as far as it speaks of unknowns that may move.
  mutating func append(
    row: RowIndex, of problem: borrowing Problem, freedom: Int8, slack: Double = 0
  ) {
    let start = terms.count
    for index in problem.places[row].coefficients {
      let coefficient = problem.coefficients[index]
      let local = locals[coefficient.unknown]
      if local >= 0 { terms.append(Term(unknown: local, value: coefficient.value)) }
    }
    rows.append(
      Row(
        firstTerm: Int32(start), termCount: Int32(terms.count - start), freedom: freedom,
        slack: slack))
  }

  /// Finds the unknowns that some direction of the cone moves, in order; the cone is spent.
  mutating func takeFreeUnknowns() throws(BreakdownError) -> [UnknownIndex] {
    fixBySigns()
    if isPoint { return [] }
    try fixRowsThatCannotLeaveZero()
    return freeUnknowns().sorted()
  }

  /// Leaves out the unknowns that the signs of the rows alone hold still, and rows without others.
  ///
  /// - Complexity: O(terms).
  private mutating func fixBySigns() {
    var signs = SignPropagation(of: self)
    signs.run(over: self)
    var moving: [UnknownIndex] = []
    var places = FlatArray<Int32>(repeating: -1, count: names.count)
    for unknown in 0..<Int32(names.count) where !signs.isFixed(unknown) {
      places[unknown] = Int32(moving.count)
      moving.append(names[Int(unknown)])
    }
    names = moving
    var termCount = 0
    var rowCount = 0
    for index in 0..<rows.count {
      var row = rows[index]
      let start = termCount
      for index in row.firstTerm..<row.firstTerm + row.termCount {
        var term = terms[index]
        term.unknown = places[term.unknown]
        if term.unknown < 0 { continue }
        terms[termCount] = term
        termCount += 1
      }
      if termCount == start { continue }
      row.firstTerm = Int32(start)
      row.termCount = Int32(termCount - start)
      rows[rowCount] = row
      rowCount += 1
    }
    terms.truncate(to: termCount)
    rows.truncate(to: rowCount)
  }

  /// Sets the freedom of rows to 0 that no direction of the cone takes off zero.
  ///
  /// Each row that may leave is asked to, by one unit; directions add up, so one system asks all.
  private mutating func fixRowsThatCannotLeaveZero() throws(BreakdownError) {
    guard let wish = Priority(1) else { return }
    var core = makeCore()
    var next: Int32 = 0
    var wishes = FlatArray<Int32>()
    var slots = FlatArray<RowIndex>()
    for row in 0..<Int32(rows.count) {
      let (freedom, relation) = (rows[row].freedom, rows[row].relation)
      stage(row, in: &core)
      core.add(row: RowIndex(next), kind: .constraint, shape: ConstraintShape(relation))
      next += 1
      if freedom == 0 { continue }
      slots.append(RowIndex(next - 1))
      let shape = ConstraintShape(relation, constant: -Double(freedom), priority: wish)
      stage(row, in: &core)
      core.add(row: RowIndex(next), kind: .constraint, shape: shape)
      wishes.append(row)
      next += 1
    }
    if wishes.isEmpty { return }
    try Self.optimize(&core)
    for index in 0..<wishes.count {
      let row = wishes[index]
      let rate = core.iterate.evaluate(slots[index], of: core.problem)
      // Directions grow without end: a row that can leave has all that it was asked for.
      if abs(rate) < 0.5 { rows[row].freedom = 0 }
    }
  }

  /// The unknowns that are not fixed by the rows that stay at zero.
  private func freeUnknowns() -> [UnknownIndex] {
    var equations: [[(unknown: Int32, value: Double)]] = []
    for index in 0..<rows.count where rows[index].freedom == 0 {
      let row = rows[index]
      equations.append(
        (row.firstTerm..<row.firstTerm + row.termCount).map {
          (terms[$0].unknown, terms[$0].value)
        })
    }
    var space = NullSpace(unknownCount: names.count, equations: equations)
    return space.undetermined().map { names[Int($0)] }
  }

  /// Solves an auxiliary system.
  static func optimize(_ core: inout ActiveSetCore) throws(BreakdownError) {
    core.iterate.beginChanges()
    try core.applyBatch()
    try core.optimize()
  }

  func makeCore() -> ActiveSetCore {
    var core = ActiveSetCore()
    for local in names.indices { core.makeUnknown(UnknownIndex(Int32(local))) }
    return core
  }

  /// Takes the terms of a row for those of the one that a system is told next.
  func stage(_ row: Int32, in core: inout ActiveSetCore) {
    let first = rows[row].firstTerm
    for index in first..<first + rows[row].termCount {
      core.problem.stage(terms[index].value, of: UnknownIndex(terms[index].unknown))
    }
  }
}
