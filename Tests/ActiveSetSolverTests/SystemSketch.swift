import LinearConstraints

/// A solver with short words for building systems in tests.
struct SystemSketch {
  let solver: any IncrementalSolver

  init(_ solver: any IncrementalSolver) {
    self.solver = solver
  }

  func variables(_ count: Int) -> [Variable] {
    (0..<count).map { _ in solver.makeVariable() }
  }

  @discardableResult
  func add(
    _ relation: Relation, _ terms: [(Double, Variable)], _ constant: Double = 0,
    at priority: Double = 1000, breakRank: Int8 = 0
  ) throws -> ConstraintID {
    try solver.add(
      LinearConstraint(
        terms.map { Term($0.0, $0.1) },
        ConstraintShape(
          relation, constant: constant, priority: Priority(priority) ?? .required,
          breakRank: breakRank)))
  }
}
