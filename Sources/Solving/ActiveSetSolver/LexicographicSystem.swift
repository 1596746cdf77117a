import FlatStorage
import LinearConstraints

/// The active-set core together with the names that users have for unknowns and constraints.
///
/// All of a solver's state in one value: its owner looks at one stored property a call, and nothing
/// below is checked for overlapping accesses by the run time, as fields of classes are.
struct LexicographicSystem: ~Copyable {
  var core = ActiveSetCore()
  var variables = HandleTable()
  var constraints = HandleTable()
  /// The row of the edit of each unknown, none, or ``discarded``.
  var editRows = DefaultedTable<UnknownIndex, RowIndex>(.none)
  /// Unknowns discarded since the last solve.
  var discardedVariables = FlatArray<UnknownIndex>()
  /// Whether every solve starts from nothing.
  let isCold: Bool
  /// The conflicts that the last solve found.
  var conflicts: [Conflict] = []
  /// The same by rows, with their proofs.
  var unnamedConflicts: [RowConflict] = []

  init(isCold: Bool, zeroStepLimit: Int? = nil, exchangeLimit: Int? = nil) {
    self.isCold = isCold
    core.zeroStepLimit = zeroStepLimit
    core.exchangeLimit = exchangeLimit
    core.problem.defersBounds = true
  }
}

extension LexicographicSystem {
  /// Stands for the edit row of an unknown that goes with the next solve.
  static var discarded: RowIndex { RowIndex(-2) }

  mutating func isKnown(_ variable: Variable) -> Bool {
    variables.contains(slot: variable.slot, generation: variable.generation)
      && (discardedVariables.isEmpty || editRows[variable.index] != Self.discarded)
  }

  mutating func check(_ variable: Variable) throws(SolverError) {
    guard isKnown(variable) else {
      throw .unknownVariable(variable)
    }
  }

  mutating func check(_ constraint: ConstraintID) throws(SolverError) {
    guard constraints.contains(slot: constraint.slot, generation: constraint.generation),
      core.isConstraint(row: constraint.index), !core.isRemoved(row: constraint.index)
    else { throw .unknownConstraint(constraint) }
  }

  func checkFinite(_ value: Double) throws(SolverError) {
    guard value.isFinite else { throw .notFinite(value) }
  }

  mutating func variable(at unknown: UnknownIndex) -> Variable {
    Variable(slot: unknown.rawValue, generation: variables.generation(at: unknown.rawValue))
  }

  mutating func constraint(at row: RowIndex) -> ConstraintID {
    ConstraintID(slot: row.rawValue, generation: constraints.generation(at: row.rawValue))
  }
}
