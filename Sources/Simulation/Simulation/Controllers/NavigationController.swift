public import LayoutModel

/// A container with a navigation bar at the top and, when asked for, a tool bar at the bottom.
///
/// Both are translucent: the child's view fills the container and its safe area ends at the bars.
public final class NavigationController: ViewController {
  /// The bar, from the bottom of the status bar down.
  public let navigationBar = View()
  /// The bar at the bottom, home indicator's room included.
  public let toolbar = View()

  /// Whether the navigation bar is away; it is there by default.
  public var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { layOutBars() } }
  }

  /// Whether the navigation bar shows a large title; off by default.
  public var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { layOutBars() } }
  }

  /// Whether the tool bar is away; it is by default.
  public var isToolbarHidden = true {
    didSet { if isToolbarHidden != oldValue { layOutBars() } }
  }

  /// Creates a container around a controller.
  public init(rootViewController: ViewController) {
    super.init()
    navigationBar.accessibilityIdentifier = "navigationBar"
    toolbar.accessibilityIdentifier = "toolBar"
    addChild(rootViewController)
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    layOutBars()
  }

  public override func layOutBars() {
    layOut(
      navigationBar: navigationBar, isHidden: isNavigationBarHidden,
      hasLargeTitle: prefersLargeTitles, toolbar: toolbar, isToolbarHidden: isToolbarHidden)
  }

  public override var bars: [(view: View, kind: BarKind)] {
    [(navigationBar, .navigation), (toolbar, .tool)]
  }

  public override var isNavigationContainer: Bool { true }
}

extension ViewController {
  /// Places the bars of a navigation container, and insets its children by them.
  package final func layOut(
    navigationBar: View, isHidden: Bool, hasLargeTitle: Bool, toolbar: View, isToolbarHidden: Bool
  ) {
    let insets = view.safeAreaInsets
    let size = view.bounds.size
    var top = 0.0
    var bottom = 0.0
    if let window {
      let title = hasLargeTitle ? window.barHeight(\.largeTitleHeight) : 0
      if !isHidden { top = window.barHeight(\.navigationBarHeight) + title }
      if !isToolbarHidden { bottom = window.barHeight(\.toolbarHeight) }
    }
    navigationBar.isHidden = isHidden
    toolbar.isHidden = isToolbarHidden
    navigationBar.frame = Rect(x: 0, y: insets.top, width: size.width, height: top)
    toolbar.frame = Rect(
      x: 0, y: size.height - insets.bottom - bottom, width: size.width,
      height: isToolbarHidden ? 0 : bottom + insets.bottom)
    for child in children { child.containerInsets = EdgeInsets(top: top, bottom: bottom) }
  }
}
