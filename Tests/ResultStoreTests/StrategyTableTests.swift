import ResultStore
import Testing

@Suite struct StrategyTableTests {
  private func table(_ second: CaseRecord) -> StrategyTable {
    StrategyTable(Samples.record(cases: [Samples.oneCase(), second]))
  }

  @Test func aWinnerIsNamedOnlyWhereTheIntervalSaysSo() {
    let slower = table(Samples.oneCase(strategy: "active-set", samples: Samples.steady(1_200)))
    #expect(slower.rows.map(\.winner) == ["tableau"])
    let faster = table(Samples.oneCase(strategy: "active-set", samples: Samples.steady(800)))
    #expect(faster.rows.map(\.winner) == ["active-set"])
    let alike = table(Samples.oneCase(strategy: "active-set", samples: Samples.steady(1_020)))
    #expect(alike.rows.map(\.winner) == [nil])
    #expect(alike.rows[0].entries.map(\.strategy) == ["tableau", "active-set"])
  }

  @Test func otherResultsHaveNoRatioAndNoWinner() {
    let found = table(
      Samples.oneCase(strategy: "active-set", checksum: "beef", samples: Samples.steady(100)))
    #expect(found.rows[0].winner == nil)
    #expect(found.rows[0].entries[1].ratio == nil && found.rows[0].entries[1].agrees == false)
  }

  /// Six plays on both sides say something; five on either say nothing.
  @Test(arguments: [(6, 6, nil), (5, 20, "too few samples"), (20, 5, "too few samples")])
  func fewPlaysHaveNoRatio(_ first: Int, _ second: Int, _ note: String?) {
    func samples(_ count: Int, _ median: Double) -> [Double] {
      Array(repeating: median, count: count)
    }
    let table = StrategyTable(
      Samples.record(cases: [
        Samples.oneCase(samples: samples(first, 1_000)),
        Samples.oneCase(strategy: "active-set", samples: samples(second, 2_000)),
      ]))
    let entry = table.rows[0].entries[1]
    #expect(entry.note == note)
    #expect((entry.ratio == nil) == (note != nil))
    #expect((table.rows[0].winner == nil) == (note != nil))
  }

  /// Of a step that is repeated within a play, the mean of its repetitions counts.
  @Test func playsAreSumsOfStepsTakenByTheirShare() throws {
    func found(_ strategy: String, _ samples: [Double], _ repeated: [Double]) -> CaseRecord {
      var found = Samples.oneCase(strategy: strategy, samples: samples)
      var step = found.steps[0]
      step.label = "drag"
      step.time?.samples = repeated
      found.steps.append(step)
      return found
    }
    let plays = (1...7).map { Double($0) }
    let table = StrategyTable(
      Samples.record(cases: [
        found("tableau", plays.map { _ in 500 }, plays.map { _ in 100 }),
        found(
          "active-set", plays.map { 1_000 * $0 }, plays.flatMap { [100 * $0, 300 * $0] }),
      ]))
    let ratio = try #require(table.rows[0].entries[1].ratio)
    // The fourth of seven plays: 4,000 and the mean of 400 and 1,200, to 500 and 100.
    #expect(abs(ratio - 8) < 1e-9, "\(ratio)")
  }

  @Test func sizesOfAScenarioGiveItsGrowth() {
    let cases = [400, 100, 200].map {
      Samples.oneCase(size: $0, samples: Samples.steady(Double($0)))
    }
    let growth = StrategyTable(Samples.record(cases: cases)).growth
    #expect(growth.map { $0.points.map(\.size) } == [[100, 200, 400]])
  }

  /// Five hundred cases against five hundred; what compares all pairs would need hours.
  @Test(.timeLimit(.minutes(5))) func fiveHundredCasesAreComparedInTime() {
    let cases = (1...500).map { Samples.oneCase(size: $0) }
    var candidate = Samples.record(id: "ffff0000", cases: cases)
    candidate.build.binaryHash = "other"
    let baseline = Samples.record(cases: cases)
    var policy = GatePolicy()
    policy.resamples = 20
    let comparison = RunComparison(baseline: baseline, candidate: candidate, policy: policy)
    #expect(comparison.cases.count == 500 && comparison.verdict == .unchanged)
  }
}
