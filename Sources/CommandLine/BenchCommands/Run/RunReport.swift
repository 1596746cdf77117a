package import ResultStore

/// What `bench run` prints.
package struct RunReport {
  /// The table and the verdict.
  package private(set) var lines: [String] = []
  /// What makes the run fail, for standard error.
  package let findings: [String]

  /// Makes the report.
  ///
  /// - Parameters:
  ///   - record: What was measured.
  ///   - findings: What makes the run fail, a sentence each.
  ///   - certifiedSolves: How many solves were certified; nil where that was not asked for.
  ///   - isInterrupted: Whether a record that is not whole was cut short by a signal.
  package init(
    _ record: RunRecord, findings: [String], certifiedSolves: Int?, isInterrupted: Bool
  ) {
    self.findings = findings
    for one in record.cases { lines += CaseTable.lines(of: one) }
    lines += verdict(record, certifiedSolves: certifiedSolves, isInterrupted: isInterrupted)
  }

  /// The tone of the verdict on a run: that of its findings, and plain where it is not whole.
  package static func tone(isPartial: Bool, findings: [String]) -> Terminal.Tone {
    findings.isEmpty ? (isPartial ? .plain : .good) : .bad
  }

  /// What was left out of cases, a line for each part and reason of a case.
  private static func omissions(_ record: RunRecord) -> [String] {
    record.cases.flatMap { one in
      (one.omitted ?? []).map { omission in
        "\(one.key): \(omission.part) left out: \(omission.reason)"
      }
    }
  }

  private func verdict(
    _ record: RunRecord, certifiedSolves: Int?, isInterrupted: Bool
  ) -> [String] {
    var lines: [String] = []
    if record.cases.contains(where: { $0.steps.contains { $0.time?.isTooShort == true } }) {
      lines.append("~ so short that reading the clock takes part in the figure")
    }
    lines += Self.omissions(record)
    for skipped in record.skipped ?? [] {
      let instead = skipped.measuredSize.map { "measured at size \($0)" } ?? "not measured"
      lines.append("\(skipped.key): skipped: \(skipped.reason); \(instead)")
    }
    if let calibration = record.before.calibration, calibration.isContended {
      lines.append("The machine is shared with others: times may be too long.")
    }
    if let certified = certifiedSolves {
      lines.append("certified: \(certified) of \(certified) solves of the cases measured")
    }
    let scenarios = Set(record.cases.map(\.key.scenario)).count
    let count =
      Units.counted(record.cases.count, "case") + " of " + Units.counted(scenarios, "scenario")
    if record.isPartial {
      let end = isInterrupted ? "the run was interrupted" : "the record could not be written"
      lines.append("\(count) before \(end)")
    } else if findings.isEmpty {
      lines.append("\(count): every expected frame met")
    } else {
      lines.append("\(count): \(Units.counted(findings.count, "finding"))")
    }
    return lines
  }
}
