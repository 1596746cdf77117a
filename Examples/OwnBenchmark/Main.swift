import BenchCommands
import Elimination
import LayoutModel
import ScenarioEngine
import Screens
import Simulation
import SolverCatalog
import UIKit

/// `bench` with two screens and a solver of one's own beside what ships.
@main @MainActor enum Main {
  static func main() {
    BenchMain.run(scenarios: [profile, ruler].compactMap(\.self), strategies: [elimination])
  }

  /// A view controller of the app, turned and read with large text.
  private static var profile: Scenario? {
    let screen = CodeScreen(onMainActor: "1") { place in
      Window(
        device: place.device, orientation: place.orientation,
        rootViewController: ProfileViewController(), solver: place.solver)
    }
    return scenario("profile", "The app's profile.", screen) { scenario in
      scenario.steps = [
        ScenarioStep(name: "turn", actions: [.rotate(.landscapeLeft)]),
        ScenarioStep(name: "large text", actions: [.setTextSize(.accessibilityMedium)]),
      ]
    }
  }

  /// Marks below each other, by equalities alone: what elimination is right about.
  private static var ruler: Scenario? {
    let screen = CodeScreen { place in
      let controller = Simulation.ViewController()
      Ruler.fill(controller.view)
      return Window(
        device: place.device, orientation: place.orientation, rootViewController: controller,
        solver: place.solver)
    }
    return scenario("ruler", "Forty marks of a ruler.", screen) { scenario in
      scenario.steps = [ScenarioStep(name: "turn", actions: [.rotate(.landscapeLeft)])]
    }
  }

  private static let elimination = SolverStrategy(
    "elimination", summary: "Gaussian elimination from nothing, by priority.",
    costModel: "Every solve: cubic in the number of unknowns."
  ) { _ in EliminationSolver() }

  private static func scenario(
    _ name: String, _ purpose: String, _ screen: CodeScreen, _ body: (inout Scenario) -> Void
  ) -> Scenario? {
    guard let device = DeviceCatalog.device(named: "iphone-15") else { return nil }
    var scenario = Scenario(
      name: name, purpose: purpose, device: device, content: .code(screen))
    body(&scenario)
    return scenario
  }
}
