import LayoutModel

/// Where the views of the faulty trees lie: forty rows below the status bar, so that each can be seen,
/// and then from the top again.
private enum FaultyRow {
  static let leading = 16.0
  static let height = 14.0
  private static let first = 48.0
  private static let pitch = 18.0
  private static let count = 40

  /// The distance of a row from the top.
  static func top(_ index: Int) -> Double { first + pitch * Double(index % count) }
}

/// Views of which every other one has two required widths at once: the price of finding conflicts.
///
/// One view and 4 or 5 constraints each.
enum ConflictsGenerator: TreeGenerator {
  static let names = GeneratedTreeBuilder.names(of: "Box")
  static let constraintNames: [String] = []

  static func build(in tree: ScenarioTree, size: Int, seed: UInt64) -> [LayoutConstraint] {
    var builder = GeneratedTreeBuilder(tree, constraintCapacity: 5 * size)
    for index in 0..<size {
      let box = ContentView.generated("box", index)
      builder.root.addSubview(box)
      builder.require(
        box.leadingAnchor.constraint(
          equalTo: builder.root.leadingAnchor, constant: FaultyRow.leading),
        box.topAnchor.constraint(equalTo: builder.root.topAnchor, constant: FaultyRow.top(index)),
        box.heightAnchor.constraint(equalToConstant: FaultyRow.height),
        box.widthAnchor.constraint(equalToConstant: 100))
      if index % 2 == 1 {
        builder.require(box.widthAnchor.constraint(equalToConstant: 200))
      }
      builder.name(box, "Box", index, of: size)
    }
    return builder.constraints
  }
}

/// Views of which every other one may lie anywhere along x: the price of finding ambiguity.
///
/// One view and 3 or 4 constraints each.
enum AmbiguousGenerator: TreeGenerator {
  static let names = GeneratedTreeBuilder.names(of: "Box")
  static let constraintNames: [String] = []

  static func build(in tree: ScenarioTree, size: Int, seed: UInt64) -> [LayoutConstraint] {
    var builder = GeneratedTreeBuilder(tree, constraintCapacity: 4 * size)
    for index in 0..<size {
      let box = ContentView.generated("box", index)
      builder.root.addSubview(box)
      builder.require(
        box.topAnchor.constraint(equalTo: builder.root.topAnchor, constant: FaultyRow.top(index)),
        box.heightAnchor.constraint(equalToConstant: FaultyRow.height),
        box.widthAnchor.constraint(equalToConstant: 100))
      if index % 2 == 0 {
        builder.require(
          box.leadingAnchor.constraint(
            equalTo: builder.root.leadingAnchor, constant: FaultyRow.leading))
      } else {
        builder.require(
          box.leadingAnchor.constraint(
            greaterThanOrEqualTo: builder.root.leadingAnchor, constant: FaultyRow.leading))
      }
      builder.name(box, "Box", index, of: size)
    }
    return builder.constraints
  }
}
