import Foundation
import HTMLReport
import ResultStore
import TestSupport
import Testing

/// Comparisons, verdicts, histories, exports and pages of made-up nights, as `Tests/Stored` has them.
@Suite struct StoredHistoryTests {
  private static func nights(_ seed: UInt64, _ count: Int) -> [RunRecord] {
    var random = RandomRuns(seed: seed)
    return (0..<count).map { random.run($0) }
  }

  @Test func comparisonsAreToldAsBefore() throws {
    var parts = StoredParts("comparisons", .digest)
    for seed in 1...4 as ClosedRange<UInt64> {
      let runs = Self.nights(seed, 2)
      let comparison = RunComparison(baseline: runs[0], candidate: runs[1])
      parts.append("\(seed) values", StructureText.of(comparison))
      parts.append("\(seed) verdicts", "\(comparison.verdict) \(comparison.warning)")
      parts.append("\(seed) notes", comparison.notes.joined(separator: "\n"))
      parts.append("\(seed) csv", comparison.csv())
      for all in [true, false] {
        parts.append("\(seed) markdown", comparison.markdown(includesUnchanged: all))
        let table = ComparisonTable(comparison, includesUnchanged: all)
        parts.append("\(seed) table", StructureText.of(table))
      }
      parts.append("\(seed) strategies", StructureText.of(StrategyTable(runs[0])))
      for format in RunExport.allCases {
        parts.append("\(seed) \(format.rawValue)", try format.text(of: runs[0]))
      }
      let data = try RunFile.encode(runs[0])
      parts.append("\(seed) file", String(decoding: data, as: UTF8.self))
    }
    try parts.check()
  }

  @Test func nightsAreJudgedAsBefore() throws {
    var parts = StoredParts("verdicts", .digest)
    for seed in 1...2 as ClosedRange<UInt64> {
      var runs = Self.nights(seed, 16)
      let candidate = runs.removeLast()
      var random = RandomRuns(seed: seed + 100)
      let paired = random.paired(runs[13], candidate)
      let confirmation = random.paired(runs[13], candidate)
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let store = RunStore(folder: folder.path)
      for record in runs + [candidate] { try store.write(record) }
      for record in [runs[2], runs[9 + Int(seed) % 5]] {
        try store.accept(
          Acceptance.all(
            of: record.cases.map(\.key), in: record, at: store.path(of: record), reason: "meant",
            date: record.date))
      }
      let (index, update) = try HistoryIndex.updating(store)
      let now = try #require(ISO8601DateFormatter().date(from: "2026-12-01T00:00:00Z"))
      let gate = try Gate(store: store, index: index, now: now)
      func append(_ name: String, _ value: Any) {
        parts.append("\(seed) \(name)", StructureText.of(value).replacing(folder.path, with: ""))
      }
      let results = [
        try gate.judge(candidate), try gate.judge(candidate, paired: paired),
        try gate.judge(candidate, paired: paired, confirmation: confirmation),
        gate.judgeExactMetrics(of: candidate),
      ]
      for result in results {
        append("result", result)
        append("outcome", "\(result.outcome) \(result.verdict) \(result.verdictOnFindings)")
        append("gaps", ComparisonGap.lines(result.gaps))
        append("findings", result.findings.map(\.description))
      }
      append("update", update)
      append("acceptances", try store.acceptances())
      append("runs", try index.runs())
      append("cases", try index.cases())
      let series = try index.cases().flatMap { try index.series(of: $0.key) }
      append("series", series)
      append("changes", series.map { ($0.changePoints(), $0.changes.map(\.run)) })
      append("fences", series.map { $0.fenceOfChanges(GatePolicy()) as Any })
      append("pooled", try PairedComparison.pooled([paired, confirmation]) as Any)
      for focus in [ReportInput.Focus.run, .history] {
        let input = ReportInput(
          focus: focus, run: candidate, baseline: runs[14], gate: results[2],
          history: RunHistory(store))
        parts.append("\(seed) page", try Self.page(input).replacing(folder.path, with: ""))
      }
    }
    try parts.check()
  }

  private static func page(_ input: ReportInput) throws -> String {
    let page = ReportPage(input)
    return page.verdict + "\n" + (try page.html())
  }

  @Test func pagesOfComparisonsAreAsBefore() throws {
    var parts = StoredParts("pages", .digest)
    for seed in 11...14 as ClosedRange<UInt64> {
      let runs = Self.nights(seed, 9)
      let walk = ScenarioWalk(address: "viewer.html#feed", steps: ["rotate": "viewer.html#feed/2"])
      let input = ReportInput(
        focus: .comparison, run: runs[8], baseline: runs[Int(seed) % 8],
        history: RunHistory(runs),
        scenarios: [
          "feed": ScenarioDetails(
            purpose: "A <feed> & more", picture: "<svg/>", walk: walk, remark: "Read this."),
          "form": ScenarioDetails(purpose: "A form."),
        ],
        foldedStacks: "main;layout;solve 1200\nmain;layout;frames 300\nmain;read 17\n")
      parts.append("\(seed)", try Self.page(input))
      let merged = Result { () throws(ShardMergeError) in try ShardMerge.merge([runs[0], runs[1]]) }
      parts.append("\(seed) merged", StructureText.of(merged))
    }
    try parts.check()
  }

  @Test func unitsAreWrittenAsBefore() throws {
    var parts = StoredParts("units", .text)
    let numbers = [0, 0.004, 0.5, 1, 9.96, 12.34, 99.95, 100, 999.4, 999.6, 1_000, 1_536, 12_345]
      .flatMap { [$0, $0 * 1e3, $0 * 1e6, $0 * 1e9] }
    func line(_ text: (Double) -> String) -> String {
      numbers.map(text).joined(separator: ", ")
    }
    parts.append("durations", line { Units.duration(nanoseconds: $0) })
    parts.append("bytes", line { Units.bytes($0) })
    parts.append("whole bytes", line { Units.bytes(Int($0)) })
    parts.append("counts", line { Units.count(Int($0)) })
    parts.append("nouns", line { Units.counted(Int($0), "case") })
    parts.append("rates", line { Units.rate($0) })
    parts.append("digits", line { Units.significant($0) })
    try parts.check()
  }
}
