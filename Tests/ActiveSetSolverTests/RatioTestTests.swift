import ActiveSetSolver
import LinearConstraints
import Statistics
import Testing

/// The walk along a direction, against the enumeration of all its breakpoints.
@Suite struct RatioTestTests {
  /// What a sum of violations may be off: the contract's own tolerance is 1e-6.
  private let tolerance = 1e-7

  private struct Pull {
    var terms: [Term]
    var shape: ConstraintShape
    var coefficient: Double

    func violation(at value: Double) -> Double {
      shape.relation.violation(of: coefficient * value + shape.constant)
    }
  }

  /// One unknown and many rows that pull on it: the optimum lies at a breakpoint, and the violations
  /// there are the lexicographically least of all breakpoints, after one exchange at most.
  @Test(arguments: 1...20)
  func theOptimumIsTheBestOfAllBreakpoints(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let solver = LexicographicSolver()
    let unknown = solver.makeVariable()
    var pulls: [Pull] = []
    for _ in 0..<3 + generator.number(below: 12) {
      let coefficient = [1, -1, 0.5, 2, -3][generator.number(below: 5)]
      let constant = Double(generator.number(below: 200)) - 100
      let relation: Relation =
        [.equal, .lessThanOrEqual, .greaterThanOrEqual][generator.number(below: 3)]
      let priority = try #require(Priority([250, 500, 750][generator.number(below: 3)]))
      let shape = ConstraintShape(relation, constant: constant, priority: priority)
      pulls.append(
        Pull(terms: [Term(coefficient, unknown)], shape: shape, coefficient: coefficient))
    }
    for pull in pulls { _ = try solver.add(pull.terms.span, pull.shape) }
    try solver.solve()
    // Along a line the first walk goes all the way.
    #expect(solver.work.pivots <= 1)

    let priorities = Set(pulls.map(\.shape.priority)).sorted(by: >)
    func violations(at value: Double) -> [Double] {
      priorities.map { priority in
        pulls.filter { $0.shape.priority == priority }.reduce(0) { $0 + $1.violation(at: value) }
      }
    }
    let breakpoints = pulls.map { -$0.shape.constant / $0.coefficient } + [0]
    let best = breakpoints.map { violations(at: $0) }.min {
      $0.lexicographicallyPrecedes($1) { $0 < $1 - 1e-9 }
    }
    let found = violations(at: solver.value(of: unknown))
    for (sum, least) in zip(found, try #require(best)) {
      #expect(
        abs(sum - least) < 1e-7, "\(found) at \(solver.value(of: unknown)), not \(best ?? [])")
    }
  }
}
