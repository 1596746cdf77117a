import FlatStorage
public import LinearConstraints

extension PartitionedSolver {
  func check(_ variable: Variable) throws(SolverError) {
    guard isKnown(variable) else { throw .unknownVariable(variable) }
  }

  func isKnown(_ variable: Variable) -> Bool {
    variables.contains(slot: variable.slot, generation: variable.generation)
      && !unknowns[variable.slot].isDiscarded
  }

  func isKnown(_ constraint: ConstraintID) -> Bool {
    constraints.contains(slot: constraint.slot, generation: constraint.generation)
  }

  func check(_ constraint: ConstraintID) throws(SolverError) {
    guard isKnown(constraint), rows[constraint.slot].kind != .edit,
      !rows[constraint.slot].isRemoved
    else { throw .unknownConstraint(constraint) }
  }

  func checkFinite(_ value: Double) throws(SolverError) {
    guard value.isFinite else { throw .notFinite(value) }
  }

  func variable(at slot: Int32) -> Variable {
    Variable(slot: slot, generation: variables.generation(at: slot))
  }

  func constraint(at slot: Int32) -> ConstraintID {
    ConstraintID(slot: slot, generation: constraints.generation(at: slot))
  }

  /// The value of an unknown after the last solve.
  ///
  /// - Complexity: O(1).
  public func value(of variable: Variable) -> Double {
    guard isKnown(variable) else { return 0 }
    let location = unknowns[variable.slot]
    return location.block < 0 ? 0 : block(location.block).core.iterate[location.local]
  }

  /// The unknowns that the last solve changed, block by block.
  ///
  /// - Complexity: O(unknowns that moved).
  public var changedVariables: [Variable] {
    let count = solvedBlocks.reduce(0) { $0 + (blocks[Int($1)]?.core.iterate.movedCount ?? 0) }
    let isOversized = changeList.capacity > 4096 && count < changeList.capacity / 8
    changeList.removeAll(keepingCapacity: !isOversized)
    for index in solvedBlocks {
      guard let block = blocks[Int(index)] else { continue }
      for moved in 0..<block.core.iterate.movedCount {
        guard let local = block.core.iterate.changedUnknown(moved), block.unknownNames[local] >= 0
        else {
          continue
        }
        let name = block.unknownNames[local]
        if !unknowns[name].isDiscarded { changeList.append(variable(at: name)) }
      }
    }
    return changeList
  }

  /// Whether a required constraint is left out because of a conflict.
  public func isBroken(_ constraint: ConstraintID) -> Bool {
    guard isKnown(constraint), rows[constraint.slot].block >= 0 else { return false }
    let location = rows[constraint.slot]
    return block(location.block).core.isBroken(row: location.local)
  }

  /// How much a constraint is violated, in its own units.
  public func violation(of constraint: ConstraintID) -> Double {
    guard isKnown(constraint), rows[constraint.slot].block >= 0 else { return 0 }
    let location = rows[constraint.slot]
    return block(location.block).core.violation(ofRow: location.local)
  }

  /// The sums of violations by priority.
  ///
  /// - Complexity: O(all coefficients).
  public var violations: [LevelViolation] {
    var all: [LevelViolation] = []
    for block in blocks {
      if let block { all += block.core.levelSums() }
    }
    // Sorting keeps the order of blocks within a priority, hence the order of summation.
    let order = all.indices.sorted {
      all[$0].priority != all[$1].priority ? all[$0].priority > all[$1].priority : $0 < $1
    }
    var result: [LevelViolation] = []
    for index in order {
      if let last = result.last, last.priority == all[index].priority {
        result[result.count - 1].sum += all[index].sum
      } else {
        result.append(all[index])
      }
    }
    return result
  }

  /// The violated optional constraints in order.
  ///
  /// - Complexity: O(all coefficients).
  public var violatedConstraints: [ConstraintID] {
    var result: [ConstraintID] = []
    for block in blocks {
      guard let block else { continue }
      for local in block.core.violatedOptionalRows() where block.rowNames[local] >= 0 {
        result.append(constraint(at: block.rowNames[local]))
      }
    }
    return result.sorted()
  }

