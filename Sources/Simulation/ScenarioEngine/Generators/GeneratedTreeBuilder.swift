import LayoutModel

/// Builds a generated tree: adds views at once and collects constraints for the activate phase.
struct GeneratedTreeBuilder {
  let tree: ScenarioTree
  private(set) var constraints: [LayoutConstraint] = []

  init(_ tree: ScenarioTree, constraintCapacity count: Int) {
    self.tree = tree
    constraints.reserveCapacity(count)
  }

  var root: View { tree.root }

  mutating func require(_ more: LayoutConstraint...) {
    constraints += more
  }

  /// Adds a constraint at a priority.
  mutating func prefer(_ constraint: LayoutConstraint, _ priority: LayoutPriority) {
    constraint.priority = priority
    constraints.append(constraint)
  }

  /// Adds a constraint that steps may change by its name.
  mutating func require(_ constraint: LayoutConstraint, named name: String) {
    constraint.identifier = name
    tree.name(constraint, name)
    constraints.append(constraint)
  }

  /// Keeps all edges of an item at a distance within another one.
  mutating func fill(_ item: LayoutItem, in outer: LayoutItem, inset: Double = 0) {
    constraints += [
      item.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
      item.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -inset),
      item.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
      item.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -inset),
    ]
  }

  /// A scroll view called `list` over the whole root, whose content is as wide as its frame.
  mutating func list() -> ScrollView {
    let list = scrollView(named: "list")
    fill(list, in: root)
    return list
  }

  /// A scroll view in the root whose content is as wide as its frame; it has no place yet.
  ///
  /// It bounces as a table does, so that content of any size scrolls out from under bars.
  mutating func scrollView(named name: String) -> ScrollView {
    let view = ScrollView()
    view.alwaysBounceVertical = true
    add(view, named: name)
    require(
      view.contentLayoutGuide.widthAnchor.constraint(
        equalTo: view.frameLayoutGuide.widthAnchor))
    return view
  }

  /// Adds a view to the root under a name, to be laid out by constraints.
  func add(_ view: View, named name: String) {
    view.translatesAutoresizingMaskIntoConstraints = false
    view.accessibilityIdentifier = name
    tree.name(view, name)
    root.addSubview(view)
  }

  /// A named view in the root, laid out by constraints.
  func view(named name: String, _ content: ContentSize? = nil) -> ContentView {
    let view = ContentView()
    view.content = content
    add(view, named: name)
    return view
  }

  /// Names one of many views after the places that its number has among them.
  func name(_ view: View, _ role: String, _ index: Int, of count: Int) {
    for place in Self.places(of: index, in: count) { tree.name(view, place + role) }
  }

  private static func places(of index: Int, in count: Int) -> [String] {
    // Nearly every view has none: no array is made for it.
    guard index == 0 || index == count / 2 || index >= count - 2 else { return [] }
    var places: [String] = []
    if index == 0 { places.append("first") }
    if index == count / 2 { places.append("middle") }
    if index == max(0, count - 2) { places.append("nextToLast") }
    if index == count - 1 { places.append("last") }
    return places
  }

  /// The names that ``name(_:_:_:of:)`` gives for the roles.
  static func names(of roles: String...) -> [String] {
    ["first", "middle", "nextToLast", "last"].flatMap { place in roles.map { place + $0 } }
  }
}

extension LayoutPriority {
  static func + (priority: LayoutPriority, change: Double) -> LayoutPriority {
    LayoutPriority(priority.rawValue + change)
  }

  static func - (priority: LayoutPriority, change: Double) -> LayoutPriority {
    LayoutPriority(priority.rawValue - change)
  }
}
