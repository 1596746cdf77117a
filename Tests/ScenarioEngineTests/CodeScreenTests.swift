import LayoutModel
import LinearConstraints
import ScenarioEngine
import Simulation
import SolverCatalog
import Testing

/// Screens that code builds, on any queue or on the main actor, and what distinguishes them.
@Suite struct CodeScreenTests {
  /// What a screen of the main actor may touch.
  @MainActor private static var log: [String] = []

  /// A window with one box at the root's corner, of a height.
  private static func window(_ place: CodeScreen.Place, height: Double) -> Window {
    let controller = ViewController()
    let box = View()
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    let root: View = controller.view
    root.addSubview(box)
    LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.widthAnchor.constraint(equalTo: root.widthAnchor),
      box.heightAnchor.constraint(equalToConstant: height),
    ])
    return Window(
      device: place.device, orientation: place.orientation, rootViewController: controller,
      solver: place.solver)
  }

  private static func scenario(_ screen: CodeScreen, _ action: CodeAction) throws -> Scenario {
    let device = try #require(DeviceCatalog.device(named: "iphone-15"))
    var scenario = Scenario(
      name: "box", purpose: "A box.", device: device, content: .code(screen))
    scenario.orientation = .landscapeLeft
    scenario.steps = [ScenarioStep(name: "grow", actions: [.run(action)])]
    return scenario
  }

  private static func run(_ scenario: Scenario) throws -> [Rect] {
    let run = ScenarioPlayback(scenario) { SolverStrategy.standard.makeSolver() }
    #expect(try run.play().isEmpty)
    return run.frames.entries.filter { $0.name.hasSuffix("box") }.map(\.frame)
  }

  /// The code is asked once a play, with the scenario's device, its orientation and a fresh solver.
  @MainActor @Test func aScreenOfTheMainActorIsBuiltThere() throws {
    Self.log = []
    let screen = CodeScreen(onMainActor: "7") { place in
      MainActor.assertIsolated()
      CodeScreenTests.log.append("\(place.device.identifier) \(place.orientation)")
      return CodeScreenTests.window(place, height: 40)
    }
    let action = CodeAction(onMainActor: "grow") { window in
      MainActor.assertIsolated()
      CodeScreenTests.log.append("grow")
      let box = window.rootViewController.view.subviews[0]
      box.constraints.first { $0.firstAttribute == .height }?.constant = 90
    }
    #expect(screen.isOnMainActor && screen.revision == "7" && action.name == "grow")
    let scenario = try Self.scenario(screen, action)
    let width = scenario.device.size(in: .landscapeLeft).width
    #expect(try Self.run(scenario) == [Rect(x: 0, y: 0, width: width, height: 90)])
    #expect(Self.log == ["iphone-15 landscapeLeft", "grow"])
    _ = try Self.run(scenario)
    #expect(Self.log.count == 4)
  }

  @Test func aScreenOfAnyQueueIsTheSame() throws {
    let screen = CodeScreen { CodeScreenTests.window($0, height: 40) }
    let action = CodeAction("grow") { window in
      let box = window.rootViewController.view.subviews[0]
      box.constraints.first { $0.firstAttribute == .height }?.constant = 90
    }
    #expect(!screen.isOnMainActor && screen.revision == "1")
    let scenario = try Self.scenario(screen, action)
    let width = scenario.device.size(in: .landscapeLeft).width
    #expect(try Self.run(scenario) == [Rect(x: 0, y: 0, width: width, height: 90)])
  }

  /// Code has no equality: a revision and its place are a screen's, a name is an action's.
  @MainActor @Test func screensAreKnownByTheirRevisions() {
    let screens = [
      CodeScreen(revision: "1") { CodeScreenTests.window($0, height: 1) },
      CodeScreen(revision: "2") { CodeScreenTests.window($0, height: 1) },
      CodeScreen(onMainActor: "1") { CodeScreenTests.window($0, height: 1) },
    ]
    #expect(Set(screens).count == 3)
    #expect(screens[0] == CodeScreen { CodeScreenTests.window($0, height: 2) })
    #expect(screens[0] != screens[1] && screens[0] != screens[2])
    let actions = [CodeAction("a") { _ in }, CodeAction("b") { _ in }]
    #expect(Set(actions).count == 2)
    #expect(actions[0] == CodeAction(onMainActor: "a") { _ in } && actions[0] != actions[1])
  }
}
