import LayoutModel
import Statistics

/// A scroll view of self-sizing rows, as in a timeline of posts.
///
///     +------------------------------------+
///     | avatar  name                       |
///     | 40x40   body, wrapping over lines  |
///     |         like                 share |
///     +------------------------------------+
///
/// A row is as high as its texts need, each row stands below the one before it, and the last one
/// ends the content. Six views and 18 constraints a row.
enum FeedGenerator: TreeGenerator {
  static let names =
    ["list"] + GeneratedTreeBuilder.names(of: "Row", "Avatar", "Name", "Body", "Like", "Share")
  static let constraintNames = ["start", "end"]

  static func build(in tree: ScenarioTree, size: Int, seed: UInt64) -> [LayoutConstraint] {
    var random = SeededGenerator(seed: seed)
    var builder = GeneratedTreeBuilder(tree, constraintCapacity: 6 + 18 * size)
    let list = builder.list()
    let content = list.contentLayoutGuide
    var above = content.topAnchor
    for index in 0..<size {
      let row = FeedRow(index: index, random: &random)
      list.addSubview(row.view)
      let top = row.view.topAnchor.constraint(equalTo: above)
      if index == 0 { builder.require(top, named: "start") } else { builder.require(top) }
      builder.require(
        row.view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        row.view.trailingAnchor.constraint(equalTo: content.trailingAnchor))
      row.constrain(in: &builder)
      row.name(index, of: size, in: builder)
      above = row.view.bottomAnchor
    }
    builder.require(above.constraint(equalTo: content.bottomAnchor), named: "end")
    return builder.constraints
  }
}

/// One post of a feed.
private struct FeedRow {
  let view: ContentView
  let avatar: ContentView
  let name: ContentView
  let body: ContentView
  let like: ContentView
  let share: ContentView

  init(index: Int, random: inout SeededGenerator) {
    view = .generated("row", index)
    avatar = .generated("avatar", index, .fixed(width: 40, height: 40))
    name = .generated("name", index, .fixed(width: random.length(60, 200), height: 20.5))
    body = .generated("body", index, .flowing(length: random.length(40, 1600), lineHeight: 20.5))
    like = .generated("like", index, .fixed(width: random.length(40, 70), height: 30))
    share = .generated("share", index, .fixed(width: 52, height: 30))
    for subview in [avatar, name, body, like, share] { view.addSubview(subview) }
    // Else a short text could as well widen the avatar as the body.
    avatar.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    avatar.setContentHuggingPriority(.defaultHigh, for: .vertical)
    // A long text yields its width before a button or a name does.
    body.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
    name.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
  }

  func constrain(in builder: inout GeneratedTreeBuilder) {
    let margins = view.layoutMarginsGuide
    builder.require(
      avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      avatar.topAnchor.constraint(equalTo: margins.topAnchor),
      avatar.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
      name.topAnchor.constraint(equalTo: margins.topAnchor),
      name.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      body.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      body.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
      like.leadingAnchor.constraint(equalTo: body.leadingAnchor),
      like.topAnchor.constraint(equalTo: body.bottomAnchor, constant: 8),
      like.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      share.leadingAnchor.constraint(greaterThanOrEqualTo: like.trailingAnchor, constant: 8),
      share.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      share.centerYAnchor.constraint(equalTo: like.centerYAnchor))
  }

  func name(_ index: Int, of count: Int, in builder: GeneratedTreeBuilder) {
    builder.name(view, "Row", index, of: count)
    builder.name(avatar, "Avatar", index, of: count)
    builder.name(name, "Name", index, of: count)
    builder.name(body, "Body", index, of: count)
    builder.name(like, "Like", index, of: count)
    builder.name(share, "Share", index, of: count)
  }
}
