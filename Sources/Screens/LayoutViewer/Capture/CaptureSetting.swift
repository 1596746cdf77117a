package import LayoutModel
package import Simulation

/// How a root of a document is laid out to be looked at.
package struct CaptureSetting: Hashable, Sendable {
  /// The device; nil for the document's canvas.
  package var device: Device?
  /// How the device is held.
  package var orientation = Orientation.portrait
  /// How large the user wants text; nil for the sizes that the document stores.
  package var textSize: ContentSizeCategory?
  /// The reading direction of the interface.
  package var direction = LayoutDirection.leftToRight
  /// A width in place of the device's or the canvas's, in points.
  package var width: Double?

  /// The document's canvas.
  package init() {}

  /// A device.
  package init(_ device: Device, _ orientation: Orientation) {
    self.device = device
    self.orientation = orientation
  }
}
