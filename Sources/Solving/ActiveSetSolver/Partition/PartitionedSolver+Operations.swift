import FlatStorage
public import LinearConstraints

extension PartitionedSolver: IncrementalSolver {
  /// Makes an unknown; it belongs to no block until a constraint mentions it.
  public func makeVariable() -> Variable {
    let (slot, generation) = variables.insert()
    unknowns.extend(to: Int(slot) + 1, with: UnknownLocation())
    unknowns[slot] = UnknownLocation()
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
    rows.extend(to: Int(slot) + 1, with: RowLocation())
    rows[slot] = RowLocation(pendingIndex: Int32(pendingRows.count), kind: kind)
    pendingRows.append(
      PendingRow(
        name: slot, kind: kind, shape: shape, firstTerm: waitingTerms.count,
        termCount: terms.count, sequence: nextSequence))
    nextSequence &+= 1
    for index in 0..<terms.count {
      let name = terms[index].unknown.rawValue
      waitingTerms.append(WaitingTerm(value: terms[index].value, unknown: name))
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
    let location = rows[slot]
    if location.block < 0 {
      let row = pendingRows[Int(location.pendingIndex)]
      for index in row.firstTerm..<row.firstTerm + row.termCount {
        unknowns[waitingTerms[index].unknown].useCount -= 1
      }
      pendingRows[Int(location.pendingIndex)].name = -1
      rows[slot] = RowLocation()
      constraints.remove(slot: slot)
      return
    }
    rows[slot].isRemoved = true
    let block = block(location.block)
    let row = block.core.problem.rows[location.local]
    for index in row.firstCoefficient..<row.firstCoefficient + row.coefficientCount {
      unknowns[block.unknownNames[block.core.problem.coefficients[index].unknown]].useCount -= 1
    }
    block.core.remove(row: location.local)
    block.mayBeDisconnected = true
    markDirty(location.block)
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
    let location = rows[slot]
    if location.block < 0 {
      pendingRows[Int(location.pendingIndex)].shape.constant = constant
    } else if block(location.block).core.setConstant(constant, ofRow: location.local) {
      markDirty(location.block)
    }
  }

  /// Replaces the priority of a constraint.
  ///
  /// - Throws: `unknownConstraint`.
  public func setPriority(
    _ priority: Priority, of constraint: ConstraintID
  ) throws(SolverError) {
    try check(constraint)
    let location = rows[constraint.slot]
    if location.block < 0 {
      pendingRows[Int(location.pendingIndex)].shape.priority = priority
    } else if block(location.block).core.setPriority(priority, ofRow: location.local) {
      markDirty(location.block)
    }
  }

  /// Replaces the break rank of a constraint; it counts from the next conflict on.
  ///
  /// - Throws: `unknownConstraint`.
  public func setBreakRank(_ rank: Int8, of constraint: ConstraintID) throws(SolverError) {
    try check(constraint)
    let location = rows[constraint.slot]
    if location.block < 0 {
      pendingRows[Int(location.pendingIndex)].shape.breakRank = rank
    } else {
      block(location.block).core.problem.rows[location.local].breakRank = rank
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
    let location = rows[constraint.slot]
    let mention = mention(of: variable.slot, in: location)
    guard let mention else { throw .variableNotInConstraint(variable, constraint) }
    if coefficient == 0 { throw .zeroCoefficient(variable) }
    if location.block < 0 {
      waitingTerms[mention].value = coefficient
    } else if block(location.block).core.setCoefficient(
      coefficient, of: unknowns[variable.slot].local, inRow: location.local)
    {
      markDirty(location.block)
    }
  }

  /// Where a row mentions an unknown: among the pending terms, or just anywhere in its block.
  private func mention(of unknown: Int32, in location: RowLocation) -> Int? {
    if location.block >= 0 {
      guard unknowns[unknown].block == location.block else { return nil }
      let core = block(location.block)
      return core.core.problem.mentions(row: location.local, unknown: unknowns[unknown].local)
        ? 0 : nil
    }
    let row = pendingRows[Int(location.pendingIndex)]
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
    solvedBlocks.removeAll(keepingCapacity: true)
    for index in dirtyBlocks where blocks[Int(index)]?.isDirty == true {
      block(index).isDirty = false
      solvedBlocks.append(index)
    }
    dirtyBlocks.removeAll(keepingCapacity: true)
    if !solvedBlocks.isEmpty { retiredWork.solves += 1 }
    if solvedBlocks.count == 1 {
      block(solvedBlocks[0]).solve()
    } else {
      let running = solvedBlocks.map { block($0) }
      executor(running.count) { running[$0].solve() }
    }
    try checkForBreakdown()
    gatherConflicts()
    for index in solvedBlocks { releaseDepartedSlots(of: block(index)) }
    releaseDiscarded()
  }

  /// Names the conflicts of all blocks, in the order in which their last members were declared.
  private func gatherConflicts() {
    var found: [(sequence: Int32, conflict: Conflict)] = []
    for index in solvedBlocks {
      let block = block(index)
      for conflict in block.conflicts {
        let members = conflict.members.map { constraint(at: block.rowNames[$0]) }.sorted()
        let broken = constraint(at: block.rowNames[conflict.broken])
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
    for index in solvedBlocks where failure == nil { failure = block(index).failure }
    guard let failure else { return }
    for index in solvedBlocks {
      if block(index).failure == nil { block(index).core.revert() }
      releaseDepartedSlots(of: block(index))
      markDirty(index)
    }
    throw failure
  }

  private func releaseDiscarded() {
    for name in discarded {
      release(name)
      unknowns[name] = UnknownLocation()
      variables.remove(slot: name)
    }
    discarded.removeAll(keepingCapacity: true)
  }
}
