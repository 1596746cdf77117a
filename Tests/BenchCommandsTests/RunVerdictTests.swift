import BenchCommands
import ResultStore
import Testing

/// The last lines of a report of `bench run`: what was left out, and the verdict.
@Suite struct RunVerdictTests {
  /// The last lines of a report of two cases of a scenario.
  private static func verdict(
    findings: [String] = [], certified: Int? = nil, isInterrupted: Bool = false,
    _ change: (inout RunRecord) -> Void = { _ in }
  ) -> [String] {
    var record = Nights.night(1)
    record.cases[1].key.scenario = "list"
    change(&record)
    let report = RunReport(
      record, findings: findings, certifiedSolves: certified, isInterrupted: isInterrupted)
    #expect(report.findings == findings)
    return report.lines.lastIndex(of: "").map { Array(report.lines[($0 + 1)...]) } ?? []
  }

  @Test func theVerdictCountsCasesAndScenarios() {
    #expect(Self.verdict() == ["2 cases of 1 scenario: every expected frame met"])
    #expect(
      Self.verdict { $0.cases[1].key.scenario = "grid" }
        == ["2 cases of 2 scenarios: every expected frame met"])
    #expect(Self.verdict(findings: ["a"]) == ["2 cases of 1 scenario: 1 finding"])
    #expect(Self.verdict(findings: ["a", "b"]) == ["2 cases of 1 scenario: 2 findings"])
    #expect(
      Self.verdict(isInterrupted: true) { $0.isPartial = true }
        == ["2 cases of 1 scenario before the run was interrupted"])
    #expect(
      Self.verdict { $0.isPartial = true }
        == ["2 cases of 1 scenario before the record could not be written"])
  }

  /// A finding counts as one, however much of the run there is; what is not whole is not praised.
  @Test(
    arguments: [
      (false, [], .good), (true, [], .plain), (false, ["a"], .bad), (true, ["a"], .bad),
    ] as [(Bool, [String], Terminal.Tone)])
  func theVerdictHasATone(isPartial: Bool, findings: [String], tone: Terminal.Tone) {
    #expect(RunReport.tone(isPartial: isPartial, findings: findings) == tone)
  }

  @Test func whatWasLeftOutStandsBeforeTheVerdict() {
    let lines = Self.verdict(certified: 12) { record in
      record.cases[0].steps[0].time = TimeRecord(
        clock: "threadCPU", samples: [9], repetitions: 1, isTooShort: true)
      record.cases[1].omitted = [OmissionRecord(part: "allocations", reason: "too long")]
      record.skipped = [
        SkippedRecord(key: record.cases[0].key, measuredSize: 3, reason: "too dear"),
        SkippedRecord(key: record.cases[0].key, measuredSize: nil, reason: "far too dear"),
      ]
      record.before.calibration = Conditions.CalibrationRecord(
        queues: 2, scaling: 1, idealScaling: 2, alone: 1, isContended: true)
    }
    #expect(
      lines == [
        "~ so short that reading the clock takes part in the figure",
        "list active-set on iphone-x: allocations left out: too long",
        "list/7 tableau: skipped: too dear; measured at size 3",
        "list/7 tableau: skipped: far too dear; not measured",
        "The machine is shared with others: times may be too long.",
        "certified: 12 of 12 solves of the cases measured",
        "2 cases of 1 scenario: every expected frame met",
      ])
    let quiet = Self.verdict { record in
      record.before.calibration = Conditions.CalibrationRecord(
        queues: 2, scaling: 2, idealScaling: 2, alone: 1, isContended: false)
    }
    #expect(quiet.count == 1)
  }
}
