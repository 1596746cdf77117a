import FlatStorage
import LinearConstraints

/// The answers of the contract, by names.
extension LexicographicSystem {
  /// The value of an unknown after the last solve.
  ///
  /// - Complexity: O(1).
  mutating func value(of variable: Variable) -> Double {
    guard isKnown(variable) else {
      return 0
    }
    return core.iterate[variable.index]
  }

  /// Reads the values of many unknowns after the last solve; 0 for those that are not known.
  ///
  /// - Complexity: O(variables).
  mutating func readValues(of variables: Span<Variable>, to values: inout FlatArray<Double>) {
    for index in variables.indices { values.append(value(of: variables[index])) }
  }

  /// The unknowns that the last solve changed, in order of movement.
  var changedVariables: [Variable] {
    mutating get {
      var changes = FlatArray<VariableChange>()
      readChanges(to: &changes)
      return (0..<changes.count).map { changes[$0].variable }
    }
  }

  /// Reads the unknowns that the last solve changed, and their values, in order of movement.
  ///
  /// - Complexity: O(unknowns that moved).
  mutating func readChanges(to changes: inout FlatArray<VariableChange>) {
    changes.reserveCapacity(changes.count + core.iterate.movedCount)
    for index in 0..<core.iterate.movedCount {
      guard let unknown = core.iterate.changedUnknown(index),
        variables.isUsed(slot: unknown.rawValue)
      else { continue }
      changes.append(VariableChange(variable(at: unknown), value: core.iterate[unknown]))
    }
  }

  /// Whether a required constraint is left out because of a conflict.
  mutating func isBroken(_ constraint: ConstraintID) -> Bool {
    constraints.contains(slot: constraint.slot, generation: constraint.generation)
      && core.problem.rows[constraint.index].kind == .broken
  }

  /// How much a constraint is violated, in its own units.
  mutating func violation(of constraint: ConstraintID) -> Double {
    guard constraints.contains(slot: constraint.slot, generation: constraint.generation) else {
      return 0
    }
    return core.violation(ofRow: constraint.index)
  }

  /// The sums of violations by priority.
  ///
  /// - Complexity: O(all coefficients).
  var violations: [LevelViolation] { mutating get { core.levelSums() } }

  /// The violated optional constraints in order.
  ///
  /// - Complexity: O(all coefficients).
  var violatedConstraints: [ConstraintID] {
    mutating get {
      let rows = core.violatedOptionalRows()
      return rows.map { constraint(at: $0) }
    }
  }

  /// The unknowns that the optimum leaves free, in order.
  ///
  /// - Complexity: that of building and solving a system of the unknowns that may be free.
  mutating func ambiguousVariables() -> [Variable] {
    let unknowns: [UnknownIndex]
    do {
      unknowns = try core.ambiguousUnknowns()
    } catch {
      // Numbers beyond the method: no unknown can be said to be determined.
      unknowns = Array(core.problem.unknowns.indices)
    }
    return unknowns.filter { variables.isUsed(slot: $0.rawValue) }.map { variable(at: $0) }
  }

  /// Why an unknown has its value: its row of the inverse of the basis.
  mutating func explanation(of variable: Variable) -> Explanation {
    guard isKnown(variable) else {
      return Explanation(active: [], edits: [], violated: [], dependsOnFreeVariable: true)
    }
    let found = core.explain(variable.index)
    var result = Explanation(
      active: [], edits: [], violated: [], dependsOnFreeVariable: found.dependsOnHeldUnknown)
    for row in found.active.sorted() {
      if core.problem.rows[row].kind == .edit {
        let first = core.problem.places[row].firstCoefficient
        result.edits.append(self.variable(at: core.problem.coefficients[first].unknown))
      } else {
        result.active.append(constraint(at: row))
      }
    }
    result.violated =
      found.violated.filter { core.problem.rows[$0].kind != .edit }.sorted()
      .map { constraint(at: $0) }
    return result
  }

  /// The proof that the last solve's answer is the optimum; nil when a contradiction has none.
  mutating func certificate() -> Certificate? {
    var result = Certificate()
    for unknown in core.problem.unknowns.indices
    where variables.isUsed(slot: unknown.rawValue) {
      result.values.append(
        Certificate.VariableValue(variable(at: unknown), core.iterate[unknown]))
    }
    for share in core.rowMultipliers() {
      let row: Certificate.Row
      if core.problem.rows[share.row].kind == .edit {
        row = .edit(variable(at: core.editedUnknown(ofRow: share.row)))
      } else {
        row = .constraint(constraint(at: share.row))
      }
      result.multipliers.append(Certificate.Multiplier(row, share.priority, share.value))
    }
    for proof in core.contradictions(of: unnamedConflicts) {
      result.contradictions.append(
        Certificate.Contradiction(
          broken: constraint(at: proof.broken),
          shares: proof.shares.map { .init(constraint(at: $0.row), $0.factor) }))
    }
    return result
  }

  /// What was done since the solver was made.
  var work: SolverWork { core.work }
}
