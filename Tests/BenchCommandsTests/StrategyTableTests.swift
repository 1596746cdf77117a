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

  /// Three sizes are enough for a line, of which the exponent's interval has no width where the times
  /// lie on a power of the size.
  @Test(arguments: [(3, true), (2, false)])
  func growthIsToldFromThreeSizesOn(count: Int, isTold: Bool) throws {
    var record = Nights.night(1)
    record.cases = [10, 20, 40].prefix(count).flatMap { size in
      [("active-set", 1.0), ("tableau", 2.0)].map { strategy, exponent in
        let samples = [Double](
          repeating: 1e4 * (exponent == 1 ? Double(size) : Double(size * size)), count: 30)
        return CaseRecord(
          key: CaseKey(scenario: "list", size: size, strategy: strategy), tier: "smoke",
          definitionHash: "aa", checksum: "f00d",
          steps: [
            PhaseRecord(
              label: "start",
              time: TimeRecord(
                clock: "threadCPU", samples: samples, repetitions: 1, isTooShort: false))
          ])
      }
    }
    let folder = try HostileFolder()
    try RunStore(folder: folder.path + "/Results").write(record)
    let lines = [
      "list, active-set: exponent 1.00 [1.00, 1.00], nearest n",
      "list, tableau: exponent 2.00 [2.00, 2.00], nearest n²",
    ]
    let table = try folder.bench("compare", "--strategies", "--results", "Results")
    let found = table.lines.filter { $0.contains("exponent") }
    #expect(found == (isTold ? lines : []), "\(table)")
    let markdown = try folder.bench(
      "compare", "--strategies", "--results", "Results", "--format", "markdown")
    #expect(
      markdown.lines.filter { $0.contains("exponent") } == (isTold ? lines.map { "- \($0)" } : []),
      "\(markdown)")
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
