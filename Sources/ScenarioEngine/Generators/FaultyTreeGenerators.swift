import LayoutModel

/// Views of which every other one is told two widths at once: the price of finding conflicts.
///
/// One view and 4 or 5 constraints each.
enum ConflictsGenerator: TreeGenerator {
  static let names = TreeSketch.names(of: "Box")
  static let constraintNames: [String] = []

  static func build(in tree: ScenarioTree, size: Int, seed: UInt64) -> [LayoutConstraint] {
    var sketch = TreeSketch(tree, expecting: 5 * size)
    for index in 0..<size {
      let box = ContentView.generated("box", index)
      sketch.root.addSubview(box)
      sketch.require(
        box.leadingAnchor.constraint(equalTo: sketch.root.leadingAnchor),
        box.topAnchor.constraint(equalTo: sketch.root.topAnchor, constant: Double(index % 800)),
        box.heightAnchor.constraint(equalToConstant: 1),
        box.widthAnchor.constraint(equalToConstant: 100))
      if index % 2 == 1 {
        sketch.require(box.widthAnchor.constraint(equalToConstant: 200))
      }
      sketch.name(box, "Box", index, of: size)
    }
    return sketch.constraints
  }
}

/// Views of which every other one may lie anywhere along x: the price of finding ambiguity.
///
/// One view and 3 or 4 constraints each.
enum AmbiguousGenerator: TreeGenerator {
  static let names = TreeSketch.names(of: "Box")
  static let constraintNames: [String] = []

  static func build(in tree: ScenarioTree, size: Int, seed: UInt64) -> [LayoutConstraint] {
    var sketch = TreeSketch(tree, expecting: 4 * size)
    for index in 0..<size {
      let box = ContentView.generated("box", index)
      sketch.root.addSubview(box)
      sketch.require(
        box.topAnchor.constraint(equalTo: sketch.root.topAnchor, constant: Double(index % 800)),
        box.heightAnchor.constraint(equalToConstant: 1),
        box.widthAnchor.constraint(equalToConstant: 100))
      if index % 2 == 0 {
        sketch.require(box.leadingAnchor.constraint(equalTo: sketch.root.leadingAnchor))
      } else {
        sketch.require(
          box.leadingAnchor.constraint(greaterThanOrEqualTo: sketch.root.leadingAnchor))
      }
      sketch.name(box, "Box", index, of: size)
    }
    return sketch.constraints
  }
}
