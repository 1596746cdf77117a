/// The measurements of a font: heights of lines, widths of characters.
///
/// ``SystemFontMetrics`` is a table, ``FittedSystemFontMetrics`` one that follows stored frames;
/// ``TrueTypeFontMetrics`` reads a font's own.
public protocol FontMetrics: Sendable {
  /// The heights of a line, in points, not rounded.
  func lineMetrics(of font: Font) -> LineMetrics

  /// How far a character moves the pen, in points; 0 for a combining mark.
  func advance(of scalar: Unicode.Scalar, in font: Font) -> Double

  /// What is added between two neighbours of a line, in points; 0 unless the metrics have kerning.
  func kerning(
    between first: Unicode.Scalar, and second: Unicode.Scalar, in font: Font
  ) -> Double
}

extension FontMetrics {
  /// Fonts without kerning: 0.
  public func kerning(
    between first: Unicode.Scalar, and second: Unicode.Scalar, in font: Font
  ) -> Double { 0 }
}

/// The heights of a line of text, in points.
public struct LineMetrics: Hashable, Sendable {
  /// From the top of the line box to the baseline.
  public var ascent: Double
  /// From the baseline to the bottom of the line box.
  public var descent: Double

  /// Creates the heights of a line.
  public init(ascent: Double, descent: Double) {
    self.ascent = ascent
    self.descent = descent
  }

  /// The height of the line box.
  public var height: Double { ascent + descent }
}
