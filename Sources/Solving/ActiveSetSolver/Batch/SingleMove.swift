import FlatStorage
import LinearConstraints

extension ActiveSetCore {
  /// Applies a batch that only moves the constant of one active row: the commonest edit.
  ///
  /// - Returns: whether the batch was one.
  mutating func applySingleMove() -> Bool {
    guard let change = batch.takeSingleMove(in: &problem) else { return false }
    let row = change.row
    problem.rows[row].constant = change.constant / Double(problem.rows[row].weight)
    let step = -iterate.evaluate(row, of: problem)
    if let slot = directions.find(row) {
      let kept = directions.slots[slot]
      ownWork.solveNonzeros += Int(kept.unknownCount + kept.touchedCount)
      iterate.move(
        along: kept, of: directions, by: step, in: &problem, &slopeChanges, &violatedRows)
    } else {
      basis.beginForwardSolve(in: &problem, addingMagnitudes: false)
      basis.seedForward(problem.places[row].pivot, 1, in: &problem)
      basis.finishForwardSolve(in: &problem, to: &direction)
      let capacity = 64 + 2 * problem.unknowns.count
      let size = direction.unknowns.count + direction.rows.count
      if directions.admit(row, size: size, capacity: capacity) {
        directions.keep(&direction, of: row, hasFloors: iterate.hasFloor(along: &direction))
      }
      iterate.move(along: &direction, by: step, in: &problem, &slopeChanges, &violatedRows)
      direction.clearRows(in: &problem)
    }
    if !slopeChanges.isEmpty {
      exchangeInBulk()
      flushSlopeChanges()
    }
    return true
  }
}
