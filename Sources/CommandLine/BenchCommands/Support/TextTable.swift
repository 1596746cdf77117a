/// A table in plain text: the first columns to the left, numbers to the right, widths as needed.
///
/// Where the terminal is narrower, the least informative columns go first, then texts are shortened and
/// the last column is wrapped; where that is not enough, each row becomes a paragraph of its own, so
/// that no line breaks in the middle. Files and other programs get every column in full.
package struct TextTable {
  /// How a column stands.
  package enum Alignment: Sendable {
    case left
    case right
  }

  private let titles: [String]
  private let alignments: [Alignment]
  /// The columns that a narrow terminal does without, in the order in which they go.
  private let expendable: [Int]
  private var rows: [[String]] = []
  /// Lines that stand alone before a row, by the row's number.
  private var headings: [Int: String] = [:]

  /// The least width that a text is shortened to.
  private static let leastWidth = 14
  /// The least width that a last column of prose is wrapped to.
  private static let leastProse = 24

  /// Creates a table from its columns.
  ///
  /// - Parameters:
  ///   - columns: Titles and alignments.
  ///   - expendable: Titles of columns that a narrow terminal does without, the first to go first.
  package init(
    _ columns: [(title: String, alignment: Alignment)], expendable: [String] = []
  ) {
    titles = columns.map(\.title)
    alignments = columns.map(\.alignment)
    self.expendable = expendable.compactMap { title in
      columns.firstIndex { $0.title == title }
    }
  }

  /// Whether there is no row.
  package var isEmpty: Bool { rows.isEmpty }

  /// Adds a row; it has as many cells as there are columns.
  package mutating func append(_ cells: [String]) {
    precondition(cells.count == titles.count, "a row needs \(titles.count) cells")
    rows.append(cells.map { Terminal.printable($0, isOneLine: true) })
  }

  /// Puts a line of its own before the next row, which reports what the rows below have in common.
  package mutating func appendHeading(_ text: String) {
    headings[rows.count] = Terminal.printable(text, isOneLine: true)
  }

  /// The lines of the table; columns that are empty in every row are left out.
  ///
  /// They fit the terminal, with room for an indentation of two columns.
  package var lines: [String] { lines(width: Terminal.tableWidth.map { $0 - 2 }) }

  /// The lines of the table within a width, or as wide as needed.
  package func lines(width: Int?) -> [String] {
    var shown = titles.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    guard !shown.isEmpty else { return [] }
    var widths = titles.indices.map { column in
      max(titles[column].count, rows.map { $0[column].count }.max() ?? 0)
    }
    if let width {
      drop(from: &shown, widths, width)
      guard shorten(&widths, shown, width) else { return paragraphs(shown, width: width) }
    }
    let total = shown.map { widths[$0] + 2 }.reduce(-2, +)
    func line(_ cells: [String]) -> String {
      let padded = shown.map { column in
        let cell = Self.shortened(cells[column], to: widths[column])
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return alignments[column] == .left ? cell + padding : padding + cell
      }
      return Self.withoutTrailingSpace(padded.joined(separator: "  "))
    }
    // The last column is prose, which is wrapped and not cut.
    func wrapped(_ cells: [String]) -> [String] {
      guard let last = shown.last, alignments[last] == .left, cells[last].count > widths[last]
      else { return [line(cells)] }
      return Paragraph.lines(cells[last], width: widths[last], indentation: 0).enumerated().map {
        var part = $0.offset == 0 ? cells : cells.map { _ in "" }
        part[last] = $0.element
        return line(part)
      }
    }
    let rule = String(repeating: "-", count: total)
    return [line(titles), rule]
      + rows.enumerated().flatMap { index, row in
        heading(of: index, width: width) + wrapped(row)
      }
  }

  private func heading(of row: Int, width: Int?) -> [String] {
    headings[row].map { [Self.shortened($0, to: width ?? .max)] } ?? []
  }

  /// Leaves columns out until the rest fits with its texts as short as they may be.
  private func drop(from shown: inout [Int], _ widths: [Int], _ width: Int) {
    for column in expendable {
      let least = shown.map { min(widths[$0], leastWidth(of: $0, shown)) + 2 }.reduce(-2, +)
      if least <= width { return }
      shown.removeAll { $0 == column }
    }
  }

  /// Shortens texts until all fits; returns whether it does.
  private func shorten(_ widths: inout [Int], _ shown: [Int], _ width: Int) -> Bool {
    while true {
      let excess = shown.map { widths[$0] + 2 }.reduce(-2, +) - width
      if excess <= 0 { return true }
      let texts = shown.filter { widths[$0] > leastWidth(of: $0, shown) }
      guard let widest = texts.max(by: { widths[$0] < widths[$1] }) else { return false }
      widths[widest] = max(leastWidth(of: widest, shown), widths[widest] - excess)
    }
  }

  private func leastWidth(of column: Int, _ shown: [Int]) -> Int {
    if alignments[column] == .right { return .max }
    return column == shown.last ? Self.leastProse : Self.leastWidth
  }

  /// Each row as lines of title and cell below its first cell.
  private func paragraphs(_ shown: [Int], width: Int) -> [String] {
    let names = shown.dropFirst().map { titles[$0].count }.max() ?? 0
    return rows.enumerated().flatMap { index, row -> [String] in
      let first = shown.first.map { Self.shortened(row[$0], to: width) } ?? ""
      return heading(of: index, width: width) + [first]
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
