/// A table in plain text: the first columns to the left, numbers to the right, widths as needed.
struct TextTable {
  /// How a column stands.
  enum Alignment {
    case left
    case right
  }

  private let titles: [String]
  private let alignments: [Alignment]
  private var rows: [[String]] = []

  /// Creates a table from its columns.
  init(_ columns: [(title: String, alignment: Alignment)]) {
    titles = columns.map(\.title)
    alignments = columns.map(\.alignment)
  }

  var isEmpty: Bool { rows.isEmpty }

  /// Adds a row; it has as many cells as there are columns.
  mutating func append(_ cells: [String]) {
    precondition(cells.count == titles.count, "a row needs \(titles.count) cells")
    rows.append(cells)
  }

  /// The lines of the table; columns that are empty in every row are left out.
  var lines: [String] {
    let shown = titles.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    let widths = titles.indices.map { column in
      max(titles[column].count, rows.map { $0[column].count }.max() ?? 0)
    }
    func line(_ cells: [String]) -> String {
      let padded = shown.map { column in
        let padding = String(repeating: " ", count: widths[column] - cells[column].count)
        return alignments[column] == .left ? cells[column] + padding : padding + cells[column]
      }
      var text = padded.joined(separator: "  ")
      while text.last == " " { text.removeLast() }
      return text
    }
    let rule = String(
      repeating: "-", count: shown.map { widths[$0] + 2 }.reduce(-2, +))
    return [line(titles), rule] + rows.map(line)
  }
}
