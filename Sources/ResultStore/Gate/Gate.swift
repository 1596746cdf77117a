/// The nightly check of a run against the history, rule by rule.
package struct Gate {
  private let store: RunStore
  private let index: HistoryIndex
  private let policy: GatePolicy
  private let acceptances: [CaseKey: [String]]

  /// Prepares to judge runs of a store.
  ///
  /// - Throws: `unreadable` or `damaged` when the acceptances cannot be read.
  package init(
    store: RunStore, index: HistoryIndex, policy: GatePolicy = GatePolicy()
  ) throws(RecordError) {
    self.store = store
    self.index = index
    self.policy = policy
    var accepted: [CaseKey: [String]] = [:]
    for one in try store.acceptances() { accepted[one.key, default: []].append(one.run) }
    acceptances = accepted
  }

  /// Judges a run.
  ///
  /// - Parameters:
  ///   - candidate: The run; its record is in the store.
  ///   - paired: The paired measurement against the previous good commit, if there is one.
  ///   - confirmation: A second one, without which no time fails.
  /// - Returns: What was found.
  /// - Throws: `unreadable`, `damaged`.
  package func judge(
    _ candidate: RunRecord, paired: PairedComparison? = nil,
    confirmation: PairedComparison? = nil
  ) throws(RecordError) -> GateReport {
    var report = GateReport(candidate: RunFile.fileName(of: candidate))
    if candidate.isPartial { report.notes.append("the run was interrupted: cases are missing") }
    if let faults = candidate.injectedFaults {
      report.notes.append("faults were put in on purpose: \(faults.joined(separator: ", "))")
    }
    report.findings += Self.expectations(of: candidate)
    try judgeExact(candidate, &report)
    try judgeStoredTimes(candidate, &report)
    if let paired {
      try PairedGate(index: index, policy: policy).judge(paired, confirmation, &report)
    } else {
      report.notes.append("no paired measurement: times are only held against stored history")
    }
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

  /// Holds exact metrics against the run that was accepted last, or the oldest one.
  private func judgeExact(
    _ candidate: RunRecord, _ report: inout GateReport
  ) throws(RecordError) {
    var read: [String: RunRecord] = [:]
    var comparabilities: [String: Comparability] = [:]
    for found in candidate.cases {
      let file = try index.reference(
        of: found.key, definition: found.definitionHash, accepted: acceptances[found.key] ?? [],
        candidate: candidate)
      guard let file else {
        report.new.append(found.key)
        continue
      }
      let reference: RunRecord
      if let known = read[file] {
        reference = known
      } else {
        reference = try RunStore.read(path: store.folder + "/" + file)
        read[file] = reference
        report.references.append(file)
      }
      guard let old = reference.cases.first(where: { $0.key == found.key }) else { continue }
      let comparability = comparabilities[file] ?? Comparability(reference, candidate)
      comparabilities[file] = comparability
      report.compared += 1
      let comparison = CaseComparison(exactOnly: old, found, comparability, policy: policy)
      for metric in comparison.metrics where metric.verdict != .unchanged {
        report.findings.append(Self.finding(metric, of: found.key))
      }
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
  /// end in this run are told.
  private func judgeStoredTimes(
    _ candidate: RunRecord, _ report: inout GateReport
  ) throws(RecordError) {
    guard !candidate.isContended else {
      report.notes.append("the cores were shared: times are not held against stored history")
      return
    }
    for found in candidate.cases {
      let history = try index.series(of: found.key, environment: candidate.timingEnvironment)
      for step in found.steps {
        guard let time = step.time, !time.isTooShort, let median = time.summary?.median,
          let series = history.first(where: {
            $0.name.metric == "time" && $0.name.place == step.label
          })
        else { continue }
        let earlier = series.points.filter { $0.run != candidate.id }.map(\.value)
        if earlier.count >= 3 {
          let usual = Median.ofSorted(earlier.sorted())
          if usual > 0, median > policy.leastStoredFactor * usual {
            report.findings.append(
              GateFinding(
                rule: .storedTime, key: found.key, place: step.label, verdict: .regressed,
                text: "\(ComparisonTable.text(median, .nanoseconds)), in history "
                  + ComparisonTable.text(usual, .nanoseconds)))
          }
        }
        // A change needs some runs on its far side before it can be told, so recent ones are told.
        for change in series.changePoints()
        where series.points.suffix(2 * EnergyDivisive().leastPart).contains(change.after) {
          report.findings.append(
            GateFinding(
              rule: .changePoint, key: found.key, place: step.label,
              verdict: change.to > change.from ? .regressed : .improved,
              text: "\(ComparisonTable.text(change.from, .nanoseconds)) became "
                + "\(ComparisonTable.text(change.to, .nanoseconds)), \(change.commits ?? change.after.date)"
            ))
        }
      }
    }
  }
}
