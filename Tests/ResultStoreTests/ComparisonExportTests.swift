import ResultStore
import Testing

@Suite struct ComparisonExportTests {
  private var comparison: RunComparison {
    var after = Samples.record(
      id: "ffff0000",
      cases: [
        Samples.oneCase(
          scenario: "list, \"long\"", pivots: 13, bytes: 101_000, samples: Samples.steady(1_500))
      ])
    after.build.binaryHash = "other"
    return RunComparison(
      baseline: Samples.record(cases: [Samples.oneCase(scenario: "list, \"long\"")]),
      candidate: after)
  }

  @Test func markdownShowsWhatChanged() {
    let lines = comparison.markdown().split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("# regressed: 20261121T040506Z-111111111-ffff0000.json against "))
    #expect(lines.contains("- exact metrics: regressed; times: regressed"))
    #expect(lines.contains("| case | where | metric | before | after | ratio | verdict |"))
    #expect(
      lines.contains(
        "| list, \"long\"/100 tableau | rotate | pivots | 12 | 13 | 1.083 | regressed |"))
    #expect(
      lines.contains {
        $0.contains("| rotate | time | 999.5 ns | 1.499 µs | 1.500 [1.49")
          && $0.hasSuffix("| regressed |")
      })
    #expect(lines.contains { $0.contains("checksum") } == false)
    #expect(comparison.markdown(includesUnchanged: true).contains("checksum"))
  }

  @Test func csvHasEveryMetricAndQuotesWhatItMust() {
    let lines = comparison.csv().split(separator: "\n").map(String.init)
    #expect(lines.count == 6)
    #expect(
      lines[2]
        == #""list, ""long""",100,tableau,1,0,,rotate,pivots,count,12.0,13.0,,,regressed,"#)
  }

  @Test func aTableHasACellForEveryTitle() {
    let table = ComparisonTable(comparison, includesUnchanged: true)
    #expect(table.rows.count == 5)
    #expect(table.rows.allSatisfy { $0.count == ComparisonTable.titles.count })
  }
}
