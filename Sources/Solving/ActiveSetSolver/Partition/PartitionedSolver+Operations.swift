public import LinearConstraints

extension PartitionedSolver: IncrementalSolver {
  /// Makes an unknown; it belongs to no block until a constraint mentions it.
  public func makeVariable() -> Variable {
    let (slot, generation) = variables.insert()
    unknowns.extend(to: Int(slot) + 1, with: UnknownPlace())
    unknowns[slot] = UnknownPlace()
    return Variable(slot: slot, generation: generation)
  }

  /// Takes an unknown out of the system.
  ///
  /// - Throws: `unknownVariable`, `variableInUse`.
  public func discard(_ variable: Variable) throws(SolverError) {
    try check(variable)
    if unknowns[variable.slot].useCount > 0 { throw .variableInUse(variable) }
    unknowns[variable.slot].isDiscarded = true
    discarded.append(variable.slot)
  }

  /// Adds a constraint; it joins its blocks with the next solve.
  ///
  /// - Throws: `noTerms`, `zeroCoefficient`, `notFinite`, `unknownVariable`.
  public func add(
    _ terms: Span<Term>, _ shape: ConstraintShape
  ) throws(SolverError) -> ConstraintID {
    try checkFinite(shape.constant)
    for index in terms.indices {
      try checkFinite(terms[index].coefficient)
      try check(terms[index].variable)
    }
    try self.terms.collect(terms)
    let (slot, generation) = constraints.insert()
    enqueue(slot, kind: .constraint, shape)
    return ConstraintID(slot: slot, generation: generation)
  }

  /// Lets a row of the collected terms wait for the next solve.
  private func enqueue(_ slot: Int32, kind: Row.Kind, _ shape: ConstraintShape) {
    rows.extend(to: Int(slot) + 1, with: RowPlace())
    rows[slot] = RowPlace(waiting: Int32(waiting.count), kind: kind)
    waiting.append(
      Waiting(
        name: slot, kind: kind, shape: shape, firstTerm: waitingTerms.count,
        termCount: terms.count, sequence: nextSequence))
    nextSequence &+= 1
    for place in 0..<terms.count {
      let name = terms[place].unknown.rawValue
      waitingTerms.append(WaitingTerm(value: terms[place].value, unknown: name))
      unknowns[name].useCount += 1
    }
  }

  /// Removes a constraint.
  ///
  /// - Throws: `unknownConstraint`.
  public func remove(_ constraint: ConstraintID) throws(SolverError) {
    try check(constraint)
    removeRow(constraint.slot)
  }

  private func removeRow(_ slot: Int32) {
    let place = rows[slot]
    if place.part < 0 {
      let row = waiting[Int(place.waiting)]
      for index in row.firstTerm..<row.firstTerm + row.termCount {
        unknowns[waitingTerms[index].unknown].useCount -= 1
      }
      waiting[Int(place.waiting)].name = -1
      rows[slot] = RowPlace()
      constraints.remove(slot: slot)
      return
    }
    rows[slot].isRemoved = true
    let part = part(place.part)
    let row = part.core.problem.rows[place.local]
    for index in row.firstCoefficient..<row.firstCoefficient + row.coefficientCount {
      unknowns[part.unknownNames[part.core.problem.coefficients[index].unknown]].useCount -= 1
    }
    part.core.remove(row: place.local)
    part.mayFallApart = true
    markDirty(place.part)
  }

  /// Replaces the constant of a constraint.
  ///
  /// - Throws: `unknownConstraint`, `notFinite`.
  public func setConstant(
    _ constant: Double, of constraint: ConstraintID
  ) throws(SolverError) {
    try check(constraint)
    try checkFinite(constant)
    setConstant(constant, ofRow: constraint.slot)
  }

  private func setConstant(_ constant: Double, ofRow slot: Int32) {
    let place = rows[slot]
    if place.part < 0 {
      waiting[Int(place.waiting)].shape.constant = constant
    } else if part(place.part).core.setConstant(constant, ofRow: place.local) {
      markDirty(place.part)
    }
  }

  /// Replaces the priority of a constraint.
  ///
  /// - Throws: `unknownConstraint`.
  public func setPriority(
    _ priority: Priority, of constraint: ConstraintID
  ) throws(SolverError) {
    try check(constraint)
    let place = rows[constraint.slot]
    if place.part < 0 {
      waiting[Int(place.waiting)].shape.priority = priority
    } else if part(place.part).core.setPriority(priority, ofRow: place.local) {
      markDirty(place.part)
    }
  }

  /// Replaces the break rank of a constraint; it counts from the next conflict on.
  ///
  /// - Throws: `unknownConstraint`.
  public func setBreakRank(_ rank: Int8, of constraint: ConstraintID) throws(SolverError) {
    try check(constraint)
    let place = rows[constraint.slot]
    if place.part < 0 {
      waiting[Int(place.waiting)].shape.breakRank = rank
    } else {
      part(place.part).core.problem.rows[place.local].breakRank = rank
    }
  }

