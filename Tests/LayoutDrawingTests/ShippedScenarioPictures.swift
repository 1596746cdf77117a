import Foundation
import LayoutDrawing
import ScenarioEngine
import SolverCatalog
import TestSupport
import Testing

/// Pictures of every scenario that ships, as reports embed them.
@Suite struct ShippedScenarioPictures {
  static let scenarios: [Scenario] = {
    let folder = ProjectFolder.url(of: "Scenarios")
    return (try? ScenarioLibrary(directory: folder.path()).scenarios()) ?? []
  }()

  @Test func thereAreScenarios() {
    #expect(Self.scenarios.count > 10)
  }

  @Test(arguments: Self.scenarios)
  func aThumbnailIsSmallAndWellFormed(_ scenario: Scenario) throws {
    let run = ScenarioPlayback(
      scenario, makeSolver: { SolverStrategy.standard.makeSolver() })
    _ = try run.play()
    let window = try #require(run.window)
    let options = PictureOptions.thumbnail(idPrefix: "a")
    let picture = LayoutPicture(LayoutScene(window), options: options, heading: scenario.name)
    #expect(picture.svg.utf8.count <= 15_000, "\(scenario.name)")
    let parsed = try #require(ParsedPicture(picture.svg), "\(scenario.name) is no XML")
    #expect(parsed.elements.first?.name == "svg")
    let again = LayoutPicture(LayoutScene(window), options: options, heading: scenario.name)
    #expect(again.svg == picture.svg)
  }
}
