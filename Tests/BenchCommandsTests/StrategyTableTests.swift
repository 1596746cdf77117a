import Foundation
import ResultStore
import TestSupport
import Testing

/// `bench compare --strategies` of a record in which one strategy is twice as fast as another.
@Suite struct StrategyTableTests {
  /// Two scenarios by two strategies: 1 and 2 ms; in the second one results may differ.
  private static func folder(checksum: String) throws -> HostileFolder {
    var record = Nights.night(1)
    record.cases = ["list", "grid"].flatMap { scenario in
      [("active-set", 1e6), ("tableau", 2e6)].map { strategy, time in
        CaseRecord(
          key: CaseKey(scenario: scenario, strategy: strategy), tier: "smoke",
          definitionHash: "aa",
          checksum: scenario == "grid" && strategy == "tableau" ? checksum : "f00d",
          steps: [
            PhaseRecord(
              label: "start",
              time: TimeRecord(
                clock: "threadCPU", samples: [Double](repeating: time, count: 30), repetitions: 1,
                isTooShort: false), work: [CounterRecord(name: "pivots", count: 1_200)])
          ])
      }
    }
    let folder = try HostileFolder()
    try RunStore(folder: folder.path + "/Results").write(record)
    return folder
  }

  private static let rows = [
    "strategy         time  ratio              pivots  results",
    String(repeating: "-", count: 57), "list",
    "active-set *  1.00 ms  1.00 [1.00, 1.00]   1,200  agree",
    "tableau       2.00 ms  2.00 [2.00, 2.00]   1,200  agree", "grid",
    "active-set *  1.00 ms  1.00 [1.00, 1.00]   1,200  agree",
  ]

  @Test func theFastestIsMarkedAndCounted() throws {
    let result = try Self.folder(checksum: "f00d").bench(
      "compare", "--strategies", "--results", "Results")
    #expect(
      result.lines == Self.rows + [
        "tableau       2.00 ms  2.00 [2.00, 2.00]   1,200  agree", "",
        "* faster than every other by its whole interval",
        "of 2 cases: active-set is fastest in 2, all results agree", "",
      ], "\(result)")
    #expect(result.status == 0)
  }

  /// Where results differ no strategy is the fastest.
  @Test func resultsThatDifferAreAFinding() throws {
    let result = try Self.folder(checksum: "beef").bench(
      "compare", "--strategies", "--results", "Results")
    #expect(
      result.lines.suffix(3) == [
        "* faster than every other by its whole interval",
        "of 2 cases: active-set is fastest in 1, 1 undecided, results DIFFER in 1", "",
      ], "\(result)")
    #expect(result.output.contains("  DIFFER\n"), "\(result)")
    #expect(result.status == 1)
  }
}
