/// A table that stands in for the system's font, which is not free.
///
/// The heights are those that Interface Builder documents show: ascent 0.952 and descent 0.241 of
/// the point size, so a line box of 1.193, which rounded up to the pixel gives 20.5 points for size
/// 17 at two pixels a point, and 20.33 at three. The widths of Latin letters are those of a common
/// grotesque; they come to within a few per cent of the system's font and are no measurement of it.
/// Other alphabetic scripts have the widths of an average letter, East Asian characters are as wide
/// as they are high, and combining marks have no width.
///
/// For exact widths use ``TrueTypeFontMetrics`` or a ``TextMeasurer`` of one's own.
public struct SystemFontMetrics: FontMetrics {
  /// Creates the table.
  public init() {}

  /// The heights of a line: fixed shares of the point size, whatever the face.
  public func lineMetrics(of font: Font) -> LineMetrics {
    LineMetrics(ascent: 0.952 * font.pointSize, descent: 0.241 * font.pointSize)
  }

  /// The width from the table, wider in heavy faces.
  public func advance(of scalar: Unicode.Scalar, in font: Font) -> Double {
    let width = SystemFontMetrics.thousandths(of: scalar) * font.pointSize / 1000
    // Heavier strokes widen letters; East Asian characters keep their square.
    return font.weight >= .semibold && !scalar.isEastAsianWide ? width * 1.06 : width
  }

  /// Advance widths in thousandths of the point size.
  private static func thousandths(of scalar: Unicode.Scalar) -> Double {
    if let index = FaceWidths.index(of: scalar) { return Double(latinWidths[index]) }
    let value = scalar.value
    if value < 0x20 { return value == 0x09 ? 4 * 278 : 0 }
    if scalar.isEastAsianWide { return 1000 }
    switch value {
    case 0xA0, 0xB7, 0x2009: return 278
    case 0xAD, 0x200B: return 0
    case 0x2013: return 556
    case 0x2014, 0x2026, 0x2122: return 1000
    case 0x2018, 0x2019: return 222
    case 0x201C, 0x201D: return 333
    case 0x2022: return 350
    case 0xA9, 0xAE: return 737
    default: break
    }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return 0
    case .uppercaseLetter, .titlecaseLetter: return 667
    default: return properties.isEmojiPresentation ? 1000 : 556
    }
  }

  private static let latinWidths: [95 of UInt16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
}
