import Foundation
import ResultStore
import TestSupport
import Testing

@Suite struct CompareCommandTests {
  private func record(id: String, hash: String, pivots: Int) -> RunRecord {
    .sample(
      id: id, date: "2026-11-21T00:00:00Z", commit: nil, binaryHash: hash, meters: [],
      cases: [.list(pivots: pivots)])
  }

  /// The exit status of the command line, with the records `aaaa` and `bbbb` in the store.
  private func status(_ words: [String], pivots: Int, hash: String = "2") throws -> Int32 {
    let temporary = try TemporaryFolder()
    defer { temporary.remove() }
    let folder = temporary.path
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
    #expect(try status(["active-set", "aaaa"], pivots: 100) == 64)
  }

  @Test(arguments: [["aaaa", "aaaa"], ["latest", "latest"], ["bbbb", "latest"]])
  func aRecordHasNotChangedAgainstItself(words: [String]) throws {
    #expect(try status(words, pivots: 100) == 0)
    var one = record(id: "aaaa0001", hash: "1", pivots: 100)
    one.cases[0].allocations = [
      AllocationRecord(
        phase: "solve", requests: 1, bytes: 8, frees: 0, liveBytes: 8, peakBytes: 8,
        isRepeatable: false)
    ]
    let comparison = RunComparison(baseline: one, candidate: one)
    #expect(comparison.isSameRecord)
    #expect(comparison.verdict == .unchanged)
    #expect(comparison.summary.contains { $0.hasPrefix("both are the same record, 2026") })
    // Two runs of one program are two records, and what differs there is noise.
    var other = one
    other.id = "cccc0003"
    #expect(!RunComparison(baseline: one, candidate: other).isSameRecord)
  }

  @Test func aDamagedNewestRecordIsNamedAndNotPassedOver() throws {
    try Runs.inFolder { folder in
      let store = RunStore(folder: folder)
      try store.write(record(id: "aaaa0001", hash: "1", pivots: 100))
      let damaged = folder + "/20261122T000000Z-unknown-bbbb0002.json"
      try Data("{\"schema\":2,".utf8).write(to: URL(filePath: damaged))
      #expect(Runs.status(["compare", "aaaa", "latest"], results: folder) == 65)
      let error = #expect(throws: RecordError.self) { try store.read("latest") }
      let text = try #require(error?.description)
      #expect(
        text.contains("20261122T000000Z-unknown-bbbb0002.json: error: not a whole run record"))
      #expect(
        text.hasSuffix(
          "'latest' means this file: move it out of the folder, or name another record"))
    }
  }
}
