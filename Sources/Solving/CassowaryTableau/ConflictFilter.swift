import DeclaredSystems
import LinearConstraints

/// Finds an irreducible set of required constraints that cannot hold together.
///
/// The set is the one that the deletion filter leaves when it tries to do without the constraints
/// added last first: so the earliest survive, and the set depends on nothing but the system. It is
/// found from the other end. The last member is the first constraint that does not fit those
/// before it; the last but one is the first that does not fit those before it and the last member;
/// and so on, until the members alone do not fit. Each round adds constraints to an empty tableau
/// one by one, so a set of *k* members costs *k* + 1 builds of the part of the system that hangs
/// together.
struct ConflictFilter<Number: TableauNumber>: ~Copyable {
  private var tableau = Tableau<Number>()
  /// By slot of an unknown.
  private var symbols: [Symbol]
  /// The constraints inserted, by slot, with their markers.
  private var markers: [(slot: Int32, marker: ConstraintMarker)] = []

  /// The row of the tableau that the last constraint made infeasible.
  private var infeasibleRow: Int?

  /// The slots of the members.
  ///
  /// - Throws: `numericalBreakdown` when the constraints fit together after all.
  static func members(
    of system: borrowing SolvedSystem<Number>, involving slot: Int32
  ) throws(SolverError) -> [Int32] {
    let candidates = connected(to: slot, in: system)
    var members: [Int32] = []
    var limit = candidates.count
    while true {
      var filter = ConflictFilter(unknownCount: system.declared.unknowns.count)
      var doFit = true
      for member in members where doFit { doFit = try filter.insert(member, from: system.declared) }
      if !doFit { return members }
      var next: Int?
      for position in 0..<limit
      where try !filter.insert(candidates[position], from: system.declared) {
        next = position
        break
      }
      guard let next else {
        throw .numericalBreakdown("a conflict vanishes when it is looked at closely")
      }
      members.append(candidates[next])
      limit = next
    }
  }

  init(unknownCount: Int) {
    symbols = Array(repeating: .none, count: unknownCount)
  }

  /// The factors with which constraints that cannot hold together add up to a positive constant
  /// (Farkas' lemma); nil when they can.
  ///
  /// Adds them in the order given until they do not fit. The row that cannot become feasible is an
  /// identity between markers, that is, between left sides: all unknowns cancel out in it.
  mutating func contradiction(
    among slots: [Int32], _ declared: borrowing DeclaredSystem
  ) throws(SolverError) -> [(slot: Int32, factor: Double)]? {
    for slot in slots where try !insert(slot, from: declared) {
      guard let row = infeasibleRow else { return nil }
      let constant = tableau.constants[row].value
      // basic = constant + cells: the left sides with these factors add up to minus the constant.
      let sign: Double = constant > 0 ? -1 : 1
      var factors: [(slot: Int32, factor: Double)] = []
      for (slot, marker) in markers {
        let isBasic = tableau.basics[row] == marker.marker.index
        let cell = isBasic ? -1 : tableau.rows[row].coefficient(of: marker.marker).value
        factors.append((slot, sign * cell * marker.sign * marker.scale))
      }
      // What cancelled out but for rounding has no part in the proof.
      let largest = factors.reduce(0) { max($0, $1.factor.magnitude) }
      return factors.filter { $0.factor.magnitude > TableauTolerances.coefficient * largest }
    }
    return nil
  }

  /// Adds a constraint; false when it does not fit those added before.
  private mutating func insert(
    _ slot: Int32, from declared: borrowing DeclaredSystem
  ) throws(SolverError) -> Bool {
    guard let constraint = declared.constraints[Int(slot)] else { return true }
    var terms: [(Double, Symbol)] = []
    for term in constraint.terms {
      let unknown = Int(term.variable.slot)
      if symbols[unknown] == .none {
        symbols[unknown] = tableau.makeSymbol(.external, owner: term.variable.slot)
      }
      terms.append((term.coefficient, symbols[unknown]))
    }
    guard let scaled = ScaledConstraint(constraint, terms, owner: slot) else {
      throw .numericalBreakdown("a constraint is too large for its coefficients")
    }
    markers.append((slot, tableau.insert(scaled)))
    try tableau.checkCapacity()
    guard case .infeasible(let row) = try DualOptimizer.run(&tableau) else { return true }
    infeasibleRow = row
    return false
  }

  /// The intact required constraints that share unknowns with one of them, directly or through
  /// others, in order of addition.
  static func connected(
    to slot: Int32, in system: borrowing SolvedSystem<Number>
  ) -> [Int32] {
    let required = system.intactRequired()
    var constraintsOf: [[Int32]] = Array(
      repeating: [], count: system.declared.unknowns.count)
    for candidate in required {
      for term in system.declared.constraints[Int(candidate)]?.terms ?? [] {
        constraintsOf[Int(term.variable.slot)].append(candidate)
      }
    }
    var isReached = Array(repeating: false, count: system.declared.constraints.count)
    isReached[Int(slot)] = true
    var open = [slot]
    while let constraint = open.popLast() {
      for term in system.declared.constraints[Int(constraint)]?.terms ?? [] {
        var neighbours: [Int32] = []
        swap(&neighbours, &constraintsOf[Int(term.variable.slot)])
        for neighbour in neighbours where !isReached[Int(neighbour)] {
          isReached[Int(neighbour)] = true
          open.append(neighbour)
        }
      }
    }
    return required.filter { isReached[Int($0)] }
  }
}
