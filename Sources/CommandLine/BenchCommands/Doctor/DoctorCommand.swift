import ArgumentParser
import Foundation
import Metering
import ResultStore

/// `bench doctor`: whether this machine and this build are fit to measure.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say whether this machine is fit to measure, and what to do about it.",
    discussion: """
      A warning means that figures will be noisy or some will be missing; a failure means that \
      figures would be wrong, and makes the exit status 1.
      """)

  @Option(help: ArgumentHelp("On how many queues contention is looked for.", valueName: "n"))
  var queues = 2

  @Flag(help: "Print one JSON document.")
  var json = false

  func validate() throws {
    guard (1...64).contains(queues) else {
      throw ValidationError("--queues is a number from 1 to 64.")
    }
  }

  func run() throws {
    let findings = MachineCheck.run(queues: queues)
    if json {
      let document = DoctorDocument(findings: findings.map(DoctorDocument.Finding.init))
      Terminal.write(try SortedJSON.document(document))
    } else {
      for line in DoctorReport.lines(of: findings) { Terminal.write(line) }
      let (verdict, tone) = DoctorReport.verdict(of: findings)
      Terminal.writeVerdict(verdict, tone)
    }
    if findings.contains(where: { $0.status == .fail }) { throw ExitStatus.findings.exit }
  }
}

/// The findings as `--json` prints them.
private struct DoctorDocument: Encodable {
  struct Finding: Encodable {
    var subject: String
    var status: String
    var found: String
    var advice: String?

    init(_ finding: MachineFinding) {
      subject = finding.subject
      status = finding.status.rawValue
      found = finding.found
      advice = finding.advice
    }
  }

  var findings: [Finding]
}
