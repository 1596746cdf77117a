import LayoutModel

/// Views side by side, all of one width, filling the screen: one chain through the whole tree.
///
/// One view and 4 constraints each.
enum LongRowGenerator: TreeGenerator {
  static let names = GeneratedTreeBuilder.names(of: "Cell")
  static let constraintNames = ["start", "height"]

  static func build(in tree: ScenarioTree, size: Int, seed: UInt64) -> [LayoutConstraint] {
    var builder = GeneratedTreeBuilder(tree, constraintCapacity: 2 + 4 * size)
    var previous: ContentView?
    for index in 0..<size {
      let cell = ContentView.generated("cell", index)
      builder.root.addSubview(cell)
      if let previous {
        builder.require(
          cell.leadingAnchor.constraint(equalTo: previous.trailingAnchor),
          cell.widthAnchor.constraint(equalTo: previous.widthAnchor),
          cell.topAnchor.constraint(equalTo: previous.topAnchor),
          cell.heightAnchor.constraint(equalTo: previous.heightAnchor))
      } else {
        builder.require(
          cell.leadingAnchor.constraint(equalTo: builder.root.leadingAnchor), named: "start")
        builder.require(cell.heightAnchor.constraint(equalToConstant: 40), named: "height")
        builder.require(cell.topAnchor.constraint(equalTo: builder.root.topAnchor))
      }
      builder.name(cell, "Cell", index, of: size)
      previous = cell
    }
    if let previous {
      builder.require(previous.trailingAnchor.constraint(equalTo: builder.root.trailingAnchor))
    }
    return builder.constraints
  }
}
