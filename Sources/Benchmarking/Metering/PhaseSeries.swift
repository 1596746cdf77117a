/// All that one pass recorded of one step, round by round.
package struct PhaseSeries: Hashable, Sendable {
  /// The name of the step.
  package var label: String
  /// Durations in a time pass, and no others.
  package var times: TimeSamples
  /// What was allocated each time that the step came in an allocation pass.
  package var allocations: [AllocationCount] = []
  /// The memory used each time that the step came in a footprint pass.
  package var footprints: [Footprint] = []

  init(label: String, clock: MeterClock, clockCost: Double) {
    self.label = label
    times = TimeSamples(clock: clock, nanoseconds: [], clockCost: clockCost)
  }

  /// The count of the whole last round, when what is allocated once and for all was.
  ///
  /// A step that comes several times in a round, as each frame of an animation does, counts as one:
  /// the sum over all times, as work counters are.
  ///
  /// - Parameter rounds: How many rounds were played, all of them whole.
  /// - Returns: The count; nothing when the step never came.
  package func steadyAllocations(rounds: Int) -> AllocationCount? {
    guard !allocations.isEmpty else { return nil }
    let times = max(1, allocations.count / max(rounds, 1))
    return allocations.suffix(times).reduce(AllocationCount(), +)
  }

  /// The memory of each round of a footprint pass: what stayed after all times that the step came,
  /// and the most that was in use at once since the first.
  ///
  /// - Parameter rounds: How many rounds were played, all of them whole.
  /// - Returns: One footprint a round.
  package func footprints(rounds: Int) -> [Footprint] {
    let times = max(1, footprints.count / max(rounds, 1))
    return stride(from: 0, to: footprints.count, by: times).map { start in
      footprints[start..<min(start + times, footprints.count)].reduce(Footprint()) { sum, next in
        Footprint(live: sum.live + next.live, peak: max(sum.peak, sum.live + next.peak))
      }
    }
  }

  /// Whether all rounds after the first allocated the same: only then is it a property of the work.
  ///
  /// The first may allocate what is allocated once and for all.
  ///
  /// A step that comes several times in a round, as each frame of an animation does, is compared
  /// time by time: its frames may differ from each other, and not from those of the round before.
  ///
  /// - Parameters:
  ///   - rounds: How many rounds were played, all of them whole.
  ///   - areAlike: Whether two counts are the same in what is asked about.
  /// - Returns: Whether they counted alike; of two rounds, whether both did; no with a single round.
  package func allocationsRepeat(
    rounds: Int, by areAlike: (AllocationCount, AllocationCount) -> Bool = (==)
  ) -> Bool {
    guard rounds >= 2, !allocations.isEmpty, allocations.count.isMultiple(of: rounds) else {
      return false
    }
    let times = allocations.count / rounds
    let last = allocations.suffix(times)
    return (rounds > 2 ? 1..<rounds : 0..<rounds).allSatisfy { round in
      allocations[(round * times)..<((round + 1) * times)].elementsEqual(
        last, by: areAlike)
    }
  }
}
