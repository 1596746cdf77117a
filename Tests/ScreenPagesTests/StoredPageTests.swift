import Foundation
import InterfaceBuilder
import LayoutModel
import ScreenChecks
import ScreenPages
import Simulation
import SolverCatalog
import TestSupport
import Testing

/// Contact sheets of the documents that ship, and pages of changes of them, as `Tests/Stored` has them.
@Suite struct StoredPageTests {
  private static let matrix = ScreenMatrix(
    devices: ["iphone-se-3", "iphone-16"].compactMap { DeviceCatalog.device(named: $0) },
    textSizes: [.large, .accessibilityExtraLarge])

  private static func files() throws -> [(name: String, text: String)] {
    let folder = "Scenarios/interface-builder"
    return try ProjectFolder.names(in: folder, ending: "").map {
      ($0, try ProjectFolder.text(of: "\(folder)/\($0)"))
    }
  }

  @Test func contactSheetsAreAsBefore() throws {
    var parts = StoredParts("contact-sheets", .digest)
    var entries: [ContactIndex.Entry] = []
    for (name, text) in try Self.files() {
      let document = try InterfaceDocument.parse(Array(text.utf8), path: name)
      var settings = CheckSettings(profile: .strict)
      settings.explains = false
      let check = ScreenChecker(matrix: Self.matrix, settings: settings) {
        SolverStrategy.standard.makeSolver()
      }.check(document)
      let sheet = ContactSheet(document, check, matrix: Self.matrix, home: "index.html") {
        SolverStrategy.standard.makeSolver()
      }
      parts.append(name, try sheet.html())
      let counts = FindingSeverity.allCases.map { severity in
        check.findings.count { $0.severity == severity }
      }
      entries.append(
        ContactIndex.Entry(
          path: name, page: "\(entries.count).html", counts: counts, screenCount: 2))
    }
    let index = ContactIndex(entries, title: "all documents", coverage: ["looked at all"])
    parts.append("index", try index.html())
    try parts.check()
  }

  @Test func pagesOfChangesAreAsBefore() throws {
    var parts = StoredParts("change-pages", .digest)
    for (name, text) in try Self.files() {
      // Every constant that is twenty or so grows by half.
      let later = text.replacing(/constant="(1\d|2\d)"/) { "constant=\"\($0.output.1)5\"" }
      guard later != text else { continue }
      let difference = try DocumentDifference(
        earlier: Array(text.utf8), later: Array(later.utf8), earlierPath: name, path: name)
      let analysis = ChangeAnalysis(difference, matrix: Self.matrix) {
        SolverStrategy.standard.makeSolver()
      }
      var comparison = DocumentComparison(path: name)
      comparison.screens = analysis.roots.compactMap { analysis.change(ofRoot: $0)?.change }
      comparison.unchangedCount = analysis.untouchedCount
      let document = ChangePage.Document(
        comparison: comparison, earlier: difference.earlier, later: difference.later)
      let page = ChangePage(
        [document], title: "changed", subtitle: "compared", command: "bench", matrix: Self.matrix,
        words: { .init(heading: $0.edits.map(\.message), effects: $0.effects.map(\.difference)) },
        makeSolver: { SolverStrategy.standard.makeSolver() })
      parts.append(name, try page.html())
    }
    try parts.check()
  }
}
