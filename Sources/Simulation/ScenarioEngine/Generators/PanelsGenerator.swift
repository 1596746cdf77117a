import LayoutModel
import Statistics

/// Panels that float over a map: each would like to be somewhere, and must stay in the safe area.
///
/// Every panel is a block of its own, and most of its constraints are inequalities. Two views and
/// 12 constraints a panel.
enum PanelsGenerator: TreeGenerator {
  static let names = ["map"] + GeneratedTreeBuilder.names(of: "Panel", "Title")
  static let constraintNames = ["firstX", "firstY"]

  static func build(in tree: ScenarioTree, size: Int, seed: UInt64) -> [LayoutConstraint] {
    var random = SeededGenerator(seed: seed)
    var sketch = GeneratedTreeBuilder(tree, expecting: 4 + 12 * size)
    let map = sketch.view(named: "map")
    sketch.fill(map, in: sketch.root)
    let safe = sketch.root.safeAreaLayoutGuide
    for index in 0..<size {
      let panel = ContentView.generated("panel", index)
      let title = ContentView.generated(
        "title", index, .fixed(width: random.length(60, 120), height: 20.5))
      sketch.root.addSubview(panel)
      panel.addSubview(title)
      sketch.require(
        panel.leadingAnchor.constraint(greaterThanOrEqualTo: safe.leadingAnchor, constant: 8),
        panel.trailingAnchor.constraint(lessThanOrEqualTo: safe.trailingAnchor, constant: -8),
        panel.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor, constant: 8),
        panel.bottomAnchor.constraint(lessThanOrEqualTo: safe.bottomAnchor, constant: -8),
        panel.widthAnchor.constraint(equalTo: safe.widthAnchor, multiplier: 0.4),
        panel.heightAnchor.constraint(equalToConstant: random.length(60, 140)),
        title.leadingAnchor.constraint(
          equalTo: panel.layoutMarginsGuide.leadingAnchor),
        title.trailingAnchor.constraint(
          lessThanOrEqualTo: panel.layoutMarginsGuide.trailingAnchor),
        title.topAnchor.constraint(equalTo: panel.layoutMarginsGuide.topAnchor))
      let x = panel.leadingAnchor.constraint(
        equalTo: sketch.root.leadingAnchor, constant: random.length(-40, 400))
      let y = panel.topAnchor.constraint(
        equalTo: sketch.root.topAnchor, constant: random.length(-40, 800))
      x.priority = .dragThatCannotResizeScene
      y.priority = .dragThatCannotResizeScene
      if index == 0 {
        sketch.require(x, named: "firstX")
        sketch.require(y, named: "firstY")
      } else {
        sketch.require(x, y)
      }
      sketch.name(panel, "Panel", index, of: size)
      sketch.name(title, "Title", index, of: size)
    }
    return sketch.constraints
  }
}
