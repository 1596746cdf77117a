import Formatting

/// One drawing, as SVG markup; colours come from the page's style sheet by class.
package struct SVGCanvas {
  /// The width in user units, which are CSS pixels at full size.
  package let width: Double
  /// The height in the same units.
  package let height: Double
  private let label: String
  private let style: String
  private var body = ""

  /// Creates an empty drawing.
  ///
  /// - Parameters:
  ///   - width: The width in user units.
  ///   - height: The height in user units.
  ///   - label: What it shows, for those who do not see it.
  ///   - style: A class of the style sheet besides `chart`; nil for none.
  package init(width: Double, height: Double, label: String, style: String? = nil) {
    self.width = width
    self.height = height
    self.label = label
    self.style = style.map { "chart \($0)" } ?? "chart"
  }

  /// The drawing as one element.
  package var markup: String {
    "<svg class=\"\(style)\" viewBox=\"0 0 \(Self.number(width)) \(Self.number(height))\" "
      + "style=\"max-width:\(Self.number(width * 1.35))px\" role=\"img\" "
      + "aria-label=\"\(SVGText.escaped(label))\">\(body)</svg>"
  }

  /// A line between two places, of a class of the style sheet.
  package mutating func line(_ from: (Double, Double), _ to: (Double, Double), _ style: String) {
    lines([(from, to)], style)
  }

  /// Lines of one style, as one element.
  package mutating func lines(
    _ lines: [(from: (Double, Double), to: (Double, Double))], _ style: String
  ) {
    var path = PathText()
    for line in lines {
      path.move(to: line.from)
      path.line(to: line.to)
    }
    add(path, style)
  }

  /// A rectangle; with a title, one that shows it when pointed at.
  package mutating func rect(
    x: Double, y: Double, width: Double, height: Double, _ style: String?, title: String? = nil
  ) {
    let place =
      "<rect x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" width=\"\(Self.number(width))\" "
      + "height=\"\(Self.number(height))\"" + (style.map { " class=\"\($0)\"" } ?? "")
    body += title.map { "\(place)><title>\(SVGText.escaped($0))</title></rect>" } ?? place + "/>"
  }

  /// Begins a group of a class, with a name for scripts and a title that pointing at it shows.
  package mutating func open(_ style: String, data: String, title: String) {
    body +=
      "<g class=\"\(style)\" data-name=\"\(SVGText.escaped(data))\">"
      + "<title>\(SVGText.escaped(title))</title>"
  }

  /// Ends the group that was begun last.
  package mutating func close() { body += "</g>" }

  /// A line through places, in order.
  package mutating func polyline(_ points: [(Double, Double)], _ style: String) {
    var path = PathText()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    add(path, style)
  }

  private mutating func add(_ path: PathText, _ style: String, title: String? = nil) {
    guard !path.isEmpty else { return }
    let start = "<path class=\"\(style)\" d=\"\(path.text)\""
    body += title.map { "\(start)><title>\(SVGText.escaped($0))</title></path>" } ?? start + "/>"
  }

  /// Where a text stands against its point.
  package enum Anchor: String {
    case start
    case middle
    case end
  }

  /// A line of text.
  package mutating func text(
    _ text: String, x: Double, y: Double, _ style: String? = nil, anchor: Anchor = .start
  ) {
    // The default of most texts is not written: starting where they stand, in the style of a tick.
    let words = [style, anchor == .start ? nil : anchor.rawValue].compactMap(\.self)
    let list = words.isEmpty ? "" : " class=\"\(words.joined(separator: " "))\""
    body +=
      "<text x=\"\(Self.number(x))\" y=\"\(Self.number(y))\"\(list)>\(SVGText.escaped(text))</text>"
  }

  /// An upright line with a bar at each end: where a figure lies with a given confidence.
  package mutating func interval(x: Double, from low: Double, to high: Double, _ style: String) {
    lines(
      [
        ((x, low), (x, high)), ((x - 3, low), (x + 3, low)), ((x - 3, high), (x + 3, high)),
      ], style)
  }

  /// A point of a series: its shape distinguishes series where colours do not.
  package mutating func mark(
    series: Int, x: Double, y: Double, title: String?, style: String? = nil
  ) {
    var path = PathText()
    Self.shape(of: series, around: (x, y), &path)
    add(path, "mark \(style ?? "s\(series % 4)")", title: title)
  }

  /// The points of a series, as one element.
  package mutating func marks(series: Int, _ places: [(Double, Double)]) {
    var path = PathText()
    for place in places { Self.shape(of: series, around: place, &path) }
    add(path, "mark s\(series % 4)")
  }

  /// The mark of a series before its name, which has all that the mark does.
  package static func legendMark(series: Int) -> String {
    var path = PathText()
    shape(of: series, around: (6, 6), &path)
    return "<svg class=\"key\" viewBox=\"0 0 12 12\" aria-hidden=\"true\">"
      + "<path class=\"mark s\(series % 4)\" d=\"\(path.text)\"/></svg>"
  }

  /// A circle, a square, a triangle and a diamond, in turn.
  private static func shape(
    of series: Int, around place: (Double, Double), _ path: inout PathText
  ) {
    let (x, y) = place
    switch series % 4 {
    case 0: path.shape("a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", from: (x - 4, y))
    case 1: path.shape("h7.2v7.2h-7.2z", from: (x - 3.6, y - 3.6))
    case 2: path.shape("l4.6 8.4h-9.2z", from: (x, y - 4.8))
    default: path.shape("l5 5l-5 5l-5-5z", from: (x, y - 5))
    }
  }

  /// A coordinate to a tenth of a pixel.
  package static func number(_ value: Double) -> String { Decimals.shortest(value, upTo: 1) }
}
