import ArgumentParser
import Foundation
import ResultStore
import ScreenChecks

// Screens checked over a matrix of configurations: what the verb does unless one is named.
extension InspectCommand {
  /// Checks the documents and reports what was found.
  func runMatrix() throws {
    let matrix = try matrixOptions.matrix()
    let sarif = try outputs.sarif.map(OutputFile.init)
    let written = try writeBaseline.map(OutputFile.updating)
    let comment = try outputs.markdown.map(OutputFile.init)
    let sheets = try html.map(ContactSheets.init)
    let paths = DocumentFiles.paths(files)
    let policy = try checks.policy(for: paths, writing: writeBaseline)
    let run = ScreenCheckRun(
      matrix: matrix, settings: policy.settings, queues: outputs.width)
    let chosen = paths.filter(policy.includes)
    var outcome = run.outcome(of: chosen)
    outcome.ignoredCount = paths.count - chosen.count
    let extent = FindingBaseline.Extent(
      documents: outcome.checks.map(\.path), unread: outcome.problems.map(\.path),
      folders: files.filter(FilePath.isFolder))
    try written?.write(policy.reasons.text(of: outcome.findings, within: extent))
    var stale: [FindingBaseline.Entry] = []
    if let baseline = policy.baseline {
      stale =
        baseline.applied(to: outcome.findings, today: policy.today, within: extent).stale
      for index in outcome.checks.indices {
        outcome.checks[index].findings =
          baseline.applied(to: outcome.checks[index].findings, today: policy.today).new
      }
    }
    for problem in outcome.problems { Terminal.writeToStandardError(problem.description) }
    let isComplete = outcome.problems.isEmpty
    let report = FindingReport(
      outcome: outcome, limit: outputs.limit(FindingReport.defaultLimit))
    if outputs.json {
      // Of nothing that could be read there is no report; the errors are reported in its place.
      if isComplete || !outcome.checks.isEmpty {
        Terminal.write(try SortedJSON.document(FindingDocument(outcome, matrix)))
      }
    } else {
      for line in report.lines { Terminal.writeLine(line) }
      for entry in stale {
        Terminal.write("baseline line \(entry.line) is not needed any more: \(entry.key)")
      }
      Terminal.writeVerdict(
        report.verdict, outcome.findings.isEmpty && isComplete ? .good : .bad)
    }
    if let sarif {
      try sarif.write(
        try SortedJSON.document(SARIFLog(outcome.findings, unreadable: outcome.problems)))
    }
    try comment?.write(MarkdownComment(report).text)
    try sheets?.write(outcome, report, matrix, queues: outputs.width)
    if !isComplete { throw ExitStatus.badInput.exit }
    if outcome.findings.contains(where: { checks.failOn.includes($0.severity) }) {
      throw ExitStatus.findings.exit
    }
  }
}
