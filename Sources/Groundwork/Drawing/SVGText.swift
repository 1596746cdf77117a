import Formatting

/// Text and numbers as SVG writes them.
package enum SVGText {
  /// A length or place: at most two decimals, no trailing zeros, never an exponent.
  package static func number(_ value: Double) -> String {
    decimal(value, startsWithPoint: true)
  }

  /// A number as people write it: with the zero before the point that SVG does without.
  package static func readable(_ value: Double) -> String {
    decimal(value, startsWithPoint: false)
  }

  private static func decimal(_ value: Double, startsWithPoint: Bool) -> String {
    guard value.isFinite else { return "0" }
    let bounded = min(max(value, -largest), largest)
    return Decimals.shortest(bounded, upTo: 2, startsWithPoint: startsWithPoint)
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
