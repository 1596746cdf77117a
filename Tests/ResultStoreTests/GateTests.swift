import ResultStore
import Testing

/// A run against those that were accepted: rules, references, gaps, stored times.
@Suite struct GateTests: JudgedRuns {
  @Test func twoRunsOfTheSameCodePass() throws {
    var again = candidate(Samples.oneCase(samples: Samples.steady(1_040)))
    #expect(try judge(again).verdict == .unchanged)
    again.build.binaryHash = Samples.record().build.binaryHash
    let report = try judge(again)
    #expect(
      report.verdict == .unchanged && report.comparedCaseCount == 1 && report.findings.isEmpty)
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

  @Test func aFaultyOrInterruptedRunIsNoReference() throws {
    var faulty = Samples.record()
    faulty.injectedFaults = ["allocation"]
    var partial = Samples.record()
    partial.isPartial = true
    for unfit in [faulty, partial] {
      let report = try judge(candidate(), after: [unfit])
      #expect(report.verdict == .inconclusive && report.comparedCaseCount == 0)
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
    let lenient = try judge(candidate(), after: [varied])
    #expect(lenient.verdict == .unchanged)
    #expect(
      lenient.notes.filter { $0.hasPrefix("allocations") } == [
        "allocations of 1 phase vary from round to round in the accepted run: they are no exact "
          + "metrics"
      ])
    #expect(try judge(candidate()).notes.allSatisfy { !$0.hasPrefix("allocations") })
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
    // A change of times is reported, and is no verdict.
    #expect(report.verdict == .unchanged && report.verdictOnFindings == .unchanged)
    #expect(try judge(slow, after: Array(nights.dropLast())).findings.isEmpty)
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

  /// Where many cases lack the same counter, in whatever steps, one line has it.
  @Test func aCounterThatManyCasesLackIsOneLine() throws {
    let cases = (0..<45).map { index in
      var one = Samples.oneCase(scenario: "s\(index)")
      one.steps[0].label = "step\(index)"
      return one
    }
    var lacking = candidate()
    lacking.cases = cases
    for index in cases.indices { lacking.cases[index].steps[0].work = [] }
    let report = try judge(lacking, after: [Samples.record(cases: cases)])
    #expect(report.gaps.count == 45 && report.gaps[7].reason == "gone: step7 pivots")
    let lines = ComparisonGap.lines(report.gaps)
    #expect(lines.count == 1)
    #expect(
      lines[0].contains(
        "45 cases (s0/100 tableau; s1/100 tableau; s2/100 tableau …): gone: pivots; "))
    #expect(lines[0].contains("bench accept CASE … --record "))
  }

  /// An accepted case that is gone is reported with what the run measured in its place.
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
}
