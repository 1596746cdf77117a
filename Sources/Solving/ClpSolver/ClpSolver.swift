package import DeclaredSystems
package import LinearConstraints

/// COIN-OR's Clp, an industrial simplex code, as a strategy: how far a special solver is ahead of a
/// general one, and an oracle that shares no code with the others.
///
/// Each solve is a row of linear programs, one for each priority, highest first, on one model and from one
/// basis to the next. Its numerics are Clp's own, with tolerances of 1e-9; an answer whose certificate
/// does not hold is not handed out: the solve throws `numericalBreakdown`. Needs Clp's library when the
/// program runs (``isAvailable``).
///
/// Cost model, for *m* rows and *p* priorities: every solve sets up and runs *p* programs of *m* rows;
/// nothing is kept from solve to solve. Undetermined variables cost two programs for each variable, a
/// conflict of *k* members among *m* rows some *k* log *m*.
package final class ClpSolver: DeclaringSolver {
  let library: ClpLibrary
  var declared = DeclaredSystem()
  /// The orders of the constraints that are left out because of a conflict.
  private var brokenOrders: Set<Int> = []
  var isSolved = false
  /// The proof of the last solve's answer.
  var answerProof: Certificate?
  /// By slot: the violation at the last solve and the order of the constraint it belongs to.
  var rowViolations: [(amount: Double, order: Int)] = []
  /// The sums of violations, highest priority first.
  package private(set) var violations: [LevelViolation] = []
  /// The unknowns that the last solve changed, in order.
  package private(set) var changedVariables: [Variable] = []
  /// The conflicts that the last solve found, in the order of their last members.
  package private(set) var conflicts: [Conflict] = []
  /// What the solver did; pivots are Clp's simplex steps.
  package private(set) var work = SolverWork()

  /// Whether Clp is installed on this machine.
  package static var isAvailable: Bool { ClpLibrary.shared != nil }

  /// Creates a solver without unknowns; nil where Clp is not installed.
  package convenience init?() {
    guard let library = ClpLibrary.shared else { return nil }
    self.init(library)
  }

  /// Creates a solver without unknowns on functions that do what Clp's do.
  package init(_ library: ClpLibrary) {
    self.library = library
  }

  /// Changes the system as its user declared it.
  package func withDeclaredSystem<Result, Failure: Error>(
    _ change: (inout DeclaredSystem) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try change(&declared)
  }

  // MARK: Solving

  /// Brings the solution up to date with the batch.
  ///
  /// - Throws: `numericalBreakdown`.
  package func solve() throws(SolverError) {
    guard declared.isChanged || !isSolved else {
      (changedVariables, conflicts) = ([], [])
      return
    }
    let brokenBefore = brokenOrders
    let conflictsBefore = conflicts
    do throws(SolverError) {
      // What is not required any more is not broken, and may conflict anew when it is again.
      for slot in declared.changedConstraints where !isBroken(slot) {
        brokenOrders.remove(declared.constraints[Int(slot)]?.order ?? -1)
      }
      conflicts = try breakConflicts()
      try restoreBroken()
      var levels = try ClpLevels(declared, library) { isBroken($0) }
      guard try levels.solve() else {
        throw .numericalBreakdown("Clp finds a conflict that it does not find again")
      }
      let proof = try proof(of: levels)
      takeAnswers(levels)
      answerProof = proof
    } catch {
      (brokenOrders, conflicts) = (brokenBefore, conflictsBefore)
      throw error
    }
    declared.clearChanges()
    isSolved = true
    work.solves += 1
    work.blocksTouched += 1
    work.factorizations += 1
  }

  /// Breaks one member of each conflict until the required rows hold together: the one of the greatest
  /// rank, among equals the one added last.
  private func breakConflicts() throws(SolverError) -> [Conflict] {
    var required = ClpRequired(library)
    var found: [Conflict] = []
    while let members = try required.conflict(among: requiredSlots(broken: false), declared) {
      var broken = members[0]
      var greatest = (rank: Int8.min, order: -1)
      for member in members {
        guard let row = declared.constraints[Int(member)] else { continue }
        let key = (rank: row.shape.breakRank, order: row.order)
        if key > greatest { (broken, greatest) = (member, key) }
      }
      brokenOrders.insert(greatest.order)
      found.append(
        Conflict(
          members: members.sorted().map { declared.id(at: Int($0)) },
          broken: declared.id(at: Int(broken))))
    }
    work.pivots += required.iterations
    return found
  }

  /// Takes back, in order of addition, each broken row that fits.
  private func restoreBroken() throws(SolverError) {
    var required = ClpRequired(library)
    var intact = requiredSlots(broken: false)
    for slot in requiredSlots(broken: true) where try required.fits(intact + [slot], declared) {
      intact.append(slot)
      brokenOrders.remove(declared.constraints[Int(slot)]?.order ?? -1)
    }
    work.pivots += required.iterations
  }

  /// The proof of what the programs found, checked as anybody else would before it becomes the answer.
  private func proof(of levels: borrowing ClpLevels) throws(SolverError) -> Certificate {
    var proof = Certificate()
    for variable in declared.variables() {
      proof.values.append(Certificate.VariableValue(variable, value(of: variable, in: levels)))
    }
    for (slot, priority, value) in levels.nonzeroMultipliers() {
      proof.multipliers.append(Certificate.Multiplier(name(at: slot), priority, value))
    }
    for conflict in conflicts {
      let members = conflict.members.map(\.slot)
      proof.contradictions.append(try contradiction(conflict.broken.slot, among: members))
    }
    let intact = requiredSlots(broken: false)
    for slot in requiredSlots(broken: true) {
      proof.contradictions.append(try contradiction(slot, among: intact + [slot]))
    }
    let rows = declared.rows(
      isBroken: declared.constraints.indices.map { isBroken(Int32($0)) }, conflicts: conflicts)
    do {
      try CertificateChecker.check(proof, of: rows)
      return proof
    } catch {
      throw .numericalBreakdown("Clp's answer has no proof: \(error)")
    }
  }

  private func contradiction(
    _ broken: Int32, among slots: [Int32]
  ) throws(SolverError) -> Certificate.Contradiction {
    var required = ClpRequired(library)
    let shares = try required.contradiction(among: slots, declared) ?? []
    return Certificate.Contradiction(
      broken: declared.id(at: Int(broken)),
      shares: shares.map { .init(declared.id(at: Int($0.slot)), $0.factor) })
  }

  private func takeAnswers(_ levels: borrowing ClpLevels) {
    changedVariables = []
    for variable in declared.variables() {
      let slot = Int(variable.slot)
      let value = value(of: variable, in: levels)
      if (value - declared.unknowns[slot].value).magnitude > Tolerances.change {
        changedVariables.append(variable)
      }
      declared.unknowns[slot].value = value
    }
    rowViolations = Array(repeating: (0, -1), count: declared.constraints.count)
    var sums: [Priority: Double] = [:]
    for slot in declared.constraints.indices {
      guard let row = declared.constraints[slot] else { continue }
      let amount = row.shape.relation.violation(of: declared.leftSide(of: row))
      rowViolations[slot] = (amount, row.order)
      sums[row.shape.priority, default: 0] += amount
    }
    violations = sums.keys.sorted(by: >).map {
      LevelViolation(priority: $0, sum: sums[$0, default: 0])
    }
    work.changedVariables += changedVariables.count
    work.pivots += levels.iterations
  }
}

