import ResultStore

/// The metrics of a comparison by what became of them, the greatest changes first.
struct MetricChanges {
  /// A metric with the case it is of.
  struct Change {
    var found: CaseComparison
    var metric: MetricComparison
  }

  /// Every time and throughput that was compared and decided or found unchanged.
  var times: [Change]
  var slower: [Change]
  var faster: [Change]
  /// Counters and allocations that grew.
  var heavier: [Change]
  /// Counters and allocations that shrank.
  var lighter: [Change]
  /// Checksums that differ.
  var differing: [Change]
  /// Metrics that the measurement cannot decide.
  var undecided: [Change]

  init(_ comparison: RunComparison) {
    let all = comparison.cases.flatMap { found in
      found.metrics.map { Change(found: found, metric: $0) }
    }
    func some(_ kind: MeterRecord.Kind, _ verdict: Verdict) -> [Change] {
      all.filter { $0.metric.kind == kind && $0.metric.verdict == verdict }
        .sorted { MetricChanges.weight($0) > MetricChanges.weight($1) }
    }
    times = all.filter { $0.metric.kind == .noisy }
    slower = some(.noisy, .regressed)
    faster = some(.noisy, .improved)
    let regressed = some(.exact, .regressed)
    heavier = regressed.filter { $0.metric.unit != .checksum }
    differing = regressed.filter { $0.metric.unit == .checksum }
    lighter = some(.exact, .improved)
    undecided = some(.exact, .inconclusive) + some(.noisy, .inconclusive)
  }

  private static func weight(_ change: Change) -> Double {
    guard let ratio = change.metric.ratio, ratio > 0 else { return 0 }
    return max(ratio, 1 / ratio)
  }
}
