import ActiveSetSolver
import LinearConstraints
import Statistics
import Testing

/// Levels of the objective come with the first row of a priority, go when many are unused, and return.
@Suite struct PriorityLevelTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func prioritiesReturnAfterTheirLevelsWent(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let solver = CertifyingSolver(LexicographicSolver())
    let sketch = SystemSketch(solver)
    let values = sketch.variables(4)
    for variable in values { try sketch.add(.greaterThanOrEqual, [(1, variable)]) }
    for _ in 0..<6 {
      // More than are kept unused; the stronger of two wishes for a variable counts.
      var wishes: [(row: ConstraintID, index: Int, priority: Double, target: Double)] = []
      for _ in 0..<120 {
        let index = Int.random(in: 0..<values.count, using: &random)
        let priority = Double(Int.random(in: 1...300, using: &random)) + 0.25
        let target = Double(Int.random(in: 0...1000, using: &random))
        guard !wishes.contains(where: { $0.index == index && $0.priority == priority }) else {
          continue
        }
        let row = try sketch.add(.equal, [(1, values[index])], -target, at: priority)
        wishes.append((row, index, priority, target))
      }
      try solver.solve()
      for (index, variable) in values.enumerated() {
        let strongest = wishes.filter { $0.index == index }.max { $0.priority < $1.priority }
        if let strongest { #expect(abs(solver.value(of: variable) - strongest.target) < 1e-6) }
      }
      for wish in wishes { try solver.remove(wish.row) }
      try solver.solve()
    }
  }
}
