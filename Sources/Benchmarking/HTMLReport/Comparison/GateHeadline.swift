import ResultStore

/// What a gate found in a run, as a headline.
struct GateHeadline {
  var tone: ReportSummary.Tone
  var text: String

  init(_ report: GateResult) {
    let worse = report.findings.filter { $0.verdict == .regressed && $0.rule != .changePoint }
    switch (report.obstacle, report.gaps.isEmpty, report.verdict) {
    case (.unreadable, _, _):
      (tone, text) = (.bad, "Not judged: a record that is needed cannot be read")
    case (.interrupted, _, _):
      (tone, text) = (.doubtful, "Interrupted: the run is not judged")
    case (nil, false, _):
      tone = .doubtful
      let isFirst =
        report.comparedCaseCount == 0 && report.gaps.contains { $0.cause == .notAccepted }
      text =
        isFirst
        ? "Undecided: no run is accepted to hold this one against"
        : "Undecided: \(Units.count(report.gaps.count)) not compared, "
          + "\(Units.counted(report.comparedCaseCount, "case")) as accepted or told below"
      if !worse.isEmpty { text += "; \(Units.counted(worse.count, "regression")) in what was" }
    case (nil, true, .regressed): (tone, text) = (.bad, Self.regressed(worse))
    case (nil, true, .inconclusive):
      let open = report.findings.count { $0.verdict == .inconclusive }
      (tone, text) = (.doubtful, "Undecided: \(Units.counted(open, "metric"))")
    case (nil, true, .improved):
      let better = report.findings.count { $0.verdict == .improved && $0.rule != .changePoint }
      tone = .good
      text = "Improved: \(Units.counted(better, "metric")) better than accepted"
    case (nil, true, .unchanged):
      tone = .good
      text = "Unchanged: \(Units.counted(report.comparedCaseCount, "case")) as accepted"
    }
  }

  /// The worst kind of finding, with how many there are.
  private static func regressed(_ findings: [GateFinding]) -> String {
    func count(_ rules: GateFinding.Rule...) -> Int {
      findings.count { rules.contains($0.rule) }
    }
    let missed = count(.expectation)
    if missed > 0 { return "Wrong: \(Units.counted(missed, "expectation")) not met" }
    let differing = count(.checksum)
    if differing > 0 {
      return "Wrong: the results of \(Units.counted(differing, "case")) differ"
    }
    let kinds: [(Int, String)] = [
      (count(.counter), "counter"), (count(.allocations, .bytes), "allocation count"),
      (count(.pairedTime, .suiteTime, .storedTime), "time"),
    ]
    let parts = kinds.filter { $0.0 > 0 }.map { Units.counted($0.0, $0.1) }
    return "Regressed: \(parts.joined(separator: ", ")) worse than accepted"
  }
}
