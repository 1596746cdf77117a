import ActiveSetSolver
import LinearConstraints
import SolverCatalog
import Statistics
import Testing

/// What must hold for any system, checked on seeded random ones.
@Suite struct PropertyTests {
  static let seeds: Range<UInt64> = 0..<150

  private func areClose(_ left: [Double], _ right: [Double]) -> Bool {
    zip(left, right).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($0)) }
  }

  /// A solver that has solved a system.
  private func solved(
    _ system: RandomSketch, order: [Int]? = nil
  ) throws -> LexicographicSolver {
    let solver = LexicographicSolver()
    _ = try system.build(on: SystemSketch(solver), order: order)
    try solver.solve()
    return solver
  }

  @Test func noVertexIsBetter() throws {
    for seed in Self.seeds {
      let system = RandomSketch(seed: seed, variableCount: 2, rowCount: 3 + Int(seed % 6))
      let solver = try solved(system)
      let best = system.leastSumsByEnumeration()
      #expect(areClose(solver.sketchSums, best), "seed \(seed): \(solver.sketchSums), \(best)")
    }
  }

  @Test func theOrderOfAddingDoesNotMatter() throws {
    for seed in Self.seeds {
      let system = RandomSketch(seed: seed, variableCount: 8, rowCount: 20)
      var random = SeededGenerator(seed: seed &+ 1)
      let shuffled = Array(system.rows.indices).shuffled(using: &random)
      let (first, second) = (try solved(system), try solved(system, order: shuffled))
      let (one, other) = (first.sketchSums, second.sketchSums)
      #expect(areClose(one, other), "seed \(seed): \(one), \(other)")
    }
  }

  @Test(arguments: SolverStrategy.allCases)
  func addingAndRemovingIsTheIdentity(_ strategy: SolverStrategy) throws {
    for seed in Self.seeds.prefix(60) {
      let system = RandomSketch(seed: seed, variableCount: 6, rowCount: 14)
      let extra = RandomSketch(seed: seed &+ 999, variableCount: 6, rowCount: 5, requiredShare: 9)
      let solver = strategy.makeSolver()
      let variables = try system.build(on: SystemSketch(solver)).variables
      try solver.solve()
      let before = solver.sketchSums
      var added: [ConstraintID] = []
      for row in extra.rows {
        let terms = zip(row.coefficients, variables).filter { $0.0 != 0 }.map { ($0.0, $0.1) }
        added.append(
          try SystemSketch(solver).add(row.relation, terms, row.constant, at: row.priority))
        try solver.solve()
      }
      for constraint in added.reversed() {
        try solver.remove(constraint)
        try solver.solve()
      }
      let after = solver.sketchSums
      #expect(areClose(before, after), "\(strategy), seed \(seed): \(before), \(after)")
    }
  }

  /// Rows in other units, from 1e-3 to 1e6, mean the same.
  @Test func theScaleOfARequiredRowDoesNotMatter() throws {
    for seed in Self.seeds {
      let system = RandomSketch(seed: seed, variableCount: 6, rowCount: 16, requiredShare: 2)
      var scaled = system
      var random = SeededGenerator(seed: seed)
      let scales = [1e-3, 1e-2, 1, 1e3, 1e6]
      for index in scaled.rows.indices where scaled.rows[index].priority == 1000 {
        let scale = scales[random.number(below: scales.count)]
        scaled.rows[index].coefficients = scaled.rows[index].coefficients.map { $0 * scale }
        scaled.rows[index].constant *= scale
      }
      let (first, second) = (try solved(system), try solved(scaled))
      #expect(first.conflicts.isEmpty && second.conflicts.isEmpty, "seed \(seed)")
      let (one, other) = (first.sketchSums.dropFirst(), second.sketchSums.dropFirst())
      #expect(areClose(Array(one), Array(other)), "seed \(seed): \(one), \(other)")
    }
  }

  /// Unknowns in other units, and required rows too: coefficients from 1e-3 to 1e6 in one system.
  @Test func theScaleOfAnUnknownDoesNotMatter() throws {
    for seed in Self.seeds {
      let system = RandomSketch(seed: seed, variableCount: 6, rowCount: 16, requiredShare: 3)
      var scaled = system
      var random = SeededGenerator(seed: seed &+ 5)
      let units = (0..<6).map { _ in [1e-3, 1, 1, 1e3][random.number(below: 4)] }
      for index in scaled.rows.indices {
        let isRequired = scaled.rows[index].priority == 1000
        let scale = isRequired ? [1, 1e3][random.number(below: 2)] : 1
        for unknown in 0..<6 {
          scaled.rows[index].coefficients[unknown] *= units[unknown] * scale
        }
        scaled.rows[index].constant *= scale
      }
      let (first, second) = (try solved(system), try solved(scaled))
      #expect(second.conflicts.isEmpty, "seed \(seed)")
      let (one, other) = (first.sketchSums.dropFirst(), second.sketchSums.dropFirst())
      #expect(areClose(Array(one), Array(other)), "seed \(seed): \(one), \(other)")
    }
  }

  /// Rows come and go in a random order, with solves in between; only what stays counts.
  @Test(arguments: SolverStrategy.allCases)
  func theOrderOfAddingAndRemovingDoesNotMatter(_ strategy: SolverStrategy) throws {
    for seed in Self.seeds.prefix(60) {
      var system = RandomSketch(seed: seed, variableCount: 6, rowCount: 22)
      var random = SeededGenerator(seed: seed &+ 3)
      let solver = strategy.makeSolver()
      let sketch = SystemSketch(solver)
      let variables = sketch.variables(6)
      var added: [Int: ConstraintID] = [:]
      for index in system.rows.indices.shuffled(using: &random) {
        let row = system.rows[index]
        let terms = zip(row.coefficients, variables).filter { $0.0 != 0 }.map { ($0.0, $0.1) }
        added[index] = try sketch.add(row.relation, terms, row.constant, at: row.priority)
        if random.number(below: 2) == 0 { try solver.solve() }
        let victim = random.number(below: 44)
        if let constraint = added.removeValue(forKey: victim) {
          try solver.remove(constraint)
          if random.number(below: 2) == 0 { try solver.solve() }
        }
      }
      try solver.solve()
      system.rows = system.rows.indices.filter { added[$0] != nil }.map { system.rows[$0] }
      let fresh = SolverStrategy.cold.makeSolver()
      _ = try system.build(on: SystemSketch(fresh))
      try fresh.solve()
      let (one, other) = (solver.sketchSums, fresh.sketchSums)
      #expect(areClose(one, other), "\(strategy), seed \(seed): \(one), \(other)")
    }
  }

  @Test func runsAreIdenticalToTheBit() throws {
    for seed in Self.seeds.prefix(30) {
      let system = RandomSketch(seed: seed, variableCount: 40, rowCount: 60)
      let solvers: [any IncrementalSolver] = [
        LexicographicSolver(), LexicographicSolver(),
      ]
      var values: [[UInt64]] = []
      for solver in solvers {
        let (variables, constraints) = try system.build(on: SystemSketch(solver))
        try solver.solve()
        for constraint in constraints.prefix(20) {
          try solver.setConstant(Double(seed) + 3.7, of: constraint)
          try solver.solve()
        }
        values.append(variables.map { solver.value(of: $0).bitPattern })
      }
      #expect(values[0] == values[1], "seed \(seed)")
    }
  }
}
