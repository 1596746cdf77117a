import Foundation
import LayoutModel
import Simulation

extension UIViewController {
  /// The nearest container of a class around this controller.
  final func ancestor<Container: UIViewController>() -> Container? {
    var controller = parent
    while let current = controller {
      if let found = current as? Container { return found }
      controller = current.parent
    }
    return nil
  }

  /// Makes the view light or dark, and calls what follows.
  final func performStyleChange(to style: UIUserInterfaceStyle) {
    let previous = traitCollection
    view.overrideUserInterfaceStyle = style
    if traitCollection.userInterfaceStyle != previous.userInterfaceStyle {
      performTraitChange(from: previous)
    }
  }

  /// Presents a controller over the whole window, or as a sheet on a device, at once.
  final func performPresent(_ controller: UIViewController, _ completion: (() -> Void)?) {
    guard let window = view.window, let root = window.rootViewController,
      presentedViewController == nil
    else { return }
    ownPresented = controller
    controller.ownPresenting = self
    let covered = controller.coversPresenter ? outermost : nil
    covered?.beginDisappearing()
    // What floats is put nowhere; it appears all the same.
    if !controller.floats {
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
    }
    controller.appear()
    covered?.endDisappearing()
    completion?()
  }

  /// Takes away what is presented over this controller, else this controller itself.
  final func performDismiss(animated: Bool, _ completion: (() -> Void)?) {
    guard let controller = presentedViewController, let presenter = controller.ownPresenting else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    // What is presented over the presented one goes with it.
    controller.ownPresented?.dismiss(animated: false)
    controller.beginDisappearing()
    if controller.coversPresenter { presenter.outermost.appear() }
    if !controller.floats {
      view.window?.device?.dismiss()
      controller.view.removeFromSuperview()
    }
    controller.endDisappearing()
    controller.ownPresenting = nil
    presenter.ownPresented = nil
    completion?()
  }

  /// The container around all others.
  private var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// Whether nothing is seen of the controller that this one is presented over.
  private var coversPresenter: Bool {
    !floats && (modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext)
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
  final func performShow(_ controller: UIViewController) {
    if let navigation = self as? UINavigationController ?? navigationController {
      navigation.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }
}

// For containers whose bars lie over what they show.
extension UIViewController {
  /// Puts a child's view behind the bars, in place of the view of the child before.
  final func showBehindBars(_ child: UIViewController) {
    for other in children where other !== child { other.viewIfLoaded?.removeFromSuperview() }
    let shown: UIView = child.view
    shown.frame = view.bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(shown, at: 0)
    if appearance != .away { child.appear() }
    layOutBars()
  }
}
