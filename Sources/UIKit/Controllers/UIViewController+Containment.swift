import Foundation
import LayoutModel
import Simulation

extension UIViewController {
  /// The navigation controller around this one.
  public final var navigationController: UINavigationController? { ancestor() }
  /// The tab bar controller around this one.
  public final var tabBarController: UITabBarController? { ancestor() }

  private func ancestor<Container: UIViewController>() -> Container? {
    var controller = parent
    while let current = controller {
      if let found = current as? Container { return found }
      controller = current.parent
    }
    return nil
  }

  /// Insets that the application adds to the safe area of the view, in points.
  public final var additionalSafeAreaInsets: UIEdgeInsets {
    get { UIEdgeInsets(core.additionalSafeAreaInsets) }
    set {
      loadViewIfNeeded()
      core.additionalSafeAreaInsets = EdgeInsets(newValue)
    }
  }

  /// Whether the view's margins are at least the system's; on by default.
  public final var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { core.viewRespectsSystemMinimumLayoutMargins }
    set { core.viewRespectsSystemMinimumLayoutMargins = newValue }
  }

  /// The margins that the system asks for: 16 on the sides below 390 points of width, else 20.
  public final var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    loadViewIfNeeded()
    return NSDirectionalEdgeInsets(core.systemMinimumLayoutMargins)
  }

  /// Presents a controller over the whole window, or as a sheet on a device, at once.
  public final func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    guard let window = view.window, let root = window.rootViewController,
      presentedViewController == nil
    else { return }
    presentedViewController = controller
    controller.presentingViewController = self
    if let device = window.device {
      // The engine of the view, if it has one, gives way to the window's.
      controller.view.attributes?.host = nil
      device.present(controller.core, as: controller.sheet)
      // The window puts the view of the model where it belongs; the object follows.
      root.view.insert(controller.view, at: .max)
      device.applyEnvironment()
    } else {
      controller.view.frame = window.bounds
      window.addSubview(controller.view)
    }
    controller.appear()
    completion?()
  }

  /// Takes away what is presented over this controller, else this controller itself.
  public final func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let controller = presentedViewController else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    controller.disappear()
    view.window?.device?.dismiss()
    controller.view.removeFromSuperview()
    controller.presentingViewController = nil
    presentedViewController = nil
    completion?()
  }

  private var sheet: Sheet {
    switch modalPresentationStyle {
    case .fullScreen, .overFullScreen: Sheet(style: .fullScreen)
    case .formSheet: Sheet(style: .formSheet)
    case .automatic, .pageSheet: Sheet(style: .pageSheet)
    }
  }

  /// Calls what is due when the view comes to be seen.
  final func appear() {
    guard appearance == .away else { return }
    loadViewIfNeeded()
    viewWillAppear(false)
    viewIsAppearing(false)
    appearance = .visible
    for child in children where child.viewIfLoaded?.superview != nil { child.appear() }
    viewDidAppear(false)
  }

  /// Calls what is due when the view goes.
  final func disappear() {
    guard appearance == .visible else { return }
    viewWillDisappear(false)
    appearance = .away
    for child in children { child.disappear() }
    viewDidDisappear(false)
  }

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
