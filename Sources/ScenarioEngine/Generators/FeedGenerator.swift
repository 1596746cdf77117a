import LayoutModel

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
    ["root", "list"]
    + ["first", "middle", "nextToLast", "last"].flatMap { place in
      roles.map { "\(place)\($0)" }
    }

  static let constraintNames = ["start", "end"]

  private static let roles = ["Row", "Avatar", "Name", "Body", "Like", "Share"]

  static func build(in tree: ScenarioTree, size: Int, seed: UInt64) -> [LayoutConstraint] {
    var random = SeededGenerator(seed: seed)
    let list = ScrollView()
    list.translatesAutoresizingMaskIntoConstraints = false
    list.accessibilityIdentifier = "list"
    tree.name(list, "list")
    tree.root.addSubview(list)
    let content = list.contentLayoutGuide
    var constraints = [
      list.topAnchor.constraint(equalTo: tree.root.topAnchor),
      list.bottomAnchor.constraint(equalTo: tree.root.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: tree.root.trailingAnchor),
      content.widthAnchor.constraint(equalTo: list.frameLayoutGuide.widthAnchor),
    ]
    constraints.reserveCapacity(6 + 18 * size)
    var above = content.topAnchor
    for index in 0..<size {
      let row = FeedRow(index: index, random: &random)
      list.addSubview(row.view)
      constraints += [
        row.view.topAnchor.constraint(equalTo: above),
        row.view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        row.view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      ]
      if index == 0 { tree.name(constraints[constraints.count - 3], "start") }
      row.appendConstraints(to: &constraints)
      name(row, index, of: size, in: tree)
      above = row.view.bottomAnchor
    }
    let end = above.constraint(equalTo: content.bottomAnchor)
    end.identifier = "end"
    tree.name(end, "end")
    constraints.append(end)
    return constraints
  }

  private static func name(_ row: FeedRow, _ index: Int, of size: Int, in tree: ScenarioTree) {
    var places: [String] = []
    if index == 0 { places.append("first") }
    if index == size / 2 { places.append("middle") }
    if index == max(0, size - 2) { places.append("nextToLast") }
    if index == size - 1 { places.append("last") }
    for place in places {
      for (role, view) in zip(roles, row.views) { tree.name(view, place + role) }
    }
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

  var views: [ContentView] { [view, avatar, name, body, like, share] }

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

  func appendConstraints(to constraints: inout [LayoutConstraint]) {
    let margins = view.layoutMarginsGuide
    constraints += [
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
      share.centerYAnchor.constraint(equalTo: like.centerYAnchor),
    ]
  }
}

extension LayoutPriority {
  fileprivate static func + (priority: LayoutPriority, change: Double) -> LayoutPriority {
    LayoutPriority(priority.rawValue + change)
  }

  fileprivate static func - (priority: LayoutPriority, change: Double) -> LayoutPriority {
    LayoutPriority(priority.rawValue - change)
  }
}
