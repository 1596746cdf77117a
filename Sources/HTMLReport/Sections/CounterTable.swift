import ResultStore

/// The work counters of cases that differ in the strategy alone; counters that are 0 everywhere are
/// left out.
struct CounterTable {
  /// The counts of one step.
  struct Row {
    var step: String
    var strategy: String
    var cells: [String]
  }

  var names: [String]
  var rows: [Row]

  /// Makes the table; nothing when nothing was counted.
  init?(_ cases: [CaseRecord]) {
    var seen: Set<String> = []
    let names = cases.flatMap(\.steps).flatMap(\.work).filter { $0.count != 0 }.map(\.name)
      .filter { seen.insert($0).inserted }
    guard !names.isEmpty else { return nil }
    self.names = names
    rows = StepRow.labels(of: cases).flatMap { label in
      cases.compactMap { found -> Row? in
        guard let step = found.steps.first(where: { $0.label == label }), !step.work.isEmpty
        else { return nil }
        return Row(
          step: label, strategy: found.key.strategy,
          cells: names.map { name in
            step.work.first { $0.name == name }.map { Figure.count($0.count) } ?? "–"
          })
      }
    }
  }
}
