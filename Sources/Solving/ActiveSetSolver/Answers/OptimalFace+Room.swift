import FlatStorage
import LinearConstraints

/// How far unknowns can move before rows near zero stop them.
extension OptimalFace {
  /// The unknowns that some move takes further than rounding, of those asked about.
  ///
  /// In units of the least visible change each is asked to move by one, up or down, in a system of its
  /// own. What else moves with it needs not be asked.
  ///
  /// - Complexity: two solves of the face's rows for each unknown at most.
  func unknownsWithRoom(among candidates: [UnknownIndex]) throws(BreakdownError) -> [UnknownIndex] {
    var result: [UnknownIndex] = []
    var waiting = candidates
    while let candidate = waiting.first {
      waiting.removeFirst()
      for target in [1.0, -1] {
        let core = try moving(candidate, by: target)
        if !Self.isMoved(locals[candidate], in: core) { continue }
        result.append(candidate)
        for other in waiting where Self.isMoved(locals[other], in: core) { result.append(other) }
        waiting.removeAll { Self.isMoved(locals[$0], in: core) }
        break
      }
    }
    return result
  }

  /// The allowed move that takes an unknown as near as possible to a target.
  private func moving(
    _ unknown: UnknownIndex, by target: Double
  ) throws(BreakdownError) -> ActiveSetCore {
    var core = makeCore()
    for row in 0..<Int32(rows.count) {
      let slack = rows[row].slack / Tolerances.change
      let shape = ConstraintShape(
        rows[row].relation, constant: Double(rows[row].freedom) * slack)
      stage(row, in: &core)
      core.add(row: RowIndex(row), kind: .constraint, shape: shape)
    }
    if let wish = Priority(1) {
      core.problem.stage(1, of: UnknownIndex(locals[unknown]))
      core.add(
        row: RowIndex(Int32(rows.count)), kind: .constraint,
        shape: ConstraintShape(.equal, constant: -target, priority: wish))
    }
    try Self.optimize(&core)
    return core
  }

  private static func isMoved(_ local: Int32, in core: borrowing ActiveSetCore) -> Bool {
    abs(core.iterate[UnknownIndex(local)]) >= 0.5
  }
}
