import LayoutModel

/// A subtree that steps move between two containers, or take away: a binary tree of views, each
/// half of the one that holds it.
///
/// One view and 4 constraints each.
enum MovingTreeGenerator: TreeGenerator {
  static let names = ["left", "right", "subtree"] + GeneratedTreeBuilder.names(of: "Leaf")
  static let constraintNames: [String] = []

  static func build(in tree: ScenarioTree, size: Int, seed: UInt64) -> [LayoutConstraint] {
    var builder = GeneratedTreeBuilder(tree, constraintCapacity: 12 + 4 * size)
    let left = builder.view(named: "left")
    let right = builder.view(named: "right")
    let root = builder.root
    builder.require(
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      left.topAnchor.constraint(equalTo: root.topAnchor),
      left.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.topAnchor.constraint(equalTo: root.topAnchor),
      right.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      right.widthAnchor.constraint(equalTo: left.widthAnchor))
    let subtree = ContentView.generated("node", 0)
    left.addSubview(subtree)
    builder.fill(subtree, in: left)
    tree.name(subtree, "subtree")
    var nodes = [subtree]
    nodes.reserveCapacity(size)
    for index in 1..<max(size, 2) {
      let holder = nodes[(index - 1) / 2]
      let node = ContentView.generated("node", index)
      holder.addSubview(node)
      // The two halves lie side by side or one above the other, level by level.
      let isFirst = index % 2 == 1
      let isSplitAlongX = level(of: index) % 2 == 1
      builder.require(
        isFirst || !isSplitAlongX
          ? node.leadingAnchor.constraint(equalTo: holder.leadingAnchor)
          : node.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
        isFirst || isSplitAlongX
          ? node.topAnchor.constraint(equalTo: holder.topAnchor)
          : node.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
        node.widthAnchor.constraint(
          equalTo: holder.widthAnchor, multiplier: isSplitAlongX ? 0.5 : 1),
        node.heightAnchor.constraint(
          equalTo: holder.heightAnchor, multiplier: isSplitAlongX ? 1 : 0.5))
      builder.name(node, "Leaf", index - 1, of: max(size, 2) - 1)
      nodes.append(node)
    }
    return builder.constraints
  }

  /// The level of a node of a binary tree that is numbered level by level from 0.
  private static func level(of index: Int) -> Int {
    Int.bitWidth - 1 - (index + 1).leadingZeroBitCount
  }
}
