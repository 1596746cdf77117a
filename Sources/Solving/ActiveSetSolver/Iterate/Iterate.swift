import FlatStorage
import LinearConstraints

/// The iterate: the values of the unknowns, and what follows from them for the rows.
///
/// The residual and the side of an inactive row are states of their own, kept with the row: they are
/// moved along with the values, and evaluated where rounding might decide. A row that crosses its
/// breakpoint changes sides, which is noted for the multipliers; a required row that does not hold is
/// noted for the conflicts.
struct Iterate: ~Copyable {
  /// The values by themselves: they are what an edit runs through.
  private var values = Table<UnknownIndex, Double>()
  /// By unknown: the least value that no deferred bound objects to.
  private var floors = DefaultedTable<UnknownIndex, Double>(-.infinity)
  /// Whether an unknown may have fallen below its floor since ``takeUnknownsBelowFloor(to:)``.
  private(set) var mayHaveCrossedFloor = false
  /// What moved since the last solve.
  private var changed = ValueChangeLog()
  /// How far values have gone since they were exact.
  private var drift = Drift()
  /// The residual within which a row's side is not decided: see ``NumericalTolerances/primal``.
  private(set) var primalZero = NumericalTolerances.primal

  // MARK: Memory

  /// Sets memory aside for so many unknowns more.
  mutating func reserveCapacity(unknowns: Int) {
    values.reserveCapacity(values.count + unknowns)
    changed.reserveCapacity(unknowns: unknowns)
  }

  /// Makes slots for unknowns at zero, until there are so many.
  mutating func extend(unknowns count: Int) {
    values.extend(to: count, with: 0)
    changed.extend(unknowns: count)
  }

  /// Leaves the slot of an unknown as a new one is.
  mutating func clear(_ unknown: UnknownIndex) {
    values[unknown] = 0
    floors[unknown] = -.infinity
    changed.clear(unknown)
  }

  /// Makes room for so many changes, if none were recorded yet.
  mutating func reserveChanges(_ count: Int) {
    if changed.count == 0 { changed.reserveAdditionalCapacity(count) }
  }

  // MARK: Values

  subscript(unknown: UnknownIndex) -> Double {
    @inline(__always) get { values[unknown] }
  }

  /// Gives an unknown a value, and remembers the one it had at the last solve.
  ///
  /// Earlier changes must be marked.
  @inline(__always)
  mutating func setValue(_ value: Double, of unknown: UnknownIndex) {
    changed.record(unknown, before: values[unknown])
    values[unknown] = value
    if isBelowFloor(unknown) { mayHaveCrossedFloor = true }
  }

  /// Puts every unknown to zero.
  mutating func forgetValues() {
    for unknown in values.indices where values[unknown] != 0 { setValue(0, of: unknown) }
  }

  /// The scaled left side of a row at the present values.
  @inline(__always)
  func evaluate(_ row: RowIndex, of problem: borrowing Problem) -> Double {
    var sum = problem.rows[row].constant
    for index in problem.places[row].coefficients {
      let coefficient = problem.coefficients[index]
      sum += coefficient.value * values[coefficient.unknown]
    }
    return sum
  }

  /// The scaled left side of a row at the present values, with the magnitudes of its terms.
  func evaluateSized(_ row: RowIndex, of problem: borrowing Problem) -> SizedSum {
    var sum = SizedSum(value: problem.rows[row].constant, size: abs(problem.rows[row].constant))
    for index in problem.places[row].coefficients {
      let coefficient = problem.coefficients[index]
      let term = coefficient.value * values[coefficient.unknown]
      sum.add(term, size: abs(term))
    }
    return sum
  }

  /// The scaled left side of a row at the present values, rounded once.
  @inline(never)
  mutating func evaluateExactly(_ row: RowIndex, of problem: inout Problem) -> Double {
    var sum = DoubleDouble(problem.rows[row].constant)
    for index in problem.places[row].coefficients {
      let coefficient = problem.coefficients[index]
      sum.add(coefficient.value, times: values[coefficient.unknown])
    }
    return sum.value
  }

  // MARK: Floors

  /// Gives an unknown a floor, or takes it away: minus infinity.
  mutating func setFloor(_ floor: Double, of unknown: UnknownIndex) {
    floors[unknown] = floor
  }

  /// Whether an unknown has a floor.
  @inline(__always)
  func hasFloor(_ unknown: UnknownIndex) -> Bool { floors[unknown] > -.infinity }

  /// Whether a direction moves an unknown that has a floor.
  mutating func hasFloor(along direction: inout Direction) -> Bool {
    for index in 0..<direction.unknowns.count
    where hasFloor(direction.unknowns[index].unknown) {
      return true
    }
    return false
  }

  /// Whether an unknown lies below its floor.
  @inline(__always)
  func isBelowFloor(_ unknown: UnknownIndex) -> Bool { values[unknown] < floors[unknown] }

  /// Appends the unknowns that moved in this solve and lie below their floors.
  mutating func takeUnknownsBelowFloor(to list: inout FlatArray<UnknownIndex>) {
    guard mayHaveCrossedFloor else { return }
    mayHaveCrossedFloor = false
    for index in 0..<changed.count {
      let unknown = changed[index].unknown
      if isBelowFloor(unknown) { list.append(unknown) }
    }
  }

  // MARK: Changes

  /// Begins a solve: nothing has changed.
  mutating func beginChanges() {
    changed.begin()
  }

  /// Marks what has moved, since more is to move.
  mutating func markChanges() {
    changed.mark()
  }

  /// How many unknowns moved since the last solve, if only there and back.
  var movedCount: Int { changed.count }

