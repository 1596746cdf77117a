import Simulation
import Testing
import UIKit

/// A window of a device that shows a controller, laid out.
@MainActor func window(
  _ controller: UIViewController, _ name: String = "iphone-15"
) throws -> Simulation.Window {
  let device = try #require(DeviceCatalog.device(named: name))
  let window = Simulation.Window(device: device, rootViewController: controller)
  window.layoutIfNeeded()
  return window
}
