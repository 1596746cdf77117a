public import LayoutModel

/// A container with a tab bar at the bottom; only the selected child is in the hierarchy.
///
/// The bar is translucent: the child's view fills the container and its safe area ends at the bar.
public final class TabBarController: ViewController {
  /// The bar, home indicator's room included.
  public let tabBar = View()

  /// Whether the tab bar is away; it is there by default.
  public var isTabBarHidden = false {
    didSet { if isTabBarHidden != oldValue { layOutBars() } }
  }

  /// Creates a container that shows a controller.
  public init(selectedViewController: ViewController) {
    super.init()
    tabBar.accessibilityIdentifier = "tabBar"
    addChild(selectedViewController)
    view.addSubview(tabBar)
    layOutBars()
  }

  override func layOutBars() {
    let insets = view.safeAreaInsets
    let size = view.bounds.size
    let height = isTabBarHidden ? 0 : (window?.barHeight(\.tabBarHeight) ?? 0)
    tabBar.isHidden = isTabBarHidden
    tabBar.frame = Rect(
      x: 0, y: size.height - insets.bottom - height, width: size.width,
      height: isTabBarHidden ? 0 : height + insets.bottom)
    for child in children { child.containerInsets = EdgeInsets(bottom: height) }
  }
}
