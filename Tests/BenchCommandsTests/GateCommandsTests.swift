import ArgumentParser
import BenchCommands
import Foundation
import ResultStore
import TestSupport
import Testing

/// The verbs gate, accept, history and compare on records of a folder of their own.
@Suite struct GateCommandsTests {
  private static func record(id: String, day: Int, pivots: Int = 100) -> RunRecord {
    .sample(
      id: id, date: "2020-11-0\(day)T00:00:00Z", commit: String(repeating: id, count: 5),
      binaryHash: id, meters: [MeterRecord(name: "work", version: 1, kind: .exact)],
      cases: [.list(size: 7, definitionHash: "aa", pivots: pivots)])
  }

  private func inStore(
    _ records: [RunRecord], _ body: (RunStore, (String...) -> Int32) throws -> Void
  ) throws {
    let temporary = try TemporaryFolder()
    defer { temporary.remove() }
    let folder = temporary.path
    let store = RunStore(folder: folder)
    for record in records { try store.write(record) }
    try body(store) { (words: String...) in
      do {
        var command = try BenchCommand.parseAsRoot(words + ["--results", folder])
        try command.run()
        return 0
      } catch {
        return BenchCommand.exitCode(for: error).rawValue
      }
    }
  }

  @Test func aRegressionIsRedUntilItIsAccepted() throws {
    let records = [
      Self.record(id: "aaaa0001", day: 1), Self.record(id: "aaaa0002", day: 2),
      Self.record(id: "aaaa0003", day: 3, pivots: 120),
    ]
    try inStore(records) { store, status in
      #expect(status("gate", "aaaa0002") == 5)
      #expect(status("accept", "all", "--reason", "a baseline", "--record", "aaaa0001") == 0)
      #expect(status("gate", "aaaa0002") == 0)
      #expect(status("gate") == 2)
      #expect(status("gate", "--json") == 2)
      #expect(status("gate", "--markdown") == 2)
      #expect(try Self.advises("aaaa0003", store))
      #expect(try !Self.advises("aaaa0002", store), "nothing is to be accepted")
      #expect(status("accept", "list") == 64)
      #expect(status("accept", "list", "--reason", " ") == 64)
      #expect(status("accept", "grid", "--reason", "so") == 65)
      #expect(status("accept", "list/7", "--reason", "a new pivot rule") == 0)
      let accepted = try store.acceptances()
      #expect(accepted.map(\.reason) == ["a baseline", "a new pivot rule"])
      #expect(status("gate") == 0)
    }
  }

  @Test func fewerPivotsAreFour() throws {
    let records = [
      Self.record(id: "aaaa0001", day: 1), Self.record(id: "aaaa0002", day: 2, pivots: 90),
    ]
    try inStore(records) { store, status in
      #expect(status("accept", "all", "--reason", "a baseline", "--record", "aaaa0001") == 0)
      #expect(status("gate") == 4)
      let isAdvised = try Self.advises("aaaa0002", store)
      #expect(isAdvised)
    }
  }

  /// Whether the gate names how what it found is accepted.
  private static func advises(_ record: String, _ store: RunStore) throws -> Bool {
    try BuiltProgram.run(["gate", record, "--results", store.folder]).output
      .contains("what is wanted of this: bench accept CASE --reason WORDS")
  }

  @Test func whatCannotBeReadIsBadInput() throws {
    try inStore([Self.record(id: "aaaa0001", day: 1)]) { store, status in
      #expect(status("gate", "cccc") == 65)
      #expect(status("gate", "--paired", "/nonexistent/paired.json") == 65)
      #expect(status("history", "nonsense") == 65)
      #expect(status("history", "--export", "nonsense") == 64)
      let accepted = URL(filePath: store.folder).appending(path: "accepted")
      try FileManager.default.createDirectory(at: accepted, withIntermediateDirectories: true)
      try Data("{".utf8).write(to: accepted.appending(path: "x.json"))
      #expect(status("gate") == 65)
    }
  }

  @Test(arguments: RunExport.allCases.map(\.rawValue))
  func everyFormatIsWritten(format: String) throws {
    try inStore([Self.record(id: "aaaa0001", day: 1)]) { _, status in
      #expect(status("history", "--export", format) == 0)
    }
  }

  @Test func theHistoryOfACaseIsShown() throws {
    let records = [
      Self.record(id: "aaaa0001", day: 1), Self.record(id: "aaaa0002", day: 2, pivots: 90),
    ]
    try inStore(records) { _, status in
      #expect(status("history") == 0)
      #expect(status("history", "list") == 0)
      #expect(status("history", "list/7 tableau", "--json", "--all") == 0)
      #expect(status("history", "--rebuild") == 0)
    }
  }

  @Test func shardsAreMergedOnImportAndMixedOnesRefused() throws {
    let shards = (1...2).map { index in
      var record = Self.record(id: "bbbb000\(index)", day: 1)
      record.build.binaryHash = "1"
      record.build.commit = "2222"
      record.cases[0].key.size = index
      record.plan = PlanRecord(
        tier: "smoke", timeBudget: 1, cases: 2, hash: "beef",
        shard: ShardRecord(index: index, count: 2))
      return record
    }
    try inStore(shards) { source, _ in
      let files = source.paths()
      try inStore([]) { store, status in
        #expect(status("history", "--import", files[0]) == 65)
        #expect(store.paths().isEmpty)
        #expect(status("history", "--import", files[0], files[1]) == 0)
        #expect(status("history", "--import", files[0], files[1]) == 0)
        #expect(store.paths().count == 1)
        let merged = try RunStore.read(path: store.paths()[0])
        #expect(merged.cases.count == 2)
        #expect(status("history", "--separate", "--import", files[0]) == 0)
        #expect(store.paths().count == 2)
      }
    }
  }
}
