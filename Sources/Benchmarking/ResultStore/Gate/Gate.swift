package import Foundation
import Statistics

/// The nightly check of a run against the runs that were accepted, rule by rule.
///
/// What was promised to be compared is found first, see ``ComparisonPlan``; whatever of it could not
/// be compared is a gap, and no run with a gap passes or regresses.
package struct Gate {
  private let store: RunStore
  private let index: HistoryIndex
  private let policy: GatePolicy
  private let acceptances: [Acceptance]
  private let latestDate: String

  /// Prepares to judge runs of a store.
  ///
  /// - Parameters:
  ///   - store: The folder of records.
  ///   - index: Its history.
  ///   - policy: What counts as a change.
  ///   - now: The time; a run that is dated over a day later has a wrong date.
  /// - Throws: `unreadable` or `damaged` when the acceptances cannot be read.
  package init(
    store: RunStore, index: HistoryIndex, policy: GatePolicy = GatePolicy(), now: Date = Date()
  ) throws(RecordError) {
    self.store = store
    self.index = index
    self.policy = policy
    acceptances = try store.acceptances()
    latestDate = RunIdentity.text(of: now.addingTimeInterval(policy.clockTolerance))
  }

  /// Judges a run.
  ///
  /// - Parameters:
  ///   - candidate: The run; its record is in the store.
  ///   - paired: The paired measurement against the previous good commit, if there is one.
  ///   - confirmation: A second one, without which no time fails.
  /// - Returns: What was found.
  /// - Throws: `unreadable` when the history cannot be read.
  package func judge(
    _ candidate: RunRecord, paired: PairedComparison? = nil,
    confirmation: PairedComparison? = nil
  ) throws(RecordError) -> GateResult {
    var report = GateResult(candidate: RunFile.fileName(of: candidate))
    if let faults = candidate.injectedFaults {
      report.notes.append("faults were put in on purpose: \(faults.joined(separator: ", "))")
    }
    report.findings += Self.expectations(of: candidate)
    judgeExact(candidate, &report)
    try judgeStoredTimes(candidate, &report)
    if let paired {
      try PairedGate(index: index, policy: policy).judge(
        paired, confirmation, of: candidate, &report)
    } else {
      report.notes.append("no paired measurement: times are only held against stored history")
    }
    return report
  }

  /// Judges the exact metrics of a run alone, for which the history is not needed.
  package func judgeExactMetrics(of candidate: RunRecord) -> GateResult {
    var report = GateResult(candidate: RunFile.fileName(of: candidate))
    report.findings += Self.expectations(of: candidate)
    judgeExact(candidate, &report)
    return report
  }

  private static func expectations(of candidate: RunRecord) -> [GateFinding] {
    candidate.cases.flatMap { found in
      found.failures.map { failure in
        GateFinding(
          rule: .expectation, key: found.key, place: failure.step, verdict: .regressed,
          text: "\(failure.subject) is \(failure.found), expected \(failure.expected)")
      }
    }
  }

  /// Holds exact metrics against the run that was accepted last.
  private func judgeExact(_ candidate: RunRecord, _ report: inout GateResult) {
    let plan = ComparisonPlan(
      of: candidate, in: store, acceptances: acceptances, now: latestDate)
    report.references = plan.references
    report.comparedCaseCount = plan.pairs.count
    report.gaps += plan.gaps
    report.notes += plan.notes
    var varying = 0
    for pair in plan.pairs {
      let comparison = CaseComparison(
        exactOnly: pair.baseline, pair.candidate, pair.comparability, policy: policy)
      report.gaps += UncomparedMetric.gaps(comparison.uncompared, of: pair.candidate.key, candidate)
      varying += pair.baseline.allocations.count { !$0.isRepeatable }
      for metric in comparison.metrics where metric.verdict != .unchanged {
        report.findings.append(Self.finding(metric, of: pair.candidate.key))
      }
    }
    if varying > 0 {
      report.notes.append(
        "allocations of \(Units.counted(varying, "phase")) vary from round to round in the accepted "
          + "run: they are no exact metrics")
    }
  }

  private static func finding(_ metric: MetricComparison, of key: CaseKey) -> GateFinding {
    let rule: GateFinding.Rule =
      switch metric.metric {
      case "checksum": .checksum
      case "requests": .allocations
      case "bytes": .bytes
      default: .counter
      }
    let figures =
      if let old = metric.baseline, let new = metric.candidate {
        "\(ComparisonTable.text(old, metric.unit)) became \(ComparisonTable.text(new, metric.unit))"
      } else {
        ""
      }
    let text = [figures, metric.note ?? ""].filter { !$0.isEmpty }.joined(separator: "; ")
    return GateFinding(
      rule: rule, key: key,
      place: [metric.place, metric.metric].filter { !$0.isEmpty }.joined(separator: " "),
      verdict: metric.verdict, text: text)
  }

  /// Holds times against stored history: only what is many times as long fails; change points that
  /// end in this run are reported.
  private func judgeStoredTimes(
    _ candidate: RunRecord, _ report: inout GateResult
  ) throws(RecordError) {
    guard !candidate.isContended else {
      report.notes.append("the cores were shared: times are not held against stored history")
      return
    }
    for found in candidate.cases {
      let history = try index.series(of: found.key, environment: candidate.timingEnvironment)
      for step in found.steps {
        for time in step.times where !time.isTooShort {
          guard let median = time.summary?.median,
            let series = history.first(where: {
              $0.name.metric == time.metric && $0.name.place == step.label
            })
          else { continue }
          let findings = Self.findings(
            median: median, step.label, found.key, series.before(candidate), policy)
          report.findings += findings
        }
      }
    }
  }

  private static func findings(
    median: Double, _ place: String, _ key: CaseKey,
    _ history: (earlier: [Double], changes: [ChangePoint]), _ policy: GatePolicy
  ) -> [GateFinding] {
    var findings: [GateFinding] = []
    if history.earlier.count >= 3 {
      let usual = SampleStatistics.median(ofSorted: history.earlier.sorted())
      if usual > 0, median > policy.minimumStoredFactor * usual {
        findings.append(
          GateFinding(
            rule: .storedTime, key: key, place: place, verdict: .regressed,
            text: "\(ComparisonTable.text(median, .nanoseconds)), in history "
              + ComparisonTable.text(usual, .nanoseconds)))
      }
    }
    for change in history.changes {
      findings.append(
        GateFinding(
          rule: .changePoint, key: key, place: place,
          verdict: change.to > change.from ? .regressed : .improved,
          text: "\(ComparisonTable.text(change.from, .nanoseconds)) became "
            + "\(ComparisonTable.text(change.to, .nanoseconds)), \(change.commits ?? change.after.date)"
        ))
    }
    return findings
  }
}

extension MetricSeries {
  /// The values of the runs before a run, and the recent change points up to it.
  ///
  /// A change needs some runs on its far side before it is found, so recent ones are reported.
  fileprivate func before(_ run: RunRecord) -> (earlier: [Double], changes: [ChangePoint]) {
    var upToRun = self
    upToRun.points = points.filter { $0.date <= run.date }
    let recent = upToRun.points.suffix(2 * EnergyDivisive().minimumPartLength)
    return (
      upToRun.points.filter { $0.run != run.id }.map(\.value),
      upToRun.changePoints().filter { recent.contains($0.after) }
    )
  }
}
