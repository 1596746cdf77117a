package import LayoutModel

/// How one view of a root is different after a change.
package struct ViewChange: Sendable, Hashable {
  /// What happened to a view.
  package enum Kind: String, Sendable, Codable {
    /// It has another frame in its superview in some configuration.
    case moved
    /// It shows another text, sets it otherwise, or is shown or hidden now.
    case altered
    /// It stands in another view.
    case rehung
    /// It is new.
    case added
    /// It is gone.
    case removed
  }

  /// The view's id.
  package var id: String
  /// What messages call it.
  package var name: String
  /// What happened.
  package var kind: Kind
  /// The first configuration with another frame, as an index into the comparison's; the base is 0.
  package var configuration: Int
  /// The frame before, in that configuration; nil where the view was not there.
  package var before: Rect?
  /// The frame after, in that configuration; nil where the view is not there.
  package var after: Rect?
  /// The configurations with another frame, as indices.
  package var configurations: [Int]
  /// The greatest change of an edge's place or of a side in any configuration, in points.
  package var greatest: Double

  /// By how much the frame is another one in the first configuration: place and size.
  package var difference: Rect? {
    guard let before, let after else { return nil }
    return Rect(
      x: after.minX - before.minX, y: after.minY - before.minY,
      width: after.width - before.width, height: after.height - before.height
    ).inThousandths
  }
}

/// Two snapshots of one root, view by view.
package struct RootComparison: Sendable {
  /// The configurations that both have.
  package let configurations: [ScreenConfiguration]
  /// The views that are different, in document order; those that are gone come last.
  package let changes: [ViewChange]

  /// Compares two snapshots, matching views by id.
  package init(_ before: RootSnapshot, _ after: RootSnapshot) {
    let former = Dictionary(
      before.configurations.enumerated().map { ($0.element, $0.offset) }
    ) { first, _ in first }
    let shared = after.configurations.enumerated().compactMap { index, configuration in
      former[configuration].map { (before: $0, after: index, configuration: configuration) }
    }
    configurations = shared.map(\.configuration)
    let old = Dictionary(before.nodes.map { ($0.id, $0) }) { first, _ in first }
    var seen: Set<String> = []
    var changes: [ViewChange] = []
    for node in after.nodes {
      seen.insert(node.id)
      guard let other = old[node.id] else {
        changes.append(Self.change(nil, node, .added, shared.map { (-1, $0.after) }))
        continue
      }
      let isRehung = Self.parent(of: other, in: before) != Self.parent(of: node, in: after)
      let isAltered = !other.isShownAs(node)
      let change = Self.change(
        other, node, isRehung ? .rehung : isAltered ? .altered : .moved,
        shared.map { ($0.before, $0.after) })
      if isRehung || isAltered || !change.configurations.isEmpty { changes.append(change) }
    }
    for node in before.nodes where !seen.contains(node.id) {
      changes.append(Self.change(node, nil, .removed, shared.map { ($0.before, -1) }))
    }
    self.changes = changes
  }

  private static func parent(of node: RootSnapshot.Node, in snapshot: RootSnapshot) -> String? {
    node.parent >= 0 ? snapshot.nodes[node.parent].id : nil
  }

  private static func change(
    _ old: RootSnapshot.Node?, _ new: RootSnapshot.Node?, _ kind: ViewChange.Kind,
    _ pairs: [(before: Int, after: Int)]
  ) -> ViewChange {
    func frame(_ node: RootSnapshot.Node?, _ index: Int) -> Rect? {
      index >= 0 ? node?.frames[index] : nil
    }
    var configurations: [Int] = []
    var greatest = 0.0
    for (position, pair) in pairs.enumerated() {
      let before = frame(old, pair.before)
      let after = frame(new, pair.after)
      guard before != after else { continue }
      configurations.append(position)
      guard let before, let after else { continue }
      greatest = max(
        greatest, (after.minX - before.minX).magnitude, (after.minY - before.minY).magnitude,
        (after.width - before.width).magnitude, (after.height - before.height).magnitude)
    }
    let first = configurations.first ?? 0
    return ViewChange(
      id: new?.id ?? old?.id ?? "", name: new?.name ?? old?.name ?? "", kind: kind,
      configuration: first,
      before: pairs.indices.contains(first) ? frame(old, pairs[first].before) : nil,
      after: pairs.indices.contains(first) ? frame(new, pairs[first].after) : nil,
      configurations: configurations, greatest: greatest)
  }
}
