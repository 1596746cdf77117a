import AutoLayoutEngine
import Foundation
import LayoutModel
import Simulation

/// What a view has from those above it, kept in each so that a deep hierarchy is not walked up.
struct ViewEnvironment: Equatable {
  /// The window at the top, which takes itself out of all views below when it ends.
  @safe unowned(unsafe) var window: UIWindow?
  /// The nearest style that was set, by the view itself or above it.
  var style = UIUserInterfaceStyle.unspecified

  static func == (left: ViewEnvironment, right: ViewEnvironment) -> Bool {
    left.window === right.window && left.style == right.style
  }
}

extension UIView {
  /// Takes over what the view has from those above it, for itself and all below it.
  ///
  /// Called where the superview, or the view's own style, is another one.
  /// - Complexity: O(1) where it is as before, else O(n) in the views below.
  final func inheritEnvironment() {
    var pending: [(view: UIView, inherited: ViewEnvironment)] = [
      (self, parent?.environment ?? ViewEnvironment())
    ]
    while let (view, inherited) = pending.popLast() {
      var new = inherited
      if view.environment.window === view { new.window = view.environment.window }
      let own = view.overrideUserInterfaceStyle
      if own != .unspecified { new.style = own }
      if new == view.environment { continue }
      view.environment = new
      for child in view.children { pending.append((child, new)) }
    }
  }

  /// The traits of the window that the view is in, or of the main screen.
  final var environmentTraits: UITraitCollection {
    let style = environment.style
    let screen = UIScreen.main
    guard let window = window?.device else {
      let width = screen.device.size(in: screen.orientation).width
      return UITraitCollection(
        screen.device, screen.device.sizeClasses(in: screen.orientation, width: width),
        model.host?.contentSizeCategory ?? screen.contentSizeCategory, screen.layoutDirection,
        style)
    }
    return UITraitCollection(
      window.device, window.sizeClasses, window.engine.contentSizeCategory,
      window.engine.layoutDirection, style)
  }
}
