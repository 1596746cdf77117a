import Drawing
import LayoutModel

/// Puts SVG elements one after the other.
struct SVGWriter {
  private(set) var text = ""
  private(set) var definitions = ""
  private var definitionCount = 0
  /// The colours that differ in dark appearance, each once, in the order of their first use.
  private(set) var usedColors: [(property: String, color: DisplayColor)] = []
  private var knownColors: Set<String> = []
  /// Stands before each id, so that several pictures fit into one page.
  let idPrefix: String

  init(idPrefix: String) {
    self.idPrefix = idPrefix
  }

  // MARK: Elements

  mutating func raw(_ markup: String) {
    text += markup
  }

  mutating func open(_ attributes: String) {
    text += "<g \(attributes)>"
  }

  mutating func close() {
    text += "</g>"
  }

  /// A rectangle of a class, with a text for who points at it.
  mutating func rect(
    _ rect: Rect, _ style: String, radius: Double = 0, title: String? = nil, extra: String = ""
  ) {
    text += "<rect class=\"\(style)\" \(Self.box(rect))"
    if radius > 0 { text += " rx=\"\(SVGText.number(radius))\"" }
    text += extra
    guard let title else {
      text += "/>"
      return
    }
    text += "><title>\(SVGText.escaped(title))</title></rect>"
  }

  mutating func path(_ data: String, _ style: String, extra: String = "") {
    text += "<path class=\"\(style)\" d=\"\(data)\"\(extra)/>"
  }

  mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ style: String) {
    let number = SVGText.number
    path("M\(number(x1)) \(number(y1))L\(number(x2)) \(number(y2))", style)
  }

  mutating func circle(_ x: Double, _ y: Double, _ radius: Double, _ style: String) {
    let number = SVGText.number
    text +=
      "<circle class=\"\(style)\" cx=\"\(number(x))\" cy=\"\(number(y))\" r=\"\(number(radius))\"/>"
  }

  /// A line of text; `fitting` squeezes it into a width where the renderer's font is wider.
  mutating func label(
    _ string: String, x: Double, baseline: Double, size: Double, _ style: String,
    fitting width: Double? = nil, extra: String = ""
  ) {
    guard !string.isEmpty else { return }
    text += "<text" + (style.isEmpty ? "" : " class=\"\(style)\"")
    text += " x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(baseline))\""
    text += " font-size=\"\(SVGText.number(size))\""
    if let width {
      text += " textLength=\"\(SVGText.number(width))\" lengthAdjust=\"spacingAndGlyphs\""
    }
    text += "\(extra)>\(SVGText.escaped(string))</text>"
  }

  // MARK: Definitions

  /// Defines a rectangle to cut by, and returns its id.
  mutating func clip(_ rect: Rect, radius: Double = 0) -> String {
    let id = "\(idPrefix)c\(definitionCount)"
    definitionCount += 1
    definitions += "<clipPath id=\"\(id)\"><rect \(Self.box(rect))"
    if radius > 0 { definitions += " rx=\"\(SVGText.number(radius))\"" }
    definitions += "/></clipPath>"
    return id
  }

  /// Notes a colour whose rules the style sheet must have.
  mutating func useColor(_ property: String, _ color: DisplayColor) {
    guard knownColors.insert(PaintedColors.className(property, color)).inserted else { return }
    usedColors.append((property, color))
  }

  static func box(_ rect: Rect) -> String {
    let number = SVGText.number
    return "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\""
      + " width=\"\(number(max(rect.width, 0)))\" height=\"\(number(max(rect.height, 0)))\""
  }
}
