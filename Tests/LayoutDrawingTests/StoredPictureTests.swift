import AutoLayoutEngine
import LayoutDrawing
import LayoutModel
import LinearConstraints
import ScenarioEngine
import Simulation
import SolverCatalog
import TestSupport
import Testing

/// Pictures of every scenario that ships, in every style, as `Tests/Stored` has them.
@Suite struct StoredPictureTests {
  /// The scenes of a run after each of its phases.
  private static func scenes(_ scenario: Scenario) throws -> [LayoutScene] {
    let run = ScenarioPlayback(
      scenario, size: scenario.isGenerated ? least(of: scenario) : nil,
      makeSolver: { SolverStrategy.standard.makeSolver() })
    var scenes: [LayoutScene] = []
    for phase in run.phases {
      for _ in 0..<phase.repetitions {
        run.prepare(phase)
        try run.perform(phase)
      }
      guard let window = run.window, phase.kind != .build, phase.kind != .activate else { continue }
      window.engine.silenceReports()
      let contents: LayoutScene.Contents = [.findings, .constraints]
      scenes.append(LayoutScene(window, contents: contents, title: phase.name))
    }
    return scenes
  }

  private static func least(of scenario: Scenario) -> Int {
    guard case .generated(let request) = scenario.content else { return 1 }
    return max(6, request.admittedSizes.lowerBound)
  }

  private static func options(
    _ style: PictureOptions.Style, _ change: (inout PictureOptions) -> Void = { _ in }
  ) -> PictureOptions {
    var options = PictureOptions(style: style)
    change(&options)
    return options
  }

  private static let blueprint = options(.blueprint)

  private static let variants: [(name: String, options: [PictureOptions])] = [
    (
      "screen",
      [
        options(.screen), options(.screen) { ($0.showsNames, $0.showsGuides) = (true, true) },
        options(.screen) { ($0.scheme, $0.showsOverflow) = (.dark, true) },
      ]
    ),
    (
      "blueprint",
      [
        blueprint, options(.blueprint) { $0.showsConstraints = true },
        options(.blueprint) { ($0.scheme, $0.showsTitles, $0.width) = (.light, false, 200) },
      ]
    ),
    (
      "small",
      [
        options(.blueprint) { $0.viewLimit = 9 }, options(.screen) { $0.byteBudget = 4_000 },
        .thumbnail(idPrefix: "t"), .thumbnail(idPrefix: "", includesStyleSheet: false),
      ]
    ),
  ]

  private static func text(_ picture: LayoutPicture) -> String {
    "\(picture.size) \(picture.notes)\n\(picture.svg)"
  }

  @Test func shippedScenariosLookAsBefore() throws {
    var parts = StoredParts("pictures", .digest)
    for scenario in ShippedScenarioPictures.scenarios {
      let scenes = try Self.scenes(scenario)
      guard let first = scenes.first, let last = scenes.last else { continue }
      for (name, options) in Self.variants {
        let pictures = options.map { options in
          LayoutPicture(
            last, options: options, heading: scenario.name, details: scenario.purpose)
        }
        parts.append("\(scenario.name) \(name)", pictures.map(Self.text).joined())
      }
      let some = Array(scenes.prefix(4))
      let moving = [
        LayoutPicture(strip: some, heading: "strip", notes: ["a note"]),
        LayoutPicture(strip: some, options: Self.blueprint, isTimeline: true),
        LayoutPicture(animating: some, seconds: 0.4, details: "moving"),
        LayoutPicture(comparing: first, with: last, heading: "changes"),
      ]
      parts.append("\(scenario.name) moving", moving.map(Self.text).joined())
      parts.append("\(scenario.name) scenes", StructureText.of(some))
    }
    try parts.check()
  }
}
