/// A table in plain text: the first columns to the left, numbers to the right, widths as needed.
///
/// Where the terminal is narrower, texts are shortened; where that is not enough, each row becomes
/// a paragraph of its own, so that no line breaks in the middle and nothing is lost.
package struct TextTable {
  /// How a column stands.
  package enum Alignment: Sendable {
    case left
    case right
  }

  private let titles: [String]
  private let alignments: [Alignment]
  private var rows: [[String]] = []

  /// The least width that a text is shortened to.
  private static let leastWidth = 14

  /// Creates a table from its columns.
  package init(_ columns: [(title: String, alignment: Alignment)]) {
    titles = columns.map(\.title)
    alignments = columns.map(\.alignment)
  }

  /// Whether there is no row.
  package var isEmpty: Bool { rows.isEmpty }

  /// Adds a row; it has as many cells as there are columns.
  package mutating func append(_ cells: [String]) {
    precondition(cells.count == titles.count, "a row needs \(titles.count) cells")
    rows.append(cells.map { Terminal.printable($0, isOneLine: true) })
  }

  /// The lines of the table; columns that are empty in every row are left out.
  ///
  /// They fit the terminal, with room for an indentation of two columns.
  package var lines: [String] { lines(width: Terminal.tableWidth.map { $0 - 2 }) }

  /// The lines of the table within a width, or as wide as needed.
  package func lines(width: Int?) -> [String] {
    let shown = titles.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    guard !shown.isEmpty else { return [] }
    var widths = titles.indices.map { column in
      max(titles[column].count, rows.map { $0[column].count }.max() ?? 0)
    }
    func total() -> Int { shown.map { widths[$0] + 2 }.reduce(-2, +) }
    if let width {
      let texts = shown.filter { alignments[$0] == .left }
      while total() > width,
        let widest = texts.max(by: { widths[$0] < widths[$1] }), widths[widest] > Self.leastWidth
      {
        widths[widest] = max(Self.leastWidth, widths[widest] - (total() - width))
      }
      if total() > width { return paragraphs(shown, width: width) }
    }
    func line(_ cells: [String]) -> String {
      let padded = shown.map { column in
        let cell = Self.shortened(cells[column], to: widths[column])
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return alignments[column] == .left ? cell + padding : padding + cell
      }
      return Self.withoutTrailingSpace(padded.joined(separator: "  "))
    }
    let rule = String(repeating: "-", count: total())
    return [line(titles), rule] + rows.map(line)
  }

  /// Each row as lines of title and cell below its first cell.
  private func paragraphs(_ shown: [Int], width: Int) -> [String] {
    let names = shown.dropFirst().map { titles[$0].count }.max() ?? 0
    return rows.flatMap { row -> [String] in
      let first = shown.first.map { Self.shortened(row[$0], to: width) } ?? ""
      return [first]
        + shown.dropFirst().filter { !row[$0].isEmpty }.map { column in
          let padding = String(repeating: " ", count: names - titles[column].count)
          return Self.shortened("  \(titles[column])\(padding)  \(row[column])", to: width)
        }
    }
  }

  /// A text cut in the middle, as names differ at both ends.
  private static func shortened(_ text: String, to width: Int) -> String {
    guard text.count > width, width > 1 else { return text }
    let head = (width - 1) / 2
    return text.prefix(head) + "…" + text.suffix(width - 1 - head)
  }

  private static func withoutTrailingSpace(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }
}
