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

/// SplitMix64: small, seeded, the same everywhere.
struct TestGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(below bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }
}
