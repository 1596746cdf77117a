import Benchmarking
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

  init(
    of runCase: RunCase, phase: String?, countsRequests: Bool
  ) throws(HeapProfiler.Failure) {
    key = runCase.key
    unit = countsRequests ? "requests" : "bytes"
    stacks = FoldedStacks(text: "")
    do throws(ScenarioRunError) {
      // Twice, so that what is made once for the whole process is there already.
      for _ in 0..<2 { _ = try runCase.makeRun().play() }
      try measurePhases(runCase)
      try measureLeaks(runCase)
      try Self.record(runCase, only: phase)
    } catch {
      throw HeapProfiler.Failure(reason: "\(error)", status: .badInput)
    }
    if let phase, !phases.contains(where: { $0.name == phase }) {
      throw HeapProfiler.Failure(
        reason: "there is no phase '\(phase)'; there are "
          + phases.map(\.name).joined(separator: ", "), status: .usage)
    }
    stacks = try HeapProfiler.stacks(counting: countsRequests)
  }

  private mutating func measurePhases(_ runCase: RunCase) throws(ScenarioRunError) {
    let profile = try AllocationProfile.of { recorder throws(ScenarioRunError) in
      let run = runCase.makeRun()
      for phase in run.phases {
        for _ in 0..<phase.repetitions {
          run.prepare(phase)
          try recorder.measure(phase.name) { () throws(ScenarioRunError) in try run.perform(phase) }
        }
      }
    }
    let run = runCase.makeRun()
    for phase in run.phases {
      let before = run.work
      for _ in 0..<phase.repetitions {
        run.prepare(phase)
        try run.perform(phase)
      }
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

  private mutating func measureLeaks(_ runCase: RunCase) throws(ScenarioRunError) {
    let (_, count) = try AllocationCount.of(.allThreads) { () throws(ScenarioRunError) in
      _ = try runCase.makeRun().play()
    }
    leakedBlocks = count.unreturned
  }

  private static func record(_ runCase: RunCase, only: String?) throws(ScenarioRunError) {
    let run = runCase.makeRun()
    for phase in run.phases {
      for _ in 0..<phase.repetitions {
        run.prepare(phase)
        if only == nil || only == phase.name {
          try HeapProfiler.record { () throws(ScenarioRunError) in try run.perform(phase) }
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
    var places = TextTable([(unit, .right), ("share", .right), ("site", .left)])
    for site in stacks.sites.prefix(sites) {
      let share = 100 * Double(site.count) / Double(max(stacks.total, 1))
      places.append([
        unit == "bytes" ? Units.bytes(site.count) : Units.count(site.count),
        String(format: "%.1f %%", share), site.frame,
      ])
    }
    return lines + places.lines
  }

  /// Everything as one document.
  func json(sites: Int) throws -> String {
    struct Site: Encodable {
      var site: String
      var count: Int
    }
    struct Document: Encodable {
      var key: CaseKey
      var phases: [Phase]
      var leakedBlocks: Int
      var unit: String
      var sites: [Site]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let document = Document(
      key: key, phases: phases, leakedBlocks: leakedBlocks, unit: unit,
      sites: stacks.sites.prefix(sites).map { Site(site: $0.frame, count: $0.count) })
    return String(decoding: try encoder.encode(document), as: UTF8.self)
  }
}
