import Formatting

/// The data of an SVG path in as few letters as tenths of a pixel need.
///
/// Uses relative coordinates and omits repeated command letters: about four bytes a point.
package struct PathText {
  /// The data so far.
  package private(set) var text = ""
  private var command: Character?
  private var x = 0
  private var y = 0

  /// Creates the data of an empty path.
  package init() {}

  /// Whether there is nothing to draw.
  package var isEmpty: Bool { text.isEmpty }

  /// Goes to a place without drawing.
  package mutating func move(to place: (Double, Double)) {
    (x, y) = (Self.tenths(place.0), Self.tenths(place.1))
    text += "M\(Self.number(x))\(Self.next(y))"
    command = nil
  }

  /// Draws a line to a place.
  package mutating func line(to place: (Double, Double)) {
    let (dx, dy) = (Self.tenths(place.0) - x, Self.tenths(place.1) - y)
    (x, y) = (x + dx, y + dy)
    if dy == 0 {
      append("h", [dx])
    } else if dx == 0 {
      append("v", [dy])
    } else {
      append("l", [dx, dy])
    }
  }

  /// Draws a closed shape from a point, by relative commands that end in `z`.
  package mutating func shape(_ outline: String, from place: (Double, Double)) {
    move(to: place)
    text += outline
  }

  private mutating func append(_ letter: Character, _ values: [Int]) {
    for (index, value) in values.enumerated() {
      let isFirst = index == 0 && command != letter
      text += isFirst ? "\(letter)\(Self.number(value))" : Self.next(value)
    }
    command = letter
  }

  private static func tenths(_ value: Double) -> Int {
    value.isFinite ? Int((min(max(value, -1e6), 1e6) * 10).rounded()) : 0
  }

  /// A number after another: a minus separates them as well as a space.
  private static func next(_ tenths: Int) -> String {
    tenths < 0 ? number(tenths) : " " + number(tenths)
  }

  /// Tenths as a decimal number, without a zero before the point.
  private static func number(_ tenths: Int) -> String {
    Decimals.shortest(units: tenths, 1, startsWithPoint: true)
  }
}
