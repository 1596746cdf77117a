import AutoLayoutEngine
import Foundation
import InterfaceBuilder
import LayoutModel
import LinearConstraints
import ScenarioEngine
import Simulation
import SolverCatalog
import TestSupport
import Testing

/// Trees, constraints and frames of generators and scenarios, as `Tests/Stored` has them.
@Suite struct StoredScenarioTests {
  private static func run(_ scenario: Scenario, size: Int? = nil) -> ScenarioPlayback {
    let run = ScenarioPlayback(
      scenario, size: size, makeSolver: { SolverStrategy.standard.makeSolver() })
    run.collectsFindings = true
    return run
  }

  /// Frames, findings and missed expectations after each phase.
  private static func play(
    _ run: ScenarioPlayback, _ note: (ScenarioPhase, String) throws -> Void
  ) throws {
    for phase in run.phases {
      var text = "\(phase.kind) \(phase.repetitions) \(phase.framesPerStep)\n"
      for _ in 0..<phase.repetitions {
        run.prepare(phase)
        do throws(ScenarioPlaybackError) {
          try run.perform(phase)
        } catch {
          return try note(phase, "\(error)")
        }
      }
      text += run.check(after: phase).map { "\($0)\n" }.joined()
      text += run.findings(after: phase).map { "\($0.kind) \($0.subject) \($0)\n" }.joined()
      if let engine = run.engine {
        text += TreeText.frames(engine.root)
      }
      try note(phase, text)
    }
  }

  @Test func generatorsMakeWhatTheyMade() throws {
    var parts = StoredParts("generated-trees", .digest)
    for kind in GeneratorKind.allCases {
      for size in [kind.smallestSize, 7] {
        let scenario = try ScenarioReader.scenario(
          from: Array(
            """
            name: stored
            purpose: To look at a tree.
            device: iphone-x
            generator: {name: \(kind.rawValue), size: \(size), seed: 5}
            """.utf8), file: "stored.yaml")
        let run = Self.run(scenario)
        try Self.play(run) { phase, text in
          parts.append("\(kind.rawValue) \(size) \(phase.name)", text)
        }
        let root = try #require(run.engine?.root)
        parts.append("\(kind.rawValue) \(size) constraints", TreeText.constraints(root))
        parts.append("\(kind.rawValue) \(size) attributes", TreeText.attributes(root))
      }
      parts.append(
        "\(kind.rawValue) facts",
        "\(kind.unit) \(kind.viewsPerUnit) \(kind.defaultSize) \(kind.largestSize)")
    }
    try parts.check()
  }

  @Test func shippedScenariosAreReadAsBefore() throws {
    var parts = StoredParts("scenario-contents", .digest)
    let folder = ShippedScenarios.directory.path()
    for name in ShippedScenarios.names {
      let scenario = try ShippedScenarios.scenario(name)
      parts.append(name, StructureText.of(scenario).replacing(folder, with: ""))
    }
    try parts.check()
  }

  @Test func shippedScenariosLieAsBefore() throws {
    var parts = StoredParts("scenario-frames", .digest)
    for name in ShippedScenarios.names {
      let scenario = try ShippedScenarios.scenario(name)
      let run = Self.run(scenario, size: scenario.isGenerated ? scenario.smallSize : nil)
      try Self.play(run) { phase, text in parts.append("\(name) \(phase.name)", text) }
      guard let root = run.engine?.root else { continue }
      parts.append("\(name) constraints", TreeText.constraints(root))
      parts.append("\(name) attributes", TreeText.attributes(root))
    }
    try parts.check()
  }

  @Test func randomScenariosLieAsBefore() throws {
    var parts = StoredParts("random-scenarios", .digest)
    for seed in 1...40 as ClosedRange<UInt64> {
      let run = Self.run(RandomScenario.make(seed: seed))
      var all = ""
      try Self.play(run) { phase, text in all += "\(phase.name)\n\(text)" }
      if let root = run.engine?.root {
        all += TreeText.attributes(root) + TreeText.constraints(root)
      }
      parts.append("\(seed)", all)
    }
    try parts.check()
  }
}
