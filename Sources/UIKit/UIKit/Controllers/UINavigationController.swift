import Foundation
import LayoutModel
import Simulation

/// A container with a navigation bar at the top and, when asked for, a tool bar at the bottom.
///
/// Only the top controller's view is in the hierarchy. The bars have the device's heights, and none
/// in a window that is on no device.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The bar, from the bottom of the status bar down.
  public final let navigationBar = UINavigationBar()
  /// The bar at the bottom.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, AllPublicDeclarationsHaveDocumentation
  public final let toolbar: UIToolbar! = UIToolbar()

  private var isNavigationHidden = false
  private var isToolHidden = true

  /// Creates a container around a controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates an empty container.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    navigationBar.container = self
  }

  /// Creates an empty container.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    navigationBar.container = self
  }

  open override func loadView() {
    super.loadView()
    navigationBar.accessibilityIdentifier = navigationBar.accessibilityIdentifier ?? "navigationBar"
    toolbar.accessibilityIdentifier = toolbar.accessibilityIdentifier ?? "toolBar"
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    showTop()
  }

  /// The controllers, the one at the root first.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that is seen.
  open var topViewController: UIViewController? { children.last }
  /// The controller that is seen, presented ones included.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Shows a controller on top of the others, at once.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    controller.isMovingToParent = true
    addChild(controller)
    showTop()
    controller.isMovingToParent = false
    controller.didMove(toParent: self)
  }

  /// Takes the top controller away, at once, unless it is the only one.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = children.last else { return nil }
    remove(top)
    showTop()
    return top
  }

  /// Takes all controllers but the first away.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let removed = Array(children.dropFirst())
    for controller in removed { remove(controller) }
    showTop()
    return removed
  }

  /// Takes the controllers above one away.
  @discardableResult open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === controller }) else { return nil }
    let removed = Array(children[(index + 1)...])
    for controller in removed { remove(controller) }
    showTop()
    return removed
  }

  /// Replaces all controllers.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    for child in children where !controllers.contains(child) { remove(child) }
    for controller in controllers { addChild(controller) }
    arrangeChildren(controllers)
    showTop()
  }

  /// Whether the navigation bar is away.
  open var isNavigationBarHidden: Bool {
    get { isNavigationHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationHidden = hidden
    layOutBars()
  }

  /// Whether the tool bar is away; it is by default.
  open var isToolbarHidden: Bool {
    get { isToolHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Shows or hides the tool bar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolHidden = hidden
    layOutBars()
  }

  private func remove(_ controller: UIViewController) {
    controller.isMovingFromParent = true
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.isMovingFromParent = false
    controller.removeFromParent()
  }

  /// Puts the top controller's view behind the bars, in place of the one before.
  private func showTop() {
    guard isViewLoaded, let top = children.last else { return }
    showBehindBars(top)
    tabBarController?.layOutBars()
  }

  private var hasLargeTitle: Bool {
    guard navigationBar.prefersLargeTitles else { return false }
    return topViewController?.navigationItem.largeTitleDisplayMode != .never
  }

  override func layOutBars() {
    guard isViewLoaded else { return }
    core.layOut(
      navigationBar: navigationBar.model, isHidden: isNavigationHidden,
      hasLargeTitle: hasLargeTitle, toolbar: toolbar.model, isToolbarHidden: isToolHidden)
  }

  override var bars: [(view: View, kind: BarKind)] {
    [(navigationBar.model, .navigation), (toolbar.model, .tool)]
  }
}
