import DeclaredSystems
import LinearConstraints

/// The programs of one solve: one for each priority, highest first, on one model of Clp's, each from
/// the basis of the one before.
///
/// What a program's prices decide is fixed for those after it: a row with a price is tight, a violation
/// with a reduced cost is zero. So the optimal face shrinks from priority to priority and no tolerance
/// adds up.
struct ClpLevels: ~Copyable {
  /// A row of the system in the program.
  private struct LevelRow {
    var slot: Int32
    var row: Int
    var priority: Priority
    /// The columns by which it may be too great and too small, or -1.
    var excess = -1
    var shortfall = -1
    var relation: Relation
    var constant: Double
    /// Whether it holds exactly in every optimal answer.
    var isTight: Bool
  }

  private var program: ClpProgram
  /// By slot of an unknown: its column, or -1.
  private var columns: [Int]
  private var rows: [LevelRow] = []
  /// The priorities of optional rows, highest first.
  private let priorities: [Priority]
  /// By priority: the multiplier of each row of ``rows``.
  private var multipliers: [[Double]] = []
  /// The simplex steps of all programs.
  private(set) var iterations = 0

  /// Sets up the programs of a system.
  ///
  /// - Parameters:
  ///   - declared: the system.
  ///   - library: Clp.
  ///   - isBroken: whether the row in a slot is left out.
  /// - Throws: `numericalBreakdown`.
  init(
    _ declared: borrowing DeclaredSystem, _ library: ClpLibrary, isBroken: (Int32) -> Bool
  ) throws(SolverError) {
    var shape = ClpProgram.Shape()
    var columns = Array(repeating: -1, count: declared.unknowns.count)
    var rows: [LevelRow] = []
    for variable in declared.variables() { columns[Int(variable.slot)] = shape.addFreeColumn() }
    for slot in declared.constraints.indices {
      guard let constraint = declared.constraints[slot], !isBroken(Int32(slot)) else { continue }
      let row = shape.addRow(constraint.shape)
      for term in constraint.terms {
        shape.entries[columns[Int(term.variable.slot)]].append((Int32(row), term.coefficient))
      }
      var level = LevelRow(
        slot: Int32(slot), row: row, priority: constraint.shape.priority,
        relation: constraint.shape.relation, constant: constraint.shape.constant,
        isTight: constraint.shape.relation == .equal)
      if !constraint.shape.priority.isRequired {
        (level.excess, level.shortfall) = shape.addViolations(
          ofRow: row, constraint.shape.relation)
      }
      rows.append(level)
    }
    guard let program = ClpProgram(shape, library) else {
      throw .numericalBreakdown("Clp has no memory for a program")
    }
    self.program = program
    self.columns = columns
    self.rows = rows
    priorities = Set(rows.map(\.priority)).filter { !$0.isRequired }.sorted(by: >)
  }

  /// Runs all programs; false when the required rows do not hold together.
  ///
  /// - Throws: `numericalBreakdown`.
  mutating func solve() throws(SolverError) -> Bool {
    switch run(boundsChanged: true) {
    case .optimal: break
    case .infeasible: return false
    case .unbounded, .failed:
      throw .numericalBreakdown("Clp cannot decide whether required rows hold together")
    }
    for priority in priorities {
      setCosts(1, at: priority)
      guard run(boundsChanged: false) == .optimal else {
        throw .numericalBreakdown("Clp finds no optimum at priority \(priority.value)")
      }
      let prices = rows.map { program.price(ofRow: $0.row) }
      multipliers.append(prices.map { -$0 })
      try fixWhatIsDecided(prices)
      setCosts(0, at: priority)
    }
    return true
  }

  private mutating func run(boundsChanged: Bool) -> ClpProgram.Outcome {
    let outcome = program.minimize(boundsChanged: boundsChanged)
    iterations += program.iterations
    return outcome
  }

  private mutating func setCosts(_ cost: Double, at priority: Priority) {
    for row in rows where row.priority == priority {
      if row.excess >= 0 { program.setCost(cost, ofColumn: row.excess) }
      if row.shortfall >= 0 { program.setCost(cost, ofColumn: row.shortfall) }
    }
  }

  /// Keeps what the prices of the last program decide; those of violations follow from its rows'.
  private mutating func fixWhatIsDecided(_ prices: [Double]) throws(SolverError) {
    let costs = rows.flatMap { row in
      [row.excess, row.shortfall].filter { $0 >= 0 }.map {
        (column: $0, cost: program.reducedCost(ofColumn: $0))
      }
    }
    for entry in costs where try isPrice(entry.cost) {
      program.setBounds(0, 0, ofColumn: entry.column)
    }
    for (index, price) in prices.enumerated() where !rows[index].isTight {
      guard try isPrice(price) else { continue }
      rows[index].isTight = true
      let bound = -rows[index].constant
      program.setBounds(bound, bound, ofRow: rows[index].row)
    }
  }

  private func isPrice(_ price: Double) throws(SolverError) -> Bool {
    if price.magnitude <= ClpTolerances.noPrice { return false }
    if price.magnitude > ClpTolerances.price { return true }
    throw .numericalBreakdown("a price of Clp's is as small as rounding errors")
  }

  /// The value of the unknown at a slot.
  func value(at slot: Int) -> Double {
    columns[slot] < 0 ? 0 : program.value(ofColumn: columns[slot])
  }

  /// Whether an unknown has one value in all optimal answers, after ``solve()``.
  ///
  /// - Complexity: two programs.
  /// - Throws: `numericalBreakdown`.
  mutating func isDetermined(_ slot: Int) throws(SolverError) -> Bool {
    var ends: [Double] = []
    for sign in [1.0, -1.0] {
      program.setCost(sign * ClpTolerances.rangeCost, ofColumn: columns[slot])
      let outcome = run(boundsChanged: false)
      program.setCost(0, ofColumn: columns[slot])
      switch outcome {
      case .optimal: ends.append(value(at: slot))
      case .unbounded: return false
      case .infeasible, .failed:
        throw .numericalBreakdown("Clp cannot decide whether a value is determined")
      }
    }
    let noRange = max(Tolerances.change, ClpTolerances.noRange * ends[0].magnitude)
    return (ends[0] - ends[1]).magnitude <= noRange
  }

  /// The multipliers that are not zero, by slot of a row and priority.
  func nonzeroMultipliers() -> [(slot: Int32, priority: Priority, value: Double)] {
    var result: [(slot: Int32, priority: Priority, value: Double)] = []
    for (rank, priority) in priorities.enumerated() {
      for (index, value) in multipliers[rank].enumerated() where value != 0 {
        result.append((rows[index].slot, priority, value))
      }
    }
    return result
  }
}
