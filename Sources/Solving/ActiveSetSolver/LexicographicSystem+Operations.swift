import FlatStorage
import LinearConstraints

/// The operations of the contract, on names.
extension LexicographicSystem {
  /// Sets memory aside for what is about to be added.
  mutating func reserveCapacity(variables: Int, constraints: Int, terms: Int) {
    self.variables.reserveAdditionalCapacity(variables)
    self.constraints.reserveAdditionalCapacity(constraints)
    core.reserveCapacity(unknowns: variables, rows: constraints, coefficients: terms)
  }

  /// Makes an unknown.
  mutating func makeVariable() -> Variable {
    let (slot, generation) = variables.insert()
    core.makeUnknown(UnknownIndex(slot))
    return Variable(slot: slot, generation: generation)
  }

  /// Takes an unknown out of the system.
  ///
  /// - Throws: `unknownVariable`, `variableInUse`.
  mutating func discard(_ variable: Variable) throws(SolverError) {
    try check(variable)
    if core.isUsed(unknown: variable.index) { throw .variableInUse(variable) }
    editRows[variable.index] = Self.discarded
    discardedVariables.append(variable.index)
  }

  /// Adds a constraint; it enters with the next solve.
  ///
  /// - Throws: `noTerms`, `zeroCoefficient`, `notFinite`, `unknownVariable`.
  mutating func add(
    _ terms: Span<Term>, _ shape: ConstraintShape
  ) throws(SolverError) -> ConstraintID {
    try checkFinite(shape.constant)
    // Of those that go with the next solve the names are still in use.
    if !discardedVariables.isEmpty {
      for index in terms.indices {
        try checkFinite(terms[index].coefficient)
        try check(terms[index].variable)
      }
    }
    if core.problem.isPlain(terms, shape.relation, of: variables) { return addPlain(terms, shape) }
    try core.problem.stage(terms, of: variables)
    let (slot, generation) = constraints.insert()
    core.add(row: RowIndex(slot), kind: .constraint, shape: shape)
    return ConstraintID(slot: slot, generation: generation)
  }

  /// Adds a constraint of plain terms.
  @inline(__always)
  private mutating func addPlain(_ terms: Span<Term>, _ shape: ConstraintShape) -> ConstraintID {
    let (slot, generation) = constraints.insert()
    core.addPlain(row: RowIndex(slot), terms, shape)
    return ConstraintID(slot: slot, generation: generation)
  }

  /// Adds many constraints; they enter with the next solve.
  ///
  /// - Throws: `noTerms`, `zeroCoefficient`, `notFinite`, `unknownVariable`.
  mutating func add(
    _ batch: borrowing ConstraintBatch, from first: Int, to ids: inout FlatArray<ConstraintID>
  ) throws(SolverError) {
    try batch.forEach(from: first) { terms, shape, isPlain throws(SolverError) in
      let isTrusted = isPlain && shape.constant.isFinite && discardedVariables.isEmpty
      let isPlain = isTrusted && core.problem.takesPlain(terms.count, shape.relation)
      ids.append(isPlain ? addPlain(terms, shape) : try add(terms, shape))
    }
  }

  /// Adds a pair of wishes, neither of them required; it enters with the next solve.
  ///
  /// - Throws: `notFinite`, `unknownVariable`.
  mutating func addPair(
    _ variable: Variable, meetingAt number: Double,
    _ priorities: (atMost: Priority, atLeast: Priority), breakRank: Int8
  ) throws(SolverError) -> (atMost: ConstraintID, atLeast: ConstraintID) {
    try checkFinite(number)
    try check(variable)
    let atMost = constraints.insert()
    let atLeast = constraints.insert()
    core.addPair(
      PairDeclaration(
        standing: RowIndex(atMost.slot), represented: RowIndex(atLeast.slot),
        unknown: variable.index, constant: -number, standingPriority: priorities.atMost,
        representedPriority: priorities.atLeast, breakRank: breakRank))
    return (
      ConstraintID(slot: atMost.slot, generation: atMost.generation),
      ConstraintID(slot: atLeast.slot, generation: atLeast.generation)
    )
  }

  /// Removes a constraint.
  ///
  /// - Throws: `unknownConstraint`.
  mutating func remove(_ constraint: ConstraintID) throws(SolverError) {
    try check(constraint)
    core.remove(row: constraint.index)
  }

