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
      var wishes: [(row: ConstraintID, place: Int, priority: Double, target: Double)] = []
      for _ in 0..<120 {
        let place = Int.random(in: 0..<values.count, using: &random)
        let priority = Double(Int.random(in: 1...300, using: &random)) + 0.25
        let target = Double(Int.random(in: 0...1000, using: &random))
        guard !wishes.contains(where: { $0.place == place && $0.priority == priority }) else {
          continue
        }
        let row = try sketch.add(.equal, [(1, values[place])], -target, at: priority)
        wishes.append((row, place, priority, target))
      }
      try solver.solve()
      for (place, variable) in values.enumerated() {
        let strongest = wishes.filter { $0.place == place }.max { $0.priority < $1.priority }
        if let strongest { #expect(abs(solver.value(of: variable) - strongest.target) < 1e-6) }
      }
      for wish in wishes { try solver.remove(wish.row) }
      try solver.solve()
    }
  }
}
