import Drawing
import Foundation
import ResultStore

/// One scenario: what it is for, what it looks like, and its figures strategy by strategy.
struct ScenarioSection {
  /// The cases that differ in nothing but the strategy.
  struct Group {
    var title: String
    var rows: [StepRow]
    var hasSeveralStrategies: Bool
    var chart: String?
    var legend: [LegendEntry]
    var frames: FrameTable?
    var counters: CounterTable?
    var allocations: [AllocationRow]
    var hasAllocations: Bool
    /// A sentence each about the group: timelines, and what is as in a group before.
    var notes: [String]
  }

  /// A strategy with the number of its colour and shape.
  struct LegendEntry {
    var name: String
    var mark: String
  }

  /// A missed expectation.
  struct Failure {
    var text: String
  }

  var name: String
  var anchor: String
  var purpose: String?
  /// The picture as a data address, which keeps its ids and styles to itself.
  var picture: String?
  /// The address of the page that shows the layout.
  var walk: String?
  var remark: String?
  var failures: [Failure]
  var hasFailures: Bool
  var groups: [Group]

  init(
    name: String, cases: [CaseRecord], details: ScenarioDetails?, room: DetailBudget,
    policy: GatePolicy
  ) {
    self.name = name
    anchor = CaseNames.anchor(name)
    purpose = details?.purpose
    picture = details?.picture.map {
      "data:image/svg+xml;base64," + Data($0.utf8).base64EncodedString()
    }
    walk = details?.walk?.address
    remark = details?.remark
    failures = cases.flatMap { found in
      found.failures.map {
        Failure(
          text: "\(found.key.strategy), \($0.step): \($0.subject) is \($0.found), "
            + "expected \($0.expected)")
      }
    }
    hasFailures = !failures.isEmpty
    var variants: [(title: String, cases: [CaseRecord])] = []
    for found in cases where room.admits(found) {
      let title = CaseNames.variant(found.key)
      if let index = variants.firstIndex(where: { $0.title == title }) {
        variants[index].cases.append(found)
      } else {
        variants.append((title, [found]))
      }
    }
    groups = Self.withoutRepeats(
      variants.map {
        Group(
          title: $0.title, cases: $0.cases, policy: policy, addresses: details?.walk?.steps ?? [:])
      })
  }
}

extension ScenarioSection {
  /// Counters and allocations that are all as in a group before, as with another number of queues,
  /// are reported in a sentence instead.
  private static func withoutRepeats(_ groups: [Group]) -> [Group] {
    groups.enumerated().map { index, group in
      var group = group
      func name(_ other: Group) -> String { other.title.isEmpty ? "first" : other.title }
      if let counters = group.counters,
        let equal = groups[..<index].first(where: { $0.counters == counters })
      {
        group.notes.append("Work counters: all as above, at \(name(equal)).")
        group.counters = nil
      }
      if group.hasAllocations,
        let equal = groups[..<index].first(where: { $0.allocations == group.allocations })
      {
        group.notes.append("Allocations: all as above, at \(name(equal)).")
        group.hasAllocations = false
      }
      return group
    }
  }
}

extension ScenarioSection.Group {
  fileprivate init(
    title: String, cases: [CaseRecord], policy: GatePolicy, addresses: [String: String]
  ) {
    self.title = title
    hasSeveralStrategies = cases.count > 1
    rows = StepRow.rows(of: cases, policy: policy, addresses: addresses)
    let label = "Time of each step of \(cases.first?.key.scenario ?? "") \(title), against a frame"
    let latencies = Self.latencies(cases)
    chart = latencies.isEmpty ? nil : LatencyChart.markup(latencies, label: label)
    legend = cases.enumerated().map { index, found in
      ScenarioSection.LegendEntry(
        name: found.key.strategy, mark: SVGCanvas.legendMark(series: index))
    }
    frames = FrameTable(cases, label: "\(cases.first?.key.scenario ?? "") \(title)")
    counters = CounterTable(cases)
    allocations = AllocationRow.rows(of: cases)
    hasAllocations = !allocations.isEmpty
    notes = cases.compactMap { found in
      found.parallel.map { parallel in
        "\(found.key.strategy), \(found.key.queues) queues: "
          + "\(Units.significant(parallel.throughput)) units a second, "
          + "\(ReportFormat.ratio(parallel.scaling)) one queue"
          + (parallel.isContended ? " (contended: the machine was not ours alone)" : "")
      }
    }
  }

  /// Step by step, and in each the strategies below one another.
  private static func latencies(_ cases: [CaseRecord]) -> [LatencyChart.Row] {
    StepRow.labels(of: cases).flatMap { label in
      cases.enumerated().compactMap { index, found -> LatencyChart.Row? in
        guard let time = found.steps.first(where: { $0.label == label })?.time,
          let summary = time.summary
        else { return nil }
        return LatencyChart.Row(
          label: label, series: index, minimum: summary.minimum, median: summary.median,
          maximum: summary.maximum, interval: MedianInterval(time.samples))
      }
    }
  }
}
