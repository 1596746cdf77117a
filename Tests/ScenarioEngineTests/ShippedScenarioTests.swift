import AutoLayoutEngine
import LayoutModel
import LinearConstraints
import ScenarioEngine
import Testing

@Suite("Shipped scenarios")
struct ShippedScenarioTests {
  /// The files that the first version promises.
  @Test(arguments: [
    "bottom-bar-keyboard", "feed", "guide-and-view", "logo-and-scrolling-labels", "padded-scroll",
    "proportional-guide", "safe-area-rotation", "status-and-navigation-bar", "two-page-scroll",
  ])
  func isShipped(name: String) throws {
    let scenario = try ShippedScenarios.scenario(name)
    #expect(scenario.name == name)
    #expect(!scenario.expectations.isEmpty)
  }

  @Test(arguments: ShippedScenarios.names, Strategy.all)
  func meetsItsExpectations(name: String, strategy: Strategy) throws {
    let scenario = try ShippedScenarios.scenario(name)
    let size = scenario.isGenerated ? scenario.smallSize : nil
    let run = ScenarioPlayback(scenario, size: size, makeSolver: strategy.makeSolver)
    run.collectsFindings = true
    var problems: [String] = []
    for phase in run.phases {
      for _ in 0..<phase.repetitions {
        run.prepare(phase)
        try run.perform(phase)
      }
      problems += run.check(after: phase).map(\.description)
      problems += run.findings(after: phase).map(\.description)
    }
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test(arguments: ShippedScenarios.names)
  func strategiesAgree(name: String) throws {
    let scenario = try ShippedScenarios.scenario(name)
    let size = scenario.isGenerated ? scenario.smallSize : nil
    var checksums: [FrameChecksum] = []
    for strategy in Strategy.all + Strategy.all {
      let run = ScenarioPlayback(scenario, size: size, makeSolver: strategy.makeSolver)
      _ = try run.play()
      checksums.append(run.checksum())
    }
    #expect(Set(checksums).count == 1, "\(checksums.map(\.value))")
  }

  /// What is expected of a guide reads it, and a guide is made when it is first read.
  @Test(arguments: ShippedScenarios.names)
  func lookingAtFramesChangesNoBit(name: String) throws {
    let scenario = try ShippedScenarios.scenario(name)
    let size = scenario.isGenerated ? scenario.smallSize : nil
    let makeSolver = try #require(Strategy.all.first).makeSolver
    let looked = ScenarioPlayback(scenario, size: size, makeSolver: makeSolver)
    var checksum = FrameChecksum()
    for phase in looked.phases {
      for _ in 0..<phase.repetitions {
        looked.prepare(phase)
        try looked.perform(phase)
      }
      _ = looked.check(after: phase)
      looked.combineExactFrames(into: &checksum)
    }
    let unseen = ScenarioPlayback(scenario, size: size, makeSolver: makeSolver)
    #expect(try unseen.playComputingExactChecksum() == checksum)
  }
}
