public import LinearConstraints

/// Solves constraint systems by the sparse lexicographic active-set method.
///
/// Cost: an edit costs what it moves, whatever the size of the system; each exchange of the
/// basis costs what lies downstream of the row that leaves and upstream of the one that enters.
/// Building costs about one visit of every coefficient.
public final class LexicographicSolver {
  var core = ActiveSetCore()
  var variables = HandleTable()
  var constraints = HandleTable()
  /// The row of the edit of each unknown, or -1.
  var editRows = FlatArray<Int32>()
  var terms = FlatArray<Coefficient>()
  /// Unknowns discarded since the last solve.
  var discardedVariables = FlatArray<Int32>()
  /// Whether every solve starts from nothing.
  let isCold: Bool
  /// The conflicts that the last solve found.
  public internal(set) var conflicts: [Conflict] = []

  /// Creates a solver without unknowns.
  public convenience init() {
    self.init(isCold: false)
  }

  /// Creates a solver; a cold one forgets its basis and its values before every solve.
  ///
  /// The cold solver shows the price of not being incremental.
  public init(isCold: Bool) {
    self.isCold = isCold
  }
}

extension LexicographicSolver {
  /// Stands for the edit row of an unknown that goes with the next solve.
  static var discarded: Int32 { -2 }

  func isKnown(_ variable: Variable) -> Bool {
    variables.contains(slot: variable.slot, generation: variable.generation)
      && editRows[variable.slot] != Self.discarded
  }

  func check(_ variable: Variable) throws(SolverError) {
    guard isKnown(variable) else {
      throw .unknownVariable(variable)
    }
  }

  func check(_ constraint: ConstraintID) throws(SolverError) {
    guard constraints.contains(slot: constraint.slot, generation: constraint.generation),
      core.matrix.rows[constraint.slot].kind != .edit, !core.isRemoved(row: constraint.slot)
    else { throw .unknownConstraint(constraint) }
  }

  func checkFinite(_ value: Double) throws(SolverError) {
    guard value.isFinite else { throw .notFinite(value) }
  }

  func variable(at slot: Int32) -> Variable {
    Variable(slot: slot, generation: variables.generation(at: slot))
  }

  func constraint(at slot: Int32) -> ConstraintID {
    ConstraintID(slot: slot, generation: constraints.generation(at: slot))
  }
}
