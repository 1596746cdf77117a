/// What a gate found in a run.
package struct GateResult: Codable, Hashable, Sendable {
  /// What keeps a run from being judged at all.
  package enum Obstacle: String, Codable, Hashable, Sendable {
    /// The run was interrupted.
    case interrupted
    /// A record that is needed cannot be read.
    case unreadable
  }

  /// The file of the record that was judged.
  package var candidate: String
  /// The files of the records it was held against.
  package var references: [String] = []
  /// The number of cases that were compared with an accepted run.
  package var comparedCaseCount = 0
  /// What was promised to be compared and was not.
  package var gaps: [ComparisonGap] = []
  /// What was found, in the order of the rules.
  package var findings: [GateFinding] = []
  /// What a reader must know beside the findings.
  package var notes: [String] = []

  /// Creates the report of a record's file, without anything found.
  package init(candidate: String) {
    self.candidate = candidate
  }

  private enum CodingKeys: String, CodingKey {
    case candidate, references
    case comparedCaseCount = "compared"
    case gaps, findings, notes
  }

  /// The verdict: inconclusive while anything that was promised was not compared; else a regression
  /// before anything else, then what could not be decided.
  package var verdict: Verdict {
    gaps.isEmpty ? verdictOnFindings : .inconclusive
  }

  /// The verdict on what was compared.
  package var verdictOnFindings: Verdict {
    .worst(of: findings.filter { $0.rule != .changePoint }.map(\.verdict))
  }

  /// What keeps the run from being judged; a record that cannot be read before an interruption.
  package var obstacle: Obstacle? {
    if gaps.contains(where: { $0.cause == .unreadable }) { return .unreadable }
    return gaps.contains { $0.cause == .interrupted } ? .interrupted : nil
  }

  /// The outcome in a word: a verdict, or what kept the run from being judged.
  package var outcome: String { obstacle?.rawValue ?? verdict.rawValue }
}
