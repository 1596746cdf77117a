import LayoutModel
import Statistics

/// A table of cells whose columns and rows are set by header cells, ten columns wide.
///
/// A wider column moves every cell to its right, a higher row every cell below. One view and 4
/// constraints a cell.
enum SpreadsheetGenerator: TreeGenerator {
  static let names = ["sheet"] + GeneratedTreeBuilder.names(of: "Cell", "Column", "Row")
  static let constraintNames = ["firstColumnWidth", "middleColumnWidth", "firstRowHeight"]

  private static let columns = 10

  static func build(in tree: ScenarioTree, size: Int, seed: UInt64) -> [LayoutConstraint] {
    var random = SeededGenerator(seed: seed)
    var builder = GeneratedTreeBuilder(tree, constraintCapacity: 60 + 5 * size)
    let sheet = ScrollView()
    builder.add(sheet, named: "sheet")
    builder.fill(sheet, in: builder.root)
    let content = sheet.contentLayoutGuide
    let columnHeaders = addColumns(to: sheet, &random, &builder)
    let rows = (size + columns - 1) / columns
    let count = rows * columns
    var above = columnHeaders[0].bottomAnchor
    for row in 0..<rows {
      let header = ContentView.generated("row", row)
      sheet.addSubview(header)
      let height = header.heightAnchor.constraint(equalToConstant: random.length(20, 60))
      if row == 0 {
        builder.require(height, named: "firstRowHeight")
      } else {
        builder.require(height)
      }
      builder.require(
        header.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        header.widthAnchor.constraint(equalToConstant: 40),
        header.topAnchor.constraint(equalTo: above))
      builder.name(header, "Row", row, of: rows)
      above = header.bottomAnchor
      for column in 0..<columns {
        let index = row * columns + column
        let cell = ContentView.generated("cell", index)
        sheet.addSubview(cell)
        builder.require(
          cell.leadingAnchor.constraint(equalTo: columnHeaders[column].leadingAnchor),
          cell.widthAnchor.constraint(equalTo: columnHeaders[column].widthAnchor),
          cell.topAnchor.constraint(equalTo: header.topAnchor),
          cell.heightAnchor.constraint(equalTo: header.heightAnchor))
        builder.name(cell, "Cell", index, of: count)
      }
    }
    builder.require(above.constraint(equalTo: content.bottomAnchor))
    return builder.constraints
  }

  private static func addColumns(
    to sheet: ScrollView, _ random: inout SeededGenerator, _ builder: inout GeneratedTreeBuilder
  ) -> [ContentView] {
    let content = sheet.contentLayoutGuide
    var headers: [ContentView] = []
    for column in 0..<columns {
      let header = ContentView.generated("column", column)
      sheet.addSubview(header)
      let width = header.widthAnchor.constraint(equalToConstant: random.length(60, 160))
      switch column {
      case 0: builder.require(width, named: "firstColumnWidth")
      case columns / 2: builder.require(width, named: "middleColumnWidth")
      default: builder.require(width)
      }
      let leading =
        headers.last.map { header.leadingAnchor.constraint(equalTo: $0.trailingAnchor) }
        ?? header.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 40)
      builder.require(
        leading, header.topAnchor.constraint(equalTo: content.topAnchor),
        header.heightAnchor.constraint(equalToConstant: 30))
      builder.name(header, "Column", column, of: columns)
      headers.append(header)
    }
    if let last = headers.last {
      builder.require(last.trailingAnchor.constraint(equalTo: content.trailingAnchor))
    }
    return headers
  }
}
