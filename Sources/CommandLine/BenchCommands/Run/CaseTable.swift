package import ResultStore

/// What was measured of a case, step by step, as `bench run` prints it.
package enum CaseTable {
  /// The lines, the last one empty.
  package static func lines(of record: CaseRecord) -> [String] {
    // Where several queues work, wall time and what all of them held are two figures.
    let hasQueueTimes = record.steps.contains { $0.queueTime != nil }
    var table = TextTable(
      [
        ("step", .left),
        (record.steps.first?.time?.clock == "monotonic" ? "wall" : "median", .right),
      ] + (hasQueueTimes ? [("all queues", .right)] : []) + [
        ("of 16.7 ms", .left), ("p95", .right),
        ("p99", .right), ("max", .right), ("allocations", .right), ("bytes", .right),
        ("pivots", .right), ("nonzeros", .right), ("changed", .right),
      ],
      expendable: [
        "changed", "nonzeros", "p99", "bytes", "pivots", "max", "of 16.7 ms", "p95",
      ])
    for step in record.steps {
      let time = step.time?.summary
      let allocation = record.allocations.first { $0.phase == step.label }
      func counter(_ name: String) -> String {
        let count = step.work.first { $0.name == name }?.count ?? 0
        return count == 0 ? "" : Units.count(count)
      }
      func duration(_ value: Double?) -> String {
        value.map { Units.duration(nanoseconds: $0) } ?? ""
      }
      table.append(
        [
          step.label + (step.time?.isTooShort == true ? " ~" : ""), duration(time?.median),
        ] + (hasQueueTimes ? [duration(step.queueTime?.summary?.median)] : []) + [
          // The share of a frame at 60 Hz.
          time.map { Bar.text($0.median / FrameBudget.standard) } ?? "",
          duration(time?.p95), duration(time?.p99), duration(time?.maximum),
          allocation.map { Units.count($0.requests) } ?? "",
          allocation.map { Units.bytes($0.bytes) } ?? "", counter("pivots"),
          counter("solveNonzeros"), counter("changedVariables"),
        ])
    }
    var lines = ["\(record.key)  checksum \(record.checksum ?? "none")"]
    lines += table.lines.map { "  " + $0 }
    if let frames = record.frames { lines += FrameTable.lines(of: frames).map { "  " + $0 } }
    if let parallel = record.parallel {
      let mark = parallel.isContended ? "  (contended: the machine was not ours alone)" : ""
      let efficiency = 100 * parallel.scaling / Double(record.key.queues)
      lines.append(
        "  \(record.key.queues) queues: \(Units.rate(parallel.throughput)), "
          + "\(Units.significant(parallel.scaling)) times one queue, "
          + "\(Units.significant(efficiency)) % efficient\(mark)")
    }
    if let blocks = record.blocks {
      func gain(_ alone: Double, _ together: Double) -> String {
        "\(Units.duration(nanoseconds: together)), "
          + "\(Units.significant(alone / max(together, 1))) times one queue"
      }
      lines.append(
        "  blocks on \(blocks.queues) queues: first layout "
          + gain(blocks.firstLayoutAlone, blocks.firstLayout) + "; timeline "
          + gain(blocks.timelineAlone, blocks.timeline))
    }
    return lines + [""]
  }
}
