import LinearConstraints

/// A solver for tests of what drives solvers.
///
/// An unknown has the value that the last equality on it alone, or the edit, gives it. It knows
/// no conflicts but equalities that differ.
final class PinningSolver: IncrementalSolver {
  private struct Pin {
    var id: ConstraintID
    var term: Term
    var shape: ConstraintShape
  }

  private var variables = HandleTable()
  private var constraints = HandleTable()
  private var pins: [Pin] = []
  private var targets: [(variable: Variable, value: Double)] = []
  private var all: [Variable] = []
  private var values: [Variable: Double] = [:]
  private(set) var changedVariables: [Variable] = []
  private(set) var conflicts: [Conflict] = []
  private(set) var work = SolverWork()
  /// What was announced to it: unknowns, constraints and terms, and how many unknowns there were by then.
  private(set) var announcements: [[Int]] = []

  func reserveCapacity(variables: Int, constraints: Int, terms: Int) {
    announcements.append([variables, constraints, terms, all.count])
  }

  func makeVariable() -> Variable {
    let (slot, generation) = variables.insert()
    all.append(Variable(slot: slot, generation: generation))
    return Variable(slot: slot, generation: generation)
  }

  func discard(_ variable: Variable) throws(SolverError) {
    guard !pins.contains(where: { $0.term.variable == variable }) else {
      throw .variableInUse(variable)
    }
    all.removeAll { $0 == variable }
    variables.remove(slot: variable.slot)
  }

  func add(_ terms: Span<Term>, _ shape: ConstraintShape) throws(SolverError) -> ConstraintID {
    guard !terms.isEmpty else { throw .noTerms }
    let (slot, generation) = constraints.insert()
    let id = ConstraintID(slot: slot, generation: generation)
    pins.append(Pin(id: id, term: terms[0], shape: shape))
    return id
  }

  func remove(_ constraint: ConstraintID) throws(SolverError) {
    pins.remove(at: try index(of: constraint))
    constraints.remove(slot: constraint.slot)
  }

  func setConstant(_ constant: Double, of constraint: ConstraintID) throws(SolverError) {
    pins[try index(of: constraint)].shape.constant = constant
  }

  func setPriority(_ priority: Priority, of constraint: ConstraintID) throws(SolverError) {
    pins[try index(of: constraint)].shape.priority = priority
  }

  /// What a constraint is by now; nil for none.
  func shape(of constraint: ConstraintID) -> ConstraintShape? {
    pins.first { $0.id == constraint }?.shape
  }

  func setBreakRank(_ rank: Int8, of constraint: ConstraintID) throws(SolverError) {
    pins[try index(of: constraint)].shape.breakRank = rank
  }

  func setCoefficient(
    _ coefficient: Double, of variable: Variable, in constraint: ConstraintID
  ) throws(SolverError) {
    pins[try index(of: constraint)].term.coefficient = coefficient
  }

  func beginEditing(_ variable: Variable, priority: Priority) throws(SolverError) {
    targets.append((variable, value(of: variable)))
  }

  func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    guard let index = targets.firstIndex(where: { $0.variable == variable }) else {
      throw .notEditing(variable)
    }
    targets[index].value = value
  }

  func endEditing(_ variable: Variable) throws(SolverError) {
    targets.removeAll { $0.variable == variable }
  }

  func solve() throws(SolverError) {
    work.solves += 1
    let before = values
    values = [:]
    conflicts = []
    for pin in pins {
      let value = -pin.shape.constant / pin.term.coefficient
      if let other = values[pin.term.variable], other != value,
        let first = pins.first(where: { $0.term.variable == pin.term.variable })
      {
        conflicts.append(Conflict(members: [first.id, pin.id], broken: pin.id))
      } else {
        values[pin.term.variable] = value
      }
    }
    for target in targets where values[target.variable] == nil {
      values[target.variable] = target.value
    }
    changedVariables = all.filter { before[$0, default: 0] != values[$0, default: 0] }
  }

  func value(of variable: Variable) -> Double { values[variable, default: 0] }

  func isBroken(_ constraint: ConstraintID) -> Bool {
    conflicts.contains { $0.broken == constraint }
  }

  func violation(of constraint: ConstraintID) -> Double {
    guard let pin = pins.first(where: { $0.id == constraint }) else { return 0 }
    return (pin.term.coefficient * value(of: pin.term.variable) + pin.shape.constant).magnitude
  }

  var violations: [LevelViolation] {
    [
      LevelViolation(
        priority: .required, sum: pins.reduce(0) { $0 + violation(of: $1.id) })
    ]
  }

  var violatedConstraints: [ConstraintID] { [] }

  func ambiguousVariables() -> [Variable] { all.filter { values[$0] == nil } }

  func explanation(of variable: Variable) -> Explanation {
    Explanation(active: [], edits: [], violated: [], dependsOnFreeVariable: true)
  }

  func certificate() -> Certificate? { nil }

  private func index(of constraint: ConstraintID) throws(SolverError) -> Int {
    guard let index = pins.firstIndex(where: { $0.id == constraint }) else {
      throw .unknownConstraint(constraint)
    }
    return index
  }
}
