import Benchmarking
import ResultStore
import ScenarioEngine

/// What `bench run` prints.
struct RunReport {
  /// The table and the verdict.
  private(set) var lines: [String] = []
  /// What makes the run fail, for standard error.
  private(set) var findings: [String]

  /// Makes the report.
  ///
  /// - Parameters:
  ///   - session: What was measured.
  ///   - isInterrupted: Whether a record that is not whole was cut short by a signal.
  init(_ session: RunSession, isInterrupted: Bool) {
    findings = session.findings
    for outcome in session.outcomes { lines += RunReport.table(of: outcome) }
    lines += verdict(session, isInterrupted: isInterrupted)
  }

  private static func table(of outcome: CaseOutcome) -> [String] {
    let record = outcome.record
    // Where several queues work, wall time and what all of them held are two figures.
    let hasQueueTimes = record.steps.contains { $0.queueTime != nil }
    var table = TextTable(
      [
        ("step", .left),
        (record.steps.first?.time?.clock == "monotonic" ? "wall" : "median", .right),
      ] + (hasQueueTimes ? [("all queues", .right)] : []) + [
        ("of 16.7 ms", .left), ("p95", .right),
        ("p99", .right), ("max", .right), ("allocations", .right), ("bytes", .right),
        ("pivots", .right), ("nonzeros", .right), ("changed", .right),
      ],
      expendable: [
        "changed", "nonzeros", "p99", "bytes", "pivots", "max", "of 16.7 ms", "p95",
      ])
    for step in record.steps {
      let time = step.time?.summary
      let allocation = record.allocations.first { $0.phase == step.label }
      func counter(_ name: String) -> String {
        let count = step.work.first { $0.name == name }?.count ?? 0
        return count == 0 ? "" : Units.count(count)
      }
      func duration(_ value: Double?) -> String {
        value.map { Units.duration(nanoseconds: $0) } ?? ""
      }
      table.append(
        [
          step.label + (step.time?.isTooShort == true ? " ~" : ""), duration(time?.median),
        ] + (hasQueueTimes ? [duration(step.queueTime?.summary?.median)] : []) + [
          // The share of a frame at 60 Hz.
          time.map { Bar.text($0.median / (1e9 / 60)) } ?? "",
          duration(time?.p95), duration(time?.p99), duration(time?.maximum),
          allocation.map { Units.count($0.requests) } ?? "",
          allocation.map { Units.bytes($0.bytes) } ?? "", counter("pivots"),
          counter("solveNonzeros"), counter("changedVariables"),
        ])
    }
    var lines = ["\(record.key)  checksum \(record.checksum ?? "none")"]
    lines += table.lines.map { "  " + $0 }
    if let frames = record.frames { lines += FrameTable.lines(of: frames).map { "  " + $0 } }
    if let parallel = record.parallel {
      let mark = parallel.isContended ? "  (contended: the machine was not ours alone)" : ""
      let efficiency = 100 * parallel.scaling / Double(record.key.queues)
      lines.append(
        "  \(record.key.queues) queues: \(Units.rate(parallel.throughput)), "
          + "\(Units.significant(parallel.scaling)) times one queue, "
          + "\(Units.significant(efficiency)) % efficient\(mark)")
    }
    if let blocks = record.blocks {
      func gain(_ alone: Double, _ together: Double) -> String {
        "\(Units.duration(nanoseconds: together)), "
          + "\(Units.significant(alone / max(together, 1))) times one queue"
      }
      lines.append(
        "  blocks on \(blocks.queues) queues: first layout "
          + gain(blocks.firstLayoutAlone, blocks.firstLayout) + "; timeline "
          + gain(blocks.timelineAlone, blocks.timeline))
    }
    return lines + [""]
  }

  /// What was left out of cases, a line for each part and reason of a case.
  private static func omissions(_ session: RunSession) -> [String] {
    session.outcomes.flatMap { outcome in
      (outcome.record.omitted ?? []).map { omission in
        "\(outcome.record.key): \(omission.part) left out: \(omission.reason)"
      }
    }
  }

  private func verdict(_ session: RunSession, isInterrupted: Bool) -> [String] {
    var lines: [String] = []
    if session.outcomes.contains(where: { $0.record.steps.contains { $0.time?.isTooShort == true } }
    ) {
      lines.append("~ so short that reading the clock takes part in the figure")
    }
    lines += Self.omissions(session)
    for skipped in session.record.skipped ?? [] {
      let instead = skipped.measuredSize.map { "measured at size \($0)" } ?? "not measured"
      lines.append("\(skipped.key): skipped: \(skipped.reason); \(instead)")
    }
    if let calibration = session.record.before.calibration, calibration.isContended {
      lines.append("The machine is shared with others: times may be too long.")
    }
    if let certified = session.certifiedSolves {
      lines.append("certified: \(certified) of \(certified) solves of the cases measured")
    }
    let scenarios = Set(session.outcomes.map(\.record.key.scenario)).count
    let count =
      Units.counted(session.outcomes.count, "case") + " of " + Units.counted(scenarios, "scenario")
    if session.record.isPartial {
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
