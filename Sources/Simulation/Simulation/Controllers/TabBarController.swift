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

  public override func layOutBars() { layOut(tabBar: tabBar, isHidden: isTabBarHidden) }

  public override var bars: [(view: View, kind: BarKind)] { [(tabBar, .tab)] }
}

extension ViewController {
  /// Places the bar of a tab container, and insets its children by it.
  package final func layOut(tabBar: View, isHidden: Bool) {
    let insets = view.safeAreaInsets
    let size = view.bounds.size
    let height = isHidden ? 0 : (window?.barHeight(\.tabBarHeight) ?? 0)
    tabBar.isHidden = isHidden
    tabBar.frame = Rect(
      x: 0, y: size.height - insets.bottom - height, width: size.width,
      height: isHidden ? 0 : height + insets.bottom)
    for child in children { child.containerInsets = EdgeInsets(bottom: height) }
  }
}
