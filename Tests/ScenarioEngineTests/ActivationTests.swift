import AutoLayoutEngine
import LayoutModel
import ScenarioEngine
import SolverCatalog
import Testing
import VisualFormatLanguage

/// Which system a scenario's application runs on, and how its constraints are activated.
@Suite struct ActivationTests {
  private func scenario(_ keys: String) throws -> Scenario {
    let text = """
      name: box
      purpose: a box beside the edge
      device: iphone-x
      \(keys)
      hierarchy:
        views: [{id: box}]
        constraints:
          - visual: "H:|-[box(100)]"
          - visual: "V:|[box(50)]"
      """
    return try ScenarioReader.scenario(from: text)
  }

  private func frame(_ keys: String) throws -> Rect {
    let scenario = try scenario(keys)
    let run = ScenarioPlayback(scenario, makeSolver: { SolverStrategy.standard.makeSolver() })
    for phase in run.phases { try run.perform(phase) }
    let box = try #require(run.engine?.root.subviews.first)
    return box.frame
  }

  /// Before iOS 8 a standard distance to the superview is 20 points, and not its margin.
  @Test func formatsAreReadByTheDeploymentTarget() throws {
    #expect(try frame("").minX == 16)
    #expect(try frame("deployment-target: 7").minX == 20)
    #expect(try frame("deployment-target: 10").minX == 16)
    #expect(try scenario("deployment-target: 9").deploymentTarget.iOSVersion == 9)
    #expect(throws: (any Error).self) { try scenario("deployment-target: 5") }
    #expect(throws: (any Error).self) { try scenario("deployment-target: new") }
  }

  @Test func constraintsAreActivatedTogetherOrOneByOne() throws {
    #expect(try scenario("").activation == .together)
    #expect(try scenario("activation: one-by-one").activation == .oneByOne)
    #expect(try frame("activation: one-by-one") == frame("activation: together"))
    #expect(throws: (any Error).self) { try scenario("activation: sometimes") }
  }
}
