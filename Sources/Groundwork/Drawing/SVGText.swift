/// Text and numbers as SVG writes them.
package enum SVGText {
  /// A length or place: at most two decimals, no trailing zeros, never an exponent.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let bounded = min(max(value, -largest), largest)
    let hundredths = Int((bounded * 100).rounded())
    let magnitude = hundredths.magnitude
    let sign = hundredths < 0 ? "-" : ""
    let (whole, rest) = magnitude.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(sign)\(whole)" }
    let (tens, units) = rest.quotientAndRemainder(dividingBy: 10)
    let head = whole == 0 ? "" : "\(whole)"
    return units == 0 ? "\(sign)\(head).\(tens)" : "\(sign)\(head).\(tens)\(units)"
  }

  /// A number as people write it: with the zero before the point that SVG does without.
  package static func readable(_ value: Double) -> String {
    let text = number(value)
    if text.hasPrefix(".") { return "0" + text }
    return text.hasPrefix("-.") ? "-0" + text.dropFirst() : text
  }

  /// Renderers keep coordinates in 32-bit numbers; beyond this nothing can be seen anyway.
  private static let largest = 1e7

  /// Text that stands between tags or quotes, whatever is in it.
  ///
  /// What XML cannot hold at all, such as control characters, becomes U+FFFD.
  package static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r": result += " "
      default:
        let isLegal =
          scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
          && !(0x7F...0x9F).contains(scalar.value) && !scalar.turnsDirection
        result.unicodeScalars.append(isLegal ? scalar : "\u{FFFD}")
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether the character overrides the direction of what follows, beyond the text it stands in.
  fileprivate var turnsDirection: Bool {
    (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }
}
