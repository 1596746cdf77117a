import Benchmarking
package import Drawing
import LinearConstraints
import Metering
package import ResultStore
import ScenarioEngine

/// What `bench profile` finds of one case.
package struct ScenarioProfile {
  /// What one phase did.
  package struct Phase: Encodable {
    var name: String
    var requests: Int
    var bytes: Int
    var peakBytes: Int
    /// Bytes that the phase left in use.
    var keptBytes: Int
    /// Blocks that it left in use.
    var keptBlocks: Int
    var work: [CounterRecord]

    /// Creates a phase with what it did.
    package init(
      name: String, requests: Int, bytes: Int, peakBytes: Int, keptBytes: Int, keptBlocks: Int,
      work: [CounterRecord]
    ) {
      self.name = name
      self.requests = requests
      self.bytes = bytes
      self.peakBytes = peakBytes
      self.keptBytes = keptBytes
      self.keptBlocks = keptBlocks
      self.work = work
    }
  }

  let key: CaseKey
  /// What the stacks count.
  let unit: String
  private(set) var phases: [Phase] = []
  /// Blocks that were still in use when the tree was gone: what the case leaks, and what the
  /// runtime keeps for good.
  private(set) var leakedBlocks = 0
  private(set) var stacks: FoldedStacks
  /// Where the processor's time goes; nil where it was not sampled.
  private(set) var time: TimeProfiler.Profile?

  /// Creates a profile of what was found.
  package init(
    key: CaseKey, unit: String, phases: [Phase], leakedBlocks: Int, stacks: FoldedStacks,
    time: TimeProfiler.Profile?
  ) {
    self.key = key
    self.unit = unit
    self.phases = phases
    self.leakedBlocks = leakedBlocks
    self.stacks = stacks
    self.time = time
  }

  /// Plays a case and takes its profile.
  init(
    of runCase: RunCase, phase: String?, countsRequests: Bool, seconds: Double
  ) throws(ProfileError) {
    key = runCase.key
    unit = countsRequests ? "requests" : "bytes"
    stacks = FoldedStacks(text: "")
    do throws(ScenarioPlaybackError) {
      // Twice, so that what is made once for the whole process is there already.
      for _ in 0..<2 { _ = try runCase.makePlayback().play() }
      try measurePhases(runCase)
      try measureLeaks(runCase)
      try Self.record(runCase, only: phase)
    } catch {
      throw ProfileError(reason: "\(error)", status: .badInput)
    }
    if let phase, !phases.contains(where: { $0.name == phase }) {
      throw ProfileError(
        reason: "there is no phase '\(phase)'; there are "
          + phases.map(\.name).joined(separator: ", "), status: .usage)
    }
    if seconds > 0 { time = try TimeProfiler.profile(runCase, only: phase, seconds: seconds) }
    stacks = try HeapProfiler.stacks(countingRequests: countsRequests)
  }

  private mutating func measurePhases(_ runCase: RunCase) throws(ScenarioPlaybackError) {
    let profile = try AllocationProfile.measure { recorder throws(ScenarioPlaybackError) in
      let run = runCase.makePlayback()
      for phase in run.phases {
        try run.playRepetitions(of: phase) { () throws(ScenarioPlaybackError) in
          try recorder.measure(phase.name) { () throws(ScenarioPlaybackError) in
            try run.perform(phase)
          }
        }
      }
    }
    let run = runCase.makePlayback()
    for phase in run.phases {
      let before = run.work
      try run.playRepetitions(of: phase)
      let found = profile?.phases.first { $0.label == phase.name }
      let work = run.work - before
      phases.append(
        Phase(
          name: phase.name, requests: found?.count.requests ?? 0, bytes: found?.count.bytes ?? 0,
          peakBytes: found?.footprint.peak ?? 0, keptBytes: found?.footprint.live ?? 0,
          keptBlocks: found?.count.unreturned ?? 0,
          work: work.entries.map { CounterRecord(name: $0.name, count: $0.count) }))
    }
  }

  private mutating func measureLeaks(_ runCase: RunCase) throws(ScenarioPlaybackError) {
    let (_, count) = try AllocationCount.measure(.allThreads) { () throws(ScenarioPlaybackError) in
      _ = try runCase.makePlayback().play()
    }
    leakedBlocks = count.unreturned
  }

  private static func record(_ runCase: RunCase, only: String?) throws(ScenarioPlaybackError) {
    let run = runCase.makePlayback()
    for phase in run.phases {
      try run.playRepetitions(of: phase) { () throws(ScenarioPlaybackError) in
        if only == nil || only == phase.name {
          try HeapProfiler.record { () throws(ScenarioPlaybackError) in try run.perform(phase) }
        } else {
          try run.perform(phase)
        }
      }
    }
  }
}
