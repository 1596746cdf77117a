internal import LayoutModel

/// Where the system font's baselines lie, for views whose text decides them.
enum SystemFontProportions {
  /// Above the baseline, as a share of the point size.
  static let ascent = 0.952
  /// Below the baseline, as a share of the point size.
  static let descent = 0.241
  /// The height of capital letters, as a share of the point size.
  static let capHeight = 0.705

  /// The text style that a document calls by a name; nil for one that is not known.
  static func style(ofName name: String) -> Font.TextStyle? {
    switch name {
    case "UICTFontTextStyleTitle0": .largeTitle
    case "UICTFontTextStyleTitle1": .title1
    case "UICTFontTextStyleTitle2": .title2
    case "UICTFontTextStyleTitle3": .title3
    case "UICTFontTextStyleHeadline": .headline
    case "UICTFontTextStyleBody": .body
    case "UICTFontTextStyleCallout": .callout
    case "UICTFontTextStyleSubhead": .subheadline
    case "UICTFontTextStyleFootnote": .footnote
    case "UICTFontTextStyleCaption1": .caption1
    case "UICTFontTextStyleCaption2": .caption2
    default: nil
    }
  }

  /// The text style that a view's text follows; nil for a font of one size.
  ///
  /// A button with a configuration that names no font has running text as its title.
  static func style(of view: InterfaceView) -> Font.TextStyle? {
    if let name = view.attributes.font.style { return style(ofName: name) }
    return view.attributes.hasButtonConfiguration && view.attributes.font.size == nil ? .body : nil
  }

  /// The height of a line: that of the content, unless it is no single line of the font.
  private static func lineBox(
    _ line: Double, contentHeight: Double?, scale: Double
  ) -> Double {
    if let contentHeight, abs(contentHeight - line) <= 1 { return contentHeight }
    return line.roundedUp(toScale: scale)
  }

  /// The size of a view's font where the document names none.
  static func defaultPointSize(of view: InterfaceView) -> Double {
    switch view.element {
    case "button": view.attributes.isSystemButton ? 15 : 18
    case "textField", "textView": 14
    case "segmentedControl": 13
    default: 17
    }
  }

  /// The baselines of a view; its top and bottom edges for one without text.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - contentHeight: The height of its content, in points; nil for none.
  ///   - document: The view's document.
  ///   - category: How large the user wants text.
  /// - Returns: The first and the last baseline.
  static func baselines(
    of view: InterfaceView, contentHeight: Double?, in document: InterfaceDocument,
    category: ContentSizeCategory
  ) -> (first: Baseline, last: Baseline) {
    let style = style(of: view)
    var size =
      view.attributes.font.size
      ?? style.map { Font.preferredFont(forTextStyle: $0, compatibleWith: category).pointSize }
      ?? defaultPointSize(of: view)
    let face = document.follows(.faceMetrics) ? PlatformFace(of: view, in: document) : .system
    if let contentHeight, document.follows(.storedLines) {
      size *= StoredLine(of: view, in: document, category: category)
        .scale(height: contentHeight, line: face.lineHeight * size)
    }
    let ascent = face.ascent * size
    let descent = face.descent * size
    let centered = Baseline(.center, offset: face.centeredBaseline * size)
    switch view.element {
    case "label" where view.attributes.numberOfLines != 1:
      return (
        Baseline(.top, offset: ascent), Baseline(.bottom, offset: -descent)
      )
    case "label" where document.follows(.textBaselines) && document.generation >= .xcode9:
      // The text lies in the middle of its line's box, and that at the edge.
      let box = lineBox(
        ascent + descent, contentHeight: contentHeight, scale: document.storedScale)
      let baseline = box / 2 + face.centeredBaseline * size
      return (Baseline(.top, offset: baseline), Baseline(.bottom, offset: baseline - box))
    case "label", "button", "textField", "segmentedControl": return (centered, centered)
    case "textView":
      // The text container keeps 8 points from the top and the bottom.
      return (
        Baseline(.top, offset: 8 + ascent), Baseline(.bottom, offset: -8 - descent)
      )
    case "imageView" where view.attributes.showsSymbol:
      // A symbol is centred on the capital letters beside it.
      let symbol = Baseline(.center, offset: capHeight / 2 * size)
      return (symbol, symbol)
    default:
      let hasTop = document.follows(.plainBaselines)
      return (Baseline(hasTop ? .top : .bottom, offset: 0), Baseline(.bottom, offset: 0))
    }
  }
}
