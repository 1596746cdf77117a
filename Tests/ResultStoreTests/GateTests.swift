import Foundation
import ResultStore
import Testing

@Suite struct GateTests {
  /// A store with good nights, of which the last is accepted, and the verdict on another.
  private func judge(
    _ candidate: RunRecord, after earlier: [RunRecord] = [Samples.record()],
    accepting: [Acceptance]? = nil, paired: PairedComparison? = nil,
    confirmation: PairedComparison? = nil
  ) throws -> GateResult {
    try Samples.inFolder { folder in
      let store = RunStore(folder: folder)
      for record in earlier + [candidate] { try store.write(record) }
      for record in earlier.suffix(1) {
        try store.accept(
          accepting
            ?? Acceptance.all(
              of: record.cases.map(\.key), in: record, at: store.path(of: record),
              reason: "a baseline", date: record.date))
      }
      let (index, _) = try HistoryIndex.updating(store)
      let now = try #require(ISO8601DateFormatter().date(from: "2026-12-01T00:00:00Z"))
      return try Gate(store: store, index: index, now: now).judge(
        candidate, paired: paired, confirmation: confirmation)
    }
  }

  private func candidate(
    _ found: CaseRecord = Samples.oneCase(), id: String = "ffff0000",
    date: String = "2026-11-22T04:05:06Z"
  ) -> RunRecord {
    var record = Samples.record(id: id, date: date, cases: [found])
    record.build.binaryHash = "00000000cafecafe"
    return record
  }

  @Test func twoRunsOfTheSameCodePass() throws {
    var again = candidate(Samples.oneCase(samples: Samples.steady(1_040)))
    #expect(try judge(again).verdict == .unchanged)
    again.build.binaryHash = Samples.record().build.binaryHash
    let report = try judge(again)
    #expect(report.verdict == .unchanged && report.compared == 1 && report.findings.isEmpty)
  }

  @Test(arguments: [
    (Samples.oneCase(checksum: "beef"), GateFinding.Rule.checksum),
    (Samples.oneCase(pivots: 13), .counter), (Samples.oneCase(requests: 1_001), .allocations),
    (Samples.oneCase(bytes: 100_501), .bytes),
  ])
  func eachFaultIsCaughtByItsOwnRule(found: CaseRecord, rule: GateFinding.Rule) throws {
    let report = try judge(candidate(found))
    #expect(report.verdict == .regressed)
    #expect(report.findings.map(\.rule) == [rule])
  }

  @Test func aMissedFrameFails() throws {
    var found = Samples.oneCase()
    found.failures = [FailureRecord(step: "rotate", subject: "a", expected: "0", found: "1")]
    let report = try judge(candidate(found))
    #expect(report.verdict == .regressed && report.findings.map(\.rule) == [.expectation])
  }

  @Test func fewerIsAnImprovement() throws {
    #expect(try judge(candidate(Samples.oneCase(pivots: 11))).verdict == .improved)
  }

  @Test func anotherMachineIsHeldToExactMetricsOnly() throws {
    var elsewhere = candidate(Samples.oneCase(samples: Samples.steady(9_000)))
    elsewhere.machine.processor = "Another"
    #expect(try judge(elsewhere).verdict == .unchanged)
    elsewhere.cases[0].steps[0].work[0].count += 1
    #expect(try judge(elsewhere).verdict == .regressed)
  }

