import LinearConstraints

/// Gaussian elimination by priority: a small strategy to read, not to use.
///
/// Each solve costs O(m n²) for *m* rows and *n* unknowns. The README states where its answers are
/// those that the protocol asks for.
package final class EliminationSolver: IncrementalSolver {
  private struct Row {
    var id: ConstraintID
    var terms: [Term]
    var shape: ConstraintShape
  }

  private struct Edit {
    var variable: Variable
    var target: Double
    var priority: Priority
  }

  private var variableTable = HandleTable()
  private var constraintTable = HandleTable()
  private var variables: [Variable] = []
  private var rows: [Row] = []
  private var edits: [Edit] = []
  private var values: [Variable: Double] = [:]
  private var determined: Set<Variable> = []
  private var broken: Set<ConstraintID> = []

  package private(set) var changedVariables: [Variable] = []
  package private(set) var conflicts: [Conflict] = []
  package private(set) var work = SolverWork()

  /// Creates a solver without unknowns.
  package init() {}

  // MARK: The system

  package func makeVariable() -> Variable {
    let (slot, generation) = variableTable.insert()
    let variable = Variable(slot: slot, generation: generation)
    variables.append(variable)
    return variable
  }

  package func discard(_ variable: Variable) throws(SolverError) {
    try check(variable)
    let isUsed = rows.contains { $0.terms.contains { $0.variable == variable } }
    guard !isUsed, !edits.contains(where: { $0.variable == variable }) else {
      throw .variableInUse(variable)
    }
    variables.removeAll { $0 == variable }
    values[variable] = nil
    determined.remove(variable)
    variableTable.remove(slot: variable.slot)
  }

  package func add(_ terms: Span<Term>, _ shape: ConstraintShape) throws(SolverError)
    -> ConstraintID
  {
    guard shape.constant.isFinite else { throw .notFinite(shape.constant) }
    var sums: [Term] = []
    for index in terms.indices {
      let term = terms[index]
      try check(term.variable)
      guard term.coefficient.isFinite else { throw .notFinite(term.coefficient) }
      guard term.coefficient != 0 else { throw .zeroCoefficient(term.variable) }
      if let known = sums.firstIndex(where: { $0.variable == term.variable }) {
        sums[known].coefficient += term.coefficient
      } else {
        sums.append(term)
      }
    }
    sums.removeAll { $0.coefficient == 0 }
    guard !sums.isEmpty else { throw .noTerms }
    let (slot, generation) = constraintTable.insert()
    let id = ConstraintID(slot: slot, generation: generation)
    rows.append(Row(id: id, terms: sums, shape: shape))
    return id
  }

  package func remove(_ constraint: ConstraintID) throws(SolverError) {
    rows.remove(at: try index(of: constraint))
    broken.remove(constraint)
    constraintTable.remove(slot: constraint.slot)
  }

  package func setConstant(_ constant: Double, of constraint: ConstraintID) throws(SolverError) {
    guard constant.isFinite else { throw .notFinite(constant) }
    rows[try index(of: constraint)].shape.constant = constant
  }

  package func setPriority(_ priority: Priority, of constraint: ConstraintID) throws(SolverError) {
    rows[try index(of: constraint)].shape.priority = priority
  }

  package func setBreakRank(_ rank: Int8, of constraint: ConstraintID) throws(SolverError) {
    rows[try index(of: constraint)].shape.breakRank = rank
  }

  package func setCoefficient(
    _ coefficient: Double, of variable: Variable, in constraint: ConstraintID
  ) throws(SolverError) {
    let row = try index(of: constraint)
    guard coefficient.isFinite else { throw .notFinite(coefficient) }
    guard coefficient != 0 else { throw .zeroCoefficient(variable) }
    guard let term = rows[row].terms.firstIndex(where: { $0.variable == variable }) else {
      throw .variableNotInConstraint(variable, constraint)
    }
    rows[row].terms[term].coefficient = coefficient
  }

  // MARK: Edits

  package func beginEditing(_ variable: Variable, priority: Priority) throws(SolverError) {
    try check(variable)
    guard !priority.isRequired else { throw .requiredEdit(variable) }
    guard !edits.contains(where: { $0.variable == variable }) else {
      throw .alreadyEditing(variable)
    }
    edits.append(Edit(variable: variable, target: value(of: variable), priority: priority))
  }

  package func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    guard value.isFinite else { throw .notFinite(value) }
    guard let index = edits.firstIndex(where: { $0.variable == variable }) else {
      throw .notEditing(variable)
    }
    edits[index].target = value
  }

  package func endEditing(_ variable: Variable) throws(SolverError) {
    guard edits.contains(where: { $0.variable == variable }) else { throw .notEditing(variable) }
    edits.removeAll { $0.variable == variable }
  }

  // MARK: Solving

  package func solve() throws(SolverError) {
    work.solves += 1
    var elimination = Elimination(variables: variables)
    // Inequalities that came out wrong and now hold exactly.
    var tight: Set<ConstraintID> = []
    repeat {
      elimination = Elimination(variables: variables)
      for equation in equations(tight) { elimination.add(equation) }
      work.pivots += elimination.pivotCount
    } while tighten(&tight, elimination.values)

    let before = values
    values = elimination.values
    determined = elimination.determined
    changedVariables = variables.filter {
      (before[$0, default: 0] - value(of: $0)).magnitude > Tolerances.change
    }
    work.changedVariables += changedVariables.count
    let required = rows.filter { $0.shape.priority.isRequired }
    let failing = required.filter { violation(of: $0.id) > Tolerances.change }.map(\.id)
    conflicts = failing.filter { !broken.contains($0) }.map { id in
      Conflict(members: required.map(\.id).sorted(), broken: id)
    }
    broken = Set(failing)
  }

  /// Equations from the highest priority to the lowest, at one priority in order of age; of the
  /// required ones, those first that are not to yield.
  private func equations(_ tight: Set<ConstraintID>) -> [Elimination.Equation] {
    var equations: [(rank: (Double, Int8), equation: Elimination.Equation)] = []
    for row in rows where row.shape.relation == .equal || tight.contains(row.id) {
      let equation = Elimination.Equation(terms: row.terms, constant: row.shape.constant)
      equations.append(((-row.shape.priority.value, row.shape.breakRank), equation))
    }
    for edit in edits {
      let equation = Elimination.Equation(
        terms: [Term(1, edit.variable)], constant: -edit.target)
      equations.append(((-edit.priority.value, 0), equation))
    }
    return equations.enumerated()
      .sorted {
        ($0.element.rank.0, $0.element.rank.1, $0.offset)
          < ($1.element.rank.0, $1.element.rank.1, $1.offset)
      }
      .map(\.element.equation)
  }

  /// Adds the most important inequality that does not hold; returns whether there was one.
  private func tighten(_ tight: inout Set<ConstraintID>, _ values: [Variable: Double]) -> Bool {
    let wrong = rows.filter { row in
      row.shape.relation != .equal && !tight.contains(row.id)
        && violation(of: row, values) > Tolerances.change
    }
    guard let worst = wrong.max(by: { $0.shape.priority < $1.shape.priority }) else { return false }
    return tight.insert(worst.id).inserted
  }

  // MARK: Answers

  package func value(of variable: Variable) -> Double { values[variable, default: 0] }

  package func isBroken(_ constraint: ConstraintID) -> Bool { broken.contains(constraint) }

  package func violation(of constraint: ConstraintID) -> Double {
    rows.first { $0.id == constraint }.map { violation(of: $0, values) } ?? 0
  }

  private func violation(of row: Row, _ values: [Variable: Double]) -> Double {
    let sum = row.terms.reduce(row.shape.constant) {
      $0 + $1.coefficient * values[$1.variable, default: 0]
    }
    return row.shape.relation.violation(of: sum)
  }

  package var violations: [LevelViolation] {
    var sums: [Priority: Double] = [:]
    for row in rows { sums[row.shape.priority, default: 0] += violation(of: row, values) }
    for edit in edits {
      sums[edit.priority, default: 0] += (value(of: edit.variable) - edit.target).magnitude
    }
    return sums.keys.sorted(by: >).map { LevelViolation(priority: $0, sum: sums[$0] ?? 0) }
  }

  package var violatedConstraints: [ConstraintID] {
    rows.filter { !$0.shape.priority.isRequired && violation(of: $0, values) > Tolerances.change }
      .map(\.id).sorted()
  }

  package func ambiguousVariables() -> [Variable] {
    variables.filter { !determined.contains($0) }.sorted()
  }

  package func explanation(of variable: Variable) -> Explanation {
    // Everything that holds exactly is a sufficient set, if not a small one.
    let active = rows.filter { violation(of: $0, values) <= Tolerances.change }.map(\.id)
    return Explanation(
      active: active.sorted(), edits: edits.map(\.variable).sorted(), violated: violatedConstraints,
      dependsOnFreeVariable: !determined.contains(variable))
  }

  /// None: nothing here proves what elimination found.
  package func certificate() -> Certificate? { nil }

  // MARK: Checks

  private func check(_ variable: Variable) throws(SolverError) {
    guard variableTable.contains(slot: variable.slot, generation: variable.generation) else {
      throw .unknownVariable(variable)
    }
  }

  private func index(of constraint: ConstraintID) throws(SolverError) -> Int {
    guard let index = rows.firstIndex(where: { $0.id == constraint }) else {
      throw .unknownConstraint(constraint)
    }
    return index
  }
}