  /// The unknown that moved at an index, if its value differs from that of the last solve.
  @inline(__always)
  func changedUnknown(_ index: Int) -> UnknownIndex? {
    let record = changed[index]
    return abs(values[record.unknown] - record.before) > Tolerances.change ? record.unknown : nil
  }

  /// How many unknowns changed with the solve, and whether all that moved are numbers.
  mutating func tallyChanges() -> MoveTally {
    changed.tally(of: values)
  }

  /// Goes back to the values of the last solve.
  mutating func restoreValues() {
    for index in 0..<changed.count { values[changed[index].unknown] = changed[index].before }
    changed.begin()
  }

  // MARK: Moves

  /// Moves along a direction; rows that cross their breakpoint change sides.
  mutating func move(
    along direction: inout Direction, by step: Double, in problem: inout Problem,
    _ slopes: inout SlopeChanges, _ violatedRows: inout ViolatedRowQueue
  ) {
    if step == 0 { return }
    changed.mark()
    drift.add(
      step,
      rate: direction.largestRate
        * (direction.hasMagnitudes ? NumericalTolerances.exchangeDrift : 1))
    for index in 0..<direction.unknowns.count {
      let entry = direction.unknowns[index]
      setValue(values[entry.unknown] + step * entry.rate, of: entry.unknown)
    }
    for index in 0..<direction.rows.count {
      let entry = direction.rows[index]
      let residual = problem.rows[entry.row].residual + step * entry.rate
      setResidual(residual, of: entry.row, in: &problem, &slopes, &violatedRows)
    }
  }

  /// Moves along a kept direction, as the first move of a solve.
  mutating func move(
    along slot: DirectionCache.Slot, of directions: borrowing DirectionCache, by step: Double,
    in problem: inout Problem, _ slopes: inout SlopeChanges, _ violatedRows: inout ViolatedRowQueue
  ) {
    drift.add(step, rate: slot.largestRate)
    if slot.hasFloors { mayHaveCrossedFloor = true }
    let first = Int(slot.firstUnknown)
    changed.advance(
      &values, along: directions, in: first..<first + Int(slot.unknownCount), by: step)
    for index in slot.firstTouched..<slot.firstTouched + slot.touchedCount {
      let entry = directions.touched[index]
      let residual = problem.rows[entry.row].residual + step * entry.rate
      setResidual(residual, of: entry.row, in: &problem, &slopes, &violatedRows)
    }
  }

  /// Evaluates the residual of an inactive row, which may change its side.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - isExact: whether it is rounded but once.
  ///   - problem: the problem.
  ///   - slopes: gets what the change of side does to the objective.
  ///   - violatedRows: gets the row when it is required and does not hold.
  mutating func updateResidual(
    of row: RowIndex, isExact: Bool = false, in problem: inout Problem,
    _ slopes: inout SlopeChanges, _ violatedRows: inout ViolatedRowQueue
  ) {
    let residual = isExact ? evaluateExactly(row, of: &problem) : evaluate(row, of: problem)
    setResidual(residual, of: row, in: &problem, &slopes, &violatedRows)
  }

  /// Gives an inactive row a residual, and another side if that follows.
  @inline(__always)
  private mutating func setResidual(
    _ residual: Double, of row: RowIndex, in problem: inout Problem,
    _ slopes: inout SlopeChanges, _ violatedRows: inout ViolatedRowQueue
  ) {
    problem.rows[row].residual = residual
    if problem.rows[row].hasNotableResidual {
      examineResidual(of: row, in: &problem, &slopes, &violatedRows)
    }
  }

  /// What follows from a residual on the other side, or from one that violates a required row.
  @inline(never)
  private mutating func examineResidual(
    of row: RowIndex, in problem: inout Problem, _ slopes: inout SlopeChanges,
    _ violatedRows: inout ViolatedRowQueue
  ) {
    if problem.rows[row].residual * Double(problem.rows[row].side) < 0 {
      flipIfCrossed(row, in: &problem, &slopes)
    }
    violatedRows.append(ifViolated: row, in: problem)
  }

  /// Flips a row whose residual lies on the other side by more than rounding, at the present values.
  private mutating func flipIfCrossed(
    _ row: RowIndex, in problem: inout Problem, _ slopes: inout SlopeChanges
  ) {
    if abs(problem.rows[row].residual) > NumericalTolerances.certain {
      return slopes.flip(row, in: &problem)
    }
    let residual = evaluateSized(row, of: problem)
    problem.rows[row].residual = residual.value
    let tolerance = max(
      problem.rows[row].primalTolerance(primalZero), NumericalTolerances.residual * residual.size)
    if residual.value * Double(problem.rows[row].side) < -tolerance {
      slopes.flip(row, in: &problem)
    }
  }

  // MARK: Exactness

  /// Counts a move by ``setValue(_:of:)``, of which this is the longest step.
  mutating func note(longestStep: Double) {
    drift.add(1, rate: longestStep)
  }

  /// Whether values have gone so far that rounding errors may count.
  var isRefinementDue: Bool { drift.isDue }

  /// Takes notice of a row of some weight: an error counts as much more in its violation.
  mutating func note(weight: Float) {
    drift.note(weight: weight)
  }

  /// Takes notice that values are as exact as they can be.
  mutating func noteRefined() {
    drift.reset()
  }

  /// Takes the smallest residuals for decided that numbers can tell from zero.
  mutating func sharpen() {
    primalZero = NumericalTolerances.sharpPrimal
  }

  /// Goes back to the ordinary threshold.
  mutating func blunt() {
    primalZero = NumericalTolerances.primal
  }
}
