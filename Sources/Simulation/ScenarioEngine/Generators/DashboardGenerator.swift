import LayoutModel
import Statistics

/// A grid of cards, four in a row, all of one width, three quarters as high.
///
/// The cards' equal widths tie each row together. Three views and 11 constraints a card.
enum DashboardGenerator: TreeGenerator {
  static let names = ["list"] + GeneratedTreeBuilder.names(of: "Card", "Caption", "Value")
  static let constraintNames = ["gap"]

  private static let columns = 4

  static func build(in tree: ScenarioTree, size: Int, seed: UInt64) -> [LayoutConstraint] {
    var random = SeededGenerator(seed: seed)
    var builder = GeneratedTreeBuilder(tree, constraintCapacity: 10 + 11 * size)
    let list = builder.list()
    let content = list.contentLayoutGuide
    var above = content.topAnchor
    var cards: [ContentView] = []
    // Whole rows only, so that the last card of each meets the edge.
    let rows = (size + columns - 1) / columns
    let count = rows * columns
    for index in 0..<count {
      let card = ContentView.generated("card", index)
      list.addSubview(card)
      let column = index % columns
      if let previous = cards.last, column > 0 {
        builder.require(
          card.leadingAnchor.constraint(equalTo: previous.trailingAnchor, constant: 8),
          card.widthAnchor.constraint(equalTo: previous.widthAnchor))
      } else {
        let leading = card.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16)
        if index == 0 { builder.require(leading, named: "gap") } else { builder.require(leading) }
      }
      if column == columns - 1 {
        builder.require(
          card.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16))
      }
      builder.require(
        card.topAnchor.constraint(equalTo: above, constant: 8),
        card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.75))
      fill(card, index, of: count, &random, &builder)
      cards.append(card)
      if column == columns - 1 { above = card.bottomAnchor }
    }
    builder.require(above.constraint(equalTo: content.bottomAnchor, constant: -8))
    return builder.constraints
  }

  private static func fill(
    _ card: ContentView, _ index: Int, of count: Int, _ random: inout SeededGenerator,
    _ builder: inout GeneratedTreeBuilder
  ) {
    let caption = ContentView.generated(
      "caption", index, .fixed(width: random.length(40, 120), height: 16))
    let value = ContentView.generated(
      "value", index, .fixed(width: random.length(20, 60), height: 28))
    card.addSubview(caption)
    card.addSubview(value)
    let margins = card.layoutMarginsGuide
    builder.require(
      caption.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      caption.topAnchor.constraint(equalTo: margins.topAnchor),
      caption.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      value.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      value.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      value.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor))
    builder.name(card, "Card", index, of: count)
    builder.name(caption, "Caption", index, of: count)
    builder.name(value, "Value", index, of: count)
  }
}
