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

  /// Whether the view is light or dark, whatever its surroundings are.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { viewIfLoaded?.overrideUserInterfaceStyle ?? .unspecified }
    set {
      let previous = traitCollection
      view.overrideUserInterfaceStyle = newValue
      if traitCollection.userInterfaceStyle != previous.userInterfaceStyle {
        performTraitChange(from: previous)
      }
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
  ///
  /// A question or a sheet of the system's is presented without being laid out.
  public final func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    guard let window = view.window, let root = window.rootViewController,
      presentedViewController == nil
    else { return }
    ownPresented = controller
    controller.ownPresenting = self
    if controller.floats {
      controller.loadViewIfNeeded()
    } else if let device = window.device {
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
    guard let controller = presentedViewController, let presenter = controller.ownPresenting else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    // What is presented over the presented one goes with it.
    controller.ownPresented?.dismiss(animated: false)
    controller.beginDisappearing()
    if !controller.floats {
      view.window?.device?.dismiss()
      controller.view.removeFromSuperview()
    }
    controller.endDisappearing()
    controller.ownPresenting = nil
    presenter.ownPresented = nil
    completion?()
  }

  /// The controller that is presented over this one or over one that holds it.
  public final var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }

  /// The controller that this one, or one that holds it, is presented over.
  public final var presentingViewController: UIViewController? {
    ownPresenting ?? parent?.presentingViewController
  }

  private var sheet: Sheet {
    switch modalPresentationStyle {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .none:
      Sheet(style: .fullScreen)
    case .formSheet: Sheet(style: .formSheet)
    case .automatic, .pageSheet, .popover: Sheet(style: .pageSheet)
    }
  }

  /// Brings another controller to be seen: a navigation container pushes it, else it is presented.
  public final func show(_ controller: UIViewController, sender: Any?) {
    if let navigation = self as? UINavigationController ?? navigationController {
      navigation.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }
}
