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
    let titles = lines.firstIndex { $0.hasPrefix("| case |") }
    #expect(titles.map { lines[$0 + 1] } == "|---|---|---|---:|---:|---:|---|")
    #expect(
      titles.map { lines.count - $0 } == 2
        + ComparisonTable(comparison, includesUnchanged: false).rows.count)
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

  @Test func aComparisonWithoutChangesHasNoTable() {
    let same = RunComparison(
      baseline: Samples.record(cases: [Samples.oneCase()]),
      candidate: Samples.record(id: "ffff0000", cases: [Samples.oneCase()]))
    #expect(!same.markdown().contains("| case |"))
    #expect(same.markdown(includesUnchanged: true).contains("| case |"))
  }

  /// Ten cases that went away are named, and further ones counted.
  @Test(arguments: [10, 11, 13])
  func casesThatWentAwayAreNamedOrCounted(count: Int) {
    let cases = (0..<count).map { Samples.oneCase(scenario: "s\($0)") }
    let kept = Samples.oneCase(scenario: "kept")
    let lines = RunComparison(
      baseline: Samples.record(cases: cases + [kept]),
      candidate: Samples.record(id: "ffff0000", cases: [kept])
    ).summary
    #expect(lines.contains("1 case compared"))
    #expect(lines.filter { $0.hasSuffix(": no longer in the candidate") }.count == 10)
    let rest = lines.filter { $0.hasSuffix(" more are no longer in it") }
    #expect(
      rest
        == (count > 10
          ? ["\(count - 10) case\(count > 11 ? "s" : "") more are no longer in it"] : []))
  }
}
