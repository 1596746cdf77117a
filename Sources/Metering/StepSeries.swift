/// All that one pass recorded of one step, round by round.
package struct StepSeries: Hashable, Sendable {
  /// The name of the step.
  package var label: String
  /// Durations in a time pass, and no others.
  package var times: TimeSamples
  /// What was allocated in each round of an allocation pass.
  package var allocations: [AllocationCount] = []
  /// The memory used in each round of a footprint pass.
  package var footprints: [Footprint] = []

  init(label: String, clock: MeterClock, clockCost: Double) {
    self.label = label
    times = TimeSamples(clock: clock, nanoseconds: [], clockCost: clockCost)
  }

  /// The count of the last round, when what is allocated once and for all was.
  package var steadyAllocations: AllocationCount? { allocations.last }

  /// Whether the last two rounds allocated the same: only then is the count a property of the work.
  ///
  /// A step that comes several times in a round, as each frame of an animation does, is compared
  /// time by time: its frames may differ from each other, and not from those of the round before.
  ///
  /// - Parameter rounds: How many rounds were played, all of them whole.
  /// - Returns: Whether the last two counted alike; no with a single round.
  package func allocationsRepeat(rounds: Int) -> Bool {
    guard rounds >= 2, !allocations.isEmpty, allocations.count.isMultiple(of: rounds) else {
      return false
    }
    let times = allocations.count / rounds
    return allocations.suffix(times) == allocations.dropLast(times).suffix(times)
  }
}
