import LayoutModel
import Simulation
import SolverCatalog
import Testing

/// A window of a device that shows a controller, not laid out yet.
func window(_ controller: ViewController, on device: String = "iphone-x") throws -> Window {
  Window(
    device: try #require(DeviceCatalog.device(named: device)), rootViewController: controller,
    solver: SolverStrategy.standard.makeSolver())
}
