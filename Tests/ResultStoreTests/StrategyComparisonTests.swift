import ResultStore
import Testing

@Suite struct StrategyComparisonTests {
  @Test func strategiesOfOneRunAreCompared() {
    let run = Samples.record(cases: [
      Samples.oneCase(strategy: "tableau", checksum: "a", pivots: 20),
      Samples.oneCase(strategy: "active-set", checksum: "b", pivots: 10),
      Samples.oneCase(scenario: "form", strategy: "tableau"),
    ])
    #expect(run.strategies == ["tableau", "active-set"])
    let comparison = RunComparison(
      baseline: run.restricted(toStrategy: "tableau"),
      candidate: run.restricted(toStrategy: "active-set"),
      areStrategies: true)
    #expect(comparison.cases.count == 1)
    #expect(comparison.onlyInBaseline.map(\.scenario) == ["form"])
    #expect(comparison.verdict == .improved)
  }
}
