internal import LayoutModel

/// How the size of a text changes with its font: by the text size that the user wants, and by what
/// the document states for size classes.
///
/// An estimate: letters and lines grow with the font; a text of several lines keeps its width and
/// takes as many more lines as its length needs.
struct TextScaling {
  private let ratio: Double
  private let lines: Double
  private let font: Font

  /// The scaling of a view's text from one font to another; nil where both are of one size.
  init?(_ view: InterfaceView, from old: Font, to font: Font) {
    guard old.pointSize != font.pointSize, old.pointSize > 0 else { return nil }
    self.font = font
    ratio = font.pointSize / old.pointSize
    let lineHeight = TextScaling.lineHeight(of: old)
    let mayWrap = view.element == "label" && view.attributes.numberOfLines != 1
    let height = view.frame?.height ?? lineHeight
    let spacing = old.interlineSpacing
    lines =
      mayWrap || view.element == "textView"
      ? max(((height + spacing) / (lineHeight + spacing)).rounded(), 1) : 1
  }

  private static func lineHeight(of font: Font) -> Double {
    (SystemFontProportions.ascent + SystemFontProportions.descent) * font.pointSize
  }

  func extent(_ extent: Double, _ axis: LayoutAxis) -> Double {
    guard lines > 1 else { return (extent * ratio).rounded(.up) }
    guard axis == .vertical else { return extent }
    let count = (lines * ratio).rounded(.up)
    let height = count * TextScaling.lineHeight(of: font) + (count - 1) * font.interlineSpacing
    return height.rounded(.up)
  }
}
