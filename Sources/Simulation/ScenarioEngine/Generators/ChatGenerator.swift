import LayoutModel
import Statistics

/// A conversation: bubbles on either side above a composer that stands on the keyboard.
///
/// A bubble is as wide as its text, up to three quarters of the list, and as high as the text then
/// needs. Two views and 10 constraints a message.
enum ChatGenerator: TreeGenerator {
  static let names =
    ["list", "composer", "field"] + GeneratedTreeBuilder.names(of: "Bubble", "Text")
  static let constraintNames = ["end"]

  static func build(in tree: ScenarioTree, size: Int, seed: UInt64) -> [LayoutConstraint] {
    var random = SeededGenerator(seed: seed)
    var builder = GeneratedTreeBuilder(tree, constraintCapacity: 16 + 10 * size)
    let list = builder.scrollView(named: "list")
    addComposer(below: list, to: &builder)
    let content = list.contentLayoutGuide
    var above = content.topAnchor
    for index in 0..<size {
      let bubble = ContentView.generated("bubble", index)
      let text = ContentView.generated(
        "text", index, .flowing(length: random.length(20, 1200), lineHeight: 20.5))
      bubble.addSubview(text)
      list.addSubview(bubble)
      builder.fill(text, in: bubble, inset: 12)
      builder.require(
        bubble.topAnchor.constraint(equalTo: above, constant: 8),
        bubble.widthAnchor.constraint(
          lessThanOrEqualTo: list.frameLayoutGuide.widthAnchor, multiplier: 0.75))
      if random.next() % 2 == 0 {
        builder.require(
          bubble.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16))
      } else {
        builder.require(
          bubble.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16))
      }
      builder.name(bubble, "Bubble", index, of: size)
      builder.name(text, "Text", index, of: size)
      above = bubble.bottomAnchor
    }
    builder.require(above.constraint(equalTo: content.bottomAnchor, constant: -8), named: "end")
    return builder.constraints
  }

  private static func addComposer(below list: ScrollView, to builder: inout GeneratedTreeBuilder) {
    let root = builder.root
    let composer = builder.view(named: "composer")
    let field = builder.view(named: "field", .fixed(width: nil, height: 34))
    builder.require(
      list.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      list.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: composer.topAnchor),
      composer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      composer.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      composer.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      field.topAnchor.constraint(equalTo: composer.topAnchor, constant: 8),
      field.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      field.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor, constant: -8))
  }
}
