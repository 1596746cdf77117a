import ResultStore

extension RunComparison {
  /// The verdict of the gate, with how many metrics went which way; times apart, as they only warn.
  var verdictLine: String {
    if isSameRecord { return "unchanged: both names mean the same record, \(candidate)" }
    let metrics = cases.flatMap(\.metrics)
    let exact = Self.counts(metrics.filter { $0.kind == .exact })
    let times = Self.counts(metrics.filter { $0.kind == .noisy })
    return "\(verdict.rawValue): counters \(exact); times \(times)"
  }

  /// The color of the worse of both verdicts; a time alone does not make it bad.
  var verdictTone: Terminal.Tone {
    switch (verdict, warning) {
    case (.regressed, _): .bad
    case (.inconclusive, _), (_, .regressed): .doubtful
    case (.improved, _), (.unchanged, .improved): .good
    case (.unchanged, _): .plain
    }
  }

  private static func counts(_ metrics: [MetricComparison]) -> String {
    guard !metrics.isEmpty else { return "not compared" }
    let words: [(Verdict, String)] = [
      (.regressed, "worse"), (.improved, "better"), (.inconclusive, "undecided"),
      (.unchanged, "unchanged"),
    ]
    let parts = words.compactMap { verdict, word -> String? in
      let count = metrics.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(Units.count(count)) \(word)"
    }
    return parts.joined(separator: ", ")
  }
}
