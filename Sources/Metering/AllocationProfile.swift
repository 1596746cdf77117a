/// What work allocates, phase by phase: counts, bytes, what stays, and the peak.
package struct AllocationProfile: Hashable, Sendable {
  /// What one phase allocated.
  package struct Phase: Hashable, Sendable {
    /// The name of the phase.
    package var label: String
    /// Requests, bytes and frees in a steady round; of a step that comes several times, their sum.
    package var count: AllocationCount
    /// Live and peak bytes in a steady round, above those when the step first came.
    package var footprint: Footprint
    /// Whether two rounds in a row counted the same.
    package var isRepeatable: Bool
  }

  /// The phases, in the order in which they first came.
  package var phases: [Phase]

  /// Plays the work and counts what each of its steps allocates.
  ///
  /// A warm-up round takes what the runtime allocates once and for all; two rounds are counted and
  /// must agree; another one finds the footprint.
  ///
  /// - Returns: `nil` when the counter fails its self-check, see ``AllocationSelfCheck``.
  package static func of<Failure: Error>(
    scope: AllocationScope = .allThreads,
    _ round: (inout StepRecorder) throws(Failure) -> Void
  ) throws(Failure) -> AllocationProfile? {
    guard AllocationSelfCheck.run() == .passed else { return nil }
    var counting = StepRecorder(.allocations(scope))
    let rounds = 3
    for _ in 0..<rounds {
      counting.beginRound()
      try round(&counting)
    }
    var tracking = StepRecorder(.footprint)
    tracking.beginRound()
    try round(&tracking)
    let footprints = tracking.series
    return AllocationProfile(
      phases: counting.series.map { series in
        Phase(
          label: series.label, count: series.steadyAllocations(rounds: rounds) ?? AllocationCount(),
          footprint: footprints.first { $0.label == series.label }?.footprint ?? Footprint(),
          isRepeatable: series.allocationsRepeat(rounds: rounds))
      })
  }

  /// The sum over all phases.
  package var total: AllocationCount { phases.map(\.count).reduce(AllocationCount(), +) }
}
