extension RunComparison {
  /// The comparison as comma-separated values, all metrics, numbers in full.
  package func csv() -> String {
    var lines = [
      "scenario,size,strategy,queues,seed,device,where,metric,unit,before,after,lowestRatio,"
        + "highestRatio,verdict,note"
    ]
    for found in cases {
      for metric in found.metrics {
        let cells = Self.cells(found.key) + Self.cells(metric)
        lines.append(CSVField.row(cells))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func cells(_ key: CaseKey) -> [String] {
    [
      key.scenario, text(key.size), key.strategy, text(key.queues), text(key.seed),
      text(key.device),
    ]
  }

  private static func cells(_ metric: MetricComparison) -> [String] {
    [
      metric.place, metric.metric, metric.unit.rawValue, text(metric.baseline),
      text(metric.candidate), text(metric.lowestRatio), text(metric.highestRatio),
      metric.verdict.rawValue, text(metric.note),
    ]
  }

  private static func text(_ value: (some CustomStringConvertible)?) -> String {
    value?.description ?? ""
  }
}
