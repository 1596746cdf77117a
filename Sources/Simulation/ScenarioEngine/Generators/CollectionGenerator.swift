import LayoutModel
import Statistics

/// A list of any length that shows its rows in a few cells, which it uses again as they scroll by.
///
/// Rows are 72 points high. Four views and 13 constraints for each of the 24 cells, whatever the
/// number of rows: scrolling moves cells and gives them other texts.
enum CollectionGenerator: TreeGenerator {
  static let names = ["list"] + GeneratedTreeBuilder.names(of: "Cell", "Title", "Note", "Badge")
  static let constraintNames: [String] = []

  /// Enough for the largest screen, upright, and a row that sticks out at either end.
  private static let cellCount = 24

  static func build(in tree: ScenarioTree, size: Int, seed: UInt64) -> [LayoutConstraint] {
    var builder = GeneratedTreeBuilder(tree, constraintCapacity: 6 + 13 * cellCount)
    let list = CellReusingScrollView(rowCount: size, seed: seed)
    list.alwaysBounceVertical = true
    builder.add(list, named: "list")
    builder.fill(list, in: builder.root)
    let content = list.contentLayoutGuide
    builder.require(
      content.widthAnchor.constraint(equalTo: list.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(
        equalToConstant: Double(size) * CellReusingScrollView.rowHeight))
    for index in 0..<cellCount {
      let cell = ReusableCell(index: index)
      list.addSubview(cell.view)
      let top = cell.view.topAnchor.constraint(
        equalTo: content.topAnchor, constant: Double(index) * CellReusingScrollView.rowHeight)
      list.cells.append((cell: cell, top: top, row: -1))
      builder.require(
        top, cell.view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        cell.view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        cell.view.heightAnchor.constraint(equalToConstant: CellReusingScrollView.rowHeight))
      cell.constrain(in: &builder)
      builder.name(cell.view, "Cell", index, of: cellCount)
      builder.name(cell.title, "Title", index, of: cellCount)
      builder.name(cell.note, "Note", index, of: cellCount)
      builder.name(cell.badge, "Badge", index, of: cellCount)
    }
    return builder.constraints
  }
}

/// A scroll view that puts its cells where rows are visible, whenever it is laid out.
final class CellReusingScrollView: ScrollView {
  static let rowHeight = 72.0

  /// The cells, the constraints that place them, and the rows they show.
  var cells: [(cell: ReusableCell, top: LayoutConstraint, row: Int)] = []

  private let rowCount: Int
  private let seed: UInt64

  init(rowCount: Int, seed: UInt64) {
    self.rowCount = rowCount
    self.seed = seed
    super.init()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let first = max(0, Int((contentOffset.y / Self.rowHeight).rounded(.down)))
    for index in cells.indices {
      // The first row from the top of the screen on that falls to this cell.
      let row = first + (index - first % cells.count + cells.count) % cells.count
      guard row != cells[index].row, row < rowCount else { continue }
      cells[index].row = row
      cells[index].top.constant = Double(row) * Self.rowHeight
      var random = SeededGenerator(seed: seed &+ UInt64(row))
      cells[index].cell.show(row, &random)
    }
  }
}

/// A cell of a collection: a title and a note above each other, a badge beside them.
struct ReusableCell {
  let view: ContentView
  let title: ContentView
  let note: ContentView
  let badge: ContentView

  init(index: Int) {
    view = .generated("cell", index)
    title = .generated("title", index, .fixed(width: 0, height: 20.5))
    note = .generated("note", index, .fixed(width: 0, height: 16))
    badge = .generated("badge", index, .fixed(width: 24, height: 24))
    for subview in [title, note, badge] { view.addSubview(subview) }
    badge.setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  func constrain(in builder: inout GeneratedTreeBuilder) {
    let margins = view.layoutMarginsGuide
    builder.require(
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.topAnchor.constraint(equalTo: margins.topAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: badge.leadingAnchor, constant: -8),
      note.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      note.trailingAnchor.constraint(lessThanOrEqualTo: badge.leadingAnchor, constant: -8),
      badge.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      badge.centerYAnchor.constraint(equalTo: view.centerYAnchor))
  }

  /// Shows the contents of a row.
  func show(_ row: Int, _ random: inout SeededGenerator) {
    title.content = .fixed(width: random.length(60, 320), height: 20.5)
    note.content = .fixed(width: random.length(80, 600), height: 16)
    badge.content = .fixed(width: random.length(24, 44), height: 24)
  }
}
