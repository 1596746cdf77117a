import Drawing
package import LayoutModel

/// One shape of what a view shows, in the coordinates of its frame: the corner is the origin.
///
/// Pictures write commands as SVG, the viewer's page draws them itself: both look alike because
/// only ``ViewPainter`` knows what a view looks like.
package struct PaintCommand: Hashable, Sendable {
  /// The shapes.
  package enum Shape: Hashable, Sendable {
    /// A rectangle with round corners of a radius.
    case rect(Rect, radius: Double)
    /// A path in the notation of SVG.
    case path(String)
    /// A line of text.
    case text(PaintedLine)
  }

  /// The shape.
  package var shape: Shape
  /// What it is filled with; nil for nothing.
  package var fill: DisplayColor?
  /// The colour of its outline; nil for none.
  package var stroke: DisplayColor?
  /// The width of the outline, in points.
  package var lineWidth = 1.0
}

/// A line of text.
package struct PaintedLine: Hashable, Sendable {
  /// Which place of the line ``x`` is.
  package enum Anchor: Int, Hashable, Sendable {
    case start
    case middle
    case end
  }

  /// The text.
  package var string: String
  /// Where it is anchored, in points.
  package var x: Double
  /// Where its baseline lies, in points.
  package var baseline: Double
  /// The font.
  package var font: Font
  /// Which place of the line ``x`` is.
  package var anchor: Anchor
  /// How wide the line is in the font that layout measured with, in points.
  package var width: Double
}

extension PaintCommand {
  static func fill(_ rect: Rect, _ color: DisplayColor, radius: Double = 0) -> PaintCommand {
    PaintCommand(shape: .rect(rect, radius: radius), fill: color)
  }

  /// A rectangle with round corners at some of its sides only.
  static func fill(
    _ rect: Rect, _ color: DisplayColor, radius: Double, sides: ViewLook.RoundedSides
  ) -> PaintCommand {
    if radius <= 0 || sides.isEmpty { return .fill(rect, color) }
    if sides == [.top, .bottom] { return .fill(rect, color, radius: radius) }
    let number = SVGText.number
    let (top, bottom) = (sides.contains(.top) ? radius : 0, sides.contains(.bottom) ? radius : 0)
    func corner(_ radius: Double, _ x: Double, _ y: Double) -> String {
      "a\(number(radius)) \(number(radius)) 0 0 1 \(number(x)) \(number(y))"
    }
    let path =
      "M\(number(rect.minX + top)) \(number(rect.minY))H\(number(rect.maxX - top))"
      + corner(top, top, top) + "V\(number(rect.maxY - bottom))" + corner(bottom, -bottom, bottom)
      + "H\(number(rect.minX + bottom))" + corner(bottom, -bottom, -bottom)
      + "V\(number(rect.minY + top))" + corner(top, top, -top) + "z"
    return PaintCommand(shape: .path(path), fill: color)
  }

  static func outline(
    _ rect: Rect, _ color: DisplayColor, width: Double, radius: Double = 0
  ) -> PaintCommand {
    PaintCommand(shape: .rect(rect, radius: radius), stroke: color, lineWidth: width)
  }

  static func circle(_ x: Double, _ y: Double, _ radius: Double, _ color: DisplayColor) -> Self {
    .fill(
      Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius), color,
      radius: radius)
  }

  static func stroke(_ data: String, _ color: DisplayColor, width: Double) -> PaintCommand {
    PaintCommand(shape: .path(data), stroke: color, lineWidth: width)
  }

  static func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ color: DisplayColor, width: Double
  ) -> PaintCommand {
    let number = SVGText.number
    return stroke("M\(number(x1)) \(number(y1))L\(number(x2)) \(number(y2))", color, width: width)
  }
}
