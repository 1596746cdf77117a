public import LayoutModel

/// Manages one view that fills a window or a container, and is notified of what the system does to it.
///
/// Callbacks come in UIKit's order: on a rotation `willTransition(to:)` and `viewWillTransition(to:)`
/// before the size changes, `sizeClassesDidChange(from:)`, `viewSafeAreaInsetsDidChange()` when the
/// insets did, then `viewWillLayoutSubviews()` and `viewDidLayoutSubviews()` around each layout of
/// the view.
open class ViewController {
  /// The view; it follows the size of its superview.
  public package(set) final var view: View
  /// The container that holds this controller.
  public internal(set) final weak var parent: ViewController?
  /// The controllers that this one holds.
  public private(set) final var children: [ViewController] = []
  /// The window, once the controller is in one.
  public internal(set) final weak var window: Window?

  private var topGuide: LayoutSupport?
  private var bottomGuide: LayoutSupport?

  /// Insets that the container adds to the safe area, for its bars.
  package final var containerInsets: EdgeInsets = .zero {
    didSet { applyAdditionalInsets() }
  }

  /// Creates a controller with an empty view.
  public init() {
    let controllerView = ControllerView()
    controllerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = controllerView
    controllerView.controller = self
  }

  /// Creates a controller of a view that is not this module's.
  ///
  /// The view calls ``performSafeAreaChange()`` and ``performLayout(_:)``.
  package init(view: View) {
    self.view = view
  }

  // MARK: Safe area and margins

  /// Insets that the application adds to the safe area of the view, in points.
  public final var additionalSafeAreaInsets: EdgeInsets = .zero {
    didSet { applyAdditionalInsets() }
  }

  /// Whether the view's margins are at least the system's; on by default.
  public final var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { updateSystemMargins() }
  }

  /// The margins that the system asks for: 16 on the sides below 414 points of width, else 20.
  ///
  /// See ``systemSideMargin(width:)``.
  public final var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    let side = ViewController.systemSideMargin(width: view.frame.width)
    return DirectionalEdgeInsets(leading: side, trailing: side)
  }

  /// The system's margin at the sides of a controller's view or a table of a width, in points.
  ///
  /// On 320 and 375 points it is 16, and 20 on 414 and more, on root views in 650 public Interface
  /// Builder documents. Phones of 390 and 393 points have 16: in 11 constraints of such documents from
  /// five repositories, and in frames that a layout library's tests recorded on iOS.
  package static func systemSideMargin(width: Double) -> Double { width < 414 ? 16 : 20 }

  private func applyAdditionalInsets() {
    view.additionalSafeAreaInsets = containerInsets + additionalSafeAreaInsets
  }

  /// Sets the root view's margins by its width.
  final func updateSystemMargins() {
    let margins = systemMinimumLayoutMargins.resolved(
      for: view.effectiveUserInterfaceLayoutDirection)
    view.defaultLayoutMargins = viewRespectsSystemMinimumLayoutMargins ? margins : .zero
  }

  // MARK: Scroll views

  /// Whether the scroll view that the controller shows is inset by bars above and below however small
  /// its content is, within a navigation container; on by default.
  ///
  /// It is the controller's view, or the first one in that, as in UIKit since iOS 7.
  public final var automaticallyAdjustsScrollViewInsets = true {
    didSet { updateContentScrollView() }
  }

  private weak var contentScrollView: ScrollView?

  private func updateContentScrollView() {
    let containers = sequence(first: self) { $0.parent }
    let isInNavigation = containers.contains { $0.isNavigationContainer }
    var found: ScrollView?
    if automaticallyAdjustsScrollViewInsets, isInNavigation, !isNavigationContainer {
      let content = view.subviews.first { !($0 is LayoutSupport) }
      found = view as? ScrollView ?? content as? ScrollView
    }
    if let contentScrollView, contentScrollView !== found {
      contentScrollView.isContentOfNavigation = false
    }
    contentScrollView = found
    found?.isContentOfNavigation = true
  }

  // MARK: Top and bottom layout guides

  /// The space that bars cover at the top, as a hidden view; its `length` is 0 outside a window.
  public final var topLayoutGuide: LayoutSupport {
    if let topGuide { return topGuide }
    let guide = LayoutSupport(edge: .top)
    topGuide = guide
    view.addSubview(guide)
    guide.update(in: view)
    return guide
  }

  /// The space that bars cover at the bottom, as a hidden view.
  public final var bottomLayoutGuide: LayoutSupport {
    if let bottomGuide { return bottomGuide }
    let guide = LayoutSupport(edge: .bottom)
    bottomGuide = guide
    view.addSubview(guide)
    guide.update(in: view)
    return guide
  }

  /// Moves the guides to where the safe area of the view now ends.
  final func updateLayoutSupports() {
    topGuide?.update(in: view)
    bottomGuide?.update(in: view)
  }

  // MARK: Containment

  /// Takes in a controller.
  ///
  /// - Parameters:
  ///   - child: One without a container.
  ///   - insertsView: Whether its view fills this one's; else the application places it somewhere below.
  public final func addChild(_ child: ViewController, insertsView: Bool = true) {
    precondition(child.parent == nil, "the controller has a container already")
    children.append(child)
    child.parent = self
    if let window { child.move(to: window) }
    guard insertsView else { return }
    child.view.frame = view.bounds
    view.insertSubview(child.view, at: 0)
  }

  /// Gives a controller up, whose view the caller takes out of the hierarchy.
  package final func removeChild(_ child: ViewController) {
    guard child.parent === self else { return }
    children.removeAll { $0 === child }
    child.parent = nil
    child.containerInsets = .zero
    child.move(to: nil)
  }

  /// Gives the controller and those it holds to a window.
  final func move(to newWindow: Window?) {
    window = newWindow
    for child in children { child.move(to: newWindow) }
  }

  /// This controller and all that it holds, containers first.
  final var hierarchy: [ViewController] { [self] + children.flatMap(\.hierarchy) }

  // MARK: For subclasses to override

  /// The window's size classes are about to change; comes before ``viewWillTransition(to:)``.
  open func willTransition(to sizeClasses: SizeClasses) {}

  /// The window's size classes have changed; comes before the layout for the new ones.
  open func sizeClassesDidChange(from previous: SizeClasses) {}

  /// The window is about to change its size, or to rotate.
  open func viewWillTransition(to size: Size) {}

  /// The safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// The view laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Places bars and sets the children's additional safe areas by how far they reach in.
  open func layOutBars() {}

  /// The window has another size; called for its root controller, when all is in place for layout.
  open func windowDidResize() {}

  /// The window was laid out; called for its root controller.
  open func windowDidLayOut() {}

  /// The keyboard of the window came, went or moved; called for the window's root controller.
  open func keyboardDidChange() {}

  /// The bars that the controller places.
  open var bars: [(view: View, kind: BarKind)] { [] }

  /// Whether the controller shows one of those it holds between a navigation and a tool bar.
  open var isNavigationContainer: Bool { false }

  // MARK: What the view passes on

  /// Follows a change of the view's safe area.
  package final func performSafeAreaChange() {
    updateLayoutSupports()
    layOutBars()
    viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
  }

  /// Takes part in the layout of the view's subviews.
  package final func performLayout(_ layOutSubviews: () -> Void) {
    viewWillLayoutSubviews()
    updateSystemMargins()
    updateLayoutSupports()
    layOutBars()
    updateContentScrollView()
    layOutSubviews()
    viewDidLayoutSubviews()
  }
}
