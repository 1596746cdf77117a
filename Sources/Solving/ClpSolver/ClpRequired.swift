import DeclaredSystems
import LinearConstraints

/// Finds which required rows can hold together, by programs that minimise the sum of their violations:
/// the number by which every strategy decides.
struct ClpRequired: ~Copyable {
  private let library: ClpLibrary
  /// The simplex steps of all programs.
  private(set) var iterations = 0

  init(_ library: ClpLibrary) {
    self.library = library
  }

  /// The factors that prove that rows cannot hold together (Farkas' lemma): the prices of the program;
  /// nil when they can.
  ///
  /// - Throws: `numericalBreakdown` when Clp gives no answer.
  mutating func contradiction(
    among slots: [Int32], _ declared: borrowing DeclaredSystem
  ) throws(SolverError) -> [(slot: Int32, factor: Double)]? {
    var shape = ClpProgram.Shape()
    var columns: [Int32: Int] = [:]
    var rows: [(slot: Int32, row: Int)] = []
    for slot in slots {
      guard let constraint = declared.constraints[Int(slot)] else { continue }
      let row = shape.addRow(constraint.shape)
      rows.append((slot, row))
      for term in constraint.terms {
        let column = columns[term.variable.slot] ?? shape.addFreeColumn()
        columns[term.variable.slot] = column
        shape.entries[column].append((Int32(row), term.coefficient))
      }
      _ = shape.addViolations(ofRow: row, constraint.shape.relation, cost: 1)
    }
    guard var program = ClpProgram(shape, library) else {
      throw .numericalBreakdown("Clp has no memory for a program")
    }
    let outcome = program.minimize(boundsChanged: false)
    iterations += program.iterations
    guard outcome == .optimal else {
      throw .numericalBreakdown("Clp cannot decide whether required rows hold together")
    }
    guard program.objectiveValue > ClpTolerances.conflict else { return nil }
    let factors = rows.map { (slot: $0.slot, factor: -program.price(ofRow: $0.row)) }
    let largest = factors.reduce(0) { max($0, $1.factor.magnitude) }
    return factors.filter { $0.factor.magnitude > ClpTolerances.share * largest }
  }

  /// Whether rows can hold together.
  mutating func fits(
    _ slots: [Int32], _ declared: borrowing DeclaredSystem
  ) throws(SolverError) -> Bool {
    try contradiction(among: slots, declared) == nil
  }

  /// The first row that does not fit those before it and `members`; nil when all do.
  private mutating func firstMisfit(
    _ candidates: ArraySlice<Int32>, with members: [Int32], _ declared: borrowing DeclaredSystem
  ) throws(SolverError) -> Int? {
    if try fits(members + candidates, declared) { return nil }
    var (low, high) = (candidates.startIndex, candidates.endIndex - 1)
    while low < high {
      let middle = (low + high) / 2
      if try fits(members + candidates[candidates.startIndex...middle], declared) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// An irreducible set of rows that cannot hold together, the last one declared first.
  ///
  /// It is the one that is left when the rows declared last are tried to do without first.
  ///
  /// - Returns: nil when all hold together.
  mutating func conflict(
    among slots: [Int32], _ declared: borrowing DeclaredSystem
  ) throws(SolverError) -> [Int32]? {
    guard let last = try firstMisfit(slots[...], with: [], declared) else { return nil }
    var members = [slots[last]]
    var limit = last
    while try fits(members, declared) {
      guard let next = try firstMisfit(slots[..<limit], with: members, declared) else {
        throw .numericalBreakdown("a conflict vanishes when it is looked at closely")
      }
      members.append(slots[next])
      limit = next
    }
    return members
  }
}
