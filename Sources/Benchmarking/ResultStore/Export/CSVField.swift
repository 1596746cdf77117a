/// A cell of comma-separated values, as RFC 4180 has it.
package enum CSVField {
  /// Cells in a line, which has no break at its end.
  package static func row(_ cells: [String]) -> String {
    cells.map(text).joined(separator: ",")
  }

  /// The cell, between quotes where it needs them.
  ///
  /// A spreadsheet would carry out a text that begins like a formula; such a text, unless it is a
  /// number, gets an apostrophe in front, as spreadsheets themselves write it.
  package static func text(_ cell: String) -> String {
    let begin = cell.unicodeScalars.first
    let isFormula = begin.map { "=+-@\t\r".unicodeScalars.contains($0) } ?? false
    let safe = isFormula && Double(cell) == nil ? "'" + cell : cell
    // By scalars: a return and a line feed are one character, which a line feed alone is not.
    let needsQuotes = safe.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
    return needsQuotes ? "\"\(safe.replacing("\"", with: "\"\""))\"" : safe
  }
}
