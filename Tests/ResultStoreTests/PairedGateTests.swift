import Foundation
import ResultStore
import Testing

/// Times of two programs measured in turn: what fails, what stays open, and what is noise.
@Suite struct PairedGateTests: JudgedRuns {
  @Test func aSlowerLoopFailsWhenASecondMeasurementConfirmsIt() throws {
    let slow = paired(ratio: 1.1)
    let report = try judge(candidate(), paired: slow, confirmation: slow)
    #expect(report.verdict == .regressed && report.findings.map(\.rule) == [.pairedTime])
    #expect(
      try judge(candidate(), paired: slow, confirmation: paired(ratio: 1)).verdict == .unchanged)
    #expect(try judge(candidate(), paired: slow).verdict == .inconclusive)
  }

  @Test func confirmationsThatLeaveItOpenAreTakenTogether() throws {
    let slow = paired(ratio: 1.1)
    // Too few rounds for a verdict each; together enough.
    let parts = (0..<3).map { part in
      var some = slow
      for index in some.steps.indices {
        let rounds = (2 * part)..<(2 * part + 2)
        some.steps[index].baseline = Array(slow.steps[index].baseline[rounds])
        some.steps[index].candidate = Array(slow.steps[index].candidate[rounds])
        some.steps[index].isDisturbed = Array(slow.steps[index].isDisturbed[rounds])
      }
      return some
    }
    #expect(
      try judge(candidate(), paired: slow, confirmation: parts[0]).verdict == .inconclusive)
    let pool = try PairedComparison.pooled(parts)
    #expect(try judge(candidate(), paired: slow, confirmation: pool).verdict == .regressed)
    #expect(try PairedComparison.pooled([]) == nil)

    let rounds = (0..<3).flatMap { parts[$0].steps[0].baseline }
    #expect(pool?.steps[0].baseline == rounds && pool?.steps[0].isDisturbed.count == rounds.count)
    #expect(pool?.steps[0].candidate == parts.flatMap { $0.steps[0].candidate })

    var other = parts[1]
    other.candidate.binaryHash = "another"
    #expect(throws: RecordError.self) { try PairedComparison.pooled([parts[0], other]) }
    var elsewhere = parts[1]
    elsewhere.environment = "another"
    #expect(throws: RecordError.self) { try PairedComparison.pooled([parts[0], elsewhere]) }
  }

  /// What any of several measurements lacks, the pool lacks; each sentence stands in it once.
  @Test func whatOneMeasurementLacksThePoolLacks() throws {
    let whole = paired(ratio: 1)
    #expect(try PairedComparison.pooled([whole, whole])?.isInterrupted == nil)
    var cut = whole
    cut.isInterrupted = true
    cut.problems = ["feed: unknown", "chat: unknown"]
    cut.losses = ["form: crashed"]
    var other = whole
    other.problems = ["chat: unknown"]
    other.losses = ["form: crashed", "grid: crashed"]
    other.steps[0].place = "elsewhere"
    for parts in [[whole, cut, other], [cut, other, whole]] {
      let pool = try #require(try PairedComparison.pooled(parts))
      #expect(pool.isInterrupted == true)
      #expect(pool.problems == ["feed: unknown", "chat: unknown"])
      #expect(pool.losses == ["form: crashed", "grid: crashed"])
      #expect(pool.steps.count == whole.steps.count + 1)
      #expect(pool.steps[0].baseline == whole.steps[0].baseline + cut.steps[0].baseline)
    }
    #expect(try PairedComparison.pooled([whole, whole])?.losses == nil)
  }

  @Test func fivePercentOfEverythingFailsBySteadinessOfTheWhole() throws {
    let slow = paired(ratio: 1.05, steps: 12)
    let report = try judge(candidate(), paired: slow, confirmation: slow)
    #expect(report.verdict == .regressed)
    #expect(report.findings.map(\.rule) == [.suiteTime])
  }

  @Test func noiseAndSharedCoresFailNothing() throws {
    let calm = paired(ratio: 1.01, steps: 12)
    #expect(try judge(candidate(), paired: calm, confirmation: calm).verdict == .unchanged)
    let shared = paired(ratio: 1.2, disturbed: true)
    #expect(try judge(candidate(), paired: shared, confirmation: shared).verdict == .inconclusive)
    let calmShared = paired(ratio: 1.0, steps: 12, disturbed: true)
    #expect(try judge(candidate(), paired: calmShared).verdict == .unchanged)
  }

  /// Pairs that differ are noise, which the median of the rounds and its interval account for.
  @Test(arguments: [
    ([100.0, 104], [120.0, 118], 0, false), ([100, 112], [120, 118], 0.1, false),
    ([100, 104], [120, 140], 0.2, true), ([100], [300], 0, false),
  ])
  func aRoundIsDisturbedWhereTheHostTookTime(
    baseline: [Double], candidate: [Double], stolen: Double, isDisturbed: Bool
  ) {
    let round = PairedRound(baseline: baseline, candidate: candidate, stolenShare: stolen)
    #expect(round.isDisturbed(GatePolicy()) == isDisturbed)
    var step = PairedComparison.Step(key: Samples.oneCase().key, place: "rotate")
    step.append(round, policy: GatePolicy())
    step.append(PairedRound(baseline: [], candidate: [1]), policy: GatePolicy())
    #expect(step.isDisturbed == [isDisturbed])
    #expect(step.baseline == [baseline.reduce(0, +) / Double(baseline.count)])
  }

  /// A neighbour that met one program only, in a round of twelve, moves neither the ratio nor its interval;
  /// one in every other round leaves the step open.
  @Test func aStepIsJudgedByTheMiddleRound() throws {
    func verdict(_ ratios: [Double]) throws -> PairedVerdict {
      var step = PairedComparison.Step(key: Samples.oneCase().key, place: "rotate")
      for ratio in ratios {
        step.append(baseline: 1_000, candidate: 1_000 * ratio, isDisturbed: false)
      }
      return try #require(PairedVerdict(step, threshold: 0.05, policy: GatePolicy()))
    }
    let calm = Array(repeating: 1.0, count: 11)
    let once = try verdict(calm + [3])
    #expect(once.verdict == .unchanged && once.ratio == 1 && once.highest == 1)
    let often = try verdict((0..<12).map { $0.isMultiple(of: 2) ? 1.0 : 1.2 })
    #expect(often.verdict == .inconclusive && abs(often.ratio - 1.2.squareRoot()) < 1e-12)
    let slower = try verdict(calm.map { $0 * 1.1 } + [0.5])
    #expect(slower.verdict == .regressed && abs(slower.ratio - 1.1) < 1e-12)
  }

  @Test func tooFewRoundsAreNoGreenLight() throws {
    var few = paired(ratio: 1, steps: 12)
    for index in few.steps.indices {
      few.steps[index].baseline.removeLast(4)
      few.steps[index].candidate.removeLast(4)
      few.steps[index].isDisturbed.removeLast(4)
    }
    #expect(try judge(candidate(), paired: few).verdict == .inconclusive)
    few.steps = []
    #expect(try judge(candidate(), paired: few).verdict == .inconclusive)
  }

  @Test func aPairedMeasurementOfSomethingElseIsAGap() throws {
    var other = paired(ratio: 1, steps: 12)
    other.candidate.binaryHash = "another"
    #expect(try judge(candidate(), paired: other).gaps.map(\.cause) == [.paired])
    var lost = paired(ratio: 1, steps: 12)
    lost.losses = ["form.yaml: the program ended with status 70"]
    #expect(try judge(candidate(), paired: lost).gaps.map(\.cause) == [.paired])
    var odd = paired(ratio: 1, steps: 12)
    odd.problems = ["the clock of a round went back"]
    #expect(try judge(candidate(), paired: odd).notes.first == "the clock of a round went back")
    var interrupted = paired(ratio: 1, steps: 12)
    interrupted.isInterrupted = true
    #expect(try judge(candidate(), paired: interrupted).obstacle == .interrupted)
    var unmeasured = paired(ratio: 1, sameProgram: true)
    unmeasured.steps = []
    #expect(try judge(candidate(), paired: unmeasured).verdict == .inconclusive)
  }

  @Test func theSameProgramNeverRegresses() throws {
    let same = paired(ratio: 1.3, steps: 12, sameProgram: true)
    #expect(try judge(candidate(), paired: same, confirmation: same).verdict == .unchanged)
    let faulty = paired(ratio: 1.3, steps: 12, faults: ["slow=30"], sameProgram: true)
    #expect(try judge(candidate(), paired: faulty, confirmation: faulty).verdict == .regressed)
  }

  @Test func aRestlessHistoryNeedsAGreaterChange() throws {
    let restless = (0..<12).map { night in
      Samples.record(
        id: "1000000\(String(night, radix: 16))",
        date: "2026-10-\(night + 10)T00:00:00Z",
        cases: [Samples.oneCase(samples: Samples.steady(night.isMultiple(of: 2) ? 1_000 : 1_150))])
    }
    let slow = paired(ratio: 1.1)
    #expect(
      try judge(candidate(), after: restless, paired: slow, confirmation: slow).verdict
        == .unchanged)
    let slower = paired(ratio: 1.4)
    #expect(
      try judge(candidate(), after: restless, paired: slower, confirmation: slower).verdict
        == .regressed)
  }

  /// Nine changes of 1 to 9 percent: quartiles of 3 and 7, a fence of 7 + 3 x 4 percent.
  @Test func theFenceLiesThreeQuartileRangesOut() throws {
    var value = 1_000.0
    let points = [0, 5, 1, 9, 3, 7, 2, 8, 4, 6].map { percent in
      value *= 1 + Double(percent) / 100
      return #"{"run": "r", "date": "", "value": \#(value)}"#
    }
    let text = #"""
      {"name": {"place": "", "metric": "time", "unit": "nanoseconds", "kind": "noisy"},
       "points": [\#(points.joined(separator: ","))]}
      """#
    var series = try JSONDecoder().decode(MetricSeries.self, from: Data(text.utf8))
    let fence = try #require(series.fenceOfChanges(GatePolicy()))
    #expect(abs(fence - 0.19) < 1e-12)
    // Without 6 the quartiles lie between two changes: 2.75 and 7.25, a fence of 7.25 + 3 x 4.5.
    series.points.removeLast()
    let between = try #require(series.fenceOfChanges(GatePolicy()))
    #expect(abs(between - 0.2075) < 1e-12)
    series.points.removeLast()
    #expect(series.fenceOfChanges(GatePolicy()) == nil)
  }
}
