public import AutoLayoutEngine
public import LayoutModel
public import LinearConstraints

/// A window of an application on a device: it gives a view controller's tree its size and safe
/// area, and hosts the layout engine.
///
/// What the system changes together, as on a rotation, is one batch: nothing is laid out before
/// ``layoutIfNeeded()``. Between ``beginTransition()`` and ``endTransition()`` changes are shown bit
/// by bit. A window belongs to one queue.
public final class Window {
  /// The device it is on.
  public let device: Device
  /// The controller at the top.
  public let rootViewController: ViewController
  /// The engine that lays out the tree.
  public private(set) var engine: LayoutEngine
  /// The controller of the sheet, while there is one or it is on its way out.
  public internal(set) var presentedViewController: ViewController?

  var state: WindowState
  var transition: WindowTransition?

  /// Creates a window and attaches the controller's tree to a new engine.
  ///
  /// - Parameters:
  ///   - device: The device it is on.
  ///   - orientation: How the device is held.
  ///   - rootViewController: A controller that no window holds.
  ///   - solver: A fresh solver, for this window alone.
  public init(
    device: Device, orientation: Orientation = .portrait, rootViewController: ViewController,
    solver: any IncrementalSolver
  ) {
    self.device = device
    self.rootViewController = rootViewController
    state = WindowState(orientation: orientation)
    rootViewController.view.frame = Rect(origin: .zero, size: device.size(in: orientation))
    engine = LayoutEngine(
      root: rootViewController.view, solver: solver, scale: device.scale.value)
    rootViewController.move(to: self)
    applyEnvironment()
  }

  /// Lays the tree out by an engine that knows nothing yet, as if the window came up as it now is.
  ///
  /// - Parameter solver: A fresh solver, for this window alone.
  package func replaceEngine(solver: any IncrementalSolver) {
    let old = engine
    old.detach()
    engine = LayoutEngine(
      root: rootViewController.view, solver: solver, scale: device.scale.value)
    engine.conflictHandler = old.conflictHandler
    engine.refusalHandler = old.refusalHandler
    engine.feedbackLoopHandler = old.feedbackLoopHandler
    engine.textMeasurer = old.textMeasurer
    engine.contentSizeCategory = old.contentSizeCategory
    engine.layoutDirection = old.layoutDirection
    engine.safeAreaInsets = old.safeAreaInsets
  }

  // MARK: State

  /// How the device is held.
  public var orientation: Orientation { state.orientation }

  /// Where the software keyboard is.
  public var keyboard: Keyboard { state.keyboard }

  /// The window's width beside another application's, in points; nil over the whole screen.
  public var multitaskingWidth: Double? { state.width }

  /// Whether the application hides the status bar.
  public var isStatusBarHidden: Bool {
    get { state.isStatusBarHidden }
    set {
      guard newValue != state.isStatusBarHidden else { return }
      state.isStatusBarHidden = newValue
      applyEnvironment()
    }
  }

  /// The window's size, in points; within a transition, the size that is shown.
  public var size: Size { shown { size(in: $0) } }

  /// The safe area of the window, before any bar of a view controller.
  public var safeAreaInsets: EdgeInsets { shown { safeAreaInsets(in: $0) } }

  /// The size classes of the window; within a transition, those at its end.
  public var sizeClasses: SizeClasses { sizeClasses(in: state) }

  /// The height of a bar as the device is held now.
  func barHeight(_ bar: KeyPath<Device, Oriented<Sourced<Double>>>) -> Double {
    shown { device[keyPath: bar][$0.orientation].value }
  }

  func size(in state: WindowState) -> Size {
    var size = device.size(in: state.orientation)
    if let width = state.width { size.width = width }
    return size
  }

  func safeAreaInsets(in state: WindowState) -> EdgeInsets {
    device.safeAreaInsets(in: state.orientation, isStatusBarHidden: state.isStatusBarHidden)
  }

  func sizeClasses(in state: WindowState) -> SizeClasses {
    device.sizeClasses(in: state.orientation, width: size(in: state).width)
  }

  /// A value as it is shown: within a transition, on its way from the start.
  func shown<Value: Interpolable>(_ value: (WindowState) -> Value) -> Value {
    guard let transition else { return value(state) }
    return value(transition.start).interpolated(to: value(state), at: transition.progress)
  }

  // MARK: Changes

  /// Turns the device; bounds, safe area, margins, bars and keyboard follow in one batch.
  ///
  /// A window beside another one takes the width that is nearest to its share of the screen.
  public func rotate(to newOrientation: Orientation) {
    guard newOrientation != orientation else { return }
    var new = state
    new.orientation = newOrientation
    if let width = state.width {
      new.width = device.multitaskingWidth(for: width, from: orientation, to: newOrientation)
    }
    resize(to: new)
  }

  /// Gives the window another width beside another application's; nil gives it the whole screen.
  public func resize(toWidth width: Double?) {
    guard width != multitaskingWidth else { return }
    var new = state
    new.width = width
    resize(to: new)
  }

  private func resize(to newState: WindowState) {
    let old = sizeClasses
    let new = sizeClasses(in: newState)
    let controllers = controllers
    if new != old { for controller in controllers { controller.willTransition(to: new) } }
    let newSize = size(in: newState)
    for controller in controllers { controller.viewWillTransition(to: newSize) }
    state = newState
    if new != old { for controller in controllers { controller.sizeClassesDidChange(from: old) } }
    applyEnvironment()
    rootViewController.windowDidResize()
  }

  /// Switches the reading direction of the interface.
  public func setLayoutDirection(_ direction: LayoutDirection) {
    engine.layoutDirection = direction
  }

  /// Scrolls a view of the window; the next layout then calls its `layoutSubviews`, as UIKit does.
  public func scroll(_ scrollView: ScrollView, to offset: Point) {
    scrollView.contentOffset = offset
  }

  /// Brings all frames up to date.
  public func layoutIfNeeded() {
    engine.layoutIfNeeded()
    rootViewController.windowDidLayOut()
  }

  /// All controllers of the window, containers before those they hold, the sheet's last.
  var controllers: [ViewController] {
    rootViewController.hierarchy + (presentedViewController?.hierarchy ?? [])
  }

  /// Gives the tree the window's size and safe area, and the keyboard its place.
  package func applyEnvironment() {
    let root = rootViewController.view
    root.frame = Rect(origin: .zero, size: size)
    let controllers = controllers
    placeSheet()
    for controller in controllers {
      controller.updateSystemMargins()
      controller.layOutBars()
    }
    // The engine would find out in its first round; notified now, the bars cost no second one.
    engine.safeAreaInsets = safeAreaInsets
    root.propagateSafeArea(safeAreaInsets, .beforeFrames)
    for controller in controllers { controller.updateLayoutSupports() }
    if state.keyboard != .hidden || transition != nil { placeKeyboard() }
  }
}
