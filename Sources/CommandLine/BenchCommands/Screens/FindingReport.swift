import InterfaceBuilder
import ResultStore
import ScreenChecks

/// Findings as text for a terminal: the worst first, no more than fit a few screens.
struct FindingReport {
  let outcome: ScreenCheckRun.Outcome
  /// The greatest number of findings that are reported.
  let limit: Int

  /// More are counted, unless all are asked for.
  static let defaultLimit = 60

  /// The lines.
  var lines: [String] {
    let findings = outcome.findings
    var lines = findings.prefix(limit).flatMap(Self.lines)
    if findings.count > limit {
      lines.append(
        "and \(Units.counted(findings.count - limit, "finding")) more; --all tells them, "
          + "--json and --sarif have them")
    }
    return lines + coverageLines
  }

  /// A finding, the first line with its place.
  static func lines(of finding: ScreenFinding) -> [String] {
    let place = "\(finding.path):\(finding.position.line):\(finding.position.column)"
    var lines = ["\(place): \(finding.severity.rawValue): \(finding.rule): \(finding.message)"]
    if !finding.configurations.isEmpty {
      let worst = finding.worst.isEmpty ? "" : "; told as on \(finding.worst)"
      lines.append("      \(finding.configurations)\(worst)")
    }
    for other in finding.elements.dropFirst().prefix(6) {
      lines.append("      with \(other.name) (line \(other.position.line))")
    }
    if let remark = finding.remark { lines.append("      \(remark)") }
    if let cause = finding.cause { lines.append("      because \(cause.message)") }
    if let threshold = finding.threshold { lines.append("      \(threshold)") }
    if let repair = finding.repair {
      lines.append("      try line \(repair.position.line): \(repair.change)")
      lines.append("      which \(repair.effect)")
    }
    return lines
  }

  /// What was looked at and what was not, a line each.
  var coverageLines: [String] {
    let coverage = outcome.coverage
    var lines = [
      "looked at \(Units.counted(coverage.scenes, "screen")) in "
        + "\(Units.counted(coverage.layouts, "layout")): "
        + "\(Units.counted(coverage.views, "view")), \(Units.counted(coverage.texts, "text"))"
    ]
    for (reason, count) in coverage.skipped.sorted(by: { $0.key < $1.key }) {
      lines.append("not looked at: \(Units.count(count)) \(reason)")
    }
    return lines
  }

  /// What came out, in one sentence.
  var verdict: String {
    let counts = FindingSeverity.allCases.reversed().compactMap { severity -> String? in
      let count = outcome.findings.count { $0.severity == severity }
      return count == 0 ? nil : Units.counted(count, severity.rawValue)
    }
    let gap = outcome.problems.isEmpty ? "" : "; not every document could be read"
    return Units.counted(outcome.checks.count, "document") + ": "
      + (counts.isEmpty ? "no finding" : counts.joined(separator: ", ")) + gap
  }
}
