import DeclaredSystems
import LinearConstraints

/// The tableau together with what of the declared system is in it.
struct SolvedSystem<Number: TableauNumber>: ~Copyable {
  var declared = DeclaredSystem()
  var tableau: Tableau<Number>
  /// By slot of a constraint; `nil` where it is not in the tableau.
  var markers: [ConstraintMarker?] = []
  /// By slot of a constraint: the order of the constraint there that is left out because of a
  /// conflict, or -1. (A slot may be given to another constraint before anybody looks again.)
  var brokenOrders: [Int] = []
  /// The conflicts found by the solve in progress, or by the last one.
  var conflicts: [Conflict] = []
  /// The number of pivots when the tableau was last compared with its constraints.
  private var checkedPivots = 0
  /// Whether the last update brought constraints or other priorities, hence sums of costs, in.
  private var hasNewCosts = false
  /// Whether the tableau can be brought up to date, instead of being built anew.
  var isTableauSound = true
  var work = SolverWork()

  // Answers of the last solve, by slot of a constraint, and by level.
  var violations: [SolvedViolation] = []
  var levelViolations: [LevelViolation] = []
  var changedVariables: [Variable] = []

  /// Creates an empty system whose tableau may hold so many nonzeros.
  init(cellLimit: Int) {
    tableau = Tableau(cellLimit: cellLimit)
  }

  /// Continues with the system and the last answers of another one; its tableau is built anew.
  init(continuing other: consuming SolvedSystem<Double>) {
    tableau = Tableau(cellLimit: min(other.tableau.cellLimit, Number.cellLimit))
    markers = Array(repeating: nil, count: other.markers.count)
    brokenOrders = other.brokenOrders
    conflicts = other.conflicts
    isTableauSound = false
    work = other.work
    violations = other.violations
    levelViolations = other.levelViolations
    changedVariables = other.changedVariables
    declared = other.declared
  }

  /// Solves what changed; see ``IncrementalSolver/solve()``.
  mutating func solve() throws(SolverError) {
    guard declared.isChanged || !isTableauSound else {
      changedVariables = []
      conflicts = []
      return
    }
    let brokenBefore = brokenOrders
    let conflictsBefore = conflicts
    conflicts = []
    while brokenOrders.count < declared.constraints.count {
      brokenOrders.append(-1)
      markers.append(nil)
    }
    let (pivots, cells) = (tableau.pivots, tableau.changedCells)
    do throws(SolverError) {
      try bringUpToDate()
    } catch {
      isTableauSound = false
      // What it held is of no use, and may be most of the memory there is.
      tableau = Tableau(cellLimit: tableau.cellLimit)
      brokenOrders = brokenBefore
      conflicts = conflictsBefore
      throw error
    }
    declared.clearChanges()
    work.solves += 1
    work.blocksTouched += 1
    work.pivots += tableau.pivots - pivots
    work.solveNonzeros += tableau.changedCells - cells
    updateAnswers()
  }

  private mutating func bringUpToDate() throws(SolverError) {
    if !Number.isExtended, declared.isWide {
      throw .numericalBreakdown("the numbers are too far apart for double precision")
    }
    // What is not required any more is not broken, and may conflict anew when it is again.
    for slot in declared.changedConstraints where !isBroken(slot) { brokenOrders[Int(slot)] = -1 }
    let brokenBefore = brokenOrders
    if isTableauSound, hasUpdated() {
      checkedPivots = tableau.pivots
      return
    }
    // What an update that is not believed broke or took back is void.
    brokenOrders = brokenBefore
    conflicts = []
    try rebuild()
    if let contradiction = inconsistency() ?? imbalance() {
      throw .numericalBreakdown("the tableau contradicts its constraints: \(contradiction)")
    }
    if tableau.hasMetDoubt {
      throw .numericalBreakdown("an element of the tableau is as small as rounding errors")
    }
    if Number.isExtended || hasBroken, !isProven() {
      throw .numericalBreakdown("the tableau's answer has no proof")
    }
    checkedPivots = tableau.pivots
    isTableauSound = true
  }

