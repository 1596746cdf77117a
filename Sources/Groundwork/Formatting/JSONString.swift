/// Strings of JSON, for writers that build their text piece by piece.
package enum JSONString {
  /// A text in quotation marks.
  ///
  /// Control characters and what could end a script of a page are written as numbers, so that the
  /// string can stand in HTML too.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{0}"..<"\u{20}", "\u{7F}":
        result += "\\u" + scalar.value.hexadecimal(digits: 4)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
