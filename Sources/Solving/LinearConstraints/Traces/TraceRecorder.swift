/// A solver that hands everything on to another one and keeps a trace of it.
///
/// Only operations that the other solver accepts are recorded. Names are asked for when a
/// variable or a constraint is first seen at a solve, when the code that uses the solver has had time
/// to know what it is.
public final class TraceRecorder: ForwardingSolver {
  /// The solver that does the work.
  public let base: any IncrementalSolver
  /// What the next solves are called; spaces are replaced.
  public var label: String?
  /// What was recorded up to the last solve.
  public private(set) var trace = Trace()

  private let variableName: (Variable) -> String
  private let constraintName: (ConstraintID) -> String
  private var variableNames = TraceNameTable()
  private var constraintNames = TraceNameTable()
  private var pending: [PendingOperation] = []

  // By slot: the declaration of whatever holds the slot, once it was seen at a solve.
  private var variables: [TraceVariable] = []
  private var constraints: [TraceConstraint] = []

  /// Creates a recorder in front of a fresh solver.
  ///
  /// Names may hold anything and may repeat: they are made to fit.
  public init(
    _ base: any IncrementalSolver,
    variableName: @escaping (Variable) -> String = { "v\($0.slot)" },
    constraintName: @escaping (ConstraintID) -> String = { "c\($0.slot)" }
  ) {
    self.base = base
    self.variableName = variableName
    self.constraintName = constraintName
  }

  /// Makes a new unknown, recorded as a declaration.
  public func makeVariable() -> Variable {
    let variable = base.makeVariable()
    pending.append(.declare(variable))
    return variable
  }

  /// Takes an unknown out of the system.
  ///
  /// - Throws: what the base throws; nothing is recorded then.
  public func discard(_ variable: Variable) throws(SolverError) {
    try base.discard(variable)
    pending.append(.discard(variable))
  }

  /// Adds a constraint.
  ///
  /// - Throws: what the base throws; nothing is recorded then.
  public func add(
    _ terms: Span<Term>, _ shape: ConstraintShape
  ) throws(SolverError) -> ConstraintID {
    let constraint = try base.add(terms, shape)
    pending.append(.add(constraint, terms.indices.map { terms[$0] }, shape))
    return constraint
  }

  /// Removes a constraint.
  ///
  /// - Throws: what the base throws; nothing is recorded then.
  public func remove(_ constraint: ConstraintID) throws(SolverError) {
    try base.remove(constraint)
    pending.append(.remove(constraint))
  }

  /// Replaces the constant of a constraint.
  ///
  /// - Throws: what the base throws; nothing is recorded then.
  public func setConstant(
    _ constant: Double, of constraint: ConstraintID
  ) throws(SolverError) {
    try base.setConstant(constant, of: constraint)
    pending.append(.setConstant(constant, constraint))
  }

  /// Replaces the priority of a constraint.
  ///
  /// - Throws: what the base throws; nothing is recorded then.
  public func setPriority(
    _ priority: Priority, of constraint: ConstraintID
  ) throws(SolverError) {
    try base.setPriority(priority, of: constraint)
    pending.append(.setPriority(priority, constraint))
  }

  /// Replaces the break rank of a constraint.
  ///
  /// - Throws: what the base throws; nothing is recorded then.
  public func setBreakRank(_ rank: Int8, of constraint: ConstraintID) throws(SolverError) {
    try base.setBreakRank(rank, of: constraint)
    pending.append(.setBreakRank(rank, constraint))
  }

  /// Replaces the coefficient of one unknown in a constraint.
  ///
  /// - Throws: what the base throws; nothing is recorded then.
  public func setCoefficient(
    _ coefficient: Double, of variable: Variable, in constraint: ConstraintID
  ) throws(SolverError) {
    try base.setCoefficient(coefficient, of: variable, in: constraint)
    pending.append(.setCoefficient(Term(coefficient, variable), constraint))
  }

