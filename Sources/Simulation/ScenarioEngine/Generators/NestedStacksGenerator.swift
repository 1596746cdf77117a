import LayoutModel
import Statistics

/// A column of rows, each a stack of an icon, a stack of two lines of text, and a switch.
///
/// Six views a row; the stacks make the constraints.
enum NestedStacksGenerator: TreeGenerator {
  static let names = ["list", "column"] + GeneratedTreeBuilder.names(of: "Row", "Title", "Note")
  static let constraintNames: [String] = []

  static func build(in tree: ScenarioTree, size: Int, seed: UInt64) -> [LayoutConstraint] {
    var random = SeededGenerator(seed: seed)
    var builder = GeneratedTreeBuilder(tree, constraintCapacity: 16)
    let list = builder.list()
    let column = StackView()
    column.translatesAutoresizingMaskIntoConstraints = false
    column.accessibilityIdentifier = "column"
    column.axis = .vertical
    column.spacing = 6
    tree.name(column, "column")
    list.addSubview(column)
    builder.fill(column, in: list.contentLayoutGuide)
    for index in 0..<size {
      let icon = ContentView.generated("icon", index, .fixed(width: 32, height: 32))
      let title = ContentView.generated(
        "title", index, .fixed(width: random.length(80, 200), height: 20.5))
      let note = ContentView.generated(
        "note", index, .flowing(length: random.length(40, 900), lineHeight: 16))
      let toggle = ContentView.generated("switch", index, .fixed(width: 51, height: 31))
      for view in [icon, toggle] {
        view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        view.setContentHuggingPriority(.defaultHigh, for: .vertical)
        view.setContentCompressionResistancePriority(.required, for: .horizontal)
      }
      let texts = StackView(arrangedSubviews: [title, note])
      texts.axis = .vertical
      texts.spacing = 2
      let row = StackView(arrangedSubviews: [icon, texts, toggle])
      row.spacing = 12
      row.alignment = .center
      column.addArrangedSubview(row)
      builder.name(row, "Row", index, of: size)
      builder.name(title, "Title", index, of: size)
      builder.name(note, "Note", index, of: size)
    }
    return builder.constraints
  }
}
