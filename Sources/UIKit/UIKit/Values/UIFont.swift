public import Foundation
package import LayoutModel

/// A typeface at a size.
open class UIFont: NSObject, @unchecked Sendable {
  /// How heavy the strokes are, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number; 0 is regular.
    public var rawValue: CGFloat

    /// Creates a weight from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The lightest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Regular.
    public static let regular = Weight(rawValue: 0)
    /// Medium.
    public static let medium = Weight(rawValue: 0.23)
    /// Semibold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavy.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest.
    public static let black = Weight(rawValue: 0.62)

    fileprivate var modelWeight: Font.Weight {
      switch rawValue {
      case ..<(-0.2): .light
      case ..<0.1: .regular
      case ..<0.27: .medium
      case ..<0.35: .semibold
      default: .bold
      }
    }
  }

  /// What a text is for; its size follows from it and from the text size that the user chose.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the style.
    public var rawValue: String

    /// Creates a style from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The title of a screen.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading; semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A heading of the second level.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A note.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The text below a picture.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Smaller text below a picture.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    var modelStyle: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption1
      case .caption2: .caption2
      default: .body
      }
    }
  }

  /// The model's font.
  package let model: Font

  package init(_ model: Font) {
    self.model = model
    super.init()
  }

  /// Creates a font of a family or face; nil, as there are no fonts, for an empty name.
  public convenience init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    self.init(Font(name: name, size: Double(size)))
  }

  /// The system's font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(Double(size), weight: weight.modelWeight))
  }

  /// The system's font in bold, which is semibold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .semibold)
  }

  /// The system's font in italics; measured as upright.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size) }

  /// The system's font with digits of one width; measured as the ordinary one.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// The system's font with characters of one width; measured as the ordinary one.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// The system's font for a purpose, at the size that the user chose.
  @MainActor public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(
      .preferredFont(
        forTextStyle: style.modelStyle,
        compatibleWith: UIScreen.main.contentSizeCategory))
  }

  /// The system's font for a purpose, at the size that some traits ask for.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    let category = traits?.preferredContentSizeCategory.modelCategory ?? .large
    return UIFont(.preferredFont(forTextStyle: style.modelStyle, compatibleWith: category))
  }

  /// The same typeface at another size.
  open func withSize(_ size: CGFloat) -> UIFont {
    var font = model
    font.pointSize = Double(size)
    return UIFont(font)
  }

  /// Creates the font that a descriptor describes; 0 for the descriptor's own size.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    var font = descriptor.model
    if size > 0 { font.pointSize = Double(size) }
    self.init(font)
  }

  /// What describes the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(model) }

  /// The name of the face.
  open var fontName: String { model.name ?? ".SFUI-Regular" }
  /// The name of the family.
  open var familyName: String { model.name ?? ".AppleSystemUIFont" }
  /// The height of the em square, in points.
  open var pointSize: CGFloat { CGFloat(model.pointSize) }

  private var lineMetrics: LineMetrics { SystemFontMetrics().lineMetrics(of: model) }

  /// From the baseline to the top of a line, in points.
  open var ascender: CGFloat { CGFloat(lineMetrics.ascent) }
  /// From the baseline to the bottom of a line, in points; negative.
  open var descender: CGFloat { CGFloat(-lineMetrics.descent) }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { CGFloat(lineMetrics.height) }
  /// What lies between two lines, in points.
  open var leading: CGFloat { 0 }

  /// The size of labels, in points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of buttons, in points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of the system's text, in points.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of the system's small text, in points.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// Whether `object` is the same typeface at the same size.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.model == model }

  /// The hash of typeface and size.
  open override var hash: Int { model.hashValue }
}
