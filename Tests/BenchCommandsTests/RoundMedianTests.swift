import BenchCommands
import ResultStore
import Testing

/// Which samples of a run make a round of two programs: enough, and long beside the clock.
@Suite struct RoundMedianTests {
  private func run(_ times: [(scenario: String, samples: [Double])]) -> RunRecord {
    let cases = times.map { scenario, samples in
      var found = CaseRecord.list(pivots: 1)
      found.key = CaseKey(scenario: scenario, size: nil, strategy: "tableau")
      found.steps[0].time = TimeRecord(
        clock: "threadCPU", samples: samples, repetitions: 1, isTooShort: false)
      return found
    }
    return .sample(
      id: "1", date: "2026-11-01T00:00:00Z", commit: nil, binaryHash: "b",
      meters: [MeterRecord(name: "time.threadCPU", version: 1, kind: .noisy, overhead: 4)],
      cases: cases)
  }

  private func medians(_ runs: RunRecord...) -> [Double]? {
    let key = CaseKey(scenario: "b", size: nil, strategy: "tableau")
    return GatePolicy().medians(of: "solve", in: key, runs)
  }

  @Test func everyRunHasTheMedianOfItsOwnCase() {
    let first = run([("a", [9_000, 9_000, 9_000]), ("b", [1_000, 3_000, 2_000])])
    let second = run([("b", [5_000, 4_000, 6_000])])
    #expect(medians(first, second) == [2_000, 5_000])
    #expect(medians(first, run([("a", [9_000, 9_000, 9_000])])) == nil)
  }

  @Test func fewOrShortSamplesAreNoRound() {
    #expect(medians(run([("b", [2_000, 2_000])])) == nil)
    // 250 readings of the clock, at 4 ns each.
    #expect(medians(run([("b", [1_000, 1_000, 1_000])])) == [1_000])
    #expect(medians(run([("b", [999, 999, 999])])) == nil)
  }
}
