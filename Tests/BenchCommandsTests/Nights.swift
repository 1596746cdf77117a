import Foundation
import ResultStore
import TestSupport

/// A folder of records of made-up nights, judged by the built program.
struct Nights {
  /// The folder of records.
  let folder: String
  var store: RunStore { RunStore(folder: folder) }

  /// Makes a folder with records, of which those that are named are accepted one after another, and
  /// removes it when `body` is done.
  static func inFolder(
    _ records: [RunRecord], accepting accepted: [RunRecord] = [],
    _ body: (Nights) throws -> Void
  ) throws {
    try Runs.inFolder { folder in
      let nights = Nights(folder: folder + "Results")
      for record in records { try nights.store.write(record) }
      for record in accepted { try nights.accept(record) }
      try body(nights)
    }
  }

  /// Accepts all cases of a record.
  func accept(_ record: RunRecord) throws {
    try store.accept(
      Acceptance.all(
        of: record.cases.map(\.key), in: record, at: store.path(of: record), reason: "a baseline",
        date: record.date))
  }

  /// Runs a verb of the built program on the folder.
  func bench(_ words: String...) throws -> ProgramResult {
    try BuiltProgram.run(words + ["--results", folder])
  }

  /// The files of the folder, with their bytes.
  func contents() throws -> [String: Data] {
    var found: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      found[name] = FileManager.default.contents(atPath: folder + "/" + name) ?? Data()
    }
    return found
  }

  /// A complete night of two cases, long ago.
  static func night(_ day: Int, pivots: Int = 100, cases: Int = 2) -> RunRecord {
    let id = "aaaa000\(day)"
    let keys = [
      CaseKey(scenario: "list", size: 7, strategy: "tableau"),
      CaseKey(scenario: "grid", strategy: "active-set", device: "iphone-x"),
    ]
    let found = keys.prefix(cases).map { key in
      CaseRecord(
        key: key, tier: "smoke", definitionHash: "aa", checksum: "f00d",
        steps: [
          PhaseRecord(label: "start", work: [CounterRecord(name: "pivots", count: pivots)]),
          PhaseRecord(label: "turn", work: [CounterRecord(name: "flips", count: 3)]),
        ],
        allocations: [
          AllocationRecord(
            phase: "start", requests: 10, bytes: 1_000, frees: 5, liveBytes: 100, peakBytes: 200,
            isRepeatable: true)
        ])
    }
    var record = RunRecord.sample(
      id: id, date: "2020-01-0\(day)T00:00:00Z", commit: String(repeating: id, count: 5),
      binaryHash: id,
      meters: ["work", "allocations"].map { MeterRecord(name: $0, version: 2, kind: .exact) },
      cases: found)
    record.arguments = ["run"]
    record.plan = PlanRecord(
      tier: "smoke", timeBudget: 1, cases: cases, hash: "beef",
      scope: PlanScope(strategies: ["active-set", "tableau"], queues: [1]))
    record.planned = record.cases.map(\.key)
    return record
  }
}
