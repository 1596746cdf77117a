/// The names of a tree while a file is read: views, guides and constraints, and who holds whom.
struct ScenarioSymbolTable {
  /// What a name stands for.
  enum Entity: Hashable {
    case view(ViewClass)
    case guide
    /// Made by a generator: of any kind, at a place that the file need not know.
    case generated
  }

  private(set) var entities: [String: Entity] = [:]
  /// The view that holds a view or owns a guide; absent for the root.
  private(set) var parents: [String: String] = [:]
  private(set) var constraints: Set<String> = []
  /// The name of the root view.
  var root = "root"
  /// The views of other view controllers than the root's.
  var controllers: Set<String> = []

  /// The views of the whole timeline, those included that left.
  private var everViews: Set<String> = []

  // Deeper trees are refused, so that their depth need not be known.
  private static let depthBound = 1000

  mutating func declareGenerated(_ name: String) {
    entities[name] = .generated
    everViews.insert(name)
  }

  /// Declares a name; false when it stands already.
  mutating func declare(_ name: String, _ entity: Entity, in parent: String?) -> Bool {
    guard entities[name] == nil else { return false }
    entities[name] = entity
    parents[name] = parent
    if case .view = entity { everViews.insert(name) }
    return true
  }

  /// Declares a constraint's name; false when it stands already.
  mutating func declareConstraint(_ name: String) -> Bool {
    constraints.insert(name).inserted
  }

  mutating func move(_ name: String, into parent: String) {
    parents[name] = parent
  }

  /// Ends a view's name and those of all below it.
  mutating func remove(_ name: String) {
    let below = entities.keys.filter { isWithin($0, name) }
    for gone in below {
      entities[gone] = nil
      parents[gone] = nil
    }
  }

  /// Whether a name is `other` or lies below it.
  ///
  /// - Complexity: O(depth), bounded for trees that are too deep or cyclic.
  func isWithin(_ name: String, _ other: String) -> Bool {
    var current: String? = name
    for _ in 0...Self.depthBound {
      guard let here = current else { return false }
      if here == other { return true }
      current = parents[here]
    }
    return false
  }

  /// The number of views that hold a name, up to a bound.
  func depth(of name: String) -> Int {
    var depth = 0
    var current = parents[name]
    while let here = current, depth <= Self.depthBound {
      depth += 1
      current = parents[here]
    }
    return depth
  }

  /// The names that a file can write, in a fixed order; none where they are too many to list.
  var writableNames: [String] {
    guard entities.count <= 1000 else { return [] }
    return entities.keys.filter { $0.first != "#" }.sorted()
  }

  func isView(_ name: String) -> Bool {
    switch entities[name] {
    case .view, .generated: true
    default: false
    }
  }

  /// Whether a view had the name at any time.
  func wasEverView(_ name: String) -> Bool { everViews.contains(name) }

  func isScrollView(_ name: String) -> Bool {
    switch entities[name] {
    case .view(.scrollView), .generated: true
    default: false
    }
  }
}