  /// The unknowns that the optimum leaves free, in order.
  ///
  /// - Complexity: that of building and solving a system of the unknowns that may be free.
  public func ambiguousVariables() -> [Variable] {
    var isFree = FlatArray<Bool>(repeating: false, count: unknowns.count)
    for block in blocks {
      guard let block else { continue }
      do {
        for local in try block.core.ambiguousUnknowns() where block.unknownNames[local] >= 0 {
          isFree[block.unknownNames[local]] = true
        }
      } catch {
        // Numbers beyond the method: no unknown of the block can be said to be determined.
        for local in block.unknownNames.indices where block.unknownNames[local] >= 0 {
          isFree[block.unknownNames[local]] = true
        }
      }
    }
    var result: [Variable] = []
    for name in 0..<Int32(unknowns.count)
    where variables.isUsed(slot: name) && !unknowns[name].isDiscarded {
      if unknowns[name].block < 0 || isFree[name] { result.append(variable(at: name)) }
    }
    return result
  }

  /// Why an unknown has its value: its row of the inverse of its block's basis.
  public func explanation(of variable: Variable) -> Explanation {
    var result = Explanation(active: [], edits: [], violated: [], dependsOnFreeVariable: true)
    guard isKnown(variable), unknowns[variable.slot].block >= 0 else { return result }
    let block = block(unknowns[variable.slot].block)
    let found = block.core.explain(unknowns[variable.slot].local)
    result.dependsOnFreeVariable = found.dependsOnHeldUnknown
    for local in found.active {
      let row = block.core.problem.rows[local]
      if row.kind == .edit {
        let unknown = block.core.problem.coefficients[row.firstCoefficient].unknown
        result.edits.append(self.variable(at: block.unknownNames[unknown]))
      } else {
        result.active.append(constraint(at: block.rowNames[local]))
      }
    }
    for local in found.violated where block.core.problem.rows[local].kind != .edit {
      result.violated.append(constraint(at: block.rowNames[local]))
    }
    result.active.sort()
    result.edits.sort()
    result.violated.sort()
    return result
  }

  /// The proof that the last solve's answer is the optimum, put together from those of the blocks.
  ///
  /// - Complexity: O(all coefficients), and for each conflict and broken constraint that of solving
  ///   the required constraints that hang together with it.
  public func certificate() -> Certificate? {
    var result = Certificate()
    for name in 0..<Int32(unknowns.count)
    where variables.isUsed(slot: name) && !unknowns[name].isDiscarded {
      let variable = variable(at: name)
      result.values.append(Certificate.VariableValue(variable, value(of: variable)))
    }
    var proven: [Conflict: Certificate.Contradiction] = [:]
    var status: [Certificate.Contradiction] = []
    for index in blocks.indices {
      guard let block = blocks[index] else { continue }
      for share in block.core.rowMultipliers() {
        let name = block.rowNames[share.row]
        let row: Certificate.Row
        if block.core.problem.rows[share.row].kind == .edit {
          let unknown = block.core.editedUnknown(ofRow: share.row)
          row = .edit(variable(at: block.unknownNames[unknown]))
        } else {
          row = .constraint(constraint(at: name))
        }
        result.multipliers.append(Certificate.Multiplier(row, share.priority, share.value))
      }
      let found = solvedBlocks.contains(Int32(index)) ? block.conflicts : []
      for (offset, proof) in block.core.contradictions(of: found).enumerated() {
        let named = Certificate.Contradiction(
          broken: constraint(at: block.rowNames[proof.broken]),
          shares: proof.shares.map { .init(constraint(at: block.rowNames[$0.row]), $0.factor) })
        if offset < found.count {
          let conflict = Conflict(
            members: found[offset].members.map { constraint(at: block.rowNames[$0]) }.sorted(),
            broken: named.broken)
          proven[conflict] = named
        } else {
          status.append(named)
        }
      }
    }
    result.contradictions = conflicts.compactMap { proven[$0] } + status
    return result
  }

  /// What was done since the solver was made, in all blocks together.
  public var work: SolverWork {
    var result = retiredWork
    for block in blocks {
      guard let block else { continue }
      let solves = result.solves
      result = result + block.core.work
      result.solves = solves
    }
    return result
  }
}
