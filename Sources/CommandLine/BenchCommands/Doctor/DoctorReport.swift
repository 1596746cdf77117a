package import Metering
import ResultStore

/// What was found of a machine, as text.
package enum DoctorReport {
  /// A table of the findings, and the advice on each that has some.
  package static func lines(of findings: [MachineFinding]) -> [String] {
    var table = TextTable([("", .left), ("what", .left), ("found", .left)])
    for finding in findings {
      table.append([finding.status.rawValue, finding.subject, finding.found])
    }
    let advice = findings.flatMap { finding in
      finding.advice.map { Paragraph.lines("\(finding.subject): \($0)", indentation: 0) } ?? []
    }
    return table.lines + advice
  }

  /// Whether the machine is fit to measure, and how that is shown.
  package static func verdict(
    of findings: [MachineFinding]
  ) -> (text: String, tone: Terminal.Tone) {
    let failures = findings.count { $0.status == .fail }
    let warnings = findings.count { $0.status == .warn }
    guard failures == 0 else {
      return ("not fit to measure: \(Units.counted(failures, "failure"))", .bad)
    }
    return warnings == 0
      ? ("fit to measure", .good)
      : ("fit to measure, with \(Units.counted(warnings, "warning"))", .doubtful)
  }
}
