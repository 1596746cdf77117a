import ActiveSetSolver
import Foundation
import LinearConstraints
import ProcessEnvironment
import Statistics
import Testing

/// Long runs of random edits stay on the solution and do not slow down.
@Suite struct DriftTests {
  /// Runs `edits` random edits on rows of equal columns and compares with a fresh solver.
  private func run(edits: Int, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (solver, fresh) = (LexicographicSolver(), LexicographicSolver())
    let kept = try build(solver)
    let reference = try build(fresh)
    var wishes = kept.wishes.map { _ in 60.0 }
    var width = 400.0
    var work: [SolverWork] = []
    for edit in 0..<edits {
      if edit % (edits / 4) == 0 { work.append(solver.work) }
      if random.number(below: 3) == 0 {
        width = 100 + Double(random.number(below: 8_000)) / 7
        try solver.suggest(width, for: kept.width)
      } else {
        let index = random.number(below: wishes.count)
        wishes[index] = 20 + Double(random.number(below: 900)) / 7
        try solver.setConstant(-wishes[index], of: kept.wishes[index])
      }
      try solver.solve()
    }
    work.append(solver.work)
    for (index, wish) in wishes.enumerated() {
      try fresh.setConstant(-wish, of: reference.wishes[index])
    }
    try fresh.suggest(width, for: reference.width)
    try fresh.solve()
    for (one, other) in zip(solver.violations, fresh.violations) {
      #expect(abs(one.sum - other.sum) <= 1e-6 * max(1, other.sum), "seed \(seed)")
    }
    let free = Set(solver.ambiguousVariables())
    for (one, other) in zip(kept.all, reference.all) where !free.contains(one) {
      let (value, expected) = (solver.value(of: one), fresh.value(of: other))
      #expect(abs(value - expected) <= 1e-6 * max(1, abs(expected)), "seed \(seed)")
    }
    let first = work[1] - work[0]
    let last = work[4] - work[3]
    #expect(last.solveNonzeros < 2 * first.solveNonzeros, "seed \(seed)")
  }

  private func build(
    _ solver: LexicographicSolver
  ) throws -> (width: Variable, wishes: [ConstraintID], all: [Variable]) {
    let sketch = SystemSketch(solver)
    let width = solver.makeVariable()
    let priority = try #require(Priority(999))
    try solver.beginEditing(width, priority: priority)
    var all = [width]
    var wishes: [ConstraintID] = []
    for _ in 0..<6 {
      let sizes = sketch.variables(5)
      let starts = sketch.variables(5)
      for index in 0..<5 {
        if index > 0 {
          try sketch.add(
            .equal, [(1, starts[index]), (-1, starts[index - 1]), (-1, sizes[index - 1])], -8)
          try sketch.add(.equal, [(1, sizes[index]), (-1.0 / 3, sizes[0])], -7, at: 400)
        } else {
          try sketch.add(.equal, [(1, starts[0])], -8)
        }
        try sketch.add(.greaterThanOrEqual, [(1, sizes[index])], -10)
        wishes.append(try sketch.add(.equal, [(1, sizes[index])], -60, at: 250))
      }
      try sketch.add(.equal, [(1, starts[4]), (1, sizes[4]), (-1, width)], 8, at: 750)
      all += sizes + starts
    }
    try solver.suggest(400, for: width)
    try solver.solve()
    return (width, wishes, all)
  }

  @Test(arguments: [1, 2]) func thousandsOfEditsDoNotDrift(seed: UInt64) throws {
    try run(edits: 3_000, seed: seed)
  }

  /// Values are refined once they went a way of 1e7 points, and the sooner the larger the coefficients of
  /// a row are: an error counts as much more in it.
  @Test(arguments: [
    (1e5, 1.0, 0), (1e6, 1, 1), (2e7, 1, 10), (1e4, 1e2, 0), (1e5, 1e2, 5), (1e6, 1e2, 10),
    (1e3, 1e4, 10),
  ])
  func aLongWayIsRefined(step: Double, coefficient: Double, refinements: Int) throws {
    let solver = LexicographicSolver()
    let sketch = SystemSketch(solver)
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.beginEditing(x, priority: try #require(Priority(500)))
    try sketch.add(.equal, [(coefficient, y), (coefficient, x)], -coefficient)
    try solver.solve()
    let before = solver.work.refinements
    for move in 1...10 {
      try solver.suggest(move.isMultiple(of: 2) ? 0 : step, for: x)
      try solver.solve()
    }
    #expect(solver.work.refinements - before == refinements)
  }

  /// Takes half a minute in an optimised build; asked for by `LAYOUTBENCH_LONG_TESTS`.
  @Test(.enabled(if: EnvironmentVariable.runsLongTests.isSet))
  func aMillionEditsDoNotDrift() throws {
    try run(edits: 1_000_000, seed: 3)
  }
}
