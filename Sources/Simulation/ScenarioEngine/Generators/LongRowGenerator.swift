import LayoutModel

/// Views side by side, all of one width, filling the screen: one chain through the whole tree.
///
/// One view and 4 constraints each.
enum LongRowGenerator: TreeGenerator {
  static let names = GeneratedTreeBuilder.names(of: "Cell")
  static let constraintNames = ["start", "height"]

  static func build(in tree: ScenarioTree, size: Int, seed: UInt64) -> [LayoutConstraint] {
    var sketch = GeneratedTreeBuilder(tree, expecting: 2 + 4 * size)
    var previous: ContentView?
    for index in 0..<size {
      let cell = ContentView.generated("cell", index)
      sketch.root.addSubview(cell)
      if let previous {
        sketch.require(
          cell.leadingAnchor.constraint(equalTo: previous.trailingAnchor),
          cell.widthAnchor.constraint(equalTo: previous.widthAnchor),
          cell.topAnchor.constraint(equalTo: previous.topAnchor),
          cell.heightAnchor.constraint(equalTo: previous.heightAnchor))
      } else {
        sketch.require(
          cell.leadingAnchor.constraint(equalTo: sketch.root.leadingAnchor), named: "start")
        sketch.require(cell.heightAnchor.constraint(equalToConstant: 40), named: "height")
        sketch.require(cell.topAnchor.constraint(equalTo: sketch.root.topAnchor))
      }
      sketch.name(cell, "Cell", index, of: size)
      previous = cell
    }
    if let previous {
      sketch.require(previous.trailingAnchor.constraint(equalTo: sketch.root.trailingAnchor))
    }
    return sketch.constraints
  }
}
