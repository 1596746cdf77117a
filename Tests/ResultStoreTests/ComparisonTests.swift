import ResultStore
import Testing

@Suite struct ComparisonTests {
  private func compare(
    _ baseline: CaseRecord, _ candidate: CaseRecord,
    change: (inout RunRecord) -> Void = { $0.build.binaryHash = "other" }
  ) -> RunComparison {
    var after = Samples.record(id: "ffff0000", cases: [candidate])
    change(&after)
    return RunComparison(baseline: Samples.record(cases: [baseline]), candidate: after)
  }

  private func metric(_ comparison: RunComparison, _ name: String) throws -> MetricComparison {
    try #require(comparison.cases.first?.metrics.first { $0.metric == name })
  }

  @Test func equalRunsAreUnchanged() {
    let comparison = compare(Samples.oneCase(), Samples.oneCase())
    #expect(comparison.verdict == .unchanged)
    #expect(comparison.warning == .unchanged)
    #expect(
      comparison.cases[0].metrics.map(\.metric) == [
        "checksum", "pivots", "requests", "bytes", "time",
      ])
  }

  @Test func eachKindOfMetricHasAVerdictOfItsOwn() {
    let slower = compare(Samples.oneCase(), Samples.oneCase(samples: Samples.steady(2_000)))
    #expect(slower.cases[0].exactVerdict == .unchanged)
    #expect(slower.cases[0].noisyVerdict == .regressed)
    let more = compare(Samples.oneCase(), Samples.oneCase(pivots: 13))
    #expect(more.cases[0].exactVerdict == .regressed && more.cases[0].noisyVerdict == .unchanged)
    let gone = compare(Samples.oneCase(), Samples.oneCase(checksum: nil))
    #expect(gone.cases[0].exactVerdict == .inconclusive)
    #expect(gone.cases[0].note?.isEmpty == false && more.cases[0].note == nil)
  }

  @Test(arguments: [
    (13, 1_000, 100_000, Verdict.regressed), (11, 1_000, 100_000, .improved),
    (12, 1_001, 100_000, .regressed), (12, 999, 100_000, .improved),
    (12, 1_000, 100_500, .unchanged), (12, 1_000, 100_501, .regressed),
    (12, 1_000, 99_500, .unchanged), (12, 1_000, 99_499, .improved),
    (11, 1_001, 100_000, .regressed),
  ])
  func exactMetricsAreComparedExactly(pivots: Int, requests: Int, bytes: Int, verdict: Verdict) {
    let comparison = compare(
      Samples.oneCase(), Samples.oneCase(pivots: pivots, requests: requests, bytes: bytes))
    #expect(comparison.verdict == verdict)
  }

  @Test func anotherResultIsARegression() throws {
    let comparison = compare(Samples.oneCase(), Samples.oneCase(checksum: "beef"))
    #expect(comparison.verdict == .regressed)
    #expect(try metric(comparison, "checksum").note == "the results differ: c0ffee became beef")
  }

  @Test func aResultThatWasLostIsUndecided() {
    #expect(compare(Samples.oneCase(), Samples.oneCase(checksum: nil)).verdict == .inconclusive)
  }

  @Test func slowerIsAWarningAndNoFailure() throws {
    let comparison = compare(
      Samples.oneCase(), Samples.oneCase(samples: Samples.steady(1_200)))
    #expect(comparison.verdict == .unchanged)
    #expect(comparison.warning == .regressed)
    let time = try metric(comparison, "time")
    let low = try #require(time.lowestRatio)
    let high = try #require(time.highestRatio)
    #expect(low > 1.19 && low <= 1.2 && high >= 1.2 && high < 1.21)
  }

  @Test func fasterIsAnImprovementOfTime() {
    let comparison = compare(Samples.oneCase(), Samples.oneCase(samples: Samples.steady(800)))
    #expect(comparison.warning == .improved)
  }

  @Test func aFewPercentAreNoChange() {
    let comparison = compare(Samples.oneCase(), Samples.oneCase(samples: Samples.steady(1_030)))
    #expect(comparison.warning == .unchanged)
  }

  @Test func wideSamplesDecideNothing() {
    let wide = (0..<20).map { 700 + 40 * Double($0 * 7 % 20) }
    let comparison = compare(Samples.oneCase(), Samples.oneCase(samples: wide))
    #expect(comparison.warning == .inconclusive)
  }

  @Test func fewSamplesDecideNothing() throws {
    let comparison = compare(Samples.oneCase(), Samples.oneCase(samples: [2_000, 2_000, 2_000]))
    #expect(try metric(comparison, "time").note == "fewer than 6 samples")
    #expect(comparison.warning == .inconclusive)
  }

  @Test func anotherMachineIsComparedOnExactMetricsOnly() {
    let comparison = compare(
      Samples.oneCase(), Samples.oneCase(pivots: 13, samples: Samples.steady(9_000))
    ) {
      $0.machine.processor = "Other"
      $0.build.binaryHash = "other"
    }
    #expect(comparison.comparability.times == false)
    #expect(comparison.cases[0].metrics.contains { $0.metric == "time" } == false)
    #expect(comparison.verdict == .regressed)
  }

  @Test func anotherCompilerOrOtherFlagsOrMetersSilenceTimes() {
    for change: (inout RunRecord) -> Void in [
      { $0.build.toolchain = "Swift 7" }, { $0.build.flags = ["debug"] },
      { $0.meters[0].version = 2 },
    ] {
      let comparison = compare(Samples.oneCase(), Samples.oneCase(), change: change)
      #expect(comparison.comparability.times == false)
      #expect(comparison.comparability.allocations)
    }
  }

  @Test func anotherCounterSilencesAllocations() {
    let comparison = compare(Samples.oneCase(), Samples.oneCase(requests: 5)) {
      $0.meters[1].version = 2
    }
    #expect(comparison.comparability.allocations == false)
    #expect(comparison.cases[0].uncompared.map(\.reason) == [.meter])
    #expect(comparison.verdict == .inconclusive)
  }

  @Test func theSameProgramCannotRegress() throws {
    let comparison = compare(
      Samples.oneCase(), Samples.oneCase(pivots: 13, samples: Samples.steady(2_000))
    ) { _ in }
    #expect(comparison.verdict == .inconclusive)
    #expect(try metric(comparison, "pivots").note == "the same program: not deterministic")
    #expect(try metric(comparison, "time").note == "the same program: noise")
  }

  /// Each circumstance that keeps something from being compared is named once, and by its own words.
  @Test func whatKeepsFromComparingIsNamed() {
    func reasons(_ change: (inout RunRecord) -> Void) -> [String] {
      compare(Samples.oneCase(), Samples.oneCase()) {
        $0.build.binaryHash = "other"
        change(&$0)
      }.comparability.reasons
    }
    #expect(reasons { _ in } == [])
    #expect(
      reasons { $0.isPartial = true } == ["the candidate was interrupted: cases are missing"])
    #expect(
      reasons { $0.injectedFaults = ["slower", "frame"] }
        == ["faults were put into the candidate on purpose: slower, frame"])
    #expect(
      reasons { $0.machine.processor = "Other" }
        == ["the machines differ: only exact metrics are compared"])
    #expect(
      reasons { $0.build.toolchain = "Swift 7" }
        == ["the compilers differ: only exact metrics are compared"])
    #expect(
      reasons { $0.build.flags = ["debug"] }
        == ["the compiler's flags differ: only exact metrics are compared"])
    #expect(
      reasons { $0.build.binaryHash = Samples.record().build.binaryHash }
        == ["both runs are of the same program: differences of time are noise"])
  }

  @Test func sharedCoresDecideNothingOfTime() throws {
    let comparison = compare(Samples.oneCase(), Samples.oneCase(samples: Samples.steady(2_000))) {
      $0.build.binaryHash = "other"
      $0.before.calibration = Conditions.CalibrationRecord(
        queues: 2, scaling: 1, idealScaling: 2, alone: 1, isContended: true)
    }
    #expect(comparison.verdict == .unchanged)
    #expect(try metric(comparison, "time").note == "contended")
  }

  @Test func aScenarioThatChangedIsNotCompared() {
    let comparison = compare(
      Samples.oneCase(), Samples.oneCase(definition: "bbbb", checksum: "beef", pivots: 99))
    #expect(comparison.verdict == .inconclusive)
    #expect(comparison.cases[0].note == "the scenario's definition changed: nothing is compared")
  }

  @Test func otherScenariosAreListed() {
    let comparison = compare(Samples.oneCase(), Samples.oneCase(scenario: "form"))
    #expect(comparison.cases.isEmpty)
    #expect(comparison.onlyInBaseline.map(\.scenario) == ["list"])
    #expect(comparison.onlyInCandidate.map(\.scenario) == ["form"])
    #expect(comparison.verdict == .inconclusive)
  }

  @Test func countsThatDoNotRepeatDecideNothing() {
    var shaky = Samples.oneCase(requests: 1_500)
    shaky.allocations[0].isRepeatable = false
    #expect(compare(Samples.oneCase(), shaky).verdict == .inconclusive)
  }

  @Test func aStepThatWentAwayIsTold() {
    var shorter = Samples.oneCase()
    shorter.steps[0].label = "turn"
    #expect(compare(Samples.oneCase(), shorter).cases[0].note == "gone: rotate; new: turn")
  }

  @Test func theVerdictRepeats() {
    let wide = (0..<50).map { 700 + 13 * Double($0 * 17 % 50) }
    let first = compare(Samples.oneCase(), Samples.oneCase(samples: wide))
    #expect(first == compare(Samples.oneCase(), Samples.oneCase(samples: wide)))
  }

  @Test func theWorstVerdictIsTold() {
    #expect(Verdict.worst(of: []) == .unchanged)
    #expect(Verdict.worst(of: [.unchanged, .improved]) == .improved)
    #expect(Verdict.worst(of: [.improved, .inconclusive]) == .inconclusive)
    #expect(Verdict.worst(of: [.inconclusive, .regressed, .improved]) == .regressed)
  }
}
