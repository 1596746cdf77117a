import Foundation
import ResultStore
import Testing

@Suite struct CompareCommandTests {
  private func record(id: String, hash: String, pivots: Int) -> RunRecord {
    var record = RunRecord(
      id: id, date: "2026-11-21T00:00:00Z", toolVersion: "0", arguments: [],
      build: BuildIdentity(
        commit: nil, isDirty: nil, binaryHash: hash, toolchain: "Swift", flags: ["release"]),
      machine: MachineFingerprint(
        processor: "Example", architecture: "x86_64", cores: 2, memory: 1 << 30, system: "Linux",
        kernel: "6", virtualisation: []),
      before: Conditions(), meters: [])
    record.cases = [
      CaseRecord(
        key: CaseKey(scenario: "list", strategy: "tableau"), tier: "smoke", checksum: "f00d",
        steps: [StepRecord(label: "solve", work: [CounterRecord(name: "pivots", count: pivots)])])
    ]
    record.finish(after: Conditions())
    return record
  }

  /// The exit status of the command line, with the records `aaaa` and `bbbb` in the store.
  private func status(_ words: [String], pivots: Int, hash: String = "2") throws -> Int32 {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "layoutbench-\(UUID().uuidString)"
    ).path()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = RunStore(folder: folder)
    try store.write(record(id: "aaaa0001", hash: "1", pivots: 100))
    try store.write(record(id: "bbbb0002", hash: hash, pivots: pivots))
    return Runs.status(["compare"] + words + ["--results", folder])
  }

  @Test(arguments: [(100, 0), (101, 2), (99, 4)] as [(Int, Int32)])
  func theExitStatusTellsTheVerdict(pivots: Int, expected: Int32) throws {
    #expect(try status(["aaaa", "bbbb"], pivots: pivots) == expected)
  }

  @Test func theSameProgramIsInconclusive() throws {
    #expect(try status(["aaaa", "bbbb"], pivots: 101, hash: "1") == 5)
  }

  @Test(arguments: ["text", "markdown", "csv", "json"])
  func everyFormatKeepsTheStatus(format: String) throws {
    #expect(try status(["aaaa", "bbbb", "--format", format, "--all"], pivots: 101) == 2)
  }

  @Test func aRecordThatIsNotThereIsBadInput() throws {
    #expect(try status(["aaaa", "cccc"], pivots: 100) == 65)
    #expect(try status(["aaaa", "/nonexistent/x.json"], pivots: 100) == 65)
  }

  @Test func aMissingWordIsAMistakeOfUsage() throws {
    #expect(try status(["aaaa"], pivots: 100) == 64)
  }
}
