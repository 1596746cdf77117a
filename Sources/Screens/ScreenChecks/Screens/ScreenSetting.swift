package import InterfaceBuilder
package import LayoutModel
import ScenarioEngine
import Simulation

/// What a root is laid out with: a configuration of a matrix, or any values between.
package struct ScreenSetting: Hashable, Sendable {
  /// The screen; nil for the size that the document stores.
  package var screen: LayoutScreen?
  /// One side of the screen, or of the canvas, that has another length; nil for none.
  package var side: Side?
  /// The height of the docked keyboard, in points.
  package var keyboardHeight = 0.0
  /// How large the user wants text.
  package var textSize = ContentSizeCategory.large
  /// The reading direction of the interface.
  package var direction = LayoutDirection.leftToRight
  /// Whether every text stands twice.
  package var isDoubled = false
  /// Whether the solver is asked for ambiguity and tie-breaks, which takes most of the time.
  package var asksSolver = false

  /// Whether constraints are looked for that decide nothing.
  package var asksForIdle = false
  /// The constraints among which they are looked for, as indices; nil for all.
  package var idleCandidates: Set<Int>?

  /// A side of a screen and its length.
  package struct Side: Hashable, Sendable {
    /// The axis along which it lies.
    package var axis: LayoutAxis
    /// Its length, in points.
    package var length: Double

    /// A size with this side.
    package func applied(to size: Size) -> Size {
      var size = size
      switch axis {
      case .horizontal: size.width = length
      case .vertical: size.height = length
      }
      return size
    }
  }

  /// The setting of a configuration.
  package init(_ configuration: ScreenConfiguration, in matrix: ScreenMatrix) {
    textSize = configuration.textSize
    direction = configuration.direction
    isDoubled = configuration.isDoubled
    asksSolver = configuration.isPlain
    guard let index = configuration.device else { return }
    let device = matrix.devices[index]
    let orientation: Orientation = configuration.isLandscape ? .landscapeLeft : .portrait
    screen = LayoutScreen(device, orientation)
    keyboardHeight = device.keyboardHeight[orientation].value
  }
}
