import ResultStore

/// The work counters of cases that differ in the strategy alone; counters that are 0 everywhere are
/// left out, and strategies that count the same share a row.
struct CounterTable: Equatable {
  /// The counts of one step.
  struct Row: Equatable {
    var step: String
    var strategies: String
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
    rows = StepRow.labels(of: cases).flatMap { label -> [Row] in
      var rows: [Row] = []
      for found in cases {
        guard let step = found.steps.first(where: { $0.label == label }), !step.work.isEmpty
        else { continue }
        let cells = names.map { name in
          step.work.first { $0.name == name }.map { Units.count($0.count) } ?? "–"
        }
        if let equal = rows.firstIndex(where: { $0.cells == cells }) {
          rows[equal].strategies += ", \(found.key.strategy)"
        } else {
          rows.append(Row(step: label, strategies: found.key.strategy, cells: cells))
        }
      }
      if rows.count == 1, cases.count > 1 { rows[0].strategies = "all" }
      return rows
    }
  }
}
