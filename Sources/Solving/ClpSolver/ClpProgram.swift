import LinearConstraints

/// One linear program of Clp's, in memory that Clp owns: the only file that touches pointers to it.
///
/// Columns and rows are counted from 0. Programs minimise.
@safe struct ClpProgram: ~Copyable {
  /// The columns and rows of a program before Clp has it, column by column.
  struct Shape {
    var columnLower: [Double] = []
    var columnUpper: [Double] = []
    var columnCosts: [Double] = []
    var rowLower: [Double] = []
    var rowUpper: [Double] = []
    /// By column: the rows it occurs in and its coefficients there.
    var entries: [[(row: Int32, coefficient: Double)]] = []

    /// Adds a column without bounds.
    mutating func addFreeColumn() -> Int {
      columnLower.append(-.infinity)
      columnUpper.append(.infinity)
      columnCosts.append(0)
      entries.append([])
      return entries.count - 1
    }

    /// Adds a row for a relation, without its terms.
    mutating func addRow(_ shape: ConstraintShape) -> Int {
      rowLower.append(shape.relation == .lessThanOrEqual ? -.infinity : -shape.constant)
      rowUpper.append(shape.relation == .greaterThanOrEqual ? .infinity : -shape.constant)
      return rowLower.count - 1
    }

    /// Adds the columns by which a row may be violated: each is how much, at a cost a unit.
    ///
    /// - Returns: that of a left side that is too great and of one that is too small; -1 where the
    ///   relation allows it.
    mutating func addViolations(
      ofRow row: Int, _ relation: Relation, cost: Double = 0
    ) -> (excess: Int, shortfall: Int) {
      (
        relation == .greaterThanOrEqual ? -1 : addViolation(ofRow: row, sign: -1, cost: cost),
        relation == .lessThanOrEqual ? -1 : addViolation(ofRow: row, sign: 1, cost: cost)
      )
    }

    private mutating func addViolation(ofRow row: Int, sign: Double, cost: Double) -> Int {
      let column = addFreeColumn()
      columnLower[column] = 0
      columnCosts[column] = cost
      entries[column].append((Int32(row), sign))
      return column
    }
  }

  /// How a run ended.
  enum Outcome {
    case optimal, infeasible, unbounded, failed
  }

  private let library: ClpLibrary
  private let model: ClpLibrary.Model
  let columnCount: Int
  let rowCount: Int

  /// Loads a program; nil when Clp has no memory for it.
  init?(_ shape: Shape, _ library: ClpLibrary) {
    guard let model = unsafe library.newModel() else { return nil }
    self.library = library
    unsafe self.model = model
    columnCount = shape.columnLower.count
    rowCount = shape.rowLower.count
    unsafe library.setLogLevel(model, 0)
    unsafe library.setPrimalTolerance(model, ClpTolerances.primal)
    unsafe library.setDualTolerance(model, ClpTolerances.dual)
    var (starts, indices, values): ([Int32], [Int32], [Double]) = ([0], [], [])
    for column in shape.entries {
      for entry in column {
        indices.append(entry.row)
        values.append(entry.coefficient)
      }
      starts.append(Int32(indices.count))
    }
    unsafe library.loadProblem(
      model, Int32(columnCount), Int32(rowCount), starts, indices, values, shape.columnLower,
      shape.columnUpper, shape.columnCosts, shape.rowLower, shape.rowUpper)
  }

  deinit {
    unsafe library.deleteModel(model)
  }

  /// Runs from the basis of the run before: the primal method where only costs changed, the dual
  /// one where bounds did.
  mutating func minimize(boundsChanged: Bool) -> Outcome {
    if boundsChanged { _ = unsafe library.dual(model, 0) }
    if unsafe !boundsChanged || library.status(model) != 0 { _ = unsafe library.primal(model, 0) }
    switch unsafe library.status(model) {
    case 0: return .optimal
    case 1: return .infeasible
    case 2: return .unbounded
    default: return .failed
    }
  }

  /// What the columns cost together after the last run.
  var objectiveValue: Double {
    (0..<columnCount).reduce(0) { sum, column in
      unsafe sum + value(ofColumn: column) * read(library.objective(model), column)
    }
  }

  /// The simplex steps of the last run.
  var iterations: Int { Int(unsafe library.numberIterations(model)) }

  func value(ofColumn column: Int) -> Double {
    unsafe read(library.primalColumnSolution(model), column)
  }

  func reducedCost(ofColumn column: Int) -> Double {
    unsafe read(library.dualColumnSolution(model), column)
  }

  func price(ofRow row: Int) -> Double {
    unsafe read(library.dualRowSolution(model), row)
  }

  mutating func setCost(_ cost: Double, ofColumn column: Int) {
    unsafe write(cost, library.objective(model), column)
  }

  mutating func setBounds(_ lower: Double, _ upper: Double, ofColumn column: Int) {
    unsafe write(lower, library.columnLower(model), column)
    unsafe write(upper, library.columnUpper(model), column)
  }

  mutating func setBounds(_ lower: Double, _ upper: Double, ofRow row: Int) {
    unsafe write(lower, library.rowLower(model), row)
    unsafe write(upper, library.rowUpper(model), row)
  }

  private func read(_ numbers: UnsafeMutablePointer<Double>?, _ index: Int) -> Double {
    guard let numbers = unsafe numbers else { return 0 }
    return unsafe numbers[index]
  }

  private func write(_ number: Double, _ numbers: UnsafeMutablePointer<Double>?, _ index: Int) {
    guard let numbers = unsafe numbers else { return }
    unsafe numbers[index] = number
  }
}
