import Foundation
import LayoutModel
import Simulation

/// A container with a tab bar at the bottom; only the selected controller is in the hierarchy.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// The bar.
  public final let tabBar = UITabBar()

  /// The controllers, one a tab.
  open var viewControllers: [UIViewController]? {
    get { children }
    set {
      let new = newValue ?? []
      let selected = selectedViewController
      for child in children where !new.contains(child) {
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
      }
      for controller in new where controller.parent !== self {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      arrangeChildren(new)
      // The same controller stays, else the one in its place, else the first.
      selectedIndex =
        new.firstIndex { $0 === selected }
        ?? (new.indices.contains(selectedIndex) ? selectedIndex : 0)
    }
  }

  /// Replaces all controllers.
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    viewControllers = controllers
  }

  /// Which controller is seen.
  open var selectedIndex = 0 {
    didSet { showSelected() }
  }

  /// The controller that is seen.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
    set { selectedIndex = children.firstIndex { $0 === newValue } ?? selectedIndex }
  }

  open override func loadView() {
    super.loadView()
    tabBar.accessibilityIdentifier = tabBar.accessibilityIdentifier ?? "tabBar"
    tabBar.container = self
    view.addSubview(tabBar)
    showSelected()
  }

  private func showSelected() {
    guard isViewLoaded, let selected = selectedViewController else { return }
    showBehindBars(selected)
  }

  private var isHiddenByPush = false

  /// Whether a controller was pushed that takes the bar away.
  private var isBarAway: Bool {
    guard let navigation = selectedViewController as? UINavigationController else { return false }
    return navigation.children.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  override func layOutBars() {
    guard isViewLoaded else { return }
    let isHiddenByApplication = tabBar.isHidden && !isHiddenByPush
    isHiddenByPush = isBarAway
    core.layOut(tabBar: tabBar.model, isHidden: isHiddenByApplication || isHiddenByPush)
  }

  override var bars: [(view: View, kind: BarKind)] { [(tabBar.model, .tab)] }
}
