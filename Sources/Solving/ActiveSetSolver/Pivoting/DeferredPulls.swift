import FlatStorage

/// Pulls on rigid unknowns that are not passed on to the multipliers yet: see ``Problem/isRigid(_:)``.
///
/// What pulls on an unknown that required equations determine by themselves reaches no multiplier but those
/// of these equations, which nothing less than required takes out of the basis. A device that is turned
/// has every label begin or cease to pull on its cell: to pass that on through the equations of a whole grid,
/// to no effect on any decision, took a twelfth of the instructions of the layout, and a sixth of its time
/// where the grid is large. A pull is kept here instead. It is passed on where the multipliers are asked for,
/// and before an optimum is believed once such an equation has left or required rows pull on each other.
///
/// A pull belongs to its unknown and not to rows: whatever rows are exchanged meanwhile, the multipliers
/// balance what was passed on, and what was not can be at any time.
struct DeferredPulls: ~Copyable {
  private struct Pull: BitwiseCopyable {
    var rate: UnknownRate
    var level: LevelIndex
  }

  private var pulls = FlatArray<Pull>()
  /// The generation of the rigid unknowns at which the pulls stay.
  private(set) var generation = 0

  var isEmpty: Bool { pulls.isEmpty }
  var count: Int { pulls.count }

  /// The level of the pull kept last; nil when there is none.
  var lastLevel: LevelIndex? { pulls.isEmpty ? nil : pulls[pulls.count - 1].level }

  /// Begins to keep pulls on the rigid unknowns of a generation; there is none on those of another.
  mutating func begin(at generation: Int) {
    self.generation = generation
  }

  /// Keeps a pull on an unknown.
  mutating func append(_ rate: UnknownRate, at level: LevelIndex) {
    pulls.append(Pull(rate: rate, level: level))
  }

  /// Takes out the pulls at a level, in order.
  @inline(__always)
  mutating func take(at level: LevelIndex, _ body: (UnknownRate) -> Void) {
    pulls.take(where: { $0.level == level }, { body($0.rate) })
  }

  mutating func removeAll() {
    pulls.removeAll()
  }
}

extension Pricing {
  /// Whether some of the unknowns at which pulls stay may not be rigid any more.
  private func isDeferredStale(in problem: borrowing Problem) -> Bool {
    deferred.generation != problem.rigidGeneration
  }

  /// Whether multipliers of a position may be deferred.
  func mayBeDeferred(at position: UnknownIndex, in problem: borrowing Problem) -> Bool {
    !deferred.isEmpty && (problem.isRigid(position) || isDeferredStale(in: problem))
  }

  /// Whether what was deferred may pull on more than required equations that stand: some of them have left, or
  /// other required rows pull and may drive one out.
  func mayDeferredDecide(in problem: borrowing Problem) -> Bool {
    !deferred.isEmpty && (isDeferredStale(in: problem) || multipliers.requiredCount > 0)
  }

  /// Begins to defer what pulls on the present rigid unknowns.
  mutating func beginDeferring(on basis: inout Basis, in problem: inout Problem) {
    if isDeferredStale(in: problem) { passOnDeferred(on: &basis, in: &problem) }
    deferred.begin(at: problem.rigidGeneration)
  }

  /// Defers what the last transposed solve has left at rigid unknowns.
  mutating func deferStops(at level: LevelIndex) {
    for index in 0..<combination.stops.count {
      deferred.append(combination.stops[index], at: level)
    }
  }

  /// Passes on what was deferred if it is much.
  mutating func limitDeferred(on basis: inout Basis, in problem: inout Problem) {
    // To pass them on may cost a look at all unknowns, which as many pulls share.
    if deferred.count > problem.unknownCount { passOnDeferred(on: &basis, in: &problem) }
  }

  /// Brings the multipliers of a position up to date, should some of them be deferred: its row is to leave, and
  /// they are judged, handed on or replaced by what is summed up from all that pulls.
  mutating func passOnDeferred(
    before position: UnknownIndex, on basis: inout Basis, in problem: inout Problem
  ) {
    if mayBeDeferred(at: position, in: problem) { passOnDeferred(on: &basis, in: &problem) }
  }

  /// Passes on to the multipliers what was deferred.
  ///
  /// Each update is the sum of many: that it is large makes rows no steeper, unless it is much larger than they are
  /// together.
  mutating func passOnDeferred(on basis: inout Basis, in problem: inout Problem) {
    let wasSteep = multipliers.isSteep
    var isSteep = false
    while let level = deferred.lastLevel {
      var passedOn = 0.0
      basis.beginTransposedSolve(in: &problem)
      deferred.take(at: level) { pull in
        passedOn += Double(pull.size)
        basis.seedTransposed(
          unknown: pull.unknown, pull.rate, size: Double(pull.size), in: &problem)
      }
      basis.finishTransposedSolve(in: &problem, to: &combination)
      addShares(at: level, in: &problem)
      if combination.largestSize > NumericalTolerances.doubt * passedOn { isSteep = true }
    }
    if !wasSteep, !isSteep { multipliers.noteGradual() }
  }
}
