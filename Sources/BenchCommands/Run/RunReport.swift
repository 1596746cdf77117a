import LayoutModel
import Metering
import ResultStore
import ScenarioEngine

/// What `bench run` prints.
struct RunReport {
  /// The table and the verdict.
  private(set) var lines: [String] = []
  /// What makes the run fail, for standard error.
  private(set) var findings: [String]

  init(_ session: RunSession) {
    findings = session.failures
    for (runCase, outcome) in zip(session.plan.cases, session.outcomes) {
      for mismatch in outcome.mismatches {
        findings.append("\(runCase.file.path): \(runCase.key): \(mismatch)")
      }
      for failure in outcome.record.failures where failure.step == "parallel" {
        findings.append(
          "\(runCase.file.path): \(runCase.key): \(failure.subject) of \(failure.found), "
            + "expected \(failure.expected)")
      }
    }
    findings += RunReport.disagreements(session)
    for outcome in session.outcomes { lines += RunReport.table(of: outcome) }
    lines += verdict(session)
  }

  private static func table(of outcome: CaseOutcome) -> [String] {
    let record = outcome.record
    var table = TextTable([
      ("step", .left), ("median", .right), ("p95", .right), ("p99", .right), ("max", .right),
      ("allocations", .right), ("bytes", .right), ("pivots", .right), ("nonzeros", .right),
      ("changed", .right),
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
      table.append([
        step.label + (step.time?.isTooShort == true ? " ~" : ""), duration(time?.median),
        duration(time?.p95), duration(time?.p99), duration(time?.maximum),
        allocation.map { Units.count($0.requests) } ?? "",
        allocation.map { Units.bytes($0.bytes) } ?? "", counter("pivots"),
        counter("solveNonzeros"), counter("changedVariables"),
      ])
    }
    var lines = ["\(record.key)  checksum \(record.checksum ?? "none")"]
    lines += table.lines.map { "  " + $0 }
    if let parallel = record.parallel {
      let mark = parallel.isContended ? "  (contended: the machine was not ours alone)" : ""
      lines.append(
        "  \(record.key.queues) queues: \(Units.rate(parallel.throughput)), "
          + "\(Units.significant(parallel.scaling)) times one queue\(mark)")
    }
    return lines + [""]
  }

  /// Strategies that give other determined frames than the first one of the same case.
  private static func disagreements(_ session: RunSession) -> [String] {
    var first: [CaseKey: CaseOutcome] = [:]
    var found: [String] = []
    for outcome in session.outcomes {
      var key = outcome.record.key
      key.strategy = ""
      key.queues = 1
      guard let reference = first[key] else {
        first[key] = outcome
        continue
      }
      guard reference.record.checksum != outcome.record.checksum else { continue }
      let views = zip(reference.frames.entries, outcome.frames.entries).first { left, right in
        !left.frame.agrees(with: right.frame)
      }
      guard let views else { continue }
      found.append(
        "\(outcome.record.key): \(views.1.name) has \(views.1.frame.frameNotation), but "
          + "\(views.0.frame.frameNotation) with \(reference.record.key.strategy)")
    }
    return found
  }

  private func verdict(_ session: RunSession) -> [String] {
    var lines: [String] = []
    if session.outcomes.contains(where: { $0.record.steps.contains { $0.time?.isTooShort == true } }
    ) {
      lines.append("~ so short that reading the clock takes part in the figure")
    }
    if let calibration = session.record.before.calibration, calibration.isContended {
      lines.append("The machine is shared with others: times may be too long.")
    }
    let scenarios = Set(session.outcomes.map(\.record.key.scenario)).count
    let count = "\(session.outcomes.count) cases of \(scenarios) scenarios"
    if session.record.isPartial {
      lines.append("\(count) before the run was interrupted")
    } else if findings.isEmpty {
      lines.append("\(count): every expected frame met")
    } else {
      lines.append("\(count): \(findings.count) findings")
    }
    return lines
  }
}

extension Rect {
  /// Whether two strategies' frames are the same layout: no number differs by over 1e-4 points.
  fileprivate func agrees(with other: Self) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { $0.magnitude <= 1e-4 }
  }
}