  /// Applies the batch to the tableau that there is; false when the result is not believed.
  ///
  /// Rounding errors grow in pivots; constants of ordinary size that move add next to nothing.
  private mutating func hasUpdated() -> Bool {
    hasNewCosts = false
    guard (try? update()) == true, !tableau.hasMetDoubt else { return false }
    let needsProof = Number.isExtended || hasBroken
    if !needsProof, canSkipConsistencyCheck { return true }
    return (inconsistency() ?? imbalance()) == nil && (!needsProof || isProven())
  }

  /// Whether a constraint is left out because of a conflict.
  private var hasBroken: Bool {
    declared.constraints.indices.contains { isBroken(Int32($0)) }
  }

  /// Whether the last update was too simple to have gone wrong.
  private var canSkipConsistencyCheck: Bool {
    tableau.pivots == checkedPivots && !hasNewCosts
      && tableau.magnitude < TableauTolerances.uncheckedMagnitude
  }

  /// Applies the batch to the tableau; false when it has to be built anew.
  private mutating func update() throws(SolverError) -> Bool {
    let pending = applyRemovals()
    try PrimalOptimizer.run(&tableau)
    var required: [Int32] = []
    var optional: [Int32] = []
    for slot in pending {
      guard let constraint = declared.constraints[Int(slot)] else { continue }
      if var marker = markers[Int(slot)] {
        let constant = constraint.shape.constant * marker.scale
        guard constant.isFinite else { return false }
        if constant != marker.constant {
          tableau.shiftConstant(of: &marker, by: constant - marker.constant)
          marker.constant = constant
          markers[Int(slot)] = marker
        }
      } else if constraint.shape.priority.isRequired {
        if !isBroken(slot) { required.append(slot) }
      } else {
        optional.append(slot)
      }
    }
    hasNewCosts = hasNewCosts || !required.isEmpty || !optional.isEmpty
    guard try DualOptimizer.run(&tableau) == .feasible else { return false }
    for slot in required {
      guard try insert(slot), try DualOptimizer.run(&tableau) == .feasible else { return false }
    }
    try restoreBroken()
    return try insertOptional(optional)
  }

  /// Takes removed constraints and unknowns out and moves priorities; returns the slots that changed
  /// otherwise, each once, in the order in which their constraints were added.
  private mutating func applyRemovals() -> [Int32] {
    for slot in declared.removedConstraints {
      if let marker = markers[Int(slot)] {
        tableau.remove(marker)
        markers[Int(slot)] = nil
      }
    }
    for mark in declared.discardedMarks { tableau.remove(unknown: Symbol(mark)) }
    if declared.hasNewVariables { makeSymbols() }
    var pending: [(order: Int, slot: Int32)] = []
    for slot in declared.changedConstraints {
      guard let constraint = declared.constraints[Int(slot)] else { continue }
      pending.append((constraint.order, slot))
      if var marker = markers[Int(slot)], marker.priority != constraint.shape.priority {
        tableau.setPriority(constraint.shape.priority, of: &marker)
        hasNewCosts = true
        markers[Int(slot)] = marker
      }
    }
    pending.sort { $0.order < $1.order }
    var slots: [Int32] = []
    for entry in pending where slots.last != entry.slot { slots.append(entry.slot) }
    return slots
  }

  /// Whether the constraint in a slot is left out because of a conflict.
  func isBroken(_ slot: Int32) -> Bool {
    guard Int(slot) < brokenOrders.count, let constraint = declared.constraints[Int(slot)] else {
      return false
    }
    return brokenOrders[Int(slot)] == constraint.order && constraint.shape.priority.isRequired
  }

  mutating func makeSymbols() {
    for variable in declared.variables() {
      let slot = Int(variable.slot)
      guard declared.unknowns[slot].symbol == .none else { continue }
      declared.unknowns[slot].symbol = tableau.makeSymbol(.external, owner: variable.slot)
    }
  }
}
