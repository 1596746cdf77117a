/// A solver that hands everything on to another one and checks the certificate of each solve.
///
/// It keeps the declared system in records of its own and knows nothing else of the solver behind
/// it, so that any strategy is certified by wrapping it: in a replay, a run, a test or a fuzzer.
/// A solve costs a pass over all coefficients and priorities on top of its own.
public final class CertifyingSolver: ForwardingSolver {
  /// The solver that does the work.
  public let base: any IncrementalSolver
  /// How many solves were certified.
  public private(set) var certifiedSolveCount = 0

  // By slot; nil where nothing stands.
  private var variables: [Variable?] = []
  private var constraints: [DeclaredRows.Row?] = []
  private var edits: [DeclaredRows.Row?] = []

  /// Creates a wrapper around a fresh solver.
  public init(_ base: any IncrementalSolver) {
    self.base = base
  }

  /// Solves, and checks that the answer is the optimum.
  ///
  /// - Throws: what the base throws; `uncertified` when the base solved and its certificate fails:
  ///   its answers are then those of the solve that failed.
  public func solve() throws(SolverError) {
    try base.solve()
    for slot in constraints.indices {
      guard case .constraint(let id)? = constraints[slot]?.name else { continue }
      constraints[slot]?.isBroken = base.isBroken(id)
    }
    do throws(CertificateError) {
      guard let certificate = base.certificate() else { throw .missing }
      for entry in certificate.values where base.value(of: entry.variable) != entry.value {
        throw .value(entry.variable)
      }
      try CertificateChecker.check(certificate, of: declaredRows)
    } catch {
      throw .uncertified(error)
    }
    certifiedSolveCount += 1
  }

  /// The system as it was declared up to now.
  public var declaredRows: DeclaredRows {
    DeclaredRows(
      variables: variables.compactMap { $0 },
      rows: constraints.compactMap { $0 } + edits.compactMap { $0 }, conflicts: base.conflicts)
  }

  // MARK: Operations, each recorded once the base has accepted it

  /// Makes a new unknown.
  public func makeVariable() -> Variable {
    let variable = base.makeVariable()
    Self.store(variable, at: variable.slot, in: &variables)
    Self.store(nil, at: variable.slot, in: &edits)
    return variable
  }

  /// Takes an unknown out of the system.
  ///
  /// - Throws: what the base throws.
  public func discard(_ variable: Variable) throws(SolverError) {
    try base.discard(variable)
    variables[Int(variable.slot)] = nil
  }

  /// Adds a constraint.
  ///
  /// - Throws: what the base throws.
  public func add(
    _ terms: Span<Term>, _ shape: ConstraintShape
  ) throws(SolverError) -> ConstraintID {
    let id = try base.add(terms, shape)
    let row = DeclaredRows.Row(.constraint(id), terms.indices.map { terms[$0] }, shape)
    Self.store(row, at: id.slot, in: &constraints)
    return id
  }

  /// Removes a constraint.
  ///
  /// - Throws: what the base throws.
  public func remove(_ constraint: ConstraintID) throws(SolverError) {
    try base.remove(constraint)
    constraints[Int(constraint.slot)] = nil
  }

  /// Replaces the constant of a constraint.
  ///
  /// - Throws: what the base throws.
  public func setConstant(
    _ constant: Double, of constraint: ConstraintID
  ) throws(SolverError) {
    try base.setConstant(constant, of: constraint)
    constraints[Int(constraint.slot)]?.shape.constant = constant
  }

  /// Replaces the priority of a constraint.
  ///
  /// - Throws: what the base throws.
  public func setPriority(
    _ priority: Priority, of constraint: ConstraintID
  ) throws(SolverError) {
    try base.setPriority(priority, of: constraint)
    constraints[Int(constraint.slot)]?.shape.priority = priority
  }

  /// Replaces the rank by which a constraint yields in conflicts.
  ///
  /// - Throws: what the base throws.
  public func setBreakRank(_ rank: Int8, of constraint: ConstraintID) throws(SolverError) {
    try base.setBreakRank(rank, of: constraint)
    constraints[Int(constraint.slot)]?.shape.breakRank = rank
  }

  /// Replaces the coefficient of one unknown in a constraint.
  ///
  /// - Throws: what the base throws.
  public func setCoefficient(
    _ coefficient: Double, of variable: Variable, in constraint: ConstraintID
  ) throws(SolverError) {
    try base.setCoefficient(coefficient, of: variable, in: constraint)
    let terms = constraints[Int(constraint.slot)]?.terms ?? []
    for index in terms.indices where terms[index].variable == variable {
      constraints[Int(constraint.slot)]?.terms[index].coefficient = coefficient
    }
  }

  /// Makes an unknown an edit variable; its target starts at the value of the last solve.
  ///
  /// - Throws: what the base throws.
  public func beginEditing(_ variable: Variable, priority: Priority) throws(SolverError) {
    let target = base.value(of: variable)
    try base.beginEditing(variable, priority: priority)
    let shape = ConstraintShape(.equal, constant: -target, priority: priority)
    edits[Int(variable.slot)] = DeclaredRows.Row(.edit(variable), [Term(1, variable)], shape)
  }

  /// Moves the target of an edit variable.
  ///
  /// - Throws: what the base throws.
  public func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    try base.suggest(value, for: variable)
    edits[Int(variable.slot)]?.shape.constant = -value
  }

  /// Ends an edit.
  ///
  /// - Throws: what the base throws.
  public func endEditing(_ variable: Variable) throws(SolverError) {
    try base.endEditing(variable)
    edits[Int(variable.slot)] = nil
  }

  private static func store<Record>(
    _ record: Record?, at slot: Int32, in records: inout [Record?]
  ) {
    while records.count <= Int(slot) { records.append(nil) }
    records[Int(slot)] = record
  }
}
