import Benchmarking
import Drawing
import Foundation
import LinearConstraints
import Metering
import ResultStore
import ScenarioEngine

/// What `bench profile` finds of one case.
struct ScenarioProfile {
  /// What one phase did.
  struct Phase: Encodable {
    var name: String
    var requests: Int
    var bytes: Int
    var peakBytes: Int
    /// Bytes that the phase left in use.
    var keptBytes: Int
    /// Blocks that it left in use.
    var keptBlocks: Int
    var work: [CounterRecord]
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

  init(
    of runCase: RunCase, phase: String?, countsRequests: Bool, seconds: Double
  ) throws(ProfileFailure) {
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
      throw ProfileFailure(reason: "\(error)", status: .badInput)
    }
    if let phase, !phases.contains(where: { $0.name == phase }) {
      throw ProfileFailure(
        reason: "there is no phase '\(phase)'; there are "
          + phases.map(\.name).joined(separator: ", "), status: .usage)
    }
    if seconds > 0 { time = try TimeProfiler.profile(runCase, only: phase, seconds: seconds) }
    stacks = try HeapProfiler.stacks(counting: countsRequests)
  }

  private mutating func measurePhases(_ runCase: RunCase) throws(ScenarioPlaybackError) {
    let profile = try AllocationProfile.of { recorder throws(ScenarioPlaybackError) in
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
    let (_, count) = try AllocationCount.of(.allThreads) { () throws(ScenarioPlaybackError) in
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

extension ScenarioProfile {
  /// The tables for people.
  func lines(sites: Int) -> [String] {
    var table = TextTable(
      [
        ("phase", .left), ("allocations", .right), ("bytes", .right), ("peak", .right),
        ("kept", .right), ("blocks kept", .right), ("work", .left),
      ], expendable: ["work", "blocks kept", "kept", "peak"])
    for phase in phases {
      let work = phase.work.filter { $0.count != 0 }.map { "\($0.name) \(Units.count($0.count))" }
      table.append([
        phase.name, Units.count(phase.requests), Units.bytes(phase.bytes),
        Units.bytes(phase.peakBytes), Units.bytes(phase.keptBytes), Units.count(phase.keptBlocks),
        work.joined(separator: ", "),
      ])
    }
    var lines = ["\(key)"] + table.lines.map { "  " + $0 }
    lines += ["  blocks in use after the tree is gone: \(Units.count(leakedBlocks))", ""]
    lines += siteLines(stacks, unit, sites) { count in
      unit == "bytes" ? Units.bytes(count) : Units.count(count)
    }
    guard let time else { return lines }
    var times = TextTable([("phase", .left), ("processor time", .right), ("samples", .right)])
    for phase in time.phases {
      times.append([
        phase.name, Units.duration(nanoseconds: Double(phase.nanoseconds)),
        Units.count(phase.samples),
      ])
    }
    lines += [""] + times.lines + [""]
    return lines
      + siteLines(time.stacks, "processor time", sites) {
        Units.duration(nanoseconds: Double($0) * 1_000)
      }
  }

  private func siteLines(
    _ stacks: FoldedStacks, _ title: String, _ limit: Int, _ text: (Int) -> String
  ) -> [String] {
    var places = TextTable([(title, .right), ("share", .right), ("site", .left)])
    for site in stacks.sites.prefix(limit) {
      let share = 100 * Double(site.count) / Double(max(stacks.total, 1))
      places.append([text(site.count), String(format: "%.1f %%", share), site.frame])
    }
    return places.lines
  }

  /// Everything as one document.
  func json(sites: Int) throws -> String {
    struct Site: Encodable {
      var site: String
      var count: Int
    }
    struct Time: Encodable {
      var phases: [TimeProfiler.Phase]
      /// The innermost functions, with microseconds.
      var sites: [Site]
    }
    struct Document: Encodable {
      var key: CaseKey
      var phases: [Phase]
      var leakedBlocks: Int
      var unit: String
      var sites: [Site]
      var time: Time?
    }
    func list(_ stacks: FoldedStacks) -> [Site] {
      stacks.sites.prefix(sites).map { Site(site: $0.frame, count: $0.count) }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let document = Document(
      key: key, phases: phases, leakedBlocks: leakedBlocks, unit: unit,
      sites: list(stacks),
      time: time.map { Time(phases: $0.phases, sites: list($0.stacks)) })
    return String(decoding: try encoder.encode(document), as: UTF8.self)
  }

  /// The flame graphs as a page.
  var page: ProfilePage {
    let unit = unit
    var graphs = [
      ProfilePage.Graph(title: "Allocated \(unit)", stacks: stacks) { count in
        unit == "bytes" ? Units.bytes(count) : "\(Units.count(count)) requests"
      }
    ]
    if let time {
      graphs.append(
        ProfilePage.Graph(title: "Processor time by phase", stacks: time.stacks) {
          Units.duration(nanoseconds: Double($0) * 1_000)
        })
    }
    return ProfilePage(title: "\(key)", graphs: graphs)
  }
}