// Reading the system.
extension ClpSolver {
  /// An unknown that no row mentions is 0.
  func value(of variable: Variable, in levels: borrowing ClpLevels) -> Double {
    let slot = Int(variable.slot)
    return declared.unknowns[slot].useCount == 0 ? 0 : levels.value(at: slot)
  }

  func name(at slot: Int32) -> Certificate.Row {
    declared.constraints[Int(slot)]?.edited.map { .edit($0) }
      ?? .constraint(declared.id(at: Int(slot)))
  }

  func isBroken(_ slot: Int32) -> Bool {
    guard let row = declared.constraints[Int(slot)] else { return false }
    return row.shape.priority.isRequired && brokenOrders.contains(row.order)
  }

  /// The slots of the required rows, broken or not, in order of addition.
  func requiredSlots(broken: Bool) -> [Int32] {
    var result: [(order: Int, slot: Int32)] = []
    for (slot, row) in declared.constraints.enumerated() {
      guard let row, row.shape.priority.isRequired, isBroken(Int32(slot)) == broken else {
        continue
      }
      result.append((row.order, Int32(slot)))
    }
    return result.sorted { $0.order < $1.order }.map(\.slot)
  }

  func violation(at slot: Int) -> Double {
    guard slot < rowViolations.count,
      rowViolations[slot].order == declared.constraints[slot]?.order
    else { return 0 }
    return rowViolations[slot].amount
  }
}
