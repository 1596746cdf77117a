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
  package var allocationsRepeat: Bool {
    allocations.count >= 2
      && allocations[allocations.count - 1] == allocations[allocations.count - 2]
  }
}
