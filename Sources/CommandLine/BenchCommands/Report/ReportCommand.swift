import ArgumentParser
import Foundation
import HTMLReport
import ResultStore

/// `bench report`: a run, a comparison or the history as one page of HTML.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write a page of HTML about a run, a comparison or the history.",
    discussion: """
      Without a record the newest run is told about, with the verdict that bench gate has of it, and \
      compared with the complete run of the same plan before it, of the same machine where there is \
      one. One record is judged likewise; two are a baseline and a candidate. Records are named as \
      for compare. The page is one file that needs no network. Beside it, viewer.html shows the \
      scenarios' layouts step by step, as bench view does; the report's scenarios and steps lead there.
      """)

  @Argument(help: "No record, one, or a baseline and a candidate.")
  var records: [String] = []

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The folder that index.html is written to.", valueName: "dir"))
  var output = "Report"

  @Flag(help: "Tell how every metric went, without the cases of a run.")
  var history = false

  @Option(help: ArgumentHelp("Folded stacks of allocated bytes to draw.", valueName: "file"))
  var stacks: String?

  @Option(help: "The folder of run records.")
  var results: String = ProjectFolders.results

  @Option(help: "The folder of scenario files, for purposes and pictures.")
  var scenarios: String = ProjectFolders.scenarios

  @Flag(
    name: .customLong("no-viewer"), help: "Leave out the page to walk through the layouts.")
  var leavesOutViewer = false

  @Flag(help: "Print one JSON document: path, bytes and verdict.")
  var json = false

  func validate() throws {
    if records.count > 2 {
      throw ValidationError("Give at most two records: a baseline and a candidate.")
    }
    if history && !records.isEmpty {
      throw ValidationError("Give either records or --history.")
    }
  }

  func run() throws {
    let folded = try stacks.map(readStacks)
    let page: Page
    do throws(RecordError) {
      page = try self.page(folded: folded)
    } catch {
      Terminal.writeToStandardError(error.description)
      throw ExitStatus(error).exit
    }
    let file = try OutputFile(Self.reportName, inFolder: output)
    var viewerFile: OutputFile?
    if let viewer = page.viewer {
      let file = try OutputFile(Self.viewerName, inFolder: output)
      try file.write(Terminal.printable(viewer))
      viewerFile = file
    }
    // Names in records may hold anything; a page holds text only.
    try file.write(Terminal.printable(page.html))
    let bytes = page.html.utf8.count
    if json {
      let document = ReportDocument(
        path: file.path, bytes: bytes, verdict: page.verdict, gate: page.gate,
        viewer: viewerFile?.path)
      Terminal.write(try SortedJSON.line(document))
    } else {
      Terminal.write("\(file.path)  \(Units.bytes(bytes))")
      if let viewerFile, let viewer = page.viewer {
        Terminal.write("\(viewerFile.path)  \(Units.bytes(viewer.utf8.count))")
      }
      Terminal.write(page.verdict)
    }
  }

  private func readStacks(_ path: String) throws -> String {
    guard let bytes = InputFiles.bytes(of: path, limit: StackFile.sizeLimit) else {
      throw ExitStatus.badInput.exit
    }
    do throws(StackFileError) {
      return try StackFile.text(of: bytes)
    } catch {
      for problem in error.problems { Terminal.writeToStandardError("\(path):\(problem)") }
      throw ExitStatus.badInput.exit
    }
  }

  private static let reportName = "index.html"
  private static let viewerName = "viewer.html"

  /// What a report is made of.
  private struct Page {
    var html: String
    /// The page to walk through the layouts; nil without.
    var viewer: String?
    var verdict: String
    var gate: String?
  }

  private func page(folded: String?) throws(RecordError) -> Page {
    let subject = try ReportSubject(
      words: records, history: history, store: RunStore(folder: results))
    for problem in subject.history.problems { Terminal.writeToStandardError(problem.description) }
    // A history is about metrics, not of scenarios.
    let isLinked = !leavesOutViewer && subject.focus != .history
    let scenarios = ReportScenarios(
      subject.run.cases.map(\.key.scenario), below: scenarios,
      linking: isLinked ? (Self.reportName, Self.viewerName) : nil)
    let page = ReportPage(
      ReportInput(
        focus: subject.focus, run: subject.run, baseline: subject.baseline, gate: subject.gate,
        history: subject.history, scenarios: scenarios.details, foldedStacks: folded))
    do {
      return Page(
        html: try page.html(), viewer: scenarios.viewer, verdict: page.verdict,
        gate: subject.gate?.outcome)
    } catch {
      throw .notWritten(path: output, reason: SystemReason.text(of: error))
    }
  }
}

/// What `--json` prints.
private struct ReportDocument: Encodable {
  var path: String
  var bytes: Int
  var verdict: String
  var gate: String?
  /// The path of the page to walk through the layouts; absent without.
  var viewer: String?
}
