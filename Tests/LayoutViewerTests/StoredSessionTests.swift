import Foundation
import InterfaceBuilder
import LayoutDrawing
import LayoutModel
import LayoutViewer
import ScenarioEngine
import ScreenChecks
import Simulation
import SolverCatalog
import TestSupport
import Testing

/// The sessions of scenarios and documents that ship, as `Tests/Stored` has them.
@Suite struct StoredSessionTests {
  private static let folder = ProjectFolder.url(of: "Scenarios")

  @Test func scenariosAreRecordedAsBefore() throws {
    var parts = StoredParts("scenario-sessions", .digest)
    for name in ProjectFolder.names(in: "Scenarios", ending: ".yaml") {
      let file = Self.folder.appending(path: name)
      let scenario = try ScenarioReader.scenario(
        from: Array(try Data(contentsOf: file)), file: file.path(percentEncoded: false))
      var options = ScenarioSessionBuilder.Options { SolverStrategy.standard.makeSolver() }
      if case .generated(let request) = scenario.content {
        options.size = max(4, request.admittedSizes.lowerBound)
        // A collection has as many cells as fit, however few its rows are.
        guard request.admittedSizes.lowerBound < 100 else { continue }
      }
      var session = ViewerSession(title: name)
      let source = try ScenarioSessionBuilder(scenario, options).source(
        kind: .scenario, path: name, into: &session.paints)
      session.sources = [EncodedSource(source)]
      parts.append(name, session.json)
    }
    try parts.check()
  }

  @Test func documentsAreRecordedAsBefore() throws {
    var parts = StoredParts("document-sessions", .digest)
    let matrix = ScreenMatrix(
      devices: ["iphone-se-3", "iphone-16"].compactMap { DeviceCatalog.device(named: $0) },
      textSizes: [.large, .accessibilityLarge], directions: [.leftToRight, .rightToLeft])
    for name in ProjectFolder.names(
      in: "Scenarios/interface-builder", ending: ".storyboard", ".xib")
    {
      let file = Self.folder.appending(path: "interface-builder/\(name)")
      let document = try InterfaceDocument.parse(
        Array(try Data(contentsOf: file)), path: name)
      let checker = ScreenChecker(matrix: matrix, settings: CheckSettings(profile: .strict)) {
        SolverStrategy.standard.makeSolver()
      }
      let options = DocumentSessionBuilder.Options(matrix: matrix) {
        SolverStrategy.standard.makeSolver()
      }
      var session = ViewerSession(title: name)
      let source = DocumentSessionBuilder(document, options).source(
        named: name, findings: checker.check(document).findings, into: &session.paints)
      session.sources = [EncodedSource(source)]
      parts.append(name, session.json)
    }
    try parts.check()
  }
}
