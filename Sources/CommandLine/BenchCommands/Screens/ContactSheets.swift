import InterfaceBuilder
import ScreenChecks
import ScreenPages
import SolverCatalog

/// The pages of `bench inspect --html`: a list of documents, and a contact sheet of each.
struct ContactSheets {
  private let list: OutputFile
  private let folder: String

  /// Takes the place; writes nothing.
  ///
  /// - Throws: the exit status of a place that cannot be written.
  init(_ folder: String) throws {
    self.folder = folder
    list = try OutputFile("index.html", inFolder: folder)
  }

  /// Writes the pages.
  ///
  /// Documents are read again, so that no more of them than queues are held at once.
  ///
  /// - Throws: the exit status where that fails, which a line on standard error explains.
  func write(
    _ outcome: ScreenCheckRun.Outcome, _ report: FindingReport, _ matrix: ScreenMatrix, queues: Int
  ) throws {
    let checks = outcome.checks
    let pages = SideBySide.map(count: checks.count, queues: queues) { index -> String? in
      // Warned of when it was checked.
      guard let document = DocumentFiles.readDrawn(checks[index].path, isQuiet: true) else {
        return nil
      }
      let sheet = ContactSheet(document, checks[index], matrix: matrix, home: "index.html") {
        SolverStrategy.standard.makeSolver()
      }
      return try? sheet.html()
    }
    var entries: [ContactIndex.Entry] = []
    for (index, (check, page)) in zip(checks, pages).enumerated() {
      guard let page else {
        Terminal.writeToStandardError("\(check.path): error: its page could not be made")
        throw ExitStatus.internalError.exit
      }
      let name = "document-\(index + 1).html"
      try OutputFile(name, inFolder: folder).write(page)
      let counts = [FindingSeverity.error, .warning, .note].map { severity in
        check.findings.count { $0.severity == severity }
      }
      entries.append(
        ContactIndex.Entry(
          path: check.path, page: name, counts: counts, screenCount: check.coverage.scenes))
    }
    try list.write(
      ContactIndex(entries, title: report.verdict, coverage: report.coverageLines).html())
  }
}
