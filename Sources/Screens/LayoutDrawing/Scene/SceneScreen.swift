package import LayoutModel
package import Simulation

/// The device around a scene.
package struct SceneScreen: Sendable {
  package var device: Device
  package var orientation: Orientation
  /// The screen's size as it is held; the window may be narrower.
  package var size: Size
  /// The height of the status bar; 0 where it is hidden.
  package var statusBarHeight: Double
  /// The rectangle that the software keyboard covers.
  package var keyboard: Rect?
  /// What the keyboard's rectangle shows.
  package var keyboardFace = KeyboardFace.keys

  package init(device: Device, orientation: Orientation) {
    self.device = device
    self.orientation = orientation
    size = device.size(in: orientation)
    statusBarHeight = device.statusBarHeight[orientation].value
  }
}

extension SceneScreen {
  /// The radius of the screen's corners, in points.
  package var cornerRadius: Double { DeviceBody(device, orientation).cornerRadius }
}

/// What is drawn where a keyboard stands.
package enum KeyboardFace: Sendable {
  /// Rows of keys.
  case keys
  /// Keys in two halves, with nothing between them.
  case halves
  /// The bar of shortcuts that a hardware keyboard leaves.
  case shortcuts
  /// What the camera sees.
  case camera
}

/// The body of a device as far as the catalogue's insets show.
///
/// A screen whose safe area ends above the bottom edge has no home button; how far the safe area
/// reaches in at the top distinguishes a notch from an island and how round the corners are. The sizes of
/// bezels and housings are those of drawings, no measurements.
struct DeviceBody {
  /// What interrupts the front of a device.
  enum Housing {
    case none
    case homeButton
    case notch
    case island
  }

  /// Where the device's own top lies as it is held.
  enum Edge {
    case top
    case left
    case bottom
    case right
  }

  let housing: Housing
  let top: Edge
  /// The radius of the screen's corners.
  let cornerRadius: Double
  /// What the body adds to the screen on each side.
  let bezel: EdgeInsets

  /// The safe area's top inset from which on phones have an island, in points.
  private static let islandInset = 59.0

  init(_ device: Device, _ orientation: Orientation) {
    let insets = device.safeAreaInsets.portrait.value
    let isPhone = device.idiom == .phone
    let hasHomeButton = insets.bottom == 0
    switch (hasHomeButton, isPhone) {
    case (true, _):
      housing = .homeButton
      cornerRadius = 0
    case (false, true):
      housing = insets.top >= DeviceBody.islandInset ? .island : .notch
      cornerRadius = insets.top >= DeviceBody.islandInset ? 54 : 40
    case (false, false):
      housing = .none
      cornerRadius = 18
    }
    top =
      switch orientation {
      case .portrait: .top
      case .portraitUpsideDown: .bottom
      case .landscapeLeft: .left
      case .landscapeRight: .right
      }
    let side: Double = isPhone ? 12 : 22
    let end: Double = hasHomeButton ? (isPhone ? 68 : 64) : side
    bezel =
      top == .top || top == .bottom
      ? EdgeInsets(top: end, left: side, bottom: end, right: side)
      : EdgeInsets(top: side, left: end, bottom: side, right: end)
  }
}
