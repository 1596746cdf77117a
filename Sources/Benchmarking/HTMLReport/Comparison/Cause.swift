import ResultStore

/// Why a step takes another time than before, as far as counters show.
///
/// Time that grew with the work is *more work*; time that grew alone is *slower work*: the code, the
/// compiler or the machine.
struct Cause: Hashable {
  /// The kind of cause, such as `more work`.
  var name: String
  /// The counters that changed, or what speaks against a change of the code.
  var detail: String

  /// Both in one line.
  var text: String { detail.isEmpty ? name : "\(name): \(detail)" }

  /// Looks at what else changed in the step.
  ///
  /// - Parameters:
  ///   - found: The case before and after.
  ///   - place: The step.
  ///   - machine: How many times as long a fixed loop took on the machine; 1 if it is not known.
  init(_ found: CaseComparison, at place: String, machine: Double) {
    let changed = found.metrics.filter {
      $0.place == place && $0.kind == .exact && $0.baseline != $0.candidate
    }
    let work = changed.filter { $0.metric != "requests" && $0.metric != "bytes" }
    let memory = changed.filter { $0.metric == "requests" }
    var names: [String] = []
    var details: [String] = []
    for (kind, metrics) in [("work", work), ("allocations", memory)] where !metrics.isEmpty {
      names.append("\(Cause.direction(metrics)) \(kind)")
      details.append(Cause.texts(metrics))
    }
    if names.isEmpty {
      names = ["the same work in another time"]
      details = ["counters and allocations are equal, so it is the code, its layout or the machine"]
    }
    if machine > 1.05 || machine < 0.95 {
      details.append("a fixed loop took \(ReportFormat.ratio(machine)) as long on this machine")
    }
    name = names.joined(separator: ", ")
    detail = details.joined(separator: "; ")
  }

  /// Whether metrics grew, shrank, or did both.
  private static func direction(_ metrics: [MetricComparison]) -> String {
    if metrics.allSatisfy({ $0.verdict == .improved }) { return "less" }
    return metrics.contains { $0.verdict == .improved } ? "other" : "more"
  }

  /// The three metrics that changed most.
  private static func texts(_ metrics: [MetricComparison]) -> String {
    let sorted = metrics.sorted { weight($0) > weight($1) }
    let texts = sorted.prefix(3).map { metric in
      let before = metric.baseline.map { Units.count(Int($0)) } ?? "?"
      let after = metric.candidate.map { Units.count(Int($0)) } ?? "?"
      return "\(metric.metric) \(before) → \(after)"
    }
    return texts.joined(separator: ", ")
  }

  private static func weight(_ metric: MetricComparison) -> Double {
    guard let ratio = metric.ratio, ratio > 0 else { return .infinity }
    return max(ratio, 1 / ratio)
  }
}
