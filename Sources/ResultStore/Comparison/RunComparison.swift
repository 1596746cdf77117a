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

  /// Compares two runs.
  ///
  /// - Complexity: O(*metrics* · *resamples* · *samples*).
  package init(
    baseline: RunRecord, candidate: RunRecord, policy: GatePolicy = GatePolicy()
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
    isSameRecord = baseline.id == candidate.id && baseline == candidate
    if isSameRecord {
      self.comparability.reasons = [
        "both are the same record, \(self.candidate): nothing can differ"
      ]
      for place in cases.indices { cases[place].settle() }
    }
    onlyInBaseline = baseline.cases.map(\.key).filter { !after.contains($0) }
    onlyInCandidate = candidate.cases.map(\.key).filter { before[$0] == nil }
  }

  /// The verdict that a gate goes by: that on the exact metrics of all cases both runs have.
  ///
  /// Inconclusive when there is nothing to go by. A regression is told before anything else.
  package var verdict: Verdict {
    if isSameRecord { return .unchanged }
    let exact = cases.flatMap(\.metrics).filter { $0.kind == .exact }
    return exact.isEmpty ? .inconclusive : .worst(of: exact.map(\.verdict))
  }

  /// The verdict on times and throughputs, which only warns.
  package var warning: Verdict {
    .worst(of: cases.flatMap(\.metrics).filter { $0.kind == .noisy }.map(\.verdict))
  }
}
