import LayoutModel
import Statistics

/// A long article in the readable width: headings, paragraphs, and pictures of fixed proportions.
///
/// One view and 3 to 5 constraints a block.
enum ArticleGenerator: TreeGenerator {
  static let names = ["list"] + GeneratedTreeBuilder.names(of: "Block")
  static let constraintNames: [String] = []

  static func build(in tree: ScenarioTree, size: Int, seed: UInt64) -> [LayoutConstraint] {
    var random = SeededGenerator(seed: seed)
    var builder = GeneratedTreeBuilder(tree, constraintCapacity: 6 + 5 * size)
    let list = builder.list()
    let content = list.contentLayoutGuide
    let column = builder.root.readableContentGuide
    var above = content.topAnchor
    for index in 0..<size {
      // The first block is a heading, then every seventh is one and every fifth a picture.
      let isHeading = index % 7 == 0
      let isPicture = !isHeading && index % 5 == 0
      let shown: ContentSize? =
        isPicture
        ? nil
        : isHeading
          ? .flowing(length: random.length(100, 500), lineHeight: 29)
          : .flowing(length: random.length(300, 6000), lineHeight: 20.5)
      let block = ContentView.generated("block", index, shown)
      list.addSubview(block)
      builder.require(
        block.leadingAnchor.constraint(equalTo: column.leadingAnchor),
        block.trailingAnchor.constraint(equalTo: column.trailingAnchor),
        block.topAnchor.constraint(equalTo: above, constant: isHeading ? 24 : 12))
      if isPicture {
        builder.require(
          block.heightAnchor.constraint(
            equalTo: block.widthAnchor, multiplier: random.length(1, 3) / 4))
      }
      builder.name(block, "Block", index, of: size)
      above = block.bottomAnchor
    }
    builder.require(above.constraint(equalTo: content.bottomAnchor, constant: -24))
    return builder.constraints
  }
}
