import AutoLayoutEngine
import LayoutModel
import Simulation
import SolverCatalog
import UIKit

/// A view controller on a device, laid out.
@MainActor struct Screen {
  let window: Simulation.Window
  let addresses = ObjectAddressTable()

  /// Puts a controller on a device, inside a navigation bar if one is wanted.
  init(
    _ controller: UIViewController, on device: String, _ orientation: Orientation = .portrait,
    inNavigation: Bool = false, strategy: SolverStrategy = .standard
  ) throws {
    let root = inNavigation ? UINavigationController(rootViewController: controller) : controller
    guard let device = DeviceCatalog.device(named: device) else { throw UnknownDevice() }
    window = Simulation.Window(
      device: device, orientation: orientation, rootViewController: root,
      solver: strategy.makeSolver())
    window.engine.silenceReports()
    window.layoutIfNeeded()
  }

  struct UnknownDevice: Error {}

  /// An object as UIKit prints it, after it was given the addresses that it had in the document.
  func text(_ view: UIView, at address: UInt, layer: UInt) -> String {
    addresses.assign(address, to: view.model)
    addresses.assignLayer(layer, of: view.model)
    return view.model.description(in: .uikit(addresses))
  }
}

extension UIButton {
  /// A button with a title.
  convenience init(title: String) {
    self.init(type: .custom)
    setTitle(title, for: .normal)
  }
}

extension String {
  /// The text with each run of blanks as one, since the documents lost theirs on the way.
  var withSingleBlanks: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
