import FlatStorage
import LinearConstraints

/// A system of some required rows of another, to ask whether they can hold together.
///
/// Rows are known by their index in the list they came in. Each takes part or does not; what was
/// asked of them happens when it is next asked whether they conflict.
struct RequiredSubsystem: ~Copyable {
  private var core = ActiveSetCore()
  private var shapes: [ConstraintShape] = []
  private var terms = FlatArray<Coefficient>()
  private var starts: [Int] = [0]

  /// Makes a system of which no row takes part yet.
  init(of system: borrowing ActiveSetCore, rows: [RowIndex]) {
    var locals = Table<UnknownIndex, UnknownIndex>(
      repeating: .none, count: system.problem.unknowns.count)
    var count: Int32 = 0
    var termCount = 0
    for row in rows { termCount += Int(system.problem.places[row].coefficientCount) }
    // As many unknowns as rows, more or less.
    core.reserveCapacity(unknowns: rows.count, rows: rows.count, coefficients: termCount)
    terms.reserveCapacity(termCount)
    for row in rows {
      let source = system.problem.rows[row]
      let weight = Double(source.weight)
      for index in system.problem.places[row].coefficients {
        let coefficient = system.problem.coefficients[index]
        if locals[coefficient.unknown].isNone {
          locals[coefficient.unknown] = UnknownIndex(count)
          core.makeUnknown(UnknownIndex(count))
          count += 1
        }
        terms.append(
          Coefficient(
            value: coefficient.value * weight, unknown: locals[coefficient.unknown],
            columnOffset: -1))
      }
      starts.append(terms.count)
      shapes.append(ConstraintShape(source.relation, constant: source.constant * weight))
    }
  }

  /// Lets a row take part that does not.
  mutating func insert(_ index: Int) {
    for term in starts[index]..<starts[index + 1] {
      core.problem.stage(terms[term].value, of: terms[term].unknown)
    }
    core.add(row: RowIndex(Int32(index)), kind: .constraint, shape: shapes[index])
  }

  /// Takes a row out that takes part.
  mutating func remove(_ index: Int) {
    core.remove(row: RowIndex(Int32(index)))
  }

  /// Whether the rows that take part cannot hold together.
  mutating func conflicts() throws(BreakdownError) -> Bool {
    core.iterate.beginChanges()
    core.pricing.note(rowCount: core.problem.liveCount)
    try core.applyBatch()
    core.removedRows.removeAll()
    try core.optimizeRefined()
    guard core.isRequiredViolated() else { return false }
    // Whether they conflict is decided on exact numbers.
    guard core.needsAudit else { return true }
    core.refineAll()
    try core.optimize()
    return core.isRequiredViolated()
  }

  /// The factors that prove that the rows cannot hold together, right after ``conflicts()`` said so.
  ///
  /// - Parameter isExact: whether their digits matter, and not only which rows have one.
  /// - Returns: the rows with a factor, and how often each counts.
  mutating func factors(isExact: Bool = false) -> [(index: Int, factor: Double)] {
    if !isExact { return core.violationFactors().map { (Int($0.row.rawValue), $0.factor) } }
    core.refineMultipliers()
    return core.rowMultipliers().map { (Int($0.row.rawValue), $0.value) }
  }
}
