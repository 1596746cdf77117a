import BenchCommands
import Metering
import Testing

/// What `bench doctor` prints of findings.
@Suite struct DoctorReportTests {
  private func finding(_ status: MachineFinding.Status, advice: String? = nil) -> MachineFinding {
    MachineFinding(
      subject: "a \(status.rawValue) thing", found: "\(status)!", status: status, advice: advice)
  }

  @Test func everyFindingIsARowAndItsAdviceFollows() {
    let lines = DoctorReport.lines(of: [
      finding(.ok), finding(.warn, advice: "mend it"), finding(.fail, advice: "replace it"),
    ])
    #expect(
      lines == [
        "      what          found", String(repeating: "-", count: 25), "ok    a ok thing    ok!",
        "warn  a warn thing  warn!", "fail  a fail thing  fail!", "a warn thing: mend it",
        "a fail thing: replace it",
      ])
  }

  @Test(
    arguments: [
      ([.ok, .ok], "fit to measure", .good), ([], "fit to measure", .good),
      ([.ok, .warn], "fit to measure, with 1 warning", .doubtful),
      ([.warn, .warn], "fit to measure, with 2 warnings", .doubtful),
      ([.warn, .fail], "not fit to measure: 1 failure", .bad),
      ([.fail, .fail], "not fit to measure: 2 failures", .bad),
    ] as [([MachineFinding.Status], String, Terminal.Tone)])
  func theWorstFindingDecides(
    statuses: [MachineFinding.Status], text: String, tone: Terminal.Tone
  ) {
    let verdict = DoctorReport.verdict(of: statuses.map { finding($0) })
    #expect(verdict.text == text && verdict.tone == tone)
  }
}
