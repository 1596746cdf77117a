import LinearConstraints
import SolverCatalog
import Statistics
import Testing

/// Multipliers as what they mean: how fast the least violations change with the constant of a row.
@Suite struct MultiplierTests {
  /// How far constants are moved.
  ///
  /// Smaller, and the difference of two sums is their rounding; larger, and it meets breakpoints.
  private static let step = 1e-4
  /// What a slope found by differences may be off: the rounding of sums near 1,000 over the step.
  private static let tolerance = 1e-7

  /// A system with chance coefficients, so that hardly ever two rows meet at one point.
  private struct Sketch {
    var solver: any IncrementalSolver
    var constraints: [(id: ConstraintID, constant: Double)] = []

    init(seed: UInt64, strategy: SolverStrategy) throws {
      solver = strategy.makeSolver()
      var generator = SeededGenerator(seed: seed)
      let priorities = [.required] + [750, 500, 250].compactMap(Priority.init)
      let variables = (0..<3 + generator.number(below: 5)).map { _ in solver.makeVariable() }
      for _ in 0..<2 * variables.count + generator.number(below: 8) {
        let terms = variables.filter { _ in generator.number(below: 3) > 0 }.map {
          Term(4 * generator.share() - 2, $0)
        }
        let constant = 200 * generator.share() - 100
        let shape = ConstraintShape(
          generator.pick(Relation.allCases), constant: constant,
          priority: generator.pick(priorities))
        // A required row for each second variable, so that they hold together.
        let isKept = !shape.priority.isRequired || constraints.count < variables.count / 2
        guard isKept, !terms.isEmpty else { continue }
        constraints.append((try solver.add(terms.span, shape), constant))
      }
    }

    /// The least sums of violations with one constant moved, by priority.
    func sums(moving index: Int, by change: Double) throws -> [Priority: Double] {
      let (id, constant) = constraints[index]
      try solver.setConstant(constant + change, of: id)
      try solver.solve()
      return Dictionary(uniqueKeysWithValues: solver.violations.map { ($0.priority, $0.sum) })
    }
  }

  @Test(arguments: SolverStrategy.allCases, 1...12)
  func multipliersAreWhatDifferencesFind(strategy: SolverStrategy, seed: UInt64) throws {
    let sketch = try Sketch(seed: seed, strategy: strategy)
    var compared = 0
    for (index, constraint) in sketch.constraints.enumerated() {
      let here = try sketch.sums(moving: index, by: 0)
      let certificate = try #require(sketch.solver.certificate())
      try #require(sketch.solver.conflicts.isEmpty)
      let above = try sketch.sums(moving: index, by: Self.step)
      let below = try sketch.sums(moving: index, by: -Self.step)
      _ = try sketch.sums(moving: index, by: 0)
      for (priority, sum) in here {
        let rising = ((above[priority] ?? 0) - sum) / Self.step
        let falling = (sum - (below[priority] ?? 0)) / Self.step
        // Where a breakpoint lies between, there is no one slope.
        guard abs(rising - falling) < Self.tolerance else { continue }
        let multiplier =
          certificate.multipliers.first {
            $0.row == .constraint(constraint.id) && $0.priority == priority
          }?.value ?? 0
        #expect(
          abs(multiplier - rising) < Self.tolerance,
          "constraint \(index) at \(priority): \(multiplier), by differences \(rising)")
        compared += 1
      }
    }
    #expect(compared >= 3 * sketch.constraints.count / 2, "only \(compared) could be compared")
  }
}
