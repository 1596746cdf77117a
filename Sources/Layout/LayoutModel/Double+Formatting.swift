extension Double {
  /// The number as C's `%g` prints it: six significant digits, no trailing zeros.
  ///
  /// The model does without Foundation, hence this small routine of our own.
  package var formattedLikeG: String {
    guard isFinite else { return isNaN ? "nan" : (self < 0 ? "-inf" : "inf") }
    guard self != 0 else { return sign == .minus ? "-0" : "0" }
    let (digits, exponent) = magnitude.significantDigits(6)
    let isNegative = self < 0
    var significant = digits
    while significant.count > 1, significant.last == 0 { significant.removeLast() }
    let text: String
    if exponent < -4 || exponent >= 6 {
      let fraction = significant.dropFirst().map(String.init).joined()
      let power = exponent.magnitude < 10 ? "0\(exponent.magnitude)" : "\(exponent.magnitude)"
      text =
        "\(significant[0])" + (fraction.isEmpty ? "" : "." + fraction)
        + "e" + (exponent < 0 ? "-" : "+") + power
    } else if exponent < 0 {
      let zeros = String(repeating: "0", count: -exponent - 1)
      text = "0." + zeros + significant.map(String.init).joined()
    } else {
      while significant.count <= exponent { significant.append(0) }
      let whole = significant[...exponent].map(String.init).joined()
      let fraction = significant[(exponent + 1)...].map(String.init).joined()
      text = whole + (fraction.isEmpty ? "" : "." + fraction)
    }
    return isNegative ? "-" + text : text
  }

  /// The leading decimal digits of a positive number, rounded, and its decimal exponent.
  private func significantDigits(_ count: Int) -> (digits: [Int], exponent: Int) {
    // The shortest description is exact to the last digit, so rounding happens on decimals.
    let description = self.description.lowercased()
    let parts = description.split(separator: "e")
    var exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    var digits = mantissa.joined().compactMap(\.wholeNumberValue)
    exponent += mantissa[0].count - 1
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    exponent -= zeros
    guard digits.count > count else { return (digits, exponent) }
    let roundsUp = digits[count] >= 5
    digits.removeLast(digits.count - count)
    guard roundsUp else { return (digits, exponent) }
    var index = count - 1
    while index >= 0, digits[index] == 9 {
      digits[index] = 0
      index -= 1
    }
    if index >= 0 {
      digits[index] += 1
    } else {
      digits.insert(1, at: 0)
      digits.removeLast()
      exponent += 1
    }
    return (digits, exponent)
  }
}