  @Test func aChangeFailsEveryNightUntilItIsAccepted() throws {
    let first = candidate(Samples.oneCase(pivots: 13), id: "aaaa0001")
    let second = candidate(
      Samples.oneCase(pivots: 13), id: "aaaa0002", date: "2026-11-23T04:05:06Z")
    let old = Acceptance(
      key: Samples.oneCase().key, run: Samples.record().id, reason: "a baseline", date: first.date)
    #expect(
      try judge(second, after: [Samples.record(), first], accepting: [old]).verdict == .regressed)
    let word = Acceptance(
      key: Samples.oneCase().key, run: first.id, reason: "a better pivot rule", date: first.date)
    #expect(
      try judge(second, after: [Samples.record(), first], accepting: [word]).verdict == .unchanged)
    // What was accepted is the reference from then on: going back is told as well.
    var back = candidate(Samples.oneCase(), id: "aaaa0003", date: "2026-11-24T04:05:06Z")
    back.build.binaryHash = "0000000000000003"
    #expect(
      try judge(back, after: [Samples.record(), first], accepting: [word]).verdict == .improved)
  }

  @Test func aFaultyOrInterruptedRunIsNoReference() throws {
    var faulty = Samples.record()
    faulty.injectedFaults = ["allocation"]
    var partial = Samples.record()
    partial.isPartial = true
    for unfit in [faulty, partial] {
      let report = try judge(candidate(), after: [unfit])
      #expect(report.verdict == .inconclusive && report.compared == 0)
      #expect(report.gaps.map(\.cause) == [.referenceUnfit])
    }
  }

  /// What was measured once and is gone, and what is new, each a gap with its place.
  @Test func metricsWithoutAPartnerAreGaps() throws {
    var found = Samples.oneCase()
    found.steps[0].work = []
    #expect(try judge(candidate(found)).gaps.map(\.reason) == ["gone: rotate pivots"])
    found = Samples.oneCase()
    found.steps[0].work.append(CounterRecord(name: "flips", count: 1))
    #expect(try judge(candidate(found)).gaps.map(\.reason) == ["new: rotate flips"])
    found = Samples.oneCase()
    found.allocations = []
    #expect(try judge(candidate(found)).gaps.map(\.cause) == [.missingMetric])
    found = Samples.oneCase(checksum: nil)
    #expect(try judge(candidate(found)).gaps.map(\.reason) == ["gone: checksum"])
    #expect(
      try judge(candidate(Samples.oneCase(definition: "bbbb"))).gaps.map(\.cause) == [.definition])
    var otherMeter = candidate()
    otherMeter.meters[1].version = 7
    #expect(try judge(otherMeter).gaps.map(\.cause) == [.meter])
    // A phase that varied in the accepted run promised nothing.
    var varied = Samples.record()
    varied.cases[0].allocations[0].isRepeatable = false
    #expect(try judge(candidate(), after: [varied]).verdict == .unchanged)
  }

  @Test func acceptancesOfOneSecondKeepTheirOrder() throws {
    try Samples.inFolder { folder in
      let store = RunStore(folder: folder)
      let word = Acceptance(
        key: Samples.oneCase().key, run: "", reason: "", date: "2026-11-21T04:05:06Z")
      for number in 0..<12 {
        var next = word
        next.run = "\(number)"
        // The clock is set back meanwhile.
        if number == 7 { next.date = "2026-11-20T04:05:06Z" }
        try store.accept([next])
      }
      #expect(try store.acceptances().map(\.run) == (0..<12).map { "\($0)" })
      #expect(try store.acceptances().compactMap(\.sequence) == Array(1...12))
    }
  }

  @Test func anAcceptanceThatWasChangedIsFound() throws {
    try Samples.inFolder { folder in
      let store = RunStore(folder: folder)
      let path = try store.accept([
        Acceptance(
          key: Samples.oneCase().key, run: "0123abcd", reason: "so", date: "2026-11-21T04:05:06Z")
      ])
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try Data(text.replacing("\n", with: "\r\n").utf8).write(to: URL(filePath: path))
      #expect(try store.acceptances().count == 1)
      for changed in [text.replacing("0123abcd", with: "0123abce"), "[]", ""] {
        try Data(changed.utf8).write(to: URL(filePath: path))
        #expect(throws: RecordError.self) { try store.acceptances() }
      }
    }
  }

  @Test func manyTimesAsLongAsInHistoryFails() throws {
    let nights = (1...4).map { day in
      Samples.record(id: "0000000\(day)", date: "2026-11-0\(day)T00:00:00Z")
    }
    let slow = candidate(Samples.oneCase(samples: Samples.steady(3_100)))
    let report = try judge(slow, after: nights)
    #expect(report.verdict == .regressed && report.findings.map(\.rule) == [.storedTime])
    let slower = candidate(Samples.oneCase(samples: Samples.steady(2_900)))
    #expect(try judge(slower, after: nights).verdict == .unchanged)
  }

  /// Four runs on each side tell a change: three slower nights alone do not, with the run they do.
  @Test func theRunItselfCountsForAChange() throws {
    let nights = (0..<15).map { night in
      Samples.record(
        id: "1000000\(String(night, radix: 16))", date: "2026-10-\(night + 10)T00:00:00Z",
        cases: [Samples.oneCase(samples: Samples.steady(night < 12 ? 1_000 : 1_500))])
    }
    let slow = candidate(Samples.oneCase(samples: Samples.steady(1_500)))
    let report = try judge(slow, after: nights)
    #expect(report.findings.map(\.rule) == [.changePoint])
    #expect(report.findings.first?.text.contains("became") == true)
    // A change of times is told, and is no verdict.
    #expect(report.verdict == .unchanged && report.verdictOnFindings == .unchanged)
    #expect(try judge(slow, after: Array(nights.dropLast())).findings.isEmpty)
  }

  /// A case that the run has is accepted with its tier; one that it has no more is retired.
  @Test func casesThatAreGoneAreRetired() {
    var gone = Samples.oneCase().key
    gone.scenario = "gone"
    let accepted = Acceptance.all(
      of: [Samples.oneCase().key, gone], in: Samples.record(), at: "no such file", reason: "why",
      date: "2026-11-22T00:00:00Z")
    #expect(accepted.map(\.isRetired) == [nil, true])
    #expect(accepted.map(\.tier) == ["smoke", Samples.record().plan?.tier])
    #expect(accepted.allSatisfy { $0.reason == "why" && $0.run == Samples.record().id })
  }

  /// Up to forty gaps have a line each; of more, those of one reason share one.
  @Test func manyGapsOfOneReasonAreOneLine() {
    func gaps(_ count: Int, _ reason: String) -> [ComparisonGap] {
      (0..<count).map {
        ComparisonGap(
          .missingCase, key: CaseKey(scenario: "s\($0)", size: nil, strategy: "cold"),
          reason: reason, advice: "measure it")
      }
    }
    #expect(ComparisonGap.lines(gaps(40, "gone")).count == 40)
    let lines = ComparisonGap.lines(gaps(39, "gone") + gaps(2, "new"))
    #expect(lines.count == 2)
    #expect(lines[0].contains("39 cases (s0 cold; s1 cold; s2 cold …)"))
    #expect(lines[0].hasSuffix("gone; measure it"))
    // Two are listed as they are.
    #expect(lines[1].split(separator: "\n").count == 2 && lines[1].contains("s1 cold"))
  }

  /// An accepted case that is gone is told with what the run measured in its place.
  @Test func aCaseThatWasTooLargeIsToldWithItsReason() throws {
    var smaller = candidate(Samples.oneCase(size: 50))
    var asked = Samples.oneCase().key
    asked.size = 500
    smaller.skipped = [
      SkippedRecord(key: asked, measuredSize: 50, reason: "one play takes 9 s")
    ]
    let gaps = try judge(smaller).gaps
    #expect(
      gaps.contains {
        $0.reason.contains("whose time budget admitted size 50 (one play takes 9 s)")
      }, "\(gaps)")
    asked.scenario = "another"
    smaller.skipped = [SkippedRecord(key: asked, measuredSize: 50, reason: "one play takes 9 s")]
    #expect(try !judge(smaller).gaps.contains { $0.reason.contains("admitted") })
  }

  // MARK: Paired times

  /// Eight rounds with a little noise; B takes `ratio` times as long.
  private func paired(
    ratio: Double, steps: Int = 1, disturbed: Bool = false, faults: [String]? = nil,
    sameProgram: Bool = false
  ) -> PairedComparison {
    var build = Samples.record().build
    build.binaryHash = "00000000cafecafe"
    var baseline = build
    if !sameProgram { baseline.binaryHash = Samples.record().build.binaryHash }
    var comparison = PairedComparison(
      date: "2026-11-22T04:05:06Z", baseline: baseline, candidate: build, injectedFaults: faults,
      environment: Samples.record().timingEnvironment)
    for number in 0..<steps {
      var step = PairedComparison.Step(
        key: CaseKey(scenario: "list", size: 100 + number, strategy: "tableau"), place: "rotate")
      for round in 0..<8 {
        let noise = 1 + Double((round * 5 + number) % 8 - 4) / 400
        step.append(baseline: 1_000, candidate: 1_000 * ratio * noise, isDisturbed: disturbed)
      }
      comparison.steps.append(step)
    }
    return comparison
  }

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
      for place in some.steps.indices {
        let rounds = (2 * part)..<(2 * part + 2)
        some.steps[place].baseline = Array(slow.steps[place].baseline[rounds])
        some.steps[place].candidate = Array(slow.steps[place].candidate[rounds])
        some.steps[place].isDisturbed = Array(slow.steps[place].isDisturbed[rounds])
      }
      return some
    }
    #expect(
      try judge(candidate(), paired: slow, confirmation: parts[0]).verdict == .inconclusive)
    let pool = try PairedComparison.pooled(parts)
    #expect(try judge(candidate(), paired: slow, confirmation: pool).verdict == .regressed)
    #expect(try PairedComparison.pooled([]) == nil)

    var other = parts[1]
    other.candidate.binaryHash = "another"
    #expect(throws: RecordError.self) { try PairedComparison.pooled([parts[0], other]) }
    var elsewhere = parts[1]
    elsewhere.environment = "another"
    #expect(throws: RecordError.self) { try PairedComparison.pooled([parts[0], elsewhere]) }
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

  @Test(arguments: [
    ([100.0, 104], [120.0, 118], 0, false), ([100, 111], [120, 118], 0, true),
    ([100, 104], [120, 133], 0, true), ([100, 104], [120, 118], 0.2, true),
    ([100], [300], 0, false),
  ])
  func aRoundIsDisturbedWhenAProgramContradictsItself(
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
    series.points.removeLast(2)
    #expect(series.fenceOfChanges(GatePolicy()) == nil)
  }
}
