import LayoutModel

/// Views within views, each inset in the one that holds it, in chains of at most 400.
///
/// A change at the top moves every view below it. One view and 4 constraints each.
enum DeepTreeGenerator: TreeGenerator {
  static let names = GeneratedTreeBuilder.names(of: "Box") + ["innermost"]
  static let constraintNames = ["inset"]

  /// No screen nests deeper, and freeing a view takes a stack as deep as its subtree.
  private static let depth = 400
  private static let inset = 0.25

  static func build(in tree: ScenarioTree, size: Int, seed: UInt64) -> [LayoutConstraint] {
    var builder = GeneratedTreeBuilder(tree, constraintCapacity: 4 * size)
    var outer = builder.root
    for index in 0..<size {
      if index % depth == 0 { outer = builder.root }
      let box = ContentView.generated("box", index)
      outer.addSubview(box)
      let leading = box.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset)
      if index == 0 { builder.require(leading, named: "inset") } else { builder.require(leading) }
      builder.require(
        box.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -inset),
        box.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
        box.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -inset))
      builder.name(box, "Box", index, of: size)
      if index == min(size, depth) - 1 { tree.name(box, "innermost") }
      outer = box
    }
    return builder.constraints
  }
}
