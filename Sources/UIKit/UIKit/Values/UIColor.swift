public import Foundation
import LayoutModel

/// A colour.
///
/// Nothing is drawn here: it is kept and compared.
open class UIColor: NSObject, @unchecked Sendable {
  private let components: [4 of CGFloat]

  /// Creates a colour from red, green and blue, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    super.init()
  }

  /// Creates a grey from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func component(_ offset: CGFloat) -> CGFloat {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Creates the colour that a closure gives for the standard traits.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(copying: dynamicProvider(UITraitCollection()))
  }

  /// Finds a colour that was registered; nil for any other name.
  @MainActor public convenience init?(named name: String) {
    guard let color = UIColor.named[name] else { return nil }
    self.init(copying: color)
  }

  @MainActor private static var named: [String: UIColor] = [:]

  /// Gives the colour for `init(named:)`: there are no asset catalogues here.
  @MainActor public static func register(named name: String, color: UIColor) {
    named[name] = color
  }

  /// Creates the same colour as another one.
  convenience init(copying color: UIColor) {
    let parts = color.components
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// The same colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  /// The colour as pictures of layouts have it.
  var displayColor: DisplayColor {
    DisplayColor(
      red: Double(components[0]), green: Double(components[1]), blue: Double(components[2]),
      alpha: Double(components[3]))
  }

  /// Whether `object` has the same components.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return (0..<4).allSatisfy { components[$0] == other.components[$0] }
  }

  /// The hash of the components.
  open override var hash: Int { (0..<4).map { components[$0] }.hashValue }

  private static func make(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
      alpha: alpha)
  }
}

/// The named colours; those that adapt have their light values.
extension UIColor {
  /// Black.
  public static let black = make(0, 0, 0)
  /// A dark grey.
  public static let darkGray = make(85, 85, 85)
  /// A light grey.
  public static let lightGray = make(170, 170, 170)
  /// White.
  public static let white = make(255, 255, 255)
  /// A middle grey.
  public static let gray = make(128, 128, 128)
  /// Red.
  public static let red = make(255, 0, 0)
  /// Green.
  public static let green = make(0, 255, 0)
  /// Blue.
  public static let blue = make(0, 0, 255)
  /// Cyan.
  public static let cyan = make(0, 255, 255)
  /// Yellow.
  public static let yellow = make(255, 255, 0)
  /// Magenta.
  public static let magenta = make(255, 0, 255)
  /// Orange.
  public static let orange = make(255, 128, 0)
  /// Purple.
  public static let purple = make(128, 0, 128)
  /// Brown.
  public static let brown = make(153, 102, 51)
  /// No colour at all.
  public static let clear = make(0, 0, 0, 0)
  /// The system's red.
  public static let systemRed = make(255, 59, 48)
  /// The system's orange.
  public static let systemOrange = make(255, 149, 0)
  /// The system's yellow.
  public static let systemYellow = make(255, 204, 0)
  /// The system's green.
  public static let systemGreen = make(52, 199, 89)
  /// The system's mint.
  public static let systemMint = make(0, 199, 190)
  /// The system's teal.
  public static let systemTeal = make(48, 176, 199)
  /// The system's cyan.
  public static let systemCyan = make(50, 173, 230)
  /// The system's blue.
  public static let systemBlue = make(0, 122, 255)
  /// The system's indigo.
  public static let systemIndigo = make(88, 86, 214)
  /// The system's purple.
  public static let systemPurple = make(175, 82, 222)
  /// The system's pink.
  public static let systemPink = make(255, 45, 85)
  /// The system's brown.
  public static let systemBrown = make(162, 132, 94)
  /// The system's grey.
  public static let systemGray = make(142, 142, 147)
  /// The second of the system's greys, towards white.
  public static let systemGray2 = make(174, 174, 178)
  /// The third of the system's greys, towards white.
  public static let systemGray3 = make(199, 199, 204)
  /// The fourth of the system's greys, towards white.
  public static let systemGray4 = make(209, 209, 214)
  /// The fifth of the system's greys, towards white.
  public static let systemGray5 = make(229, 229, 234)
  /// The sixth of the system's greys, towards white.
  public static let systemGray6 = make(242, 242, 247)
  /// The colour of text.
  public static let label = make(0, 0, 0)
  /// The colour of less important text.
  public static let secondaryLabel = make(60, 60, 67, 0.6)
  /// The colour of still less important text.
  public static let tertiaryLabel = make(60, 60, 67, 0.3)
  /// The colour of the least important text.
  public static let quaternaryLabel = make(60, 60, 67, 0.18)
  /// The colour of text in place of what is not entered yet.
  public static let placeholderText = make(60, 60, 67, 0.3)
  /// The colour of links.
  public static let link = make(0, 122, 255)
  /// The colour of lines between things.
  public static let separator = make(60, 60, 67, 0.29)
  /// The colour of opaque lines between things.
  public static let opaqueSeparator = make(198, 198, 200)
  /// The background of a screen.
  public static let systemBackground = make(255, 255, 255)
  /// The background of what is grouped within a screen.
  public static let secondarySystemBackground = make(242, 242, 247)
  /// The background of what is grouped within a group.
  public static let tertiarySystemBackground = make(255, 255, 255)
  /// The background of a screen of groups.
  public static let systemGroupedBackground = make(242, 242, 247)
  /// The background of a group.
  public static let secondarySystemGroupedBackground = make(255, 255, 255)
  /// The background of a group within a group.
  public static let tertiarySystemGroupedBackground = make(242, 242, 247)
  /// The fill of large shapes.
  public static let systemFill = make(120, 120, 128, 0.2)
  /// The fill of middle-sized shapes.
  public static let secondarySystemFill = make(120, 120, 128, 0.16)
  /// The fill of small shapes.
  public static let tertiarySystemFill = make(118, 118, 128, 0.12)
  /// The colour of what can be tapped.
  public static let tintColor = make(0, 122, 255)
}
