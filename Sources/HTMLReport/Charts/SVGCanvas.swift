import Foundation

/// One drawing, as SVG markup; colours come from the page's style sheet by class.
struct SVGCanvas {
  /// The size in user units, which are CSS pixels at full size.
  let width: Double
  let height: Double
  private let label: String
  private var body = ""

  /// Creates an empty drawing; `label` says what it shows, for those who do not see it.
  init(width: Double, height: Double, label: String) {
    self.width = width
    self.height = height
    self.label = label
  }

  /// The drawing as one element.
  var markup: String {
    "<svg class=\"chart\" viewBox=\"0 0 \(Self.number(width)) \(Self.number(height))\" "
      + "style=\"max-width:\(Self.number(width * 1.35))px\" role=\"img\" "
      + "aria-label=\"\(Self.escaped(label))\">\(body)</svg>"
  }

  mutating func line(_ from: (Double, Double), _ to: (Double, Double), _ style: String) {
    body +=
      "<line x1=\"\(Self.number(from.0))\" y1=\"\(Self.number(from.1))\" "
      + "x2=\"\(Self.number(to.0))\" y2=\"\(Self.number(to.1))\" class=\"\(style)\"/>"
  }

  mutating func rect(
    x: Double, y: Double, width: Double, height: Double, _ style: String, title: String? = nil
  ) {
    let place =
      "<rect x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" width=\"\(Self.number(width))\" "
      + "height=\"\(Self.number(height))\" class=\"\(style)\""
    body += title.map { "\(place)><title>\(Self.escaped($0))</title></rect>" } ?? place + "/>"
  }

  mutating func polyline(_ points: [(Double, Double)], _ style: String) {
    let places = points.map { "\(Self.number($0.0)),\(Self.number($0.1))" }
    body += "<polyline points=\"\(places.joined(separator: " "))\" class=\"\(style)\"/>"
  }

  /// Where a text stands against its point.
  enum Anchor: String {
    case start
    case middle
    case end
  }

  mutating func text(
    _ text: String, x: Double, y: Double, _ style: String = "tick", anchor: Anchor = .start
  ) {
    body +=
      "<text x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" class=\"\(style)\" "
      + "text-anchor=\"\(anchor.rawValue)\">\(Self.escaped(text))</text>"
  }

  /// A point of a series: its shape tells series apart where colours do not.
  mutating func mark(series: Int, x: Double, y: Double, title: String, style: String? = nil) {
    let (px, py) = (Self.number(x), Self.number(y))
    let style = "class=\"mark \(style ?? "s\(series % 4)")\""
    let shape =
      switch series % 4 {
      case 0: "<circle cx=\"\(px)\" cy=\"\(py)\" r=\"4\" \(style)>"
      case 1:
        "<rect x=\"\(Self.number(x - 3.6))\" y=\"\(Self.number(y - 3.6))\" width=\"7.2\" "
          + "height=\"7.2\" \(style)>"
      case 2: "<path d=\"M\(px) \(Self.number(y - 4.8))l4.6 8.4h-9.2z\" \(style)>"
      default: "<path d=\"M\(px) \(Self.number(y - 5))l5 5l-5 5l-5 -5z\" \(style)>"
      }
    let end = String(shape.dropFirst().prefix { $0 != " " })
    body += "\(shape)<title>\(Self.escaped(title))</title></\(end)>"
  }

  /// Text with what XML keeps for itself replaced.
  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// A coordinate to a tenth of a pixel.
  static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
  }
}
