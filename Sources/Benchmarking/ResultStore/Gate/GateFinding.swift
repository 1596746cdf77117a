/// One thing that a gate found, by one of its rules.
package struct GateFinding: Codable, Hashable, Sendable {
  /// The rules of the gate.
  package enum Rule: String, Codable, Hashable, Sendable, CaseIterable {
    /// The results are the same.
    case checksum
    /// Work counters are the same.
    case counter
    /// Requests for memory are as many.
    case allocations
    /// As many bytes are asked for, within half a percent.
    case bytes
    /// An expected frame is met.
    case expectation
    /// A step does not take longer than the previous commit's, measured in turn and twice.
    case pairedTime
    /// Nor do all steps together.
    case suiteTime
    /// No time is many times that of stored history.
    case storedTime
    /// History's change points; reported, never failing.
    case changePoint
  }

  /// Which rule.
  package var rule: Rule
  /// The case, where it is one.
  package var key: CaseKey?
  /// The step or phase, and the metric.
  package var place: String
  /// Whether it is better, worse or undecided; only *regressed* fails.
  package var verdict: Verdict
  /// What was found, in words.
  package var text: String

  /// Creates a finding.
  package init(
    rule: Rule, key: CaseKey? = nil, place: String = "", verdict: Verdict, text: String
  ) {
    self.rule = rule
    self.key = key
    self.place = place
    self.verdict = verdict
    self.text = text
  }
}

extension GateFinding: CustomStringConvertible {
  /// The finding on one line.
  package var description: String {
    "\(rule.rawValue): \(verdict.rawValue): \(GateLine.subject(key?.description, place))\(text)"
  }
}