  /// Makes an unknown an edit variable.
  ///
  /// - Throws: what the base throws; nothing is recorded then.
  public func beginEditing(_ variable: Variable, priority: Priority) throws(SolverError) {
    try base.beginEditing(variable, priority: priority)
    pending.append(.beginEditing(variable, priority))
  }

  /// Moves the target of an edit variable.
  ///
  /// - Throws: what the base throws; nothing is recorded then.
  public func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    try base.suggest(value, for: variable)
    pending.append(.suggest(value, variable))
  }

  /// Ends an edit.
  ///
  /// - Throws: what the base throws; nothing is recorded then.
  public func endEditing(_ variable: Variable) throws(SolverError) {
    try base.endEditing(variable)
    pending.append(.endEditing(variable))
  }

  /// Solves, and records the batch when that succeeds.
  ///
  /// - Throws: what the base throws; nothing is recorded then.
  public func solve() throws(SolverError) {
    try base.solve()
    for operation in pending { record(operation) }
    pending.removeAll(keepingCapacity: true)
    trace.append(.solve(label: label.map(TraceNameTable.sanitized)))
  }

  private func record(_ operation: PendingOperation) {
    switch operation {
    case .declare(let variable):
      let name = variableNames.makeUniqueName(from: variableName(variable))
      Self.store(trace.declareVariable(name), at: variable.slot, in: &variables)
    case .discard(let variable):
      variableNames.release(trace.name(of: declaration(variable)))
      trace.append(.discard(declaration(variable)))
    case .add(let constraint, let terms, let shape):
      let name = constraintNames.makeUniqueName(from: constraintName(constraint))
      let traceTerms = terms.map { TraceTerm($0.coefficient, declaration($0.variable)) }
      let added = trace.addConstraint(name, traceTerms, shape)
      Self.store(added, at: constraint.slot, in: &constraints)
    case .remove(let constraint):
      constraintNames.release(trace.name(of: declaration(constraint)))
      trace.append(.remove(declaration(constraint)))
    case .setConstant(let value, let constraint):
      trace.append(.setConstant(declaration(constraint), value))
    case .setPriority(let priority, let constraint):
      trace.append(.setPriority(declaration(constraint), priority))
    case .setBreakRank(let rank, let constraint):
      trace.append(.setBreakRank(declaration(constraint), rank))
    case .setCoefficient(let term, let constraint):
      let traceTerm = TraceTerm(term.coefficient, declaration(term.variable))
      trace.append(.setCoefficient(declaration(constraint), traceTerm))
    case .beginEditing(let variable, let priority):
      trace.append(.beginEditing(declaration(variable), priority))
    case .suggest(let value, let variable):
      trace.append(.suggest(declaration(variable), value))
    case .endEditing(let variable):
      trace.append(.endEditing(declaration(variable)))
    }
  }

  private func declaration(_ variable: Variable) -> TraceVariable {
    variables[Int(variable.slot)]
  }

  private func declaration(_ constraint: ConstraintID) -> TraceConstraint {
    constraints[Int(constraint.slot)]
  }

  private static func store<Declaration>(
    _ declaration: Declaration, at slot: Int32, in declarations: inout [Declaration]
  ) {
    // Slots are given out from 0 on, so that at most a few of a later batch are skipped.
    while declarations.count <= Int(slot) { declarations.append(declaration) }
    declarations[Int(slot)] = declaration
  }
}

/// An operation whose variables and constraints have no names yet.
private enum PendingOperation {
  case declare(Variable)
  case discard(Variable)
  case add(ConstraintID, [Term], ConstraintShape)
  case remove(ConstraintID)
  case setConstant(Double, ConstraintID)
  case setPriority(Priority, ConstraintID)
  case setBreakRank(Int8, ConstraintID)
  case setCoefficient(Term, ConstraintID)
  case beginEditing(Variable, Priority)
  case suggest(Double, Variable)
  case endEditing(Variable)
}
