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
    /// Whether all counted rounds gave the same requests and bytes.
    package var isRepeatable: Bool
    /// Whether all counted rounds gave the same frees, and both that found the footprint the same.
    package var isFootprintRepeatable: Bool
  }

  /// The phases, in the order in which they first came.
  package var phases: [Phase]

  /// Plays the work and counts what each of its steps allocates.
  ///
  /// A warm-up round takes what the runtime allocates once and for all; three rounds are counted, two
  /// more find the footprint, and what they do not agree about is not repeatable.
  ///
  /// - Returns: `nil` when the counter fails its self-check, see ``AllocationSelfCheck``.
  package static func measure<Failure: Error>(
    scope: AllocationScope = .allThreads,
    _ round: (inout PhaseRecorder) throws(Failure) -> Void
  ) throws(Failure) -> AllocationProfile? {
    guard AllocationSelfCheck.run() == .passed else { return nil }
    var counting = PhaseRecorder(.allocations(scope))
    let rounds = 4
    for _ in 0..<rounds {
      counting.beginRound()
      try round(&counting)
    }
    var tracking = PhaseRecorder(.footprint)
    for _ in 0..<2 {
      tracking.beginRound()
      try round(&tracking)
    }
    let tracked = tracking.series
    return AllocationProfile(
      phases: counting.series.map { series in
        let footprints = tracked.first { $0.label == series.label }?.footprints(rounds: 2) ?? []
        return Phase(
          label: series.label, count: series.steadyAllocations(rounds: rounds) ?? AllocationCount(),
          footprint: footprints.last ?? Footprint(),
          isRepeatable: series.allocationsRepeat(rounds: rounds) {
            $0.requests == $1.requests && $0.bytes == $1.bytes
          },
          isFootprintRepeatable: series.allocationsRepeat(rounds: rounds) { $0.frees == $1.frees }
            && footprints.allSatisfy { $0 == footprints.first })
      })
  }

  /// The sum over all phases.
  package var total: AllocationCount { phases.map(\.count).reduce(AllocationCount(), +) }
}
