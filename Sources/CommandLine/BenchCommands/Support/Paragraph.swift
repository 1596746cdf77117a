/// Prose in lines that fit the terminal.
package enum Paragraph {
  /// The lines of a text, broken between words and indented.
  ///
  /// - Parameters:
  ///   - text: The text; runs of white space count as one space.
  ///   - width: The columns there are; as many as needed without one. A longer word stands alone.
  ///   - indentation: Spaces before each line.
  /// - Returns: The lines; none for a text without words.
  package static func lines(
    _ text: String, width: Int? = Terminal.tableWidth, indentation: Int = 4
  ) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    let room = width.map { max($0 - indentation, 16) } ?? .max
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty, line.count + 1 + word.count > room {
        lines.append(margin + line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [margin + line]
  }
}
