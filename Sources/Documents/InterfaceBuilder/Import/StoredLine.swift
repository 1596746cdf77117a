internal import LayoutModel

/// What the stored frame tells of a label's font, where its class or a face of which nothing is known
/// decides it, and not what the document says.
struct StoredLine {
  /// Whether the document tells the font.
  private let isTold: Bool

  /// How much larger or smaller than said a line may be; beyond that the text has several, or none.
  private static let scales = 0.6...1.75
  /// By how much the height of a line may miss for rounding, in points.
  private static let heightTolerance = 1.0
  /// By how much the width of a text may miss in the font that is said, in points.
  private static let widthTolerance = 2.0

  init(
    of view: InterfaceView, in document: InterfaceDocument, category: ContentSizeCategory
  ) {
    let attributes = view.attributes
    // The cheap tests come first.
    isTold =
      view.element != "label"
      || attributes.customClass == nil && !PlatformFace.isUnknown(attributes.fontName)
      || document.fixesSize(of: view, along: .vertical)
      || StoredLine.isAsWideAsSaid(view, in: document, category)
  }

  /// By how much larger than its font's the line is stored; 1 where the document tells the font, or
  /// where the height is that of several lines.
  ///
  /// - Parameters:
  ///   - height: The height of the content, in points.
  ///   - line: The height of a line in the font that the document says, in points.
  /// - Returns: The factor.
  func scale(height: Double, line: Double) -> Double {
    guard !isTold, line > 0, abs(height - line) > StoredLine.heightTolerance else { return 1 }
    let scale = height / line
    return StoredLine.scales.contains(scale) ? scale : 1
  }

  /// Whether a text is as wide as it is in the font that the document says: then it has that font, and
  /// is higher for another reason than its line.
  private static func isAsWideAsSaid(
    _ view: InterfaceView, in document: InterfaceDocument, _ category: ContentSizeCategory
  ) -> Bool {
    let content = MeasuredContent(of: view, in: document, category: category)
    guard let width = content.width, let stored = view.frame?.width else { return false }
    return abs(width - stored) <= widthTolerance
  }
}