  /// Replaces the constant of a constraint.
  ///
  /// - Throws: `unknownConstraint`, `notFinite`.
  mutating func setConstant(
    _ constant: Double, of constraint: ConstraintID
  ) throws(SolverError) {
    try check(constraint)
    try checkFinite(constant)
    core.setConstant(constant, ofRow: constraint.index)
  }

  /// Replaces the priority of a constraint.
  ///
  /// - Throws: `unknownConstraint`.
  mutating func setPriority(
    _ priority: Priority, of constraint: ConstraintID
  ) throws(SolverError) {
    try check(constraint)
    core.setPriority(priority, ofRow: constraint.index)
  }

  /// Replaces the break rank of a constraint; it counts from the next conflict on.
  ///
  /// - Throws: `unknownConstraint`.
  mutating func setBreakRank(_ rank: Int8, of constraint: ConstraintID) throws(SolverError) {
    try check(constraint)
    core.problem.rows[constraint.index].breakRank = rank
  }

  /// Replaces one coefficient of a constraint.
  ///
  /// - Throws: `unknownConstraint`, `unknownVariable`, `variableNotInConstraint`,
  ///   `zeroCoefficient`, `notFinite`.
  mutating func setCoefficient(
    _ coefficient: Double, of variable: Variable, in constraint: ConstraintID
  ) throws(SolverError) {
    try check(constraint)
    try check(variable)
    try checkFinite(coefficient)
    guard core.problem.mentions(row: constraint.index, unknown: variable.index) else {
      throw .variableNotInConstraint(variable, constraint)
    }
    if coefficient == 0 { throw .zeroCoefficient(variable) }
    core.setCoefficient(coefficient, of: variable.index, inRow: constraint.index)
  }

  // MARK: Edits

  /// Makes an unknown an edit variable.
  ///
  /// - Throws: `unknownVariable`, `alreadyEditing`, `requiredEdit`.
  mutating func beginEditing(
    _ variable: Variable, priority: Priority
  ) throws(SolverError) {
    try check(variable)
    if !editRows[variable.index].isNone { throw .alreadyEditing(variable) }
    if priority.isRequired { throw .requiredEdit(variable) }
    let (slot, _) = constraints.insert()
    core.problem.stage(1, of: variable.index)
    let target = core.iterate[variable.index]
    core.add(
      row: RowIndex(slot), kind: .edit,
      shape: ConstraintShape(.equal, constant: -target, priority: priority))
    editRows[variable.index] = RowIndex(slot)
  }

  /// Moves the target of an edit variable.
  ///
  /// - Throws: `unknownVariable`, `notEditing`, `notFinite`.
  mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    try check(variable)
    let row = editRows[variable.index]
    if row.isNone { throw .notEditing(variable) }
    try checkFinite(value)
    core.setConstant(-value, ofRow: row)
  }

  /// Ends an edit.
  ///
  /// - Throws: `unknownVariable`, `notEditing`.
  mutating func endEditing(_ variable: Variable) throws(SolverError) {
    try check(variable)
    let row = editRows[variable.index]
    if row.isNone { throw .notEditing(variable) }
    editRows[variable.index] = .none
    core.remove(row: row)
  }

  // MARK: Solving

  /// Brings the solution up to date with the batch.
  ///
  /// - Throws: `numericalBreakdown`.
  /// - Complexity: O(what moves), plus that of each exchange of the basis.
  mutating func solve() throws(SolverError) {
    conflicts = []
    unnamedConflicts = []
    if isCold, !core.isUpToDate { core.forgetSolution() }
    unnamedConflicts = try core.solve()
    for conflict in unnamedConflicts {
      conflicts.append(
        Conflict(
          members: conflict.members.map { constraint(at: $0) },
          broken: constraint(at: conflict.broken)))
    }
    releaseSlots()
  }

  /// Gives slots free again: only now is nothing left that mentions them.
  private mutating func releaseSlots() {
    for index in 0..<discardedVariables.count {
      core.discard(unknown: discardedVariables[index])
      editRows[discardedVariables[index]] = .none
      variables.remove(slot: discardedVariables[index].rawValue)
    }
    discardedVariables.removeAll()
    for index in 0..<core.removedRows.count {
      constraints.remove(slot: core.removedRows[index].rawValue)
    }
    core.removedRows.removeAll()
  }
}
