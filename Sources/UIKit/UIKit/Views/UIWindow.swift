import AutoLayoutEngine
public import Foundation
import LayoutModel
package import Simulation

/// The view at the top of a hierarchy.
///
/// By itself a window lays out its tree at the size of its frame, without bars or safe area. The
/// simulator shows a controller in a window on a device, with all of both:
/// `Simulation.Window(device:orientation:rootViewController:)`.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The window of the simulator, when it shows this one.
  package final weak var device: Simulation.Window?

  /// The controllers that are seen from the next layout on.
  final var appearing: [UIViewController] = []

  deinit {
    // Views may outlive their window; their way back to it must not.
    var pending = children
    while let view = pending.popLast() {
      view.environment.window = nil
      pending += view.children
    }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue, device == nil else { return }
      if let oldValue {
        oldValue.viewIfLoaded?.removeFromSuperview()
        oldValue.container = nil
      }
      rootViewController?.container = self
      showRootView()
      if isKeyWindow { showAppearing() }
    }
  }

  /// Whether the window is the one that gets events.
  open private(set) var isKeyWindow = false
  /// The place in front of or behind the other windows; kept, without effect.
  open var windowLevel: CGFloat = 0

  /// The screen.
  open var screen: UIScreen { .main }

  /// Makes the window visible, and the one that gets events.
  open func makeKeyAndVisible() {
    isHidden = false
    isKeyWindow = true
    showAppearing()
  }

  private func showAppearing() {
    rootViewController?.appear()
    // A window of the simulator is laid out by its own `layoutIfNeeded()`.
    if device == nil { layoutIfNeeded() }
  }

  /// Brings the frames of the whole tree up to date; then controllers that came to be seen have
  /// appeared.
  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    if device == nil, endAppearing() { super.layoutIfNeeded() }
  }

  /// Makes the window the one that gets events.
  open func makeKey() { isKeyWindow = true }

  open override var next: UIResponder? { UIApplication.shared }

  override func didCreateModel() {
    super.didCreateModel()
    environment.window = self
  }

  /// Holds the root controller's view on behalf of a window of the simulation, whose engine lays it
  /// out; the models of window and view stay apart.
  final func show(_ controller: UIViewController, in device: Simulation.Window) {
    self.device = device
    rootViewController = controller
    controller.container = self
    let view: UIView = controller.view
    view.forEachInSubtree { $0.willMove(toWindow: self) }
    children = [view]
    view.parent = self
    view.inheritEnvironment()
    view.didMoveToSuperview()
    view.forEachInSubtree { $0.didMoveToWindow() }
    makeKeyAndVisible()
  }

  /// Lets the root controller's view fill the window.
  final func showRootView() {
    guard let view = rootViewController?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}
