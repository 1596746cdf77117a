internal import LayoutModel

/// A text of a document with its font, to be measured without any stored frame.
package struct DocumentText: Sendable {
  /// The text.
  var string: String
  /// How it is set.
  var setting: TextSetting
  /// What lies around it, in points.
  var padding: EdgeInsets = .zero
  private let face: PlatformFace

  /// Documents from this plug-in on, of Xcode 7, were laid out with San Francisco.
  private static let firstWithSanFrancisco = 9000

  init(of view: InterfaceView, in document: InterfaceDocument, category: ContentSizeCategory) {
    let attributes = view.attributes
    string = attributes.text ?? ""
    // Up to Xcode 7 the canvas had the text styles one size smaller than the default.
    let isSmaller = document.generation <= .xcode7 && category == .large
    setting = TextSetting(
      font: DocumentText.font(of: view, isSmaller ? .medium : category),
      lineLimit: attributes.numberOfLines)
    if view.element == "textView" {
      setting.lineLimit = 0
      setting.lineBreakMode = .byWordWrapping
    }
    face =
      attributes.fontName.map { PlatformFace(named: $0) }
      ?? (document.plugInVersion < DocumentText.firstWithSanFrancisco ? .helveticaNeue : .system)
  }

  /// The height of a line, in points, not rounded.
  var lineHeight: Double { face.lineHeight * setting.font.pointSize }

  /// The size at a width, in points, rounded up to pixels.
  func size(width: Double, scale: Double) -> Size {
    let room = max(width - padding.left - padding.right, 0)
    let measurer: any TextMeasurer = face.hasWidthsOfHelvetica ? .system : .fittedSystem
    let measured = measurer.measure(string, style: setting, width: room, scale: scale)
    let height = (Double(measured.lineCount) * lineHeight).roundedUp(toScale: scale)
    return Size(
      width: measured.size.width + padding.left + padding.right,
      height: height + padding.top + padding.bottom)
  }

  /// The font of a view's text; faces that are not the system's are measured like it.
  private static func font(of view: InterfaceView, _ category: ContentSizeCategory) -> Font {
    let attributes = view.attributes
    if let name = attributes.textStyle, let style = FontMetrics.style(ofName: name) {
      return Font.preferredFont(forTextStyle: style, compatibleWith: category)
    }
    return Font.system(
      attributes.fontSize ?? FontMetrics.defaultPointSize(of: view),
      weight: attributes.fontWeight ?? .regular)
  }
}
