import ArgumentParser
import InterfaceBuilder
import ResultStore
import ScreenChecks
import ScreenPages
import SolverCatalog

/// `bench snapshot`: what a change moved, or the frames of all screens as text.
struct SnapshotCommand: ParsableCommand, ModalCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Tell what a change moved on which screens, and why; or keep all frames as text.",
    discussion: """
      With --against, both sides of a change are laid out from git: what is checked out, and where \
      its branch left the commit that is named. Nothing is stored and nothing is checked out. Every \
      view that is different is told under the edit that moved it, as a layout with that edit alone \
      shows; findings are new, fixed, or as before. New findings of --fail-on's severity make the \
      exit status 1, moved views do not. A..B compares two commits.

      With --output, the frames of every scene are written as one file of text; only files that \
      change are written, those of scenes that are gone are removed and named. With --check, \
      nothing is written, and what is different makes the exit status 1.
      """)

  @Argument(help: "Storyboards and xibs; folders are searched.")
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "Compare with this commit, branch or tag; or two, as A..B.", valueName: "commit"))
  var against: String?

  @Option(name: .shortAndLong, help: ArgumentHelp("Write snapshots as text.", valueName: "dir"))
  var output: String?

  @Option(help: ArgumentHelp("Compare with the snapshots of a folder.", valueName: "dir"))
  var check: String?

  @OptionGroup(title: "Configurations")
  var matrixOptions: MatrixOptions

  @OptionGroup(title: "Findings")
  var checks: CheckOptions

  @Option(
    help: ArgumentHelp(
      "Write a page with both sides of every screen that is different.", valueName: "file"))
  var html: String?

  @OptionGroup var outputs: FindingOutputs

  func validate() throws {
    guard [against, output, check].compactMap(\.self).count == 1 else {
      throw ValidationError("Give one of --against COMMIT, --output DIR and --check DIR.")
    }
    try OutputFile.requireDistinct([outputs.sarif, outputs.markdown, html])
    if against == nil, outputs.sarif != nil || html != nil || outputs.markdown != nil {
      throw ValidationError("--sarif, --html and --markdown go with --against.")
    }
  }

  var idleOptions: IdleOptions {
    IdleOptions(
      reason: "without --against", names: against == nil ? CheckOptions.names : [])
  }

  func run() throws {
    if let against { return try compare(against) }
    let matrix = try matrixOptions.matrix()
    let folder = SnapshotFolder(path: output ?? check ?? "")
    let content: SnapshotFolder.Content
    do throws(SnapshotNameClashError) {
      content = try SnapshotFolder.content(
        of: files, matrix, queues: outputs.width)
    } catch {
      throw ValidationError(error.message)
    }
    for problem in content.problems { Terminal.writeToStandardError(problem.description) }
    // Of nothing that could be read there is nothing to write or to compare.
    guard content.problems.isEmpty || !content.scenes.isEmpty else {
      throw ExitStatus.badInput.exit
    }
    let differences = folder.differences(from: content)
    if output != nil { try folder.write(differences) }
    let report = SnapshotReport(differences: differences, isWritten: output != nil)
    if outputs.json {
      Terminal.write(try SortedJSON.document(report.document))
    } else {
      for line in report.lines(limit: outputs.limit(SnapshotReport.defaultLimit)) {
        Terminal.writeLine(line)
      }
      Terminal.writeVerdict(
        report.verdict, output != nil || differences.isEmpty ? .good : .bad)
    }
    if !content.problems.isEmpty { throw ExitStatus.badInput.exit }
    if output == nil, !differences.isEmpty { throw ExitStatus.findings.exit }
  }

  // MARK: Against a commit

  private func compare(_ revision: String) throws {
    let matrix = try matrixOptions.matrix()
    let sarif = try outputs.sarif.map(OutputFile.init)
    let comment = try outputs.markdown.map(OutputFile.init)
    let page = try html.map(OutputFile.init)
    var documents: ChangedDocuments
    do throws(GitRepositoryError) {
      documents = try ChangedDocuments(files, against: revision)
    } catch {
      Terminal.writeToStandardError(error.message)
      throw error.status.exit
    }
    let policy = try checks.policy(for: documents.pairs.map(\.path))
    documents.leaveOut { !policy.includes($0.path) }
    let run = ChangeRun(
      matrix: matrix, settings: { policy.settings(for: $0) },
      queues: outputs.width, baseline: policy.baseline,
      today: policy.today)
    let outcome = run.outcome(of: documents)
    for problem in outcome.problems { Terminal.writeToStandardError(problem.description) }
    DocumentWarnings.write(outcome.warnings)
    for note in outcome.notes { Terminal.writeToStandardError("note: \(note)") }
    let isComplete = outcome.problems.isEmpty
    let isClean = !outcome.new.contains { checks.failOn.includes($0.severity) }
    let report = ChangeReport(
      outcome: outcome, documents: documents,
      limit: outputs.limit(FindingReport.defaultLimit))
    if outputs.json {
      Terminal.write(try SortedJSON.document(ChangeDocument(outcome, documents, matrix)))
    } else {
      for line in report.lines { Terminal.writeLine(line) }
      Terminal.writeVerdict(report.verdict, isClean && isComplete ? .good : .bad)
    }
    if let sarif {
      let lines = Dictionary(
        outcome.comparisons.map { ($0.path, $0.changedLines) }
      ) { first, _ in first }
      try sarif.write(
        try SortedJSON.document(
          SARIFLog(outcome.new, unreadable: outcome.problems, changedLines: lines)))
    }
    try comment?.write(MarkdownComment(report, isClean: isClean && isComplete).text)
    try page?.write(try self.page(report, matrix).html())
    if !isComplete { throw ExitStatus.badInput.exit }
    if !isClean { throw ExitStatus.findings.exit }
  }

  /// The page with both sides.
  private func page(_ report: ChangeReport, _ matrix: ScreenMatrix) -> ChangePage {
    let outcome = report.outcome
    let documents = outcome.comparisons.indices.map { index in
      let comparison = outcome.comparisons[index]
      let isGone = comparison.screens.contains { $0.kind == .removed }
      let only = outcome.documents[index]
      return ChangePage.Document(
        comparison: comparison,
        earlier: outcome.differences[index]?.earlier ?? (isGone ? only : nil),
        later: outcome.differences[index]?.later ?? (isGone ? nil : only))
    }
    return ChangePage(
      documents, title: report.verdict,
      subtitle: "compared with \(report.documents.reference)",
      command: "bench snapshot \(files.joined(separator: " ")) -o DIR", matrix: matrix,
      words: { cause in
        ChangePage.CauseWords(
          heading: ChangeReport.heading(of: cause),
          effects: cause.effects.map(ChangeReport.words))
      }, makeSolver: { SolverStrategy.standard.makeSolver() })
  }
}
