/// One case, before and after.
package struct CaseComparison: Codable, Hashable, Sendable {
  /// What was measured.
  package var key: CaseKey
  /// The metrics that both runs have.
  package var metrics: [MetricComparison]
  /// The exact metrics that were not compared, in the order of the steps.
  package var uncompared: [UncomparedMetric]

  /// Why metrics are missing or undecided, in words; nil when none is.
  package var note: String? {
    let sentences = UncomparedMetric.sentences(uncompared).map(\.text)
    return sentences.isEmpty ? nil : sentences.joined(separator: "; ")
  }

  /// The verdict on the exact metrics; inconclusive while any was not compared.
  package var exactVerdict: Verdict {
    uncompared.isEmpty
      ? .worst(of: metrics.filter { $0.kind == .exact }.map(\.verdict)) : .inconclusive
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
    uncompared = []
    guard baseline.isSameDefinition(as: candidate) else {
      uncompared = [UncomparedMetric(place: "", metric: "", reason: .definition)]
      return
    }
    addChecksum(baseline, candidate)
    addWork(baseline, candidate, comparability)
    addAllocations(baseline, candidate, comparability, policy)
    if metrics.isEmpty, uncompared.isEmpty {
      uncompared = [UncomparedMetric(place: "", metric: "", reason: .nothing)]
    }
    guard comparability.isSameProgram else { return }
    // The same program cannot have regressed, so it does not repeat itself.
    metrics = metrics.map { metric in
      metric.verdict != .unchanged
        ? metric.undecided("the same program: not deterministic") : metric
    }
  }
}

extension CaseComparison {
  /// Marks every metric as unchanged, as those of a record compared with itself are.
  mutating func markAllUnchanged() {
    uncompared = []
    for index in metrics.indices {
      metrics[index].verdict = .unchanged
      metrics[index].note = nil
    }
  }

  /// Passes over what only one side has, as two strategies have counters of their own.
  mutating func compareCommonMetricsOnly() {
    uncompared.removeAll { $0.reason == .missing || $0.reason == .new || $0.reason == .nothing }
  }
}

extension CaseRecord {
  /// Whether both measured the same scenario, as far as their definitions show; a definition that
  /// only one of them states is another.
  fileprivate func isSameDefinition(as other: CaseRecord) -> Bool {
    definitionHash == other.definitionHash
  }
}

// MARK: Exact metrics

extension CaseComparison {
  private mutating func addChecksum(_ baseline: CaseRecord, _ candidate: CaseRecord) {
    guard let old = baseline.checksum, let new = candidate.checksum else {
      if baseline.checksum != candidate.checksum {
        uncompared.append(
          UncomparedMetric(
            place: "", metric: "checksum",
            reason: candidate.checksum == nil ? .missing : .new))
      }
      return
    }
    metrics.append(
      MetricComparison(
        place: "", metric: "checksum", unit: .checksum, kind: .exact,
        verdict: old == new ? .unchanged : .regressed,
        note: old == new ? nil : "the results differ: \(old) became \(new)"))
  }

  /// The partners of two lists by name, in the second's order, and what has none.
  private func matched<Element>(
    _ old: [Element], _ new: [Element], by name: (Element) -> String
  ) -> (pairs: [(Element, Element)], missing: [Element], new: [Element]) {
    let before = Dictionary(old.map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
    let names = Set(new.map(name))
    return (
      new.compactMap { element in before[name(element)].map { ($0, element) } },
      old.filter { !names.contains(name($0)) }, new.filter { before[name($0)] == nil }
    )
  }

  private mutating func addWork(
    _ baseline: CaseRecord, _ candidate: CaseRecord, _ comparability: Comparability
  ) {
    guard comparability.work else {
      if (baseline.steps + candidate.steps).contains(where: { !$0.work.isEmpty }) {
        uncompared.append(UncomparedMetric(place: "", metric: "work", reason: .meter))
      }
      return
    }
    let steps = matched(baseline.steps, candidate.steps, by: \.label)
    for (list, reason) in [(steps.missing, UncomparedMetric.Reason.missing), (steps.new, .new)] {
      uncompared += list.map { UncomparedMetric(place: $0.label, metric: "", reason: reason) }
    }
    for (old, new) in steps.pairs {
      let counters = matched(old.work, new.work, by: \.name)
      metrics += counters.pairs.map { before, after in
        .exact(place: new.label, metric: after.name, unit: .count, before.count, after.count)
      }
      for (list, reason) in [
        (counters.missing, UncomparedMetric.Reason.missing), (counters.new, .new),
      ] {
        uncompared += list.map {
          UncomparedMetric(place: new.label, metric: $0.name, reason: reason)
        }
      }
    }
  }

  /// Compares allocations phase by phase; those that vary from round to round in the baseline are
  /// no exact metrics, and promise nothing.
  private mutating func addAllocations(
    _ baseline: CaseRecord, _ candidate: CaseRecord, _ comparability: Comparability,
    _ policy: GatePolicy
  ) {
    guard comparability.allocations else {
      if !(baseline.allocations + candidate.allocations).isEmpty {
        uncompared.append(UncomparedMetric(place: "", metric: "allocations", reason: .meter))
      }
      return
    }
    let phases = matched(baseline.allocations, candidate.allocations, by: \.phase)
    uncompared += phases.missing.filter(\.isRepeatable).map {
      UncomparedMetric(place: $0.phase, metric: "allocations", reason: .missing)
    }
    uncompared += phases.new.filter(\.isRepeatable).map {
      UncomparedMetric(place: $0.phase, metric: "allocations", reason: .new)
    }
    for (old, new) in phases.pairs where old.isRepeatable {
      let found: [MetricComparison] = [
        .exact(place: new.phase, metric: "requests", unit: .count, old.requests, new.requests),
        .exact(
          place: new.phase, metric: "bytes", unit: .bytes, old.bytes, new.bytes,
          tolerance: policy.bytesTolerance),
      ]
      metrics +=
        new.isRepeatable
        ? found : found.map { $0.undecided("the rounds of this run counted differently") }
    }
  }
}

// MARK: Noisy metrics

extension CaseComparison {
  private static func times(
    _ baseline: CaseRecord, _ candidate: CaseRecord, _ policy: GatePolicy
  ) -> [MetricComparison] {
    candidate.steps.flatMap { step -> [MetricComparison] in
      guard let before = baseline.steps.first(where: { $0.label == step.label }) else { return [] }
      return step.times.compactMap { new in
        guard let old = before.times.first(where: { $0.clock == new.clock }) else { return nil }
        let found = MetricComparison.noisy(
          place: step.label, metric: new.metric, unit: .nanoseconds, old.samples, new.samples,
          lessIsBetter: true, policy: policy)
        return old.isTooShort || new.isTooShort
          ? found.undecided("too short for the clock") : found
      }
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