  /// Replaces one coefficient of a constraint.
  ///
  /// - Throws: `unknownConstraint`, `unknownVariable`, `variableNotInConstraint`,
  ///   `zeroCoefficient`, `notFinite`.
  public func setCoefficient(
    _ coefficient: Double, of variable: Variable, in constraint: ConstraintID
  ) throws(SolverError) {
    try check(constraint)
    try check(variable)
    try checkFinite(coefficient)
    let place = rows[constraint.slot]
    let mention = mention(of: variable.slot, in: place)
    guard let mention else { throw .variableNotInConstraint(variable, constraint) }
    if coefficient == 0 { throw .zeroCoefficient(variable) }
    if place.part < 0 {
      waitingTerms[mention].value = coefficient
    } else if part(place.part).core.setCoefficient(
      coefficient, of: unknowns[variable.slot].local, inRow: place.local)
    {
      markDirty(place.part)
    }
  }

  /// Where a row mentions an unknown: among the waiting terms, or just anywhere in its block.
  private func mention(of unknown: Int32, in place: RowPlace) -> Int? {
    if place.part >= 0 {
      guard unknowns[unknown].part == place.part else { return nil }
      let core = part(place.part)
      return core.core.problem.mentions(row: place.local, unknown: unknowns[unknown].local)
        ? 0 : nil
    }
    let row = waiting[Int(place.waiting)]
    return (row.firstTerm..<row.firstTerm + row.termCount).first {
      waitingTerms[$0].unknown == unknown
    }
  }

  // MARK: Edits

  /// Makes an unknown an edit variable.
  ///
  /// - Throws: `unknownVariable`, `alreadyEditing`, `requiredEdit`.
  public func beginEditing(
    _ variable: Variable, priority: Priority
  ) throws(SolverError) {
    try check(variable)
    if unknowns[variable.slot].edit >= 0 { throw .alreadyEditing(variable) }
    if priority.isRequired { throw .requiredEdit(variable) }
    let (slot, _) = constraints.insert()
    terms.removeAll()
    terms.append(Coefficient(value: 1, unknown: variable.index, columnOffset: -1))
    enqueue(
      slot, kind: .edit,
      ConstraintShape(.equal, constant: -value(of: variable), priority: priority))
    unknowns[variable.slot].edit = slot
  }

  /// Moves the target of an edit variable.
  ///
  /// - Throws: `unknownVariable`, `notEditing`, `notFinite`.
  public func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    try check(variable)
    let row = unknowns[variable.slot].edit
    if row < 0 { throw .notEditing(variable) }
    try checkFinite(value)
    setConstant(-value, ofRow: row)
  }

  /// Ends an edit.
  ///
  /// - Throws: `unknownVariable`, `notEditing`.
  public func endEditing(_ variable: Variable) throws(SolverError) {
    try check(variable)
    let row = unknowns[variable.slot].edit
    if row < 0 { throw .notEditing(variable) }
    unknowns[variable.slot].edit = -1
    removeRow(row)
  }

  // MARK: Solving

  /// Brings the blocks that the batch reaches up to date, several at once.
  ///
  /// - Throws: `numericalBreakdown`.
  public func solve() throws(SolverError) {
    conflicts = []
    routeBatch()
    solvedParts.removeAll(keepingCapacity: true)
    for index in dirtyParts where parts[Int(index)]?.isDirty == true {
      part(index).isDirty = false
      solvedParts.append(index)
    }
    dirtyParts.removeAll(keepingCapacity: true)
    if !solvedParts.isEmpty { retiredWork.solves += 1 }
    if solvedParts.count == 1 {
      part(solvedParts[0]).solve()
    } else {
      let running = solvedParts.map { part($0) }
      executor(running.count) { running[$0].solve() }
    }
    try checkForBreakdown()
    gatherConflicts()
    for index in solvedParts { sweep(part(index)) }
    releaseDiscarded()
  }

  /// Names the conflicts of all blocks, in the order in which their last members were declared.
  private func gatherConflicts() {
    var found: [(sequence: Int32, conflict: Conflict)] = []
    for index in solvedParts {
      let part = part(index)
      for conflict in part.conflicts {
        let members = conflict.members.map { constraint(at: part.rowNames[$0]) }.sorted()
        let broken = constraint(at: part.rowNames[conflict.broken])
        found.append((conflict.sequence, Conflict(members: members, broken: broken)))
      }
    }
    // Several with the same last member belong to one block, whose order stays.
    conflicts = found.indices.sorted {
      (found[$0].sequence, $0) < (found[$1].sequence, $1)
    }.map { found[$0].conflict }
  }

  /// When one block broke down, no block keeps its new solution.
  private func checkForBreakdown() throws(SolverError) {
    var failure: SolverError?
    for index in solvedParts where failure == nil { failure = part(index).failure }
    guard let failure else { return }
    for index in solvedParts {
      if part(index).failure == nil { part(index).core.revert() }
      sweep(part(index))
      markDirty(index)
    }
    throw failure
  }

  private func releaseDiscarded() {
    for name in discarded {
      release(name)
      unknowns[name] = UnknownPlace()
      variables.remove(slot: name)
    }
    discarded.removeAll(keepingCapacity: true)
  }
}
