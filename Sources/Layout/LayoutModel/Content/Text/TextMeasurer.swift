/// Measures the room that text takes; a host has one, and so every tree can have its own.
///
/// ``WrappingTextMeasurer`` is the one to start from: it breaks lines and takes widths from
/// ``FontMetrics``. A measurer that replays recorded sizes fits here as well.
public protocol TextMeasurer: Sendable {
  /// Sets text in lines no wider than a limit, and returns the room that it takes.
  ///
  /// - Parameters:
  ///   - text: The text; line terminators in it end lines.
  ///   - attributes: How it is set.
  ///   - width: The greatest width of a line, in points; may be infinite.
  ///   - scale: Pixels a point; sizes are rounded up to whole pixels.
  /// - Returns: The room; ``TextMeasurement/empty`` for no text.
  func measure(_ text: String, attributes: TextAttributes, width: Double, scale: Double)
    -> TextMeasurement

  /// The heights of a line, in points, not rounded.
  func lineMetrics(of font: Font) -> LineMetrics
}

/// How text is set.
public struct TextAttributes: Hashable, Sendable {
  /// The font of all of it.
  public var font: Font
  /// The greatest number of lines; 0 for as many as it takes.
  public var lineLimit: Int
  /// Where lines are broken, and what is left out of text that does not fit.
  public var lineBreakMode: LineBreakMode
  /// The room between two lines besides the font's own, in points.
  public var interlineSpacing: Double
  /// Whether spaces before a break take room, as far as there is some.
  package var countsHangingSpaces = false

  /// Creates attributes.
  public init(
    font: Font, lineLimit: Int = 0, lineBreakMode: LineBreakMode = .byTruncatingTail,
    interlineSpacing: Double = 0
  ) {
    self.font = font
    self.lineLimit = lineLimit
    self.lineBreakMode = lineBreakMode
    self.interlineSpacing = interlineSpacing
  }
}

/// Where lines are broken, and what is left out of text that does not fit; raw values are UIKit's.
public enum LineBreakMode: Int, Hashable, Sendable {
  /// Between words; what does not fit is not shown.
  case byWordWrapping = 0
  /// Between any two characters; what does not fit is not shown.
  case byCharWrapping = 1
  /// Between words; the last line is cut off at the edge.
  case byClipping = 2
  /// Between words; the last line shows its end after an ellipsis.
  case byTruncatingHead = 3
  /// Between words; the last line shows its beginning before an ellipsis.
  case byTruncatingTail = 4
  /// Between words; the last line shows its beginning and end around an ellipsis.
  case byTruncatingMiddle = 5
}

/// The room that text takes.
public struct TextMeasurement: Hashable, Sendable {
  /// Width of the widest line and height of all lines, in points, rounded up to whole pixels.
  public var size: Size
  /// The number of lines; 0 for no text.
  public var lineCount: Int
  /// From the top of the text to the baseline of its first line, in points.
  public var firstBaseline: Double
  /// From the baseline of the last line to the bottom of the text, in points.
  public var lastDescent: Double
  /// Whether some of the text does not fit into the lines it may take.
  public var isTruncated: Bool

  /// Creates a measurement.
  public init(
    size: Size, lineCount: Int, firstBaseline: Double, lastDescent: Double, isTruncated: Bool
  ) {
    self.size = size
    self.lineCount = lineCount
    self.firstBaseline = firstBaseline
    self.lastDescent = lastDescent
    self.isTruncated = isTruncated
  }

  /// No text takes no room.
  public static let empty = TextMeasurement(
    size: .zero, lineCount: 0, firstBaseline: 0, lastDescent: 0, isTruncated: false)
}
