public import Foundation
import LayoutModel

/// What describes a font: its typeface, size and traits.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// Traits of a typeface; of them bold is measured, the rest is kept.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit has them.
    public let rawValue: UInt32

    /// Creates traits from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// In italics.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold, which is semibold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// With characters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The design of the system's font; without effect: all are measured as the default.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the design.
    public var rawValue: String

    /// Creates a design from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The ordinary one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With characters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The model's font.
  let model: Font
  /// The traits.
  public let symbolicTraits: SymbolicTraits

  init(_ model: Font, _ traits: SymbolicTraits = []) {
    self.model = model
    symbolicTraits = traits
    super.init()
  }

  /// The size, in points.
  open var pointSize: CGFloat { CGFloat(model.pointSize) }

  /// What describes the system's font for a purpose, at the size that the user chose.
  @MainActor public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// The same typeface with traits.
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    guard traits.contains(.traitBold) else { return UIFontDescriptor(model, traits) }
    let bold = UIFont.systemFont(ofSize: pointSize, weight: .semibold).model
    return UIFontDescriptor(model.name == nil ? bold : model, traits)
  }

  /// The same typeface in another design; measured as it was.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  /// The same typeface at another size.
  open func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(UIFont(model).withSize(size).model, symbolicTraits)
  }
}
