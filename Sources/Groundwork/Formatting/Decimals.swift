/// Numbers in decimal digits, as tables, pages and pictures write them: never with an exponent.
package enum Decimals {
  /// A number with exactly so many digits after the point, such as `1.50`.
  ///
  /// - Parameters:
  ///   - value: The number; what is no number, or greater than 64 bits can hold, is written in full.
  ///   - digits: How many digits stand after the point, at most 6.
  /// - Returns: The number as text.
  package static func fixed(_ value: Double, _ digits: Int) -> String {
    let scale = scales[digits]
    guard let units = units(value, scale) else { return "\(value)" }
    let (whole, rest) = units.magnitude.quotientAndRemainder(dividingBy: UInt(scale))
    return sign(units) + "\(whole)" + (digits == 0 ? "" : "." + padded(rest, digits))
  }

  /// A number with at most so many digits after the point and no zero at their end, such as `1.5`.
  ///
  /// - Parameters:
  ///   - value: The number; what is no number, or greater than 64 bits can hold, is written in full.
  ///   - digits: How many digits stand after the point at the most, at most 6.
  ///   - startsWithPoint: Whether the zero before the point is left out, as SVG allows: `.5`.
  /// - Returns: The number as text.
  package static func shortest(
    _ value: Double, upTo digits: Int, startsWithPoint: Bool = false
  ) -> String {
    guard let units = units(value, scales[digits]) else { return "\(value)" }
    return shortest(units: units, digits, startsWithPoint: startsWithPoint)
  }

  /// A number that is given in units of its last digit, without zeros at its end: 150 hundredths as `1.5`.
  ///
  /// - Parameters:
  ///   - units: The number, in units of its last digit.
  ///   - digits: How many of the digits stand after the point, at most 6.
  ///   - startsWithPoint: Whether the zero before the point is left out, as SVG allows: `.5`.
  /// - Returns: The number as text.
  package static func shortest(
    units: Int, _ digits: Int, startsWithPoint: Bool = false
  ) -> String {
    let whole = units.magnitude / UInt(scales[digits])
    var rest = units.magnitude % UInt(scales[digits])
    if rest == 0 { return sign(units) + "\(whole)" }
    var digits = digits
    while rest % 10 == 0 {
      rest /= 10
      digits -= 1
    }
    let head = whole == 0 && startsWithPoint ? "" : "\(whole)"
    return sign(units) + head + "." + padded(rest, digits)
  }

  /// The powers of ten, by their exponent.
  private static let scales: [Double] = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]

  /// The number in units of its last digit, rounded; nil where an integer cannot hold it.
  private static func units(_ value: Double, _ scale: Double) -> Int? {
    Int(exactly: (value * scale).rounded())
  }

  private static func sign(_ units: Int) -> String { units < 0 ? "-" : "" }

  private static func padded(_ number: UInt, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: digits - text.utf8.count) + text
  }
}
