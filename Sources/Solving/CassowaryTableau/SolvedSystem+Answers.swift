import DeclaredSystems
import LinearConstraints

// The answers of a solve.
extension SolvedSystem {
  /// Copies the variables' values from the tableau and recomputes changed variables and violations.
  mutating func updateAnswers() {
    changedVariables = []
    for variable in declared.variables() {
      let slot = Int(variable.slot)
      let value = tableau.value(of: declared.unknowns[slot].symbol).value
      if (value - declared.unknowns[slot].value).magnitude > Tolerances.change {
        changedVariables.append(variable)
      }
      declared.unknowns[slot].value = value
    }
    work.changedVariables += changedVariables.count
    sumViolations()
  }

  private mutating func sumViolations() {
    violations = Array(repeating: SolvedViolation(), count: declared.constraints.count)
    levelViolations = []
    for slot in declared.constraints.indices {
      guard let constraint = declared.constraints[slot] else { continue }
      let violation = constraint.shape.relation.violation(of: declared.leftSide(of: constraint))
      violations[slot] = SolvedViolation(
        amount: violation, order: constraint.order,
        isPreference: constraint.edited == nil && !constraint.shape.priority.isRequired)
      let priority = constraint.shape.priority
      let level = levelViolations.firstIndex { $0.priority <= priority } ?? levelViolations.count
      if level == levelViolations.count || levelViolations[level].priority != priority {
        levelViolations.insert(LevelViolation(priority: priority, sum: 0), at: level)
      }
      levelViolations[level].sum += violation
    }
  }

  /// Why an unknown has its value; see ``IncrementalSolver/explanation(of:)``.
  func explanation(of variable: Variable) -> Explanation {
    var result = Explanation(active: [], edits: [], violated: [], dependsOnFreeVariable: true)
    let symbol = declared.unknowns[Int(variable.slot)].symbol
    guard isTableauSound, symbol != .none else { return result }
    var slots: Set<Int32> = []
    let row = tableau.rowOf[Int(symbol.index)]
    if row >= 0 {
      for cell in tableau.rows[Int(row)].symbols where tableau.kinds[Int(cell)] != .external {
        slots.insert(tableau.owners[Int(cell)])
      }
    }
    for slot in slots.sorted() {
      guard let constraint = declared.constraints[Int(slot)] else { continue }
      if let edited = constraint.edited {
        result.edits.append(edited)
      } else {
        result.active.append(declared.id(at: Int(slot)))
      }
    }
    result.edits.sort()
    for slot in violatedSlots() {
      let terms = declared.constraints[slot]?.terms ?? []
      if terms.contains(where: { $0.variable == variable }) {
        result.violated.append(declared.id(at: slot))
      }
    }
    result.dependsOnFreeVariable = ambiguousVariables().contains(variable)
    return result
  }

  /// How much the constraint in a slot was violated at the last solve; 0 for a later one.
  func violation(at slot: Int) -> Double {
    guard slot < violations.count, violations[slot].order == declared.constraints[slot]?.order
    else { return 0 }
    return violations[slot].amount
  }

  /// The slots of optional constraints, edits aside, that the last solve left violated.
  func violatedSlots() -> [Int] {
    violations.indices.filter {
      violations[$0].isPreference && violation(at: $0) > Tolerances.change
    }
  }

  /// The variables that are not determined, in order.
  func ambiguousVariables() -> [Variable] {
    guard isTableauSound else { return [] }
    var face = OptimalFace(of: tableau)
    face.explore()
    var result: [Variable] = []
    for variable in declared.variables() {
      let symbol = declared.unknowns[Int(variable.slot)].symbol
      if symbol != .none, !face.isDetermined(symbol) { result.append(variable) }
    }
    return result
  }
}

/// What the last solve left of one constraint.
struct SolvedViolation {
  /// By how much it is violated, in its own units.
  var amount = 0.0
  /// The order of the constraint; a later one may have its slot by now.
  var order = -1
  /// Whether it was optional, and no edit.
  var isPreference = false
}
