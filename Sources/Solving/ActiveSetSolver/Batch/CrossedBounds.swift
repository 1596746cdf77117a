import FlatStorage
import LinearConstraints

/// When deferred bounds are looked at, and how those that are crossed enter.
extension ActiveSetCore {
  /// Has a deferred row, which is new or has another constant, compared with the next solve.
  mutating func noteBound(_ row: RowIndex) {
    // Kept directions do not know that they may cross it.
    if problem.places[row].mark == RowPlace.unsolved { directions.invalidate() }
    iterate.setFloor(
      -problem.rows[row].constant - problem.rows[row].primalTolerance,
      of: problem.boundedUnknown(row))
    batch.append(changedBound: row)
  }

  /// Replaces the constant of a deferred row; whether it is another one.
  mutating func setConstant(_ constant: Double, ofDeferredRow row: RowIndex) -> Bool {
    if problem.rows[row].constant == constant { return false }
    problem.rows[row].constant = constant
    noteBound(row)
    // A broken row may not fit for its sake, although it was never crossed itself.
    batch.noteRequired()
    return true
  }

  /// Lets a deferred row enter with the next solve, since it is to become another kind of row.
  mutating func enterIfDeferred(_ row: RowIndex) {
    guard problem.rows[row].kind == .deferred else { return }
    takeOut(row)
    problem.places[row].mark = RowPlace.unsolved
    batch.enter(row)
    // In a conflict with it a row may break that kept a broken one from returning.
    batch.noteRequired()
  }

  /// Lets the deferred rows enter below whose bounds the iterate lies.
  ///
  /// - Returns: whether there are any.
  /// - Complexity: O(unknowns that moved with the solve) where one fell below its bound, or moved along a
  ///   kept direction that has any with a bound.
  mutating func enterCrossedBounds() -> Bool {
    guard iterate.mayHaveCrossedFloor || !batch.changedBounds.isEmpty else { return false }
    crossedBounds.removeAll()
    iterate.takeUnknownsBelowFloor(to: &crossedBounds)
    for index in 0..<batch.changedBounds.count {
      let row = batch.changedBounds[index]
      guard problem.rows[row].kind == .deferred else { continue }
      if problem.places[row].mark == RowPlace.unsolved { problem.places[row].mark = -1 }
      let unknown = problem.boundedUnknown(row)
      if iterate.isBelowFloor(unknown) { crossedBounds.append(unknown) }
    }
    batch.removeChangedBounds()
    if crossedBounds.isEmpty { return false }
    directions.invalidate()
    batch.beginApplying()
    batch.removeFresh()
    for index in 0..<crossedBounds.count {
      let row = problem.bounds[crossedBounds[index]]
      // An unknown that moved, and whose bound changed as well, is named twice.
      if row.isNone { continue }
      takeOut(row)
      batch.enter(row)
    }
    // In a conflict with them a row may break that kept a broken one from returning.
    batch.noteRequired()
    insertNewRows()
    return true
  }

  /// Makes a deferred row an ordinary one that takes no part yet.
  mutating func takeOut(_ row: RowIndex) {
    iterate.setFloor(-.infinity, of: problem.boundedUnknown(row))
    problem.enterBound(row)
  }
}
