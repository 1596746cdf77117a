/// Two runs, before and after.
package struct RunComparison: Codable, Hashable, Sendable {
  /// The name of the baseline's file.
  package var baseline: String
  /// The name of the candidate's file.
  package var candidate: String
  /// What may be compared, and why not all.
  package var comparability: Comparability
  /// Whether both are one and the same record, which has not changed whatever was hard to measure.
  package var isSameRecord: Bool
  /// The cases that both runs have, in the candidate's order.
  package var cases: [CaseComparison]
  /// The cases that only the baseline has, in its order.
  package var onlyInBaseline: [CaseKey]
  /// The cases that only the candidate has, in its order.
  package var onlyInCandidate: [CaseKey]
  /// Those of ``onlyInBaseline`` that the candidate's plan asks for.
  package var missing: [CaseKey]

  /// Compares two runs.
  ///
  /// - Parameters:
  ///   - baseline: The run before.
  ///   - candidate: The run after.
  ///   - policy: What counts as a change.
  ///   - areStrategies: Whether both are strategies of one run, of which only common metrics and
  ///     cases are compared; see ``RunRecord/restricted(toStrategy:)``.
  /// - Complexity: O(*metrics* · *resamples* · *samples*).
  package init(
    baseline: RunRecord, candidate: RunRecord, policy: GatePolicy = GatePolicy(),
    areStrategies: Bool = false
  ) {
    self.baseline = RunFile.fileName(of: baseline)
    self.candidate = RunFile.fileName(of: candidate)
    let comparability = Comparability(baseline, candidate)
    self.comparability = comparability
    let before = Dictionary(
      baseline.cases.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let after = Set(candidate.cases.map(\.key))
    cases = candidate.cases.compactMap { found in
      before[found.key].map { old in
        CaseComparison(old, found, comparability, policy: policy)
      }
    }
    if areStrategies {
      for index in cases.indices { cases[index].compareCommonMetricsOnly() }
    }
    isSameRecord = baseline.id == candidate.id && baseline == candidate
    if isSameRecord {
      self.comparability.reasons = [
        "both are the same record, \(self.candidate): nothing can differ"
      ]
      for index in cases.indices { cases[index].markAllUnchanged() }
    }
    let gone = baseline.cases.filter { !after.contains($0.key) }
    onlyInBaseline = gone.map(\.key)
    missing =
      areStrategies ? [] : gone.filter { candidate.asks(for: $0.key, tier: $0.tier) }.map(\.key)
    onlyInCandidate = candidate.cases.map(\.key).filter { before[$0] == nil }
  }

  /// The verdict that a gate goes by: that on the exact metrics of all cases both runs have.
  ///
  /// Inconclusive when there is nothing to go by, or when a case or an exact metric of the baseline
  /// was to be compared and is gone.
  package var verdict: Verdict {
    if isSameRecord { return .unchanged }
    guard missing.isEmpty, cases.allSatisfy(\.uncompared.isEmpty) else { return .inconclusive }
    let exact = cases.flatMap(\.metrics).filter { $0.kind == .exact }
    return exact.isEmpty ? .inconclusive : .worst(of: exact.map(\.verdict))
  }

  /// The verdict on times and throughputs, which only warns.
  package var warning: Verdict {
    .worst(of: cases.flatMap(\.metrics).filter { $0.kind == .noisy }.map(\.verdict))
  }
}

extension RunComparison {
  /// Why metrics of cases are missing or undecided: a sentence for each reason, with the cases that
  /// it holds for.
  package var notes: [String] {
    var sentences: [String] = []
    var keys: [String: [CaseKey]] = [:]
    for found in cases {
      guard let note = found.note else { continue }
      if keys[note] == nil { sentences.append(note) }
      keys[note, default: []].append(found.key)
    }
    return sentences.map { sentence in
      let names = (keys[sentence] ?? []).map(\.description)
      let list = names.prefix(3).joined(separator: "; ")
      guard names.count > 3 else { return "\(list): \(sentence)" }
      return "\(Units.counted(names.count, "case")) (\(list) …): \(sentence)"
    }
  }
}
