import LayoutModel
import Statistics

/// A settings form: titles on the left, fields that all begin where the longest title ends.
///
/// The fields' common edge is as far left as every title lets it be, so that one title's length
/// moves all of them. Three views and 13 constraints a row.
enum FormGenerator: TreeGenerator {
  static let names = ["list"] + GeneratedTreeBuilder.names(of: "Row", "Title", "Field")
  static let constraintNames: [String] = []

  static func build(in tree: ScenarioTree, size: Int, seed: UInt64) -> [LayoutConstraint] {
    var random = SeededGenerator(seed: seed)
    var builder = GeneratedTreeBuilder(tree, constraintCapacity: 8 + 13 * size)
    let list = builder.list()
    let content = list.contentLayoutGuide
    // Where all fields begin.
    let edge = LayoutGuide()
    edge.identifier = "edge"
    list.addLayoutGuide(edge)
    builder.require(
      edge.topAnchor.constraint(equalTo: content.topAnchor),
      edge.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      edge.leadingAnchor.constraint(equalTo: content.leadingAnchor))
    builder.prefer(edge.widthAnchor.constraint(equalToConstant: 0), .fittingSizeLevel)
    var above = content.topAnchor
    for index in 0..<size {
      let row = ContentView.generated("row", index)
      let title = ContentView.generated(
        "title", index, .fixed(width: random.length(30, 160), height: 20.5))
      let field = ContentView.generated("field", index, .fixed(width: nil, height: 34))
      list.addSubview(row)
      row.addSubview(title)
      row.addSubview(field)
      let margins = row.layoutMarginsGuide
      builder.require(
        row.topAnchor.constraint(equalTo: above),
        row.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        title.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        title.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
        edge.trailingAnchor.constraint(
          greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
        field.leadingAnchor.constraint(equalTo: edge.trailingAnchor),
        field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        field.topAnchor.constraint(greaterThanOrEqualTo: row.topAnchor, constant: 5),
        field.centerYAnchor.constraint(equalTo: row.centerYAnchor))
      builder.prefer(row.heightAnchor.constraint(equalToConstant: 44), .defaultLow)
      builder.name(row, "Row", index, of: size)
      builder.name(title, "Title", index, of: size)
      builder.name(field, "Field", index, of: size)
      above = row.bottomAnchor
    }
    builder.require(above.constraint(equalTo: content.bottomAnchor))
    return builder.constraints
  }
}
