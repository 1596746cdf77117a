import LayoutModel
import ScenarioEngine
import Simulation
import Testing

/// A screen that code builds: a banner below the safe area and a button below it.
enum OwnScreen {
  /// The screen played on an iPhone: turned, then its banner made taller by code, then hidden.
  static func scenario(name: String = "banner") throws -> Scenario {
    var scenario = try plain(name: name)
    scenario.steps = [
      ScenarioStep(name: "turn", actions: [.rotate(.landscapeLeft)]),
      ScenarioStep(
        name: "grow",
        actions: [
          .run(
            CodeAction("taller banner") { window in
              let banner = window.rootViewController.view.subviews[0]
              banner.constraints.first { $0.firstAttribute == .height }?.constant = 120
            })
        ]),
      ScenarioStep(name: "hide", actions: [.setHidden("button", true)]),
    ]
    scenario.steps[1].expectations = [
      FrameExpectation(
        ItemReference("banner"), ExpectedFrame(x: nil, y: nil, width: nil, height: 120),
        source: "the step's own code")
    ]
    return scenario
  }

  /// The screen without steps.
  ///
  /// - Parameters:
  ///   - name: The scenario's name.
  ///   - conflict: Whether the banner is to have two heights at once.
  /// - Returns: The scenario.
  /// - Throws: where the catalogue lacks the device.
  static func plain(name: String, conflict: Bool = false) throws -> Scenario {
    let device = try #require(DeviceCatalog.device(named: "iphone-15"))
    let screen = CodeScreen { place in
      let controller = ViewController()
      fill(controller.view, conflict: conflict)
      return Window(
        device: place.device, orientation: place.orientation, rootViewController: controller,
        solver: place.solver)
    }
    return Scenario(
      name: name, purpose: "A screen that code builds.", device: device, content: .code(screen))
  }

  private static func fill(_ root: View, conflict: Bool) {
    let banner = View()
    banner.accessibilityIdentifier = "banner"
    let button = View()
    button.accessibilityIdentifier = "button"
    for view in [banner, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    LayoutConstraint.activate([
      banner.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      banner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      banner.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      banner.heightAnchor.constraint(equalToConstant: 80),
      button.topAnchor.constraint(equalTo: banner.bottomAnchor, constant: 8),
      button.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      button.widthAnchor.constraint(equalToConstant: 200),
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
    if conflict { banner.heightAnchor.constraint(equalToConstant: 90).isActive = true }
  }
}
