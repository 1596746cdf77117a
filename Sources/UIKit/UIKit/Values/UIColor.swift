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

  /// The system's colour of a name, in light appearance, its opacity to two digits as published.
  private static func system(_ name: String) -> UIColor {
    guard let color = DisplayColor.system(named: name) else {
      preconditionFailure("the system has no colour \(name)")
    }
    func part(_ shift: UInt32) -> CGFloat { CGFloat(color.light >> shift & 0xFF) / 255 }
    return UIColor(
      red: part(24), green: part(16), blue: part(8), alpha: (part(0) * 100).rounded() / 100)
  }

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
  public static let systemRed = system("systemRed")
  /// The system's orange.
  public static let systemOrange = system("systemOrange")
  /// The system's yellow.
  public static let systemYellow = system("systemYellow")
  /// The system's green.
  public static let systemGreen = system("systemGreen")
  /// The system's mint.
  public static let systemMint = system("systemMint")
  /// The system's teal.
  public static let systemTeal = system("systemTeal")
  /// The system's cyan.
  public static let systemCyan = system("systemCyan")
  /// The system's blue.
  public static let systemBlue = system("systemBlue")
  /// The system's indigo.
  public static let systemIndigo = system("systemIndigo")
  /// The system's purple.
  public static let systemPurple = system("systemPurple")
  /// The system's pink.
  public static let systemPink = system("systemPink")
  /// The system's brown.
  public static let systemBrown = system("systemBrown")
  /// The system's grey.
  public static let systemGray = system("systemGray")
  /// The second of the system's greys, towards white.
  public static let systemGray2 = system("systemGray2")
  /// The third of the system's greys, towards white.
  public static let systemGray3 = system("systemGray3")
  /// The fourth of the system's greys, towards white.
  public static let systemGray4 = system("systemGray4")
  /// The fifth of the system's greys, towards white.
  public static let systemGray5 = system("systemGray5")
  /// The sixth of the system's greys, towards white.
  public static let systemGray6 = system("systemGray6")
  /// The colour of text.
  public static let label = system("label")
  /// The colour of less important text.
  public static let secondaryLabel = system("secondaryLabel")
  /// The colour of still less important text.
  public static let tertiaryLabel = system("tertiaryLabel")
  /// The colour of the least important text.
  public static let quaternaryLabel = system("quaternaryLabel")
  /// The colour of text in place of what is not entered yet.
  public static let placeholderText = system("placeholderText")
  /// The colour of links.
  public static let link = system("link")
  /// The colour of lines between things.
  public static let separator = system("separator")
  /// The colour of opaque lines between things.
  public static let opaqueSeparator = system("opaqueSeparator")
  /// The background of a screen.
  public static let systemBackground = system("systemBackground")
  /// The background of what is grouped within a screen.
  public static let secondarySystemBackground = system("secondarySystemBackground")
  /// The background of what is grouped within a group.
  public static let tertiarySystemBackground = system("tertiarySystemBackground")
  /// The background of a screen of groups.
  public static let systemGroupedBackground = system("systemGroupedBackground")
  /// The background of a group.
  public static let secondarySystemGroupedBackground = system("secondarySystemGroupedBackground")
  /// The background of a group within a group.
  public static let tertiarySystemGroupedBackground = system("tertiarySystemGroupedBackground")
  /// The fill of large shapes.
  public static let systemFill = system("systemFill")
  /// The fill of middle-sized shapes.
  public static let secondarySystemFill = system("secondarySystemFill")
  /// The fill of small shapes.
  public static let tertiarySystemFill = system("tertiarySystemFill")
  /// The colour of what can be tapped.
  public static let tintColor = system("tint")
}
