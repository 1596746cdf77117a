/// A table of Markdown.
package enum MarkdownTable {
  /// The lines of a table.
  ///
  /// - Parameters:
  ///   - titles: The titles of the columns.
  ///   - right: The columns that stand at the right, by their places among the titles.
  ///   - rows: The rows, a cell for each title; a bar in one is escaped.
  /// - Returns: The lines, the titles first.
  package static func lines(
    _ titles: [String], right: Set<Int> = [], _ rows: [[String]]
  ) -> [String] {
    let rule = titles.indices.map { right.contains($0) ? "---:" : "---" }
    return [line(titles), "|" + rule.joined(separator: "|") + "|"] + rows.map(line)
  }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }
}
