internal import LayoutModel

/// The size of a label's font as its stored frame shows it, where the label's class or a face of which
/// nothing is known decides it, and not the font that the document names.
struct StoredLine {
  /// Whether the font is the one that the document names.
  private let isNamed: Bool

  /// How much larger or smaller than in the named font a line may be; beyond that the text has
  /// several lines, or none.
  private static let scales = 0.6...1.75
  /// By how much the height of a line may differ for rounding, in points.
  private static let heightTolerance = 1.0
  /// By how much the width of a text may differ from that in the named font, in points.
  private static let widthTolerance = 2.0

  init(
    of view: InterfaceView, in document: InterfaceDocument, category: ContentSizeCategory
  ) {
    let attributes = view.attributes
    // The cheap tests come first.
    isNamed =
      view.element != "label"
      || attributes.customClass == nil && !PlatformFace.isUnknown(attributes.font.face)
      || document.fixesSize(of: view, along: .vertical)
      || StoredLine.isAsWideAsNamed(view, in: document, category)
  }

  /// By how much larger than its font's the line is stored; 1 in the font that the document
  /// names, or where the height is that of several lines.
  ///
  /// - Parameters:
  ///   - height: The height of the content, in points.
  ///   - line: The height of a line in the font that the document names, in points.
  /// - Returns: The factor.
  func scale(height: Double, line: Double) -> Double {
    guard !isNamed, line > 0, abs(height - line) > StoredLine.heightTolerance else { return 1 }
    let scale = height / line
    return StoredLine.scales.contains(scale) ? scale : 1
  }

  /// Whether a text is as wide as in the font that the document names: then it has that font, and
  /// is higher for another reason than its line.
  private static func isAsWideAsNamed(
    _ view: InterfaceView, in document: InterfaceDocument, _ category: ContentSizeCategory
  ) -> Bool {
    let content = MeasuredContent(of: view, in: document, category: category)
    guard let width = content.width, let stored = view.frame?.width else { return false }
    return abs(width - stored) <= widthTolerance
  }
}
