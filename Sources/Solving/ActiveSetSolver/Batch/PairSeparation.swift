import FlatStorage
import LinearConstraints

/// Which changes leave two rows a pair, and what becomes of those that are none any more.
extension Batch {
  /// Ends the pair of a row that was never solved, before it is changed; any other row is left alone.
  mutating func separateUnsolved(_ row: RowIndex, in problem: inout Problem) {
    guard !problem.rows[row].partner.isNone, problem.places[row].mark == RowPlace.unsolved else {
      return
    }
    enter(problem.separate(row))
  }

  /// Whether what was asked for since the last solve leaves a row and its partner a pair.
  func keepsPair(of row: RowIndex, in problem: borrowing Problem) -> Bool {
    let own = change(of: row, in: problem)
    let other = change(of: problem.rows[row].partner, in: problem)
    if own.isRemoved || other.isRemoved { return own.isRemoved && other.isRemoved }
    return isPairChange(own, in: problem) && isPairChange(other, in: problem)
      && constant(with: own, in: problem) == constant(with: other, in: problem)
  }

  /// Whether a change is none, or one of the constant.
  private func isPairChange(_ change: RowChange, in problem: borrowing Problem) -> Bool {
    !change.hasCoefficients
      && (change.level.isNone || change.level == problem.rows[change.row].level)
  }
}

extension ActiveSetCore {
  /// Ends the pairs that are none any more with what was asked for.
  mutating func separateChangedPairs() {
    for index in 0..<batch.rowChanges.count {
      let row = batch.rowChanges[index].row
      if problem.rows[row].partner.isNone || batch.keepsPair(of: row, in: problem) { continue }
      separate(row)
    }
  }

  /// Ends the pair of a row; the one that was represented enters with the batch.
  private mutating func separate(_ row: RowIndex) {
    let standing = problem.rows[row].kind == .represented ? problem.rows[row].partner : row
    // Kept directions do not know the other row.
    directions.invalidate()
    if problem.places[standing].isInactive {
      slopeChanges.noteEnd(of: problem.rows[standing].slope, of: standing)
    }
    let represented = problem.separate(row)
    if problem.places[standing].isInactive {
      slopeChanges.noteBegin(of: problem.rows[standing].slope, of: standing)
    } else if problem.places[standing].isActive {
      pricing.enqueueIfViolating(problem.places[standing].pivot, in: &problem)
    }
    // One that has a change of its own enters with that.
    if problem.places[represented].mark < 0 { batch.enter(represented) }
  }
}
