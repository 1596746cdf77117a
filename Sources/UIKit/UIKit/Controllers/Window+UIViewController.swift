import ActiveSetSolver
public import LinearConstraints
public import Simulation

extension Simulation.Window {
  /// Creates a window that shows a view controller on a device, in a ``UIWindow`` of its own.
  ///
  /// Its view is the root that the window's engine lays out, and cannot be replaced from now on.
  ///
  /// - Parameters:
  ///   - device: The device; ``UIScreen/main`` is its screen from now on, with the default text size.
  ///   - orientation: How the device is held.
  ///   - rootViewController: A controller that no window holds.
  ///   - solver: A fresh solver, for this window alone; nil for the standard one.
  @MainActor public convenience init(
    device: Device, orientation: Orientation = .portrait, rootViewController: UIViewController,
    solver: (any IncrementalSolver)? = nil
  ) {
    UIScreen.main.begin(device, orientation)
    let root: UIView = rootViewController.view
    // An engine of the view's own gives way to the window's.
    root.attributes?.host = nil
    let core = rootViewController.core
    self.init(
      device: device, orientation: orientation, rootViewController: core,
      solver: solver ?? LexicographicSolver())
    core.uiWindow = UIWindow(frame: UIScreen.main.bounds)
    rootViewController.releaseCore()
    core.uiWindow?.show(rootViewController, in: self)
  }

  /// The window of UIKit, where the window shows a ``UIViewController``.
  @MainActor public var uiWindow: UIWindow? { (rootViewController as? ControllerCore)?.uiWindow }
}
