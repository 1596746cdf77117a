internal import LayoutModel

/// Where the system font's baselines lie, for views whose text decides them.
enum FontMetrics {
  /// Above the baseline, as a share of the point size.
  static let ascent = 0.952
  /// Below the baseline, as a share of the point size.
  static let descent = 0.241
  /// The height of capital letters, as a share of the point size.
  static let capHeight = 0.705
  /// The baseline of a single line below the middle of its line box, as a share of the point size.
  static let centeredBaseline = (ascent - descent) / 2

  /// The point size of a text style at the default category.
  static func pointSize(ofStyle style: String) -> Double {
    switch style {
    case "UICTFontTextStyleTitle0": 34
    case "UICTFontTextStyleTitle1": 28
    case "UICTFontTextStyleTitle2": 22
    case "UICTFontTextStyleTitle3": 20
    case "UICTFontTextStyleCallout": 16
    case "UICTFontTextStyleSubhead": 15
    case "UICTFontTextStyleFootnote": 13
    case "UICTFontTextStyleCaption1": 12
    case "UICTFontTextStyleCaption2": 11
    default: 17
    }
  }

  /// The height of a label of one line in the system's font; nil for any other view.
  ///
  /// The line box is rounded up to the canvas's pixels.
  static func lineHeight(of view: InterfaceView, scale: Double) -> Double? {
    let attributes = view.attributes
    guard view.element == "label", attributes.numberOfLines == 1, !attributes.hasCustomFont,
      attributes.text?.isEmpty == false
    else { return nil }
    let size = attributes.fontSize ?? attributes.textStyle.map(pointSize(ofStyle:)) ?? 17
    return ((ascent + descent) * size * scale - 0.01).rounded(.up) / scale
  }

  /// The baselines of a view; the bottom edge for one without text.
  static func baselines(of view: InterfaceView) -> (first: Baseline, last: Baseline) {
    let bottom = Baseline(.bottom, offset: 0)
    let defaultSize: Double
    switch view.element {
    case "label": defaultSize = 17
    case "button": defaultSize = view.attributes.isSystemButton ? 15 : 18
    case "textField": defaultSize = 14
    case "textView": defaultSize = 14
    case "segmentedControl": defaultSize = 13
    case "imageView" where view.attributes.showsSymbol: defaultSize = 17
    default: return (bottom, bottom)
    }
    let size =
      view.attributes.fontSize ?? view.attributes.textStyle.map(pointSize(ofStyle:)) ?? defaultSize
    if view.element == "textView" {
      // The text container keeps 8 points from the top and the bottom.
      return (
        Baseline(.top, offset: 8 + ascent * size), Baseline(.bottom, offset: -8 - descent * size)
      )
    }
    if view.element == "imageView" {
      // A symbol is centred on the capital letters beside it.
      let symbol = Baseline(.center, offset: capHeight / 2 * size)
      return (symbol, symbol)
    }
    let centered = Baseline(.center, offset: centeredBaseline * size)
    guard view.element == "label", view.attributes.numberOfLines != 1 else {
      return (centered, centered)
    }
    return (
      Baseline(.top, offset: ascent * size), Baseline(.bottom, offset: -descent * size)
    )
  }
}
