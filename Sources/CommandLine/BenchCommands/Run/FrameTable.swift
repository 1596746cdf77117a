package import ResultStore

/// The display frames of a timeline, as `bench run` prints them.
package enum FrameTable {
  /// A row for each step of several frames, and one for all.
  package static func lines(of record: FrameTimelineRecord) -> [String] {
    let rows = record.steps.filter { $0.frames > record.rounds } + [record.total]
    // Budgets that no frame exceeds are reported in one word.
    var table = TextTable(
      [
        ("frames at \(Int(record.refreshRate)) Hz", .left), ("count", .right), ("p50", .right),
        ("p90", .right), ("p99", .right), ("max", .right), ("> 8.33 ms", .right),
        ("> 16.67 ms", .right), ("hitches", .right),
      ], expendable: ["p90", "> 8.33 ms", "count", "p99", "> 16.67 ms", "p50"])
    for row in rows {
      func duration(_ value: Double) -> String { Units.duration(nanoseconds: value) }
      table.append([
        row.label, Units.count(row.frames / max(record.rounds, 1)), duration(row.median),
        duration(row.p90), duration(row.p99), duration(row.maximum), share(row.over120, row),
        share(row.over60, row), "\(Units.significant(row.hitchTimeRatio)) ms/s",
      ])
    }
    return [""] + table.lines
  }

  private static func share(_ count: Int, _ row: FrameRecord) -> String {
    guard count > 0 else { return "none" }
    return "\(Units.significant(100 * Double(count) / Double(row.frames))) %"
  }
}
