extension Font {
  /// What a text is for; its size follows from it and the user's wish.
  public enum TextStyle: Int, Hashable, Sendable, CaseIterable {
    /// The title of a screen.
    case largeTitle = 0
    /// A title of the first level.
    case title1 = 1
    /// A title of the second level.
    case title2 = 2
    /// A title of the third level.
    case title3 = 3
    /// A heading; semibold.
    case headline = 4
    /// Running text.
    case body = 5
    /// A remark.
    case callout = 6
    /// A heading of the second level.
    case subheadline = 7
    /// A note.
    case footnote = 8
    /// The text below a picture.
    case caption1 = 9
    /// Smaller text below a picture.
    case caption2 = 10

    /// The point sizes from extra small to the largest accessibility size, as Apple's guidelines
    /// on typography list them.
    fileprivate var pointSizes: [12 of Double] {
      switch self {
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      }
    }
  }

  /// The system's font for a purpose, at the size the user wants.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith category: ContentSizeCategory = .large
  ) -> Font {
    var font = Font.system(
      style.pointSizes[category.rawValue], weight: style == .headline ? .semibold : .regular)
    font.textStyle = style
    return font
  }

  /// What lies between two lines of the font besides their height, in points.
  ///
  /// Apple's guidelines on typography list how far lines of the text styles lie apart, by point size,
  /// and lines that wrap in stored frames do; other fonts have nothing between their lines.
  public var interlineSpacing: Double {
    guard textStyle != nil else { return 0 }
    let lineHeight = SystemFontMetrics().lineMetrics(of: self).height
    return max(Font.lineDistance(at: pointSize) - lineHeight, 0)
  }

  /// How far baselines of a text style lie apart, as the guidelines list it.
  private static func lineDistance(at pointSize: Double) -> Double {
    let distance: Double =
      switch pointSize {
      case ..<12: 2
      case ..<13: 4
      case ..<22: 5
      case ..<30: 6
      case ..<38: 7
      case ..<46: 8
      case ..<54: 9
      default: 10
      }
    return pointSize + distance
  }

  /// The font at the size the user wants; the font itself where it is for no particular purpose.
  public func adjusted(to category: ContentSizeCategory) -> Font {
    guard let textStyle else { return self }
    var font = self
    font.pointSize = textStyle.pointSizes[category.rawValue]
    return font
  }
}
