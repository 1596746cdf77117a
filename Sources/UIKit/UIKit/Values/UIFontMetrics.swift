public import Foundation
import LayoutModel

/// Scales fonts of one's own with the text size that the user chose.
open class UIFontMetrics: NSObject {
  private let style: Font.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle style: UIFont.TextStyle) {
    self.style = style.modelStyle
    super.init()
  }

  /// The metrics of running text.
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// A font scaled as text of the style is.
  @MainActor open func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  /// A length scaled as text of the style is, in points.
  @MainActor open func scaledValue(for value: CGFloat) -> CGFloat {
    let category = UIScreen.main.contentSizeCategory
    let now = Font.preferredFont(forTextStyle: style, compatibleWith: category).pointSize
    return value * CGFloat(now / Font.preferredFont(forTextStyle: style).pointSize)
  }
}
