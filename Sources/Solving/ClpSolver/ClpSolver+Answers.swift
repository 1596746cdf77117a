import DeclaredSystems
package import LinearConstraints

// The answers of the last solve.
extension ClpSolver {
  /// The value of an unknown after the last solve.
  package func value(of variable: Variable) -> Double { declared.value(of: variable) }

  /// Whether a required constraint is left out because of a conflict.
  package func isBroken(_ constraint: ConstraintID) -> Bool {
    declared.contains(constraint) && isBroken(constraint.slot)
  }

  /// How much a constraint is violated, in its own units.
  package func violation(of constraint: ConstraintID) -> Double {
    declared.contains(constraint) ? violation(at: Int(constraint.slot)) : 0
  }

  /// The optional constraints violated by over ``Tolerances/change``, in order of ids.
  package var violatedConstraints: [ConstraintID] {
    declared.constraints.indices.filter { slot in
      guard let row = declared.constraints[slot], row.edited == nil else { return false }
      return !row.shape.priority.isRequired && violation(at: slot) > Tolerances.change
    }.map { declared.id(at: $0) }
  }

  /// The unknowns whose value is not determined by the optimum, in order; those too of which Clp cannot
  /// decide it.
  ///
  /// - Complexity: two programs for each unknown.
  package func ambiguousVariables() -> [Variable] {
    guard isSolved else { return [] }
    guard var levels = try? ClpLevels(declared, library, isBroken: { isBroken($0) }),
      (try? levels.solve()) == true
    else { return declared.variables() }
    var result: [Variable] = []
    for variable in declared.variables() {
      let isUsed = declared.unknowns[Int(variable.slot)].useCount > 0
      let isDetermined = isUsed && (try? levels.isDetermined(Int(variable.slot))) == true
      if !isDetermined { result.append(variable) }
    }
    return result
  }

  /// Why an unknown has the value it has: all constraints that hold exactly in what hangs together with
  /// it, which is sufficient and seldom the shortest reason.
  package func explanation(of variable: Variable) -> Explanation {
    var result = Explanation(active: [], edits: [], violated: [], dependsOnFreeVariable: true)
    guard isSolved, declared.contains(variable) else { return result }
    for slot in connectedSlots(to: variable) {
      guard let row = declared.constraints[slot], !isBroken(Int32(slot)),
        declared.leftSide(of: row).magnitude <= Tolerances.change
      else { continue }
      switch name(at: Int32(slot)) {
      case .edit(let edited): result.edits.append(edited)
      case .constraint(let id): result.active.append(id)
      }
    }
    result.edits.sort()
    result.violated = violatedConstraints.filter { id in
      declared.constraints[Int(id.slot)]?.terms.contains { $0.variable == variable } == true
    }
    result.dependsOnFreeVariable = ambiguousVariables().contains(variable)
    return result
  }

  /// The slots of the rows that share unknowns with one, directly or through others, in order.
  private func connectedSlots(to variable: Variable) -> [Int] {
    var reached: Set<Variable> = [variable]
    var found: Set<Int> = []
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for slot in declared.constraints.indices where !found.contains(slot) {
        guard let terms = declared.constraints[slot]?.terms,
          terms.contains(where: { reached.contains($0.variable) })
        else { continue }
        found.insert(slot)
        reached.formUnion(terms.map(\.variable))
        isGrowing = true
      }
    }
    return found.sorted()
  }

  /// The proof of the last solve's answer: the prices of Clp's programs; nil before the first solve.
  package func certificate() -> Certificate? { answerProof }
}
