import DeclaredSystems
import LinearConstraints

// Building the tableau from nothing: at a conflict, and when rounding errors have grown.
extension SolvedSystem {
  /// Builds the tableau of the whole declared system, leaving out what conflicts.
  mutating func rebuild() throws(SolverError) {
    while try !rebuildRequired() {}
    try restoreBroken()
    var optional: [(order: Int, slot: Int32)] = []
    for (slot, constraint) in declared.constraints.enumerated() {
      guard let constraint, !constraint.shape.priority.isRequired else { continue }
      optional.append((constraint.order, Int32(slot)))
    }
    optional.sort { $0.order < $1.order }
    guard try insertOptional(optional.map(\.slot)) else {
      throw .numericalBreakdown("a constraint is too large for its coefficients")
    }
    work.factorizations += 1
    work.factorNonzeros += tableau.cellCount
  }

  /// Builds the tableau of the required constraints; false when a conflict was found that broke
  /// a constraint already in it.
  private mutating func rebuildRequired() throws(SolverError) -> Bool {
    var fresh = Tableau<Number>(cellLimit: tableau.cellLimit)
    fresh.pivots = tableau.pivots
    fresh.changedCells = tableau.changedCells
    tableau = fresh
    for slot in markers.indices { markers[slot] = nil }
    for slot in declared.unknowns.indices { declared.unknowns[slot].symbol = .none }
    makeSymbols()
    for slot in intactRequired() {
      guard try insert(slot) else {
        throw .numericalBreakdown("a constraint is too large for its coefficients")
      }
      guard try DualOptimizer.run(&tableau) != .feasible else { continue }
      guard try breakConflict(involving: slot) == slot, let marker = markers[Int(slot)] else {
        return false
      }
      // The usual case: the last one added is given up, the others fit as before.
      tableau.remove(marker)
      markers[Int(slot)] = nil
      guard try DualOptimizer.run(&tableau) == .feasible else { return false }
    }
    return true
  }

  /// The slots of the required constraints that are not broken, in order of addition.
  func intactRequired() -> [Int32] {
    var result: [(order: Int, slot: Int32)] = []
    for (slot, constraint) in declared.constraints.enumerated() {
      guard let constraint, constraint.shape.priority.isRequired, !isBroken(Int32(slot)) else {
        continue
      }
      result.append((constraint.order, Int32(slot)))
    }
    result.sort { $0.order < $1.order }
    return result.map(\.slot)
  }

  /// Finds one irreducible conflict, reports it, and breaks one of its members.
  ///
  /// The member with the greatest rank breaks; among equals, the one added last.
  private mutating func breakConflict(involving slot: Int32) throws(SolverError) -> Int32 {
    let members = try ConflictFilter<Number>.members(of: self, involving: slot)
    var broken = slot
    var greatest: (rank: Int8, order: Int)?
    for member in members {
      guard let constraint = declared.constraints[Int(member)] else { continue }
      let key = (rank: constraint.shape.breakRank, order: constraint.order)
      if let known = greatest, known >= key { continue }
      greatest = key
      broken = member
    }
    brokenOrders[Int(broken)] = greatest?.order ?? -1
    conflicts.append(
      Conflict(
        members: members.sorted().map { declared.id(at: Int($0)) },
        broken: declared.id(at: Int(broken))))
    return broken
  }

  /// Takes back, in order of addition, each broken constraint that fits.
  mutating func restoreBroken() throws(SolverError) {
    var broken: [(order: Int, slot: Int32)] = []
    for (slot, constraint) in declared.constraints.enumerated() {
      guard let constraint, isBroken(Int32(slot)) else { continue }
      broken.append((constraint.order, Int32(slot)))
    }
    broken.sort { $0.order < $1.order }
    for (_, slot) in broken {
      var saved = Tableau(copying: tableau)
      if try insert(slot), try DualOptimizer.run(&tableau) == .feasible {
        brokenOrders[Int(slot)] = -1
      } else {
        saved.pivots = tableau.pivots
        saved.changedCells = tableau.changedCells
        tableau = saved
        markers[Int(slot)] = nil
      }
    }
  }

  /// Adds optional constraints and optimises; false when one cannot be represented.
  mutating func insertOptional(_ slots: [Int32]) throws(SolverError) -> Bool {
    for slot in slots {
      guard try insert(slot) else { return false }
    }
    // Optional constraints are added feasibly, so no row is infeasible.
    _ = try DualOptimizer.run(&tableau)
    try PrimalOptimizer.run(&tableau)
    return true
  }

  /// Brings the constraint of a slot into the tableau; false when its scaled constant is too
  /// large for a number.
  mutating func insert(_ slot: Int32) throws(SolverError) -> Bool {
    guard let constraint = declared.constraints[Int(slot)] else { return true }
    let terms = constraint.terms.map {
      ($0.coefficient, declared.unknowns[Int($0.variable.slot)].symbol)
    }
    guard let scaled = ScaledConstraint(constraint, terms, owner: slot) else { return false }
    markers[Int(slot)] = tableau.insert(scaled)
    try tableau.checkCapacity()
    return true
  }
}

extension ScaledConstraint {
  /// Scales a constraint by a power of two, which is exact; nothing when its constant overflows.
  init?(_ declared: DeclaredSystem.Constraint, _ terms: [(Double, Symbol)], owner: Int32) {
    let greatest = terms.reduce(0) { max($0, $1.0.magnitude) }
    scale = Double(sign: .plus, exponent: -Int(greatest.exponent), significand: 1)
    let scaledConstant = declared.shape.constant * scale
    guard scaledConstant.isFinite, scale.isFinite, scale > 0 else { return nil }
    self.terms = []
    for (coefficient, symbol) in terms { self.terms.append((coefficient * scale, symbol)) }
    constant = scaledConstant
    relation = declared.shape.relation
    priority = declared.shape.priority
    self.owner = owner
  }
}
