import FlatStorage
import LinearConstraints

/// What was asked for since the last solve: one record for each row that had been solved.
struct Batch: ~Copyable {
  struct RowChange: BitwiseCopyable {
    var row: RowIndex
    var isRemoved = false
    var hasConstant = false
    var hasCoefficients = false
    /// The new level, or none.
    var level = LevelIndex.none
    /// The new constant, in the constraint's own units.
    var constant = 0.0
  }
  struct NewCoefficient: BitwiseCopyable {
    var row: RowIndex
    var unknown: UnknownIndex
    var value: Double
  }

  private(set) var rowChanges = FlatArray<RowChange>()
  private(set) var coefficients = FlatArray<NewCoefficient>()
  /// Rows that enter with the next solve; some may have been discarded since.
  private(set) var newRows = FlatArray<RowIndex>()
  /// Deferred rows that are new, or have another constant; some may have been discarded since.
  private(set) var changedBounds = FlatArray<RowIndex>()
  /// While the batch is applied: active rows whose constant changed.
  private(set) var movedActiveRows = FlatArray<RowIndex>()
  /// While the batch is applied: inactive rows whose constant or level changed.
  private(set) var movedInactiveRows = FlatArray<RowIndex>()
  /// Whether a required constraint came, went or changed, so that broken ones may fit again.
  private(set) var touchesRequired = false

  /// Whether nothing was asked for.
  var isEmpty: Bool {
    @inline(__always) get {
      rowChanges.isEmpty && newRows.isEmpty && changedBounds.isEmpty && !touchesRequired
    }
  }

  /// Makes room for so many rows more.
  mutating func reserveCapacity(rows: Int) {
    newRows.reserveCapacity(newRows.count + rows)
  }

  // MARK: Asking

  /// The record of a row, made when there is none.
  private mutating func changeIndex(of row: RowIndex, in problem: inout Problem) -> Int32 {
    let index = problem.places[row].mark
    if index >= 0 { return index }
    problem.places[row].mark = Int32(rowChanges.count)
    rowChanges.append(RowChange(row: row))
    return Int32(rowChanges.count - 1)
  }

  /// Lets a row enter with the next solve.
  mutating func enter(_ row: RowIndex) {
    newRows.append(row)
  }

  /// Lets every row enter that may, and that nothing else was asked of; bounds are looked at again.
  mutating func enterAll(of problem: inout Problem) {
    removeFresh()
    changedBounds.removeAll()
    for row in problem.rows.indices {
      if problem.rows[row].kind == .deferred { changedBounds.append(row) }
      guard problem.rows[row].mayEnter, problem.places[row].mark < 0 else { continue }
      problem.places[row].mark = RowPlace.unsolved
      newRows.append(row)
    }
  }

  /// Takes notice of a deferred row that is new, or has another constant.
  mutating func append(changedBound row: RowIndex) {
    changedBounds.append(row)
  }

  mutating func removeChangedBounds() {
    changedBounds.removeAll()
  }

  /// Takes notice that broken constraints may fit again.
  mutating func noteRequired() {
    touchesRequired = true
  }

  /// Asks for the removal of a row that was solved.
  mutating func remove(_ row: RowIndex, in problem: inout Problem) {
    rowChanges[changeIndex(of: row, in: &problem)].isRemoved = true
  }

  /// Asks for another constant.
  ///
  /// - Returns: false, and nothing is asked, for the one that stands.
  mutating func setConstant(
    _ constant: Double, of row: RowIndex, in problem: inout Problem
  ) -> Bool {
    if self.constant(with: change(of: row, in: problem), in: problem) == constant { return false }
    if problem.places[row].mark == RowPlace.unsolved {
      separateUnsolved(row, in: &problem)
      problem.rows[row].constant = constant / Double(problem.rows[row].weight)
    } else {
      let index = changeIndex(of: row, in: &problem)
      rowChanges[index].hasConstant = true
      rowChanges[index].constant = constant
    }
    return true
  }

