import Foundation

extension RunExport {
  static func openMetrics(_ record: RunRecord) -> String {
    var families: [(name: String, help: String, lines: [String])] = [
      ("layoutbench_time_seconds", "Median thread CPU time of a step.", []),
      ("layoutbench_allocations", "Requests for memory of a phase.", []),
      ("layoutbench_allocated_bytes", "Bytes asked for by a phase.", []),
      ("layoutbench_work", "Deterministic work counters of a step.", []),
      ("layoutbench_throughput_per_second", "Units a second on several queues.", []),
    ]
    for found in record.cases {
      for (name, value) in found.metrics {
        let family =
          switch name.metric {
          case "time": 0
          case "requests": 1
          case "bytes": 2
          case "throughput": 4
          default: 3
          }
        var labels = [
          ("scenario", found.key.scenario), ("size", found.key.size.map { "\($0)" } ?? ""),
          ("strategy", found.key.strategy), ("queues", "\(found.key.queues)"),
          ("seed", "\(found.key.seed)"), ("step", name.place),
        ]
        if family == 3 { labels.append(("counter", name.metric)) }
        let text = labels.filter { !$0.1.isEmpty }.map { "\($0.0)=\"\(escaped($0.1))\"" }
        families[family].lines.append(
          "\(families[family].name){\(text.joined(separator: ","))} "
            + number(family == 0 ? value / 1e9 : value))
      }
    }
    let blocks = families.filter { !$0.lines.isEmpty }.map { family in
      let unit = ["_seconds", "_bytes"].first { family.name.hasSuffix($0) }
      let unitLine = unit.map { ["# UNIT \(family.name) \($0.dropFirst())"] } ?? []
      return
        (["# TYPE \(family.name) gauge"] + unitLine + ["# HELP \(family.name) \(family.help)"]
        + family.lines).joined(separator: "\n")
    }
    return (blocks + ["# EOF"]).joined(separator: "\n") + "\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}
