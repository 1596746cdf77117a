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
    var builder = GeneratedTreeBuilder(tree, constraintCapacity: 4 + 12 * size)
    let map = builder.view(named: "map")
    builder.fill(map, in: builder.root)
    let safe = builder.root.safeAreaLayoutGuide
    for index in 0..<size {
      let panel = ContentView.generated("panel", index)
      let title = ContentView.generated(
        "title", index, .fixed(width: random.length(60, 120), height: 20.5))
      builder.root.addSubview(panel)
      panel.addSubview(title)
      builder.require(
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
        equalTo: builder.root.leadingAnchor, constant: random.length(-40, 400))
      let y = panel.topAnchor.constraint(
        equalTo: builder.root.topAnchor, constant: random.length(-40, 800))
      x.priority = .dragThatCannotResizeScene
      y.priority = .dragThatCannotResizeScene
      if index == 0 {
        builder.require(x, named: "firstX")
        builder.require(y, named: "firstY")
      } else {
        builder.require(x, y)
      }
      builder.name(panel, "Panel", index, of: size)
      builder.name(title, "Title", index, of: size)
    }
    return builder.constraints
  }
}
