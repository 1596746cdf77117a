import ArgumentParser
import Foundation
import ResultStore

/// `bench history`: how the metrics of a case went, run after run.
struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Show how each metric of a case went, with its change points.",
    discussion: """
      Without a case, lists the cases. The records are the data; \(HistoryIndex.fileName) beside \
      them is a cache, which bench run keeps up to date once --rebuild or --import has made it. \
      Without it, or where it is damaged, the records are read. Only --import and --rebuild write.
      """)

  @Argument(
    help: ArgumentHelp("A case: scenario, scenario/size, or its whole line.", valueName: "case"))
  var name: String?

  @Option(help: "The folder of run records.")
  var results: String = ProjectFolders.results

  @Option(
    name: .customLong("import"), parsing: .upToNextOption,
    help: ArgumentHelp(
      "Take records in: of other machines, or all shards of one run.", valueName: "file"))
  var imports: [String] = []

  @Flag(help: "Keep imported shards as records of their own, as those of unlike machines must be.")
  var separate = false

  @Option(
    help:
      "Print a record in this format: \(RunExport.allCases.map(\.rawValue).joined(separator: ", "))."
  )
  var export: RunExport?

  @Option(help: "The record to export; without: latest.")
  var record: String?

  @Flag(help: "Show series that never changed as well.")
  var all = false

  @Flag(help: "Make the index anew from the records.")
  var rebuild = false

  @Flag(help: "Print one JSON document.")
  var json = false

  func validate() throws {
    if export != nil, name != nil || all || rebuild || json {
      throw ValidationError(
        "--export prints one record: it goes with neither a case nor --all, --rebuild or --json.")
    }
    if record != nil, export == nil { throw ValidationError("--record goes with --export.") }
    if separate, imports.isEmpty { throw ValidationError("--separate goes with --import.") }
  }

  func run() throws {
    let store = RunStore(folder: results)
    do throws(RecordError) {
      if !imports.isEmpty { try RecordImport(store: store, keepsShards: separate).run(imports) }
      if let export {
        let found = try store.read(record ?? "latest")
        Terminal.writePart(try export.text(of: found))
        return
      }
      let (index, update) =
        rebuild || !imports.isEmpty
        ? try HistoryIndex.updating(store, isRebuild: rebuild) : try HistoryIndex.reading(store)
      for note in update.notes { Terminal.writeToStandardError(note) }
      for problem in update.problems { Terminal.writeToStandardError(problem.reason) }
      if let name {
        try show(try chosen(name, index), index)
      } else if imports.isEmpty {
        try list(index)
      }
    } catch {
      Terminal.writeToStandardError(error.description)
      throw ExitStatus(error).exit
    }
  }

  private func chosen(
    _ name: String, _ index: HistoryIndex
  ) throws(RecordError) -> [CaseKey] {
    let keys = try index.cases().map(\.key).filter { $0.isNamed(name) }
    guard !keys.isEmpty else { throw .noCase(name: name, place: "the records in \(results)") }
    return keys
  }

  private func list(_ index: HistoryIndex) throws(RecordError) {
    let cases = try index.cases()
    if json {
      write(cases.map { CaseDocument(key: $0.key, runs: $0.runs, last: $0.last) })
      return
    }
    var table = TextTable([("case", .left), ("runs", .right), ("last run", .left)])
    for one in cases { table.append([one.key.description, "\(one.runs)", one.last]) }
    for line in table.lines { Terminal.write(line) }
  }

  private func show(_ keys: [CaseKey], _ index: HistoryIndex) throws(RecordError) {
    var documents: [SeriesDocument] = []
    for key in keys {
      let series = try index.series(of: key)
      let found = series.map { (series: $0, changes: $0.changePoints()) }
      if json {
        documents += found.map {
          SeriesDocument(
            key: key, name: $0.series.name, points: $0.series.points, changes: $0.changes)
        }
        continue
      }
      Terminal.write("\(key)  \(Units.counted(series.map(\.points.count).max() ?? 0, "run"))")
      for line in Self.lines(
        found.filter { all || $0.series.name.kind == .noisy || !$0.changes.isEmpty })
      {
        Terminal.write("  " + line)
      }
      let still = found.count { $0.series.name.kind == .exact && $0.changes.isEmpty }
      if !all, still > 0 { Terminal.write("  \(still) exact metrics never changed") }
    }
    if json { write(documents) }
  }

  private static func lines(
    _ found: [(series: MetricSeries, changes: [ChangePoint])]
  ) -> [String] {
    var table = TextTable([
      ("where", .left), ("metric", .left), ("least", .right), ("last", .right), ("", .left),
      ("changes", .left),
    ])
    for (series, changes) in found {
      let values = series.points.map(\.value)
      func text(_ value: Double?) -> String {
        value.map { ComparisonTable.text($0, series.name.unit) } ?? ""
      }
      let told = changes.suffix(3).map { change in
        let ratio = change.from == 0 ? "" : String(format: " (x%.3f)", change.to / change.from)
        return
          "\(text(change.from)) to \(text(change.to))\(ratio) \(change.commits ?? change.after.date)"
      }
      let more = changes.count > 3 ? ["… and \(changes.count - 3) before"] : []
      table.append([
        series.name.place, series.name.metric, text(values.min()), text(values.last),
        Sparkline.text(of: values, width: 32), (told.reversed() + more).joined(separator: "; "),
      ])
    }
    return table.isEmpty ? [] : table.lines
  }

  private func write(_ document: some Encodable) {
    if let text = try? SortedJSON.document(document) { Terminal.write(text) }
  }

  private struct CaseDocument: Encodable {
    var key: CaseKey
    var runs: Int
    var last: String
  }

  private struct SeriesDocument: Encodable {
    var key: CaseKey
    var name: MetricSeries.Name
    var points: [MetricSeries.Point]
    var changes: [ChangePoint]
  }
}

extension RunExport: ExpressibleByArgument {}
