package import LinearConstraints

/// The constraint system as its user declared it, whatever is solved of it.
///
/// It validates every operation before it changes anything, and notes what the next solve has to
/// bring up to date. Edits are constraints here: `1 * variable - target == 0`, with a slot but without
/// a name that anybody else knows.
package struct DeclaredSystem: ~Copyable {
  /// What is known of one constraint.
  package struct Constraint {
    package var terms: [Term]
    package var shape: ConstraintShape
    /// How many constraints were added before it.
    package var order: Int
    /// The unknown, when this is an edit.
    package var edited: Variable?
  }

  /// What is known of one unknown.
  package struct Unknown {
    /// The number of constraints that use it, edits included.
    package var useCount = 0
    /// The slot of its edit, or -1.
    fileprivate var edit: Int32 = -1
    /// The strategy's own number for it; -1 before it gave one.
    package var mark: Int32 = -1
    /// Its value after the last solve.
    package var value = 0.0
  }

  private var variableHandles = HandleTable()
  private var constraintHandles = HandleTable()
  private var additions = 0
  /// By slot.
  package var unknowns: [Unknown] = []
  /// By slot; `nil` where the slot is free.
  package private(set) var constraints: [Constraint?] = []

  // The range of all numbers that were ever declared.
  package private(set) var smallestCoefficient = Double.infinity
  package private(set) var largestCoefficient = 0.0
  package private(set) var largestConstant = 0.0

  // For the next solve.
  package private(set) var isChanged = false
  /// Whether some unknown has no mark yet.
  package private(set) var hasNewVariables = false
  /// The slots of constraints that were added or changed, perhaps more than once.
  package private(set) var changedConstraints: [Int32] = []
  /// The slots of constraints that were removed or changed in structure.
  package private(set) var removedConstraints: [Int32] = []
  /// The marks of unknowns that were discarded.
  package private(set) var discardedMarks: [Int32] = []

  /// Creates a system without unknowns.
  package init() {}

  /// Forgets what the next solve had to do, because it is done.
  package mutating func clearChanges() {
    isChanged = false
    hasNewVariables = false
    changedConstraints.removeAll(keepingCapacity: true)
    removedConstraints.removeAll(keepingCapacity: true)
    discardedMarks.removeAll(keepingCapacity: true)
  }

  package mutating func makeVariable() -> Variable {
    let (slot, generation) = variableHandles.insert()
    if Int(slot) == unknowns.count { unknowns.append(Unknown()) }
    unknowns[Int(slot)] = Unknown()
    isChanged = true
    hasNewVariables = true
    return Variable(slot: slot, generation: generation)
  }

  package mutating func discard(_ variable: Variable) throws(SolverError) {
    try check(variable)
    let unknown = unknowns[Int(variable.slot)]
    guard unknown.useCount == 0 else { throw .variableInUse(variable) }
    if unknown.mark >= 0 { discardedMarks.append(unknown.mark) }
    variableHandles.remove(slot: variable.slot)
    isChanged = true
  }

  package mutating func add(
    _ terms: Span<Term>, _ shape: ConstraintShape
  ) throws(SolverError) -> ConstraintID {
    let summed = try summed(terms)
    guard shape.constant.isFinite else { throw .notFinite(shape.constant) }
    return insert(Constraint(terms: summed, shape: shape, order: additions, edited: nil))
  }

  package mutating func remove(_ constraint: ConstraintID) throws(SolverError) {
    try check(constraint)
    removeKnown(constraint.slot)
  }

  package mutating func setConstant(
    _ constant: Double, of constraint: ConstraintID
  ) throws(SolverError) {
    try check(constraint)
    guard constant.isFinite else { throw .notFinite(constant) }
    setConstant(constant, at: constraint.slot)
  }

  package mutating func setPriority(
    _ priority: Priority, of constraint: ConstraintID
  ) throws(SolverError) {
    try check(constraint)
    let old = constraints[Int(constraint.slot)]?.shape.priority
    if old == priority { return }
    constraints[Int(constraint.slot)]?.shape.priority = priority
    if old?.isRequired != priority.isRequired { removedConstraints.append(constraint.slot) }
    noteChange(of: constraint.slot)
  }

  package mutating func setBreakRank(_ rank: Int8, of constraint: ConstraintID) throws(SolverError)
  {
    try check(constraint)
    constraints[Int(constraint.slot)]?.shape.breakRank = rank
  }

  package mutating func setCoefficient(
    _ coefficient: Double, of variable: Variable, in constraint: ConstraintID
  ) throws(SolverError) {
    try check(constraint)
    try check(variable)
    guard coefficient.isFinite else { throw .notFinite(coefficient) }
    guard coefficient != 0 else { throw .zeroCoefficient(variable) }
    let terms = constraints[Int(constraint.slot)]?.terms ?? []
    guard let position = terms.firstIndex(where: { $0.variable == variable }) else {
      throw .variableNotInConstraint(variable, constraint)
    }
    if terms[position].coefficient == coefficient { return }
    constraints[Int(constraint.slot)]?.terms[position].coefficient = coefficient
    noteCoefficient(coefficient)
    removedConstraints.append(constraint.slot)
    noteChange(of: constraint.slot)
  }

  package mutating func beginEditing(
    _ variable: Variable, priority: Priority
  ) throws(SolverError) {
    try check(variable)
    let unknown = unknowns[Int(variable.slot)]
    guard unknown.edit < 0 else { throw .alreadyEditing(variable) }
    guard !priority.isRequired else { throw .requiredEdit(variable) }
    let edit = insert(
      Constraint(
        terms: [Term(1, variable)],
        shape: ConstraintShape(.equal, constant: -unknown.value, priority: priority),
        order: additions, edited: variable))
    unknowns[Int(variable.slot)].edit = edit.slot
  }

  package mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    let edit = try edit(of: variable)
    guard value.isFinite else { throw .notFinite(value) }
    setConstant(-value, at: edit)
  }

  /// Replaces the constant in a slot, unless it is the one that stands.
  private mutating func setConstant(_ constant: Double, at slot: Int32) {
    if constraints[Int(slot)]?.shape.constant == constant { return }
    constraints[Int(slot)]?.shape.constant = constant
    noteConstant(constant)
    noteChange(of: slot)
  }

  package mutating func endEditing(_ variable: Variable) throws(SolverError) {
    let edit = try edit(of: variable)
    unknowns[Int(variable.slot)].edit = -1
    removeKnown(edit)
  }
}

