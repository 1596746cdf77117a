import LayoutModel
import Simulation

extension UIViewController {
  /// Calls what is due when the view comes to be seen; ``viewDidAppear(_:)`` comes after the window's
  /// next layout.
  final func appear() {
    guard appearance == .away else { return }
    loadViewIfNeeded()
    appearance = .appearing
    viewWillAppear(false)
    viewIsAppearing(false)
    for child in children where child.viewIfLoaded?.superview != nil { child.appear() }
    guard let window = view.window else { return endAppearing() }
    window.appearing.append(self)
  }

  /// Calls what is due once the view is seen.
  final func endAppearing() {
    guard appearance == .appearing else { return }
    appearance = .visible
    viewDidAppear(false)
  }

  /// Appears when its view came into a window: within its container, or on its own.
  final func appearInWindow() {
    let isSeen = parent.map { $0.appearance != .away } ?? (container == nil && ownPresenting == nil)
    if isSeen { appear() }
  }

  /// Calls what is due before the view goes.
  final func beginDisappearing() {
    guard appearance == .visible || appearance == .appearing else { return }
    if appearance == .appearing { viewIfLoaded?.window?.forget(self) }
    viewWillDisappear(false)
    appearance = .disappearing
    for child in children { child.beginDisappearing() }
  }

  /// Calls what is due once the view has gone.
  final func endDisappearing() {
    guard appearance == .disappearing else { return }
    appearance = .away
    for child in children { child.endDisappearing() }
    viewDidDisappear(false)
  }

  // MARK: What the view passes on

  final func performLayout(_ layOutSubviews: () -> Void) {
    core.performLayout {
      updateSupports()
      layOutSubviews()
    }
  }

  final func performSafeAreaChange() {
    updateSupports()
    core.performSafeAreaChange()
  }
}

extension UIWindow {
  /// Leaves out a controller that goes before it was seen.
  final func forget(_ controller: UIViewController) {
    appearing.removeAll { $0 === controller }
  }

  /// Calls what is due once views are seen that were about to be.
  /// - Returns: Whether there were any.
  @discardableResult final func endAppearing() -> Bool {
    guard !appearing.isEmpty else { return false }
    let controllers = appearing
    appearing = []
    for controller in controllers { controller.endAppearing() }
    return true
  }
}
