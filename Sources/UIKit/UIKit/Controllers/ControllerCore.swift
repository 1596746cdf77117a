import AutoLayoutEngine
import Foundation
import LayoutModel
import Simulation

/// The simulation's controller of a ``UIViewController``.
final class ControllerCore: Simulation.ViewController {
  // The cores of children are their container's; the controllers are kept by theirs, and a root
  // controller by the window.
  private weak var controller: UIViewController?
  /// The window that the simulation shows, for its root controller.
  var uiWindow: UIWindow?
  private var previousTraits: UITraitCollection?

  init(_ controller: UIViewController) {
    self.controller = controller
    super.init(view: View())
  }

  private func onController(_ body: @MainActor (UIViewController) -> Void) {
    guard let controller else { return }
    assumingMainActor { body(controller) }
  }

  override func willTransition(to sizeClasses: SizeClasses) {
    onController { controller in
      previousTraits = controller.traitCollection
      let new = UITraitCollection(sizeClasses, from: controller.traitCollection)
      controller.willTransition(to: new, with: TransitionCoordinator.shared)
    }
  }

  override func sizeClassesDidChange(from previous: SizeClasses) {
    onController { controller in
      controller.viewIfLoaded?.forEachInSubtree { $0.performTraitChange(from: previousTraits) }
      controller.performTraitChange(from: previousTraits)
    }
  }

  override func viewWillTransition(to size: Size) {
    onController { $0.viewWillTransition(to: CGSize(size), with: TransitionCoordinator.shared) }
  }

  override func viewSafeAreaInsetsDidChange() {
    onController { $0.viewSafeAreaInsetsDidChange() }
  }

  override func viewWillLayoutSubviews() { onController { $0.viewWillLayoutSubviews() } }
  override func viewDidLayoutSubviews() { onController { $0.viewDidLayoutSubviews() } }
  override func layOutBars() { onController { $0.layOutBars() } }

  override var isNavigationContainer: Bool { controller is UINavigationController }

  override var bars: [(view: View, kind: BarKind)] {
    var bars: [(view: View, kind: BarKind)] = []
    onController { bars = $0.bars }
    return bars
  }

  override func windowDidResize() {
    guard let uiWindow, let window else { return }
    assumingMainActor {
      UIScreen.main.show(window.device, window.orientation)
      uiWindow.frame = CGRect(origin: .zero, size: CGSize(window.size))
      TransitionCoordinator.shared.finish()
    }
  }

  override func windowDidLayOut() {
    guard let uiWindow, let window else { return }
    assumingMainActor { if uiWindow.endAppearing() { window.engine.layoutIfNeeded() } }
  }

  override func keyboardDidChange() {
    guard let window else { return }
    let frame = window.keyboardFrame.map { CGRect($0) }
    let center = NotificationCenter.default
    let below = CGRect(x: 0, y: window.size.height, width: window.size.width, height: 0)
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameEndUserInfoKey: frame ?? below,
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
    ]
    let names =
      frame == nil
      ? [UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification]
      : [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification]
    center.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil, userInfo: info)
    for name in names { center.post(name: name, object: nil, userInfo: info) }
  }
}