// Reading.
extension DeclaredSystem {
  /// The variables in order of slots.
  package func variables() -> [Variable] {
    var result: [Variable] = []
    for slot in unknowns.indices where variableHandles.isUsed(slot: Int32(slot)) {
      result.append(
        Variable(slot: Int32(slot), generation: variableHandles.generation(at: Int32(slot))))
    }
    return result
  }

  /// The value of an unknown after the last solve; 0 for one that is not in the system.
  package func value(of variable: Variable) -> Double {
    contains(variable) ? unknowns[Int(variable.slot)].value : 0
  }

  package func contains(_ variable: Variable) -> Bool {
    variableHandles.contains(slot: variable.slot, generation: variable.generation)
  }

  package func contains(_ constraint: ConstraintID) -> Bool {
    constraintHandles.contains(slot: constraint.slot, generation: constraint.generation)
  }

  /// The name of the constraint in a used slot.
  package func id(at slot: Int) -> ConstraintID {
    ConstraintID(slot: Int32(slot), generation: constraintHandles.generation(at: Int32(slot)))
  }

  /// The system as its user declared it, for a check of an answer.
  ///
  /// - Parameters:
  ///   - isBroken: by slot, whether the constraint there is left out.
  ///   - conflicts: those that the solve found.
  /// - Returns: all constraints and edits, by their names.
  package func rows(isBroken: [Bool], conflicts: [Conflict]) -> DeclaredRows {
    var result = DeclaredRows(variables: variables(), rows: [], conflicts: conflicts)
    for (slot, constraint) in constraints.enumerated() {
      guard let constraint else { continue }
      let name =
        constraint.edited.map { Certificate.Row.edit($0) } ?? .constraint(id(at: slot))
      result.rows.append(
        DeclaredRows.Row(
          name, constraint.terms, constraint.shape, isBroken: isBroken[slot]))
    }
    return result
  }

