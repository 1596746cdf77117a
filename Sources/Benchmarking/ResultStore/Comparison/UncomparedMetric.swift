/// An exact metric of a case that only one of two runs has, or that may not be compared.
package struct UncomparedMetric: Codable, Hashable, Sendable {
  /// Why the metric was not compared.
  package enum Reason: String, Codable, Hashable, Sendable {
    /// The scenario is defined otherwise: nothing of the case is compared.
    case definition
    /// Only the baseline has the metric.
    case missing
    /// Only the candidate has the metric.
    case new
    /// The runs did not take it with the same version of the meter.
    case meter
    /// Neither run has any exact metric.
    case nothing
  }

  /// The step or phase; empty for the whole case.
  package var place: String
  /// The metric, such as `pivots`; empty for all of them.
  package var metric: String
  /// Why.
  package var reason: Reason

  /// Creates the description of a metric that was not compared.
  package init(place: String, metric: String, reason: Reason) {
    self.place = place
    self.metric = metric
    self.reason = reason
  }

  /// Where and what, such as `rotate pivots`.
  package var name: String { [place, metric].filter { !$0.isEmpty }.joined(separator: " ") }
}

extension UncomparedMetric {
  /// The metrics of one case by reason, in a sentence each, such as `gone: rotate pivots`.
  ///
  /// - Parameters:
  ///   - metrics: The metrics.
  ///   - name: What a metric is called; equal names are listed once.
  /// - Returns: Each reason that there is, with its sentence.
  package static func sentences(
    _ metrics: [UncomparedMetric], by name: (UncomparedMetric) -> String = \.name
  ) -> [(reason: Reason, text: String)] {
    let order: [Reason] = [.definition, .nothing, .meter, .missing, .new]
    return order.compactMap { reason in
      var seen: Set<String> = []
      let names = metrics.filter { $0.reason == reason }.map(name).filter {
        seen.insert($0).inserted
      }
      guard !names.isEmpty else { return nil }
      let list =
        names.prefix(8).joined(separator: ", ")
        + (names.count > 8 ? " and \(names.count - 8) more" : "")
      switch reason {
      case .definition: return (reason, "the scenario's definition changed: nothing is compared")
      case .nothing: return (reason, "neither run has an exact metric")
      case .meter: return (reason, "not counted by the same version of the meter: \(list)")
      case .missing: return (reason, "gone: \(list)")
      case .new: return (reason, "new: \(list)")
      }
    }
  }

  /// The metrics of one case as gaps of a gate, one for each reason.
  static func gaps(
    _ metrics: [UncomparedMetric], of key: CaseKey, _ candidate: RunRecord
  ) -> [ComparisonGap] {
    func advice(_ cases: String) -> String {
      "run it again, or if that is wanted: bench accept \(cases) "
        + "--record \(RunFile.fileName(of: candidate)) --reason WORDS"
    }
    let omitted = candidate.cases.first { $0.key == key }?.omitted ?? []
    // Where many cases lack a metric, in which of its steps each does is of no matter.
    let common = sentences(metrics) { $0.metric.isEmpty ? "all of a step" : $0.metric }
    return zip(sentences(metrics), common).map { own, common in
      let (reason, text) = own
      let cause: ComparisonGap.Cause =
        switch reason {
        case .definition: .definition
        case .missing: .missingMetric
        case .new: .newMetric
        case .meter: .meter
        case .nothing: .nothing
        }
      let causes = reason == .missing ? omitted.map { "; \($0.part): \($0.reason)" } : []
      return ComparisonGap(
        cause, key: key, reason: text + causes.joined(), advice: advice("'\(key)'"),
        common: ComparisonGap.CommonWords(
          reason: common.text + causes.joined(), advice: advice("CASE …")))
    }
  }
}
