/// Reads numbers as C's `strtod` does: decimal or hexadecimal, with or without an exponent.
///
/// `inf` and `nan` are names here, since a metric may be called so and neither makes a constraint.
package struct NumberScanner {
  private let bytes: [UInt8]
  private var position: Int
  private var mantissa: UInt64 = 0
  private var digitCount = 0
  private var fractionCount = 0

  private init(bytes: [UInt8], position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// The number at `start` and the offset behind it; nil where no number stands.
  package static func scan(_ bytes: [UInt8], at start: Int) -> (value: Double, end: Int)? {
    var scanner = NumberScanner(bytes: bytes, position: start)
    let isNegative = scanner.skip(UInt8(ascii: "-"))
    if !isNegative { _ = scanner.skip(UInt8(ascii: "+")) }
    guard let magnitude = scanner.hexadecimal() ?? scanner.decimal() else { return nil }
    return (isNegative ? -magnitude : magnitude, scanner.position)
  }

  private mutating func decimal() -> Double? {
    let start = position
    guard scanDigits(radix: 10) else { return nil }
    let end = position
    if let exponent = scanExponent(UInt8(ascii: "e")) {
      return decimalValue(start..<end, exponent: exponent)
    }
    // Fifteen digits and powers of ten up to as many are exact, so the quotient is rounded once.
    guard digitCount <= 15 else { return decimalValue(start..<end, exponent: 0) }
    return Double(mantissa) / NumberScanner.powersOfTen[fractionCount]
  }

  /// Leaves correct rounding of long numbers to the standard library, which wants digits on both
  /// sides of the point.
  private func decimalValue(_ range: Range<Int>, exponent: Int) -> Double? {
    let parts = bytes[range].split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let whole = String(decoding: parts[0], as: UTF8.self)
    let fraction = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : ""
    return Double("0\(whole).\(fraction)0e\(exponent)")
  }

  private mutating func hexadecimal() -> Double? {
    guard position + 2 < bytes.count, bytes[position] == UInt8(ascii: "0"),
      bytes[position + 1] | 0x20 == UInt8(ascii: "x")
    else { return nil }
    let start = position
    position += 2
    guard scanDigits(radix: 16), digitCount <= 16 else {
      self = NumberScanner(bytes: bytes, position: start)
      return nil
    }
    let exponent = scanExponent(UInt8(ascii: "p")) ?? 0
    return Double(
      sign: .plus, exponent: max(-5000, min(exponent, 5000)) - 4 * fractionCount,
      significand: Double(mantissa))
  }

  /// Reads digits with at most one point among them; false where there is no digit.
  private mutating func scanDigits(radix: UInt8) -> Bool {
    var isFraction = false
    while position < bytes.count {
      let byte = bytes[position]
      if let digit = NumberScanner.digit(byte), digit < radix {
        mantissa = mantissa &* UInt64(radix) &+ UInt64(digit)
        digitCount += 1
        if isFraction { fractionCount += 1 }
      } else if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else {
        break
      }
      position += 1
    }
    return digitCount > 0
  }

  /// Reads an exponent; nil, and nothing read, where its letter has no digits behind it.
  private mutating func scanExponent(_ letter: UInt8) -> Int? {
    guard position < bytes.count, bytes[position] | 0x20 == letter else { return nil }
    let start = position
    position += 1
    let isNegative = skip(UInt8(ascii: "-"))
    if !isNegative { _ = skip(UInt8(ascii: "+")) }
    var exponent = 0
    let digits = position
    while position < bytes.count, let digit = NumberScanner.digit(bytes[position]), digit < 10 {
      exponent = min(exponent * 10 + Int(digit), 100_000)
      position += 1
    }
    guard position > digits else {
      position = start
      return nil
    }
    return isNegative ? -exponent : exponent
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static let powersOfTen: [16 of Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
