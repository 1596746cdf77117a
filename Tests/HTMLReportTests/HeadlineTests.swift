import HTMLReport
import ResultStore
import Testing

/// The sentence at the head of a report, for everything that may come out.
@Suite struct HeadlineTests {
  private static func verdict(
    _ run: RunRecord, baseline: RunRecord? = SampleRuns.run(1), gate: GateResult? = nil
  ) -> String {
    ReportPage(
      ReportInput(
        focus: .comparison, run: run, baseline: baseline, gate: gate, history: RunHistory([]))
    ).verdict
  }

  private static func changed(_ change: (inout CaseRecord) -> Void) -> RunRecord {
    var run = SampleRuns.run(2)
    change(&run.cases[0])
    return run
  }

  @Test func whatIsBetterIsTold() {
    #expect(
      Self.verdict(SampleRuns.run(2, slowdown: 0.5)) == "Faster: 4 of 4 times, at best 0.50×")
    #expect(
      Self.verdict(SampleRuns.run(2, pivots: 99)) == "Less work: 4 counters shrank, no time grew")
    // A time before a counter.
    #expect(
      Self.verdict(SampleRuns.run(2, slowdown: 0.5, pivots: 99))
        == "Faster: 4 of 4 times, at best 0.50×")
    #expect(
      Self.verdict(SampleRuns.run(2, slowdown: 0.5, pivots: 101))
        == "More work: 4 counters grew, no time did")
  }

  @Test func otherResultsComeBeforeTimes() {
    #expect(
      Self.verdict(Self.changed { $0.checksum = "beef" }) == "Wrong: the results of 1 case differ")
    var run = SampleRuns.run(2, slowdown: 2)
    for index in [0, 1] { run.cases[index].checksum = "beef" }
    #expect(Self.verdict(run) == "Wrong: the results of 2 cases differ")
  }

  @Test func whatIsMissingIsUndecidedUnlessSomethingIsWorse() {
    var run = SampleRuns.run(2)
    run.cases.removeLast()
    #expect(Self.verdict(run) == "Undecided: 1 case not compared, or not wholly")
    var slow = SampleRuns.run(2, slowdown: 2)
    slow.cases.removeLast()
    #expect(Self.verdict(slow) == "Slower: 3 of 3 times, at worst 2.00×")
    var heavy = SampleRuns.run(2, pivots: 101)
    heavy.cases.removeLast()
    #expect(Self.verdict(heavy) == "More work: 3 counters grew, no time did")
  }

  @Test func noisyTimesAreUndecided() {
    // Samples that lie on both sides of the baseline's, far apart.
    let run = Self.changed { found in
      found.steps[0].time?.samples = (0..<20).map { $0.isMultiple(of: 2) ? 8e4 : 1.3e5 }
    }
    #expect(Self.verdict(run) == "Undecided: 1 of 4 times; no other changed")
    var untimed = SampleRuns.run(2)
    for index in untimed.cases.indices { untimed.cases[index].steps[0].time = nil }
    var first = SampleRuns.run(1)
    for index in first.cases.indices { first.cases[index].steps[0].time = nil }
    #expect(Self.verdict(untimed, baseline: first) == "Undecided: no time was compared")
  }

  private static func gate(
    _ findings: [(GateFinding.Rule, Verdict)], compared: Int = 4,
    gaps: [ComparisonGap.Cause] = []
  ) -> GateResult {
    var gate = GateResult(candidate: "run.json")
    gate.comparedCaseCount = compared
    gate.findings = findings.map { GateFinding(rule: $0.0, verdict: $0.1, text: "found") }
    gate.gaps = gaps.map { ComparisonGap($0, reason: "why", advice: "what next") }
    return gate
  }

  @Test func theGatesVerdictIsTheHeadline() {
    func verdict(
      _ findings: [(GateFinding.Rule, Verdict)], compared: Int = 4,
      gaps: [ComparisonGap.Cause] = []
    ) -> String {
      Self.verdict(
        SampleRuns.run(2, slowdown: 2), gate: Self.gate(findings, compared: compared, gaps: gaps))
    }
    #expect(verdict([]) == "Unchanged: 4 cases as accepted")
    #expect(verdict([(.changePoint, .regressed)]) == "Unchanged: 4 cases as accepted")
    #expect(
      verdict([(.counter, .improved), (.bytes, .improved), (.changePoint, .improved)])
        == "Improved: 2 metrics better than accepted")
    #expect(verdict([(.storedTime, .inconclusive)]) == "Undecided: 1 metric")
    #expect(
      verdict([(.expectation, .regressed), (.checksum, .regressed)])
        == "Wrong: 1 expectation not met")
    #expect(
      verdict([(.checksum, .regressed), (.counter, .regressed)])
        == "Wrong: the results of 1 case differ")
    #expect(
      verdict([
        (.counter, .regressed), (.allocations, .regressed), (.bytes, .regressed),
        (.pairedTime, .regressed), (.suiteTime, .regressed), (.storedTime, .regressed),
        (.changePoint, .regressed),
      ]) == "Regressed: 1 counter, 2 allocation counts, 3 times worse than accepted")
    #expect(
      verdict([(.bytes, .regressed)]) == "Regressed: 1 allocation count worse than accepted")
    #expect(
      verdict([], gaps: [.unreadable, .interrupted])
        == "Not judged: a record that is needed cannot be read")
    #expect(verdict([], gaps: [.interrupted]) == "Interrupted: the run is not judged")
    #expect(
      verdict([], compared: 0, gaps: [.notAccepted])
        == "Undecided: no run is accepted to hold this one against")
    #expect(
      verdict([(.counter, .regressed)], compared: 1, gaps: [.notAccepted])
        == "Undecided: 1 not compared, 1 case as accepted or told below; 1 regression in what was")
    #expect(
      verdict([], compared: 0, gaps: [.definition])
        == "Undecided: 1 not compared, 0 cases as accepted or told below")
  }

  @Test(arguments: [(100, false), (101, true)])
  func moreThanAHundredFindingsOfTheGateAreCounted(_ count: Int, _ isCut: Bool) throws {
    let gate = Self.gate(Array(repeating: (.counter, .regressed), count: count))
    let html = try ReportPage(
      ReportInput(
        focus: .run, run: SampleRuns.run(1), gate: gate, history: RunHistory([]))
    ).html()
    #expect(html.contains("1 more are in what bench gate prints") == isCut)
    #expect(html.contains(" more are in what bench gate prints") == isCut)
  }

  @Test func whatMakesARunDoubtfulIsWarnedOf() throws {
    func html(_ change: (inout RunRecord) -> Void) throws -> String {
      var run = SampleRuns.run(1)
      change(&run)
      return try ReportPage(ReportInput(focus: .run, run: run, history: RunHistory([]))).html()
    }
    let plain = try html { _ in }
    let changes: [(String, (inout RunRecord) -> Void)] = [
      ("the run was interrupted: cases are missing", { $0.isPartial = true }),
      ("the sources differed from the commit named here", { $0.build.isDirty = true }),
      ("this is no optimised build", { $0.build.flags = ["debug"] }),
      (
        "the cores were shared with others: times may be too long",
        {
          $0.before.calibration = .init(
            queues: 2, scaling: 1, idealScaling: 2, alone: 8e6, isContended: true)
        }
      ),
    ]
    for (warning, change) in changes {
      #expect(!plain.contains(warning))
      #expect(try html(change).contains(warning), "\(warning)")
    }
  }
}
