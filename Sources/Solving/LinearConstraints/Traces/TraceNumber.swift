/// Numbers as traces write them: decimal, as C's `strtod` reads them, and finite.
enum TraceNumber {
  /// Reads a whole field as a number; `nil` for hexadecimal, NaN, infinity, overflow and the rest.
  static func parse(_ field: ArraySlice<UInt8>) -> Double? {
    guard isDecimal(field) else { return nil }
    let text = String(decoding: field, as: UTF8.self)
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// Writes a number so that it reads back as the same one, whole numbers without a point.
  static func text(_ value: Double) -> String {
    let exactIntegerBound = 9_007_199_254_740_992.0  // 2^53
    if value == value.rounded(), value.magnitude < exactIntegerBound {
      return String(Int64(value))
    }
    return value.description
  }

  /// Sign, digits with at most one point among or around them, exponent.
  private static func isDecimal(_ field: ArraySlice<UInt8>) -> Bool {
    var rest = field
    skipSign(&rest)
    let whole = skipDigits(&rest)
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = skipDigits(&rest)
    }
    guard whole + fraction > 0 else { return false }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      skipSign(&rest)
      guard skipDigits(&rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  private static func skipSign(_ rest: inout ArraySlice<UInt8>) {
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
      rest.removeFirst()
    }
  }

  private static func skipDigits(_ rest: inout ArraySlice<UInt8>) -> Int {
    let start = rest.startIndex
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    rest = rest.drop { digits.contains($0) }
    return rest.startIndex - start
  }
}
