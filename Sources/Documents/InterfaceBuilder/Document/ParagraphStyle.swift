/// How the paragraphs of an attributed text are set, as far as it decides their height.
public struct ParagraphStyle: Hashable, Sendable {
  /// The room between two lines, in points.
  public internal(set) var lineSpacing = 0.0
  /// By how much a line is higher than in its font; 0 for not at all.
  public internal(set) var lineHeightMultiple = 0.0
  /// The least height of a line, in points.
  public internal(set) var minimumLineHeight = 0.0
  /// The greatest height of a line, in points; 0 for any.
  public internal(set) var maximumLineHeight = 0.0
  /// The room after a paragraph, in points.
  public internal(set) var paragraphSpacing = 0.0

  /// The height of a line in this style.
  ///
  /// - Parameter natural: The height of a line in its font, in points.
  /// - Returns: The height, in points.
  func lineHeight(_ natural: Double) -> Double {
    let scaled = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    let least = max(scaled, minimumLineHeight)
    return maximumLineHeight > 0 ? min(least, maximumLineHeight) : least
  }
}

extension ParagraphStyle {
  /// Reads a `<paragraphStyle>`.
  init(_ element: XMLElement) {
    lineSpacing = element.number("lineSpacing") ?? 0
    lineHeightMultiple = element.number("lineHeightMultiple") ?? 0
    minimumLineHeight = element.number("minimumLineHeight") ?? 0
    maximumLineHeight = element.number("maximumLineHeight") ?? 0
    paragraphSpacing = element.number("paragraphSpacing") ?? 0
  }
}
