public import Foundation
import LayoutModel
package import Simulation

/// The screen of a device: of the one that a window was last shown on in the simulator, else of an
/// iPhone 15.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  /// The screen.
  public static let main = UIScreen()

  /// The device of the screen.
  package private(set) final var device: Device
  /// How the device is held.
  package private(set) final var orientation = Orientation.portrait
  final var contentSizeCategory = ContentSizeCategory.large
  final var layoutDirection = LayoutDirection.leftToRight

  override init() {
    guard let device = DeviceCatalog.device(named: "iphone-15") ?? DeviceCatalog.devices.first
    else { preconditionFailure("the catalogue of devices is empty") }
    self.device = device
    super.init()
  }

  /// Makes the screen that of a device on which a window comes up: with the text size and the reading
  /// direction that the window's engine begins with, whatever an earlier window had.
  package final func begin(_ device: Device, _ orientation: Orientation) {
    show(device, orientation)
    contentSizeCategory = .large
    layoutDirection = .leftToRight
  }

  /// Makes the screen that of a device.
  final func show(_ device: Device, _ orientation: Orientation) {
    self.device = device
    self.orientation = orientation
  }

  /// The rectangle of the screen as the device is held, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: CGSize(device.size(in: orientation))) }
  /// The rectangle of the screen with the device upright, in pixels.
  open var nativeBounds: CGRect {
    let size = device.size.value
    return CGRect(
      x: 0, y: 0, width: size.width * device.scale.value, height: size.height * device.scale.value)
  }
  /// Pixels a point.
  open var scale: CGFloat { CGFloat(device.scale.value) }
  /// Pixels a point.
  open var nativeScale: CGFloat { scale }
  /// The most frames that the display shows in a second.
  open var maximumFramesPerSecond: Int { Int(device.refreshRate.value) }

  /// The traits of a window over the whole screen.
  open var traitCollection: UITraitCollection {
    let width = device.size(in: orientation).width
    return UITraitCollection(
      device, device.sizeClasses(in: orientation, width: width), contentSizeCategory,
      layoutDirection, .light)
  }

  /// The traits changed; never called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// The device.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The device of the main screen.
  public static let current = UIDevice()

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.device.idiom == .phone ? .phone : .pad
  }
  /// The name in the shop.
  open var name: String { UIScreen.main.device.name }
  /// The kind of device, as text.
  open var model: String { userInterfaceIdiom == .phone ? "iPhone" : "iPad" }
  /// The name of the system.
  open var systemName: String { "iOS" }
  /// The version of the system whose layout is modelled.
  open var systemVersion: String { "18.0" }
}

/// The application, as far as libraries ask for it.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The application.
  public static let shared = UIApplication()

  /// The reading direction of the interface.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIUserInterfaceLayoutDirection(UIScreen.main.layoutDirection)
  }

  /// The text size that the user chose.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(UIScreen.main.contentSizeCategory)
  }
}