  /// The left side of a constraint for the values of the last solve.
  package func leftSide(of constraint: Constraint) -> Double {
    var sum = constraint.shape.constant
    for term in constraint.terms {
      sum += term.coefficient * unknowns[Int(term.variable.slot)].value
    }
    return sum
  }
}

extension DeclaredSystem {
  private func check(_ variable: Variable) throws(SolverError) {
    guard contains(variable) else { throw .unknownVariable(variable) }
  }

  private func check(_ constraint: ConstraintID) throws(SolverError) {
    guard contains(constraint), constraints[Int(constraint.slot)]?.edited == nil else {
      throw .unknownConstraint(constraint)
    }
  }

  private func edit(of variable: Variable) throws(SolverError) -> Int32 {
    try check(variable)
    let edit = unknowns[Int(variable.slot)].edit
    guard edit >= 0 else { throw .notEditing(variable) }
    return edit
  }

  private mutating func insert(_ constraint: Constraint) -> ConstraintID {
    let (slot, generation) = constraintHandles.insert()
    if Int(slot) == constraints.count { constraints.append(nil) }
    constraints[Int(slot)] = constraint
    additions += 1
    for term in constraint.terms {
      unknowns[Int(term.variable.slot)].useCount += 1
      noteCoefficient(term.coefficient)
    }
    noteConstant(constraint.shape.constant)
    noteChange(of: slot)
    return ConstraintID(slot: slot, generation: generation)
  }

  private mutating func removeKnown(_ slot: Int32) {
    for term in constraints[Int(slot)]?.terms ?? [] {
      unknowns[Int(term.variable.slot)].useCount -= 1
    }
    constraints[Int(slot)] = nil
    constraintHandles.remove(slot: slot)
    removedConstraints.append(slot)
    isChanged = true
  }

  private mutating func noteCoefficient(_ coefficient: Double) {
    smallestCoefficient = min(smallestCoefficient, coefficient.magnitude)
    largestCoefficient = max(largestCoefficient, coefficient.magnitude)
  }

  private mutating func noteConstant(_ constant: Double) {
    largestConstant = max(largestConstant, constant.magnitude)
  }

  private mutating func noteChange(of slot: Int32) {
    changedConstraints.append(slot)
    isChanged = true
  }

  /// The terms with each unknown once, in order of first occurrence.
  private func summed(_ terms: Span<Term>) throws(SolverError) -> [Term] {
    guard !terms.isEmpty else { throw .noTerms }
    for index in terms.indices {
      let term = terms[index]
      try check(term.variable)
      guard term.coefficient.isFinite else { throw .notFinite(term.coefficient) }
      guard term.coefficient != 0 else { throw .zeroCoefficient(term.variable) }
    }
    // Sorted by unknown, equal ones stay in the order given, so that sums repeat.
    var sorted = terms.indices.sorted {
      (terms[$0].variable, $0) < (terms[$1].variable, $1)
    }[...]
    var result: [(position: Int, term: Term)] = []
    while let first = sorted.popFirst() {
      var term = terms[first]
      while let next = sorted.first, terms[next].variable == term.variable {
        term.coefficient += terms[next].coefficient
        sorted.removeFirst()
      }
      guard term.coefficient.isFinite else { throw .notFinite(term.coefficient) }
      if term.coefficient != 0 { result.append((first, term)) }
    }
    guard !result.isEmpty else { throw .noTerms }
    return result.sorted { $0.position < $1.position }.map(\.term)
  }
}
