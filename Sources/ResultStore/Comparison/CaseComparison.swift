/// One case, before and after.
package struct CaseComparison: Codable, Hashable, Sendable {
  /// What was measured.
  package var key: CaseKey
  /// The metrics that both runs have.
  package var metrics: [MetricComparison]
  /// Why metrics are missing or undecided; absent when none is.
  package var note: String?

  /// The verdict on the exact metrics.
  package var exactVerdict: Verdict {
    .worst(of: metrics.filter { $0.kind == .exact }.map(\.verdict))
  }

  /// The verdict on the noisy metrics, which only warn.
  package var noisyVerdict: Verdict {
    .worst(of: metrics.filter { $0.kind == .noisy }.map(\.verdict))
  }

  /// Compares a case of two runs.
  package init(
    _ baseline: CaseRecord, _ candidate: CaseRecord, _ comparability: Comparability,
    policy: GatePolicy
  ) {
    self.init(exactOnly: baseline, candidate, comparability, policy: policy)
    guard baseline.isSameDefinition(as: candidate) else { return }
    let times =
      comparability.times
      ? Self.times(baseline, candidate, policy) + Self.throughput(baseline, candidate, policy) : []
    metrics += times.map { metric in
      if metric.verdict == .improved || metric.verdict == .regressed {
        if comparability.isSameProgram { return metric.undecided("the same program: noise") }
        if comparability.isContended { return metric.undecided("contended") }
      }
      return metric
    }
  }

  /// Compares the exact metrics of a case of two runs, which takes a moment only.
  package init(
    exactOnly baseline: CaseRecord, _ candidate: CaseRecord, _ comparability: Comparability,
    policy: GatePolicy
  ) {
    key = candidate.key
    metrics = []
    guard baseline.isSameDefinition(as: candidate) else {
      note = "the scenario's definition changed: nothing is compared"
      metrics = [Self.undecidedChecksum("another scenario")]
      return
    }
    note = Self.unmatched(baseline, candidate)
    let found =
      Self.checksum(baseline, candidate)
      + Self.work(baseline, candidate, comparability)
      + Self.allocations(baseline, candidate, comparability, policy)
    metrics = found.map { metric in
      // The same program cannot have regressed, so it does not repeat itself.
      comparability.isSameProgram && metric.verdict != .unchanged
        ? metric.undecided("the same program: not deterministic") : metric
    }
  }
}

extension CaseComparison {
  /// Takes every metric for unchanged, as those of a record and itself are.
  mutating func settle() {
    for place in metrics.indices {
      metrics[place].verdict = .unchanged
      metrics[place].note = nil
    }
  }
}

extension CaseRecord {
  /// Whether both measured the same scenario, as far as their definitions tell.
  fileprivate func isSameDefinition(as other: CaseRecord) -> Bool {
    guard let definitionHash, let hash = other.definitionHash else { return true }
    return definitionHash == hash
  }
}

extension CaseComparison {
  /// Names the steps and phases that only one of the runs has, so that none is lost unseen.
  private static func unmatched(_ baseline: CaseRecord, _ candidate: CaseRecord) -> String? {
    func only(_ these: [String], _ those: [String]) -> [String] {
      these.filter { !those.contains($0) }
    }
    let old = baseline.steps.map(\.label) + baseline.allocations.map(\.phase)
    let new = candidate.steps.map(\.label) + candidate.allocations.map(\.phase)
    let missing = only(old, new)
    let added = only(new, old)
    let parts = [
      missing.isEmpty ? nil : "gone: \(missing.joined(separator: ", "))",
      added.isEmpty ? nil : "new: \(added.joined(separator: ", "))",
    ]
    let text = parts.compactMap { $0 }.joined(separator: "; ")
    return text.isEmpty ? nil : text
  }

  private static func undecidedChecksum(_ note: String) -> MetricComparison {
    MetricComparison(
      place: "", metric: "checksum", unit: .checksum, kind: .exact, verdict: .inconclusive,
      note: note)
  }

  private static func checksum(
    _ baseline: CaseRecord, _ candidate: CaseRecord
  ) -> [MetricComparison] {
    guard let old = baseline.checksum, let new = candidate.checksum else {
      return baseline.checksum == candidate.checksum
        ? [] : [undecidedChecksum("only one run has one")]
    }
    return [
      MetricComparison(
        place: "", metric: "checksum", unit: .checksum, kind: .exact,
        verdict: old == new ? .unchanged : .regressed,
        note: old == new ? nil : "the results differ: \(old) became \(new)")
    ]
  }

  private static func work(
    _ baseline: CaseRecord, _ candidate: CaseRecord, _ comparability: Comparability
  ) -> [MetricComparison] {
    guard comparability.work else { return [] }
    return candidate.steps.flatMap { step -> [MetricComparison] in
      guard let old = baseline.steps.first(where: { $0.label == step.label }) else { return [] }
      return step.work.compactMap { counter in
        old.work.first { $0.name == counter.name }.map { before in
          .exact(
            place: step.label, metric: counter.name, unit: .count, before.count, counter.count)
        }
      }
    }
  }

  private static func allocations(
    _ baseline: CaseRecord, _ candidate: CaseRecord, _ comparability: Comparability,
    _ policy: GatePolicy
  ) -> [MetricComparison] {
    guard comparability.allocations else { return [] }
    return candidate.allocations.flatMap { phase -> [MetricComparison] in
      guard let old = baseline.allocations.first(where: { $0.phase == phase.phase }) else {
        return []
      }
      let found: [MetricComparison] = [
        .exact(
          place: phase.phase, metric: "requests", unit: .count, old.requests, phase.requests),
        .exact(
          place: phase.phase, metric: "bytes", unit: .bytes, old.bytes, phase.bytes,
          tolerance: policy.bytesTolerance),
      ]
      if old.isRepeatable && phase.isRepeatable { return found }
      return found.map { $0.undecided("two rounds of one run counted differently") }
    }
  }

  private static func times(
    _ baseline: CaseRecord, _ candidate: CaseRecord, _ policy: GatePolicy
  ) -> [MetricComparison] {
    candidate.steps.compactMap { step in
      guard let new = step.time,
        let old = baseline.steps.first(where: { $0.label == step.label })?.time,
        old.clock == new.clock
      else { return nil }
      let found = MetricComparison.noisy(
        place: step.label, metric: "time", unit: .nanoseconds, old.samples, new.samples,
        lessIsBetter: true, policy: policy)
      return old.isTooShort || new.isTooShort
        ? found.undecided("too short for the clock") : found
    }
  }

  private static func throughput(
    _ baseline: CaseRecord, _ candidate: CaseRecord, _ policy: GatePolicy
  ) -> [MetricComparison] {
    guard let old = baseline.parallel, let new = candidate.parallel else { return [] }
    let found = MetricComparison.noisy(
      place: "", metric: "throughput", unit: .perSecond, old.throughputs, new.throughputs,
      lessIsBetter: false, policy: policy)
    return [old.isContended || new.isContended ? found.undecided("contended") : found]
  }
}
