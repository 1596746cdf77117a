import Foundation

extension RunExport {
  static func csv(_ record: RunRecord) -> String {
    var rows = ["date,commit,scenario,size,strategy,queues,seed,device,where,metric,unit,value"]
    for found in record.cases {
      for (name, value) in found.metrics {
        let key = found.key
        let cells = [
          record.date, record.build.commit ?? "", key.scenario, key.size.map { "\($0)" } ?? "",
          key.strategy, "\(key.queues)", "\(key.seed)", key.device ?? "", name.place, name.metric,
          name.unit.rawValue, number(value),
        ]
        rows.append(CSVField.row(cells))
      }
    }
    return rows.joined(separator: "\r\n") + "\r\n"
  }

  static func markdown(_ record: RunRecord) -> String {
    let heading = [
      "# \(RunFile.fileName(of: record))", "",
      "\(record.build.toolchain), \(record.machine.processor), \(record.cases.count) cases", "",
    ]
    var rows: [[String]] = []
    for found in record.cases {
      for (index, step) in found.steps.enumerated() {
        let allocation = found.allocations.first { $0.phase == step.label }
        let time = step.time?.summary.map { ComparisonTable.text($0.median, .nanoseconds) }
        var cells: [String] = [index == 0 ? found.key.description : "", step.label]
        cells.append(time ?? "")
        cells.append(allocation.map { "\($0.requests)" } ?? "")
        cells.append(allocation.map { "\($0.bytes)" } ?? "")
        cells.append(index == 0 ? found.checksum ?? "none" : "")
        rows.append(cells)
      }
    }
    let table = MarkdownTable.lines(
      ["case", "step", "time", "allocations", "bytes", "checksum"], right: [2, 3, 4], rows)
    return (heading + table).joined(separator: "\n") + "\n"
  }
}
