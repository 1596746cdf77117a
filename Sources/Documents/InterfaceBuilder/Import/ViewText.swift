package import LayoutModel

/// The text of a view, measured at any width as layout measures it.
package struct ViewText: Sendable {
  private let text: DocumentText
  private let scale: Double

  /// The text of a view; nil for a view without one.
  ///
  /// - Parameters:
  ///   - index: The view, as an index into the document's views.
  ///   - document: The document.
  ///   - traits: The traits by which variations of the document are chosen.
  ///   - category: How large the user wants text.
  package init?(
    ofView index: Int, in document: InterfaceDocument, traits: TraitSelection = .any,
    category: ContentSizeCategory
  ) {
    let view = document.views[index].applying(traits)
    guard let string = view.attributes.text, !string.isEmpty else { return nil }
    text = DocumentText(of: view, in: document, category: category)
    // A font of no size shows nothing.
    guard text.lineHeight > 0 else { return nil }
    scale = document.canvasScale
  }

  /// The height of one line, in points.
  package var lineHeight: Double { text.lineHeight }
  /// The size of the font, in points.
  package var pointSize: Double { text.textAttributes.font.pointSize }

  /// The room that the text takes in lines no wider than `width`, in points.
  ///
  /// - Parameters:
  ///   - width: The greatest width of a line; may be infinite.
  ///   - lineLimit: The greatest number of lines; 0 for as many as it takes.
  /// - Returns: The room, and the number of lines.
  package func measure(width: Double, lineLimit: Int) -> (size: Size, lineCount: Int) {
    var copy = text
    copy.textAttributes.lineLimit = lineLimit
    copy.padding = .zero
    return copy.measure(width: width, scale: scale)
  }
}
