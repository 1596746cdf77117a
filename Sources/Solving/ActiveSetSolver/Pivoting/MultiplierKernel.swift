import FlatStorage

/// The multipliers by themselves, at levels of falling priority, for tests.
package struct MultiplierKernel: ~Copyable {
  private var multipliers = Multipliers()
  private var levels = PriorityLevels()
  private var slots: [LevelIndex] = []

  /// One multiplier that is not zero.
  package struct Entry: Equatable {
    /// The level, by the order in which the kernel was given them.
    package var level: Int
    package var value: Double
    /// The sum of the magnitudes of all that was added into the value.
    package var size: Double

    /// Creates an entry.
    package init(_ level: Int, _ value: Double, size: Double) {
      self.level = level
      self.value = value
      self.size = size
    }
  }

  /// Creates positions without multipliers.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - priorities: The priority of each level, in any order.
  package init(unknownCount count: Int, priorities: [Double]) {
    multipliers.extend(unknowns: count)
    for priority in priorities { slots.append(levels.retain(priority: priority)) }
  }

  /// Whether so much was added into some multiplier that rounding errors may decide.
  package var isInDoubt: Bool { multipliers.isInDoubt }
  /// Whether that was so with a single update.
  package var isSteep: Bool { multipliers.isSteep }

  /// The multipliers of a position that are not zero, most important level first.
  package func entries(of unknown: Int) -> [Entry] {
    var result: [Entry] = []
    var node = multipliers.first(of: index(unknown))
    while node >= 0 {
      let found = multipliers[node]
      let level = slots.firstIndex(of: found.level) ?? -1
      result.append(Entry(level, found.value, size: found.size))
      node = found.next
    }
    return result
  }

  /// The multiplier of a position at a level.
  package mutating func value(of unknown: Int, at level: Int) -> Double {
    multipliers.value(at: slots[level], of: index(unknown))
  }

  /// Adds to the multiplier of a position.
  package mutating func add(_ change: Double, size: Double, to unknown: Int, at level: Int) {
    multipliers.add(change, size: size, level: slots[level], to: index(unknown), in: levels)
  }

  /// Adds what rounding had left out; false where the multiplier is zero.
  package mutating func correct(_ unknown: Int, by change: Double, at level: Int) -> Bool {
    multipliers.correct(index(unknown), by: change, at: slots[level])
  }

  /// Multiplies all multipliers of a position.
  package mutating func scale(_ unknown: Int, by factor: Double) {
    multipliers.scale(index(unknown), by: factor, in: levels)
  }

  /// Empties the list of a position.
  package mutating func clear(_ unknown: Int) { multipliers.clear(index(unknown)) }

  /// Hands a list on to a position that has none.
  package mutating func move(from source: Int, to target: Int) {
    multipliers.move(from: index(source), to: index(target))
  }

  /// Hands lists on along a path: the first position gets that of the last.
  package mutating func rotate(along path: [Int]) {
    var positions = FlatArray<UnknownIndex>()
    for unknown in path { positions.append(index(unknown)) }
    multipliers.rotate(along: positions)
  }

  /// Forgets all lists at once.
  package mutating func reset() { multipliers.reset() }

  /// Takes notice of how many rows may pull.
  package mutating func note(rowCount: Int) { multipliers.note(rowCount: rowCount) }

  private func index(_ unknown: Int) -> UnknownIndex { UnknownIndex(Int32(unknown)) }
}
