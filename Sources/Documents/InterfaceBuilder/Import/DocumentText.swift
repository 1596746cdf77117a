internal import LayoutModel

/// A text of a document with its font, to be measured without any stored frame.
package struct DocumentText: Sendable {
  /// The text.
  var string: String
  /// The font and the lines of the text.
  var textAttributes: TextAttributes
  /// What lies around it, in points.
  var padding: EdgeInsets = .zero
  /// Whether what lies between two lines of a text style follows the last one as well.
  private let endsWithSpacing: Bool
  private let face: PlatformFace
  private let paragraphs: ParagraphStyle
  /// Whether the canvas had the system's face of many optical sizes.
  private let hasOpticalSizes: Bool

  init(of view: InterfaceView, in document: InterfaceDocument, category: ContentSizeCategory) {
    let attributes = view.attributes
    string = attributes.text ?? ""
    textAttributes = TextAttributes(
      font: DocumentText.font(of: view, category), lineLimit: attributes.numberOfLines)
    if document.follows(.styleLeading) {
      textAttributes.interlineSpacing = textAttributes.font.interlineSpacing
    }
    textAttributes.countsHangingSpaces = document.follows(.hangingSpaces)
    endsWithSpacing = view.element == "textView"
    if endsWithSpacing {
      textAttributes.lineLimit = 0
      textAttributes.lineBreakMode = .byWordWrapping
    }
    face = PlatformFace(of: view, in: document)
    paragraphs =
      document.follows(.paragraphStyles) ? attributes.paragraphStyle : ParagraphStyle()
    textAttributes.interlineSpacing += paragraphs.lineSpacing
    hasOpticalSizes = document.plugInVersion >= InterfaceDocument.firstOfXcode12
  }

  /// The height of a line, in points, not rounded.
  var lineHeight: Double { paragraphs.lineHeight(face.lineHeight * textAttributes.font.pointSize) }

  /// The size at a width, in points, rounded up to pixels.
  func size(width: Double, scale: Double) -> Size { measure(width: width, scale: scale).size }

  /// The size at a width, in points, rounded up to pixels, and the number of lines.
  func measure(width: Double, scale: Double) -> (size: Size, lineCount: Int) {
    let room = max(width - padding.left - padding.right, 0)
    let measurer: any TextMeasurer =
      switch face.widths {
      case .system: hasOpticalSizes ? .fittedSystem : .fittedSystemBeforeOpticalSizes
      case .helvetica: .system
      case .helveticaNeue(let stretch):
        WrappingTextMeasurer(metrics: HelveticaNeueMetrics(stretch: stretch))
      case .fixed(let advance): WrappingTextMeasurer(metrics: FixedWidthMetrics(advance: advance))
      case .avenirNext(let isMedium):
        WrappingTextMeasurer(metrics: AvenirNextMetrics(isMedium: isMedium))
      case .free(let name): DocumentText.measurer(ofFreeFace: name)
      }
    let measured = measurer.measure(string, attributes: textAttributes, width: room, scale: scale)
    let count = Double(measured.lineCount)
    let gaps = endsWithSpacing ? count : max(count - 1, 0)
    let breaks = paragraphs.paragraphSpacing > 0 ? Double(string.count { $0.isNewline }) : 0
    let height =
      (count * lineHeight + gaps * textAttributes.interlineSpacing
      + breaks * paragraphs.paragraphSpacing).roundedUp(toScale: scale)
    let size = Size(
      width: measured.size.width + padding.left + padding.right,
      height: height + padding.top + padding.bottom)
    return (size, measured.lineCount)
  }

  private static func measurer(ofFreeFace name: String) -> any TextMeasurer {
    guard let (face, weight) = FreeFace.named(name) else { return .fittedSystem }
    return WrappingTextMeasurer(metrics: FreeFaceMetrics(face: face, weight: weight))
  }

  /// The font of a view's text; faces that are not the system's are measured like it.
  static func font(of view: InterfaceView, _ category: ContentSizeCategory) -> Font {
    let attributes = view.attributes
    if let style = SystemFontProportions.style(of: view) {
      var font = Font.preferredFont(forTextStyle: style, compatibleWith: category)
      if attributes.isPrimary { font.weight = .semibold }
      return font
    }
    return Font.system(
      attributes.font.size ?? SystemFontProportions.defaultPointSize(of: view),
      weight: attributes.font.weight ?? .regular)
  }
}

/// A face all of whose characters are equally wide.
private struct FixedWidthMetrics: FontMetrics {
  /// The width of a character, as a share of the point size.
  let advance: Double

  func lineMetrics(of font: Font) -> LineMetrics { SystemFontMetrics().lineMetrics(of: font) }

  func advance(of scalar: Unicode.Scalar, in font: Font) -> Double {
    SystemFontMetrics().advance(of: scalar, in: font) == 0 ? 0 : advance * font.pointSize
  }
}