  /// Asks for another priority.
  ///
  /// - Returns: false, and nothing is asked, for the one that stands.
  mutating func setPriority(
    _ priority: Priority, of row: RowIndex, in problem: inout Problem
  ) -> Bool {
    let present = change(of: row, in: problem).level
    let standing = present.isNone ? problem.rows[row].level : present
    if problem.levels.slots[standing].priority == priority.value { return false }
    let level = problem.levels.retain(priority: priority.value)
    if level == PriorityLevels.required { touchesRequired = true }
    if problem.places[row].mark == RowPlace.unsolved {
      separateUnsolved(row, in: &problem)
      problem.levels.release(standing)
      problem.rows[row].level = level
    } else {
      let index = changeIndex(of: row, in: &problem)
      let previous = rowChanges[index].level
      rowChanges[index].level = level
      if !previous.isNone { problem.levels.release(previous) }
    }
    return true
  }

  /// Asks for another coefficient in a row that was solved.
  ///
  /// - Returns: false, and nothing is asked, for the one that stands.
  mutating func setCoefficient(
    _ value: Double, of unknown: UnknownIndex, in row: RowIndex, of problem: inout Problem
  ) -> Bool {
    let place = problem.places[row]
    let present = problem.coefficient(of: unknown, from: place.firstCoefficient)
    if place.isAsSolved, present * Double(problem.rows[row].weight) == value { return false }
    rowChanges[changeIndex(of: row, in: &problem)].hasCoefficients = true
    coefficients.append(NewCoefficient(row: row, unknown: unknown, value: value))
    return true
  }

  // MARK: What was asked

  /// The record of a row; one that asks for nothing where there is none.
  @inline(__always)
  func change(of row: RowIndex, in problem: borrowing Problem) -> RowChange {
    let index = problem.places[row].mark
    return index >= 0 ? rowChanges[index] : RowChange(row: row)
  }

  /// The constant that a row has with a change, in the constraint's own units.
  @inline(__always)
  func constant(with change: RowChange, in problem: borrowing Problem) -> Double {
    let row = problem.rows[change.row]
    return change.hasConstant ? change.constant : row.constant * Double(row.weight)
  }

  /// Whether a row was removed since the last solve.
  func isRemoved(_ row: RowIndex, in problem: borrowing Problem) -> Bool {
    let index = problem.places[row].mark
    return index >= 0 && rowChanges[index].isRemoved
  }

  /// The record of a batch that only moves the constant of one active row, which is taken out; nil when
  /// it is another.
  mutating func takeSingleMove(in problem: inout Problem) -> RowChange? {
    guard rowChanges.count == 1, newRows.isEmpty else { return nil }
    let change = rowChanges[0]
    guard change.hasConstant, !change.isRemoved, !change.hasCoefficients,
      change.level.isNone, problem.places[change.row].isActive,
      problem.rows[change.row].partner.isNone
    else { return nil }
    rowChanges.removeAll()
    problem.places[change.row].mark = -1
    if problem.rows[change.row].level == PriorityLevels.required { touchesRequired = true }
    return change
  }

  // MARK: Applying

  /// Begins with nothing that moved.
  mutating func beginApplying() {
    movedActiveRows.removeAll()
    movedInactiveRows.removeAll()
  }

  mutating func append(movedActiveRow row: RowIndex) {
    movedActiveRows.append(row)
  }

  mutating func append(movedInactiveRow row: RowIndex) {
    movedInactiveRows.append(row)
  }

  /// Forgets the rows that would enter.
  mutating func removeFresh() {
    newRows.removeAll()
  }

  /// The rows that enter, which are taken out.
  mutating func takeNewRows() -> FlatArray<RowIndex> {
    exchange(&newRows, with: FlatArray())
  }

  /// Keeps the memory of a list of rows that entered.
  mutating func recycle(_ rows: consuming FlatArray<RowIndex>) {
    newRows = rows
    newRows.removeAll()
  }

  mutating func removeRecords() {
    rowChanges.removeAll()
  }

  mutating func removeCoefficients() {
    coefficients.removeAll()
  }

  /// Takes notice that broken constraints were asked whether they fit.
  mutating func finish() {
    touchesRequired = false
  }
}
