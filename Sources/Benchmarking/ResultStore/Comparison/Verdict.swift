/// The result of a comparison for one metric, one case or two runs.
package enum Verdict: String, Codable, Hashable, Sendable, CaseIterable {
  /// Less work, less memory or less time.
  case improved
  /// More work, more memory, more time, or another result.
  case regressed
  /// The same, as far as the metric can show.
  case unchanged
  /// The measurements cannot decide.
  case inconclusive
}

extension Verdict {
  /// The verdict on several things together: the worst of them, in the order in which a reader
  /// wants to know: regressed, inconclusive, improved, unchanged.
  package static func worst(of verdicts: some Sequence<Verdict>) -> Verdict {
    let order: [Verdict] = [.regressed, .inconclusive, .improved]
    return order.first(where: verdicts.contains) ?? .unchanged
  }
}
