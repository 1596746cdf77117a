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
  struct Pull: BitwiseCopyable {
    var unknown: UnknownIndex
    var level: LevelIndex
    var value: Double
    /// The magnitude that it hands on: see `SizedSum.passedSize`.
    var size: Float
  }

  private var pulls = FlatArray<Pull>()

  var isEmpty: Bool { pulls.isEmpty }
  var count: Int { pulls.count }

  /// The level of the pull kept last; nil when there is none.
  var lastLevel: LevelIndex? { pulls.isEmpty ? nil : pulls[pulls.count - 1].level }

  /// Keeps a pull on an unknown.
  mutating func append(_ pull: UnknownRate, at level: LevelIndex) {
    pulls.append(
      Pull(unknown: pull.unknown, level: level, value: pull.rate, size: pull.size))
  }

  /// Takes out the pulls at a level, in order.
  mutating func take(at level: LevelIndex, _ body: (Pull) -> Void) {
    var kept = 0
    for index in 0..<pulls.count {
      let pull = pulls[index]
      if pull.level == level {
        body(pull)
      } else {
        pulls[kept] = pull
        kept += 1
      }
    }
    pulls.truncate(to: kept)
  }

  mutating func removeAll() {
    pulls.removeAll()
  }
}
