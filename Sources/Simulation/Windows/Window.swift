public import AutoLayoutEngine
public import LayoutModel
public import LinearConstraints

/// A window of an application on a device: it gives a view controller's tree its size and safe
/// area, and hosts the layout engine.
///
/// What the system changes together, as on a rotation, is one batch: nothing is laid out before
/// ``layoutIfNeeded()``. A window belongs to one queue.
public final class Window {
  /// The device it is on.
  public let device: Device
  /// How the device is held.
  public private(set) var orientation: Orientation
  /// The controller at the top.
  public let rootViewController: ViewController
  /// The engine that lays out the tree.
  public let engine: LayoutEngine
  /// Where the software keyboard is.
  public internal(set) var keyboard: Keyboard = .hidden

  /// Whether the application hides the status bar.
  public var isStatusBarHidden = false {
    didSet { if isStatusBarHidden != oldValue { applyEnvironment() } }
  }

  /// The window's width beside another application's; nil over the whole screen.
  public private(set) var multitaskingWidth: Double?

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
    self.orientation = orientation
    self.rootViewController = rootViewController
    rootViewController.view.frame = Rect(origin: .zero, size: device.size(in: orientation))
    engine = LayoutEngine(
      root: rootViewController.view, solver: solver, scale: device.scale.value)
    rootViewController.move(to: self)
    applyEnvironment()
  }

  /// The window's size, in points.
  public var size: Size {
    var size = device.size(in: orientation)
    if let multitaskingWidth { size.width = multitaskingWidth }
    return size
  }

  /// The safe area of the window, before any bar of a view controller.
  public var safeAreaInsets: EdgeInsets {
    device.safeAreaInsets(in: orientation, isStatusBarHidden: isStatusBarHidden)
  }

  /// The height of a bar as the device is held now.
  func barHeight(_ bar: KeyPath<Device, Oriented<Sourced<Double>>>) -> Double {
    device[keyPath: bar][orientation].value
  }

  // MARK: Changes

  /// Turns the device; bounds, safe area, margins, bars and keyboard follow in one batch.
  public func rotate(to newOrientation: Orientation) {
    guard newOrientation != orientation else { return }
    transition(to: newOrientation, width: nil)
  }

  /// Gives the window another width beside another application's; nil gives it the whole screen.
  public func resize(toWidth width: Double?) {
    guard width != multitaskingWidth else { return }
    transition(to: orientation, width: width)
  }

  private func transition(to newOrientation: Orientation, width: Double?) {
    var newSize = device.size(in: newOrientation)
    if let width { newSize.width = width }
    for controller in rootViewController.hierarchy { controller.viewWillTransition(to: newSize) }
    orientation = newOrientation
    multitaskingWidth = width
    applyEnvironment()
    if keyboard != .hidden { placeKeyboard() }
  }

  /// Switches the reading direction of the interface.
  public func setLayoutDirection(_ direction: LayoutDirection) {
    engine.layoutDirection = direction
  }

  /// Scrolls a view of the window; the next layout then calls its `layoutSubviews`, as UIKit does.
  public func scroll(_ scrollView: ScrollView, to offset: Point) {
    guard offset != scrollView.contentOffset else { return }
    scrollView.contentOffset = offset
    scrollView.setNeedsLayout()
  }

  /// Brings all frames up to date.
  public func layoutIfNeeded() {
    engine.layoutIfNeeded()
  }

  /// Gives the tree the window's size and safe area.
  private func applyEnvironment() {
    let root = rootViewController.view
    root.frame = Rect(origin: .zero, size: size)
    let controllers = rootViewController.hierarchy
    for controller in controllers {
      controller.updateSystemMargins()
      controller.layOutBars()
    }
    // The engine would find out in its first round; told now, the bars cost no second one.
    engine.safeAreaInsets = safeAreaInsets
    root.propagateSafeArea(safeAreaInsets)
    for controller in controllers { controller.updateLayoutSupports() }
  }
}
