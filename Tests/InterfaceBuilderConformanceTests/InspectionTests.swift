import Foundation
import InterfaceBuilder
import InterfaceBuilderConformance
import LayoutModel
import SolverCatalog
import Testing

struct InspectionTests {
  private func inspect(
    _ name: String, _ request: DocumentInspector.Request = .init()
  ) throws -> DocumentInspection {
    let path = try #require(Documents.own.first { $0.contains(name) })
    let inspector = DocumentInspector { SolverStrategy.standard.makeSolver() }
    return inspector.inspect(try Documents.document(path), request)
  }

  @Test("a conflict names its constraints and their lines")
  func conflict() throws {
    let finding = try #require(try inspect("findings").findings.first { $0.rule == .conflict })
    #expect(finding.position.line == 20)
    #expect(finding.message.hasPrefix("4 required constraints cannot hold together; laid out "))
    #expect(finding.details.count == 4)
    #expect(finding.details.compactMap(\.position?.line).sorted() == [20, 26, 27])
  }

  @Test("an ambiguity names the view and what of it is open")
  func ambiguity() throws {
    let findings = try inspect("findings").findings.filter { $0.rule == .ambiguity }
    #expect(
      findings.map(\.message) == ["UIView amb-vw-001: constraints do not decide width"])
  }

  @Test("a misplaced frame is told with both frames, and fails no check")
  func misplaced() throws {
    let finding = try #require(try inspect("findings").findings.last)
    #expect(finding.rule == .misplaced)
    #expect(!finding.rule.isFailure)
    #expect(
      finding.message
        == "UIView mis-vw-001: the document stores (20, 40; 200 x 50), constraints give "
        + "(20, 40; 300 x 50)")
  }

  @Test(
    "documents without a flaw have no findings",
    arguments: Documents.own.filter { !$0.contains("findings") })
  func flawless(path: String) throws {
    let inspection = try inspect(String(path.split(separator: "/").last ?? ""))
    #expect(inspection.findings.isEmpty, "\(inspection.findings)")
    #expect(inspection.trees.allSatisfy { !$0.views.isEmpty && !$0.firstLayout.isEmpty })
  }

  @Test("a controller's view is turned, and what it cost is counted")
  func rotation() throws {
    let tree = try #require(try inspect("sign-in-form").trees.first)
    #expect(tree.rotation.contains { $0.name == "solves" && $0.count > 0 })
    #expect(tree.rotation.first { $0.name == "loweredConstraints" }?.count == 0)
  }

  @Test("another screen lays the document out anew, mirrored if asked")
  func otherScreen() throws {
    let screen = LayoutScreen(
      size: Size(width: 320, height: 568), safeAreaInsets: EdgeInsets(top: 20),
      traits: TraitSelection(width: .compact, height: .regular))
    let tree = try #require(
      try inspect("sign-in-form", .init(screen: screen, direction: .rightToLeft)).trees.first)
    let label = try #require(tree.views.first { $0.id == "lbl-nm-001" })
    // The name stands at the right margin: 320 - 16 - 52.
    #expect(label.frame[0] == 252)
    #expect(tree.size == [320, 568])
    #expect(!tree.findings.contains { $0.rule == .misplaced })
  }

  @Test("phases are handed to whoever measures them")
  func phases() throws {
    var phases: [DocumentInspector.Phase] = []
    let path = try #require(Documents.own.first { $0.contains("chat-keyboard") })
    let document = try Documents.document(path)
    let inspector = DocumentInspector(
      makeSolver: { SolverStrategy.standard.makeSolver() },
      measure: { phase, run in
        phases.append(phase)
        run()
      })
    _ = inspector.inspect(document)
    #expect(phases == [.firstLayout, .rotation])
  }
}
