import InterfaceBuilder
import LayoutModel
import LinearConstraints

/// Finds for each view that a change of a document moved the edits that moved it, by laying out the
/// earlier revision with single edits.
///
/// An edit explains a view where the earlier revision with that edit alone gives the view the frames
/// of the later one. What no edit explains alone is tried with all edits that move it; what is left
/// is due to the whole change.
struct CauseAttribution {
  /// What brought changes of views about.
  struct Attribution {
    /// The changes of the document, as indices; empty for the whole.
    var edits: [Int]
    var isProven: Bool
    /// The views, as indices into the comparison's changes.
    var views: [Int]
  }

  private let difference: DocumentDifference
  private let snapshotter: ScreenSnapshotter
  private let before: RootSnapshot
  private let after: RootSnapshot
  private let comparison: RootComparison

  /// Changes of a document that are tried alone.
  private static let limit = 48
  /// Configurations in which they are tried.
  private static let configurationLimit = 4

  init(
    _ difference: DocumentDifference, _ snapshotter: ScreenSnapshotter, _ before: RootSnapshot,
    _ after: RootSnapshot, _ comparison: RootComparison
  ) {
    self.difference = difference
    self.snapshotter = snapshotter
    self.before = before
    self.after = after
    self.comparison = comparison
  }

  /// Configurations that together show every change of a frame, as few as a greedy choice finds.
  static func telling(_ changes: [ViewChange], limit: Int) -> [Int] {
    var open = Set(changes.indices.filter { !changes[$0].configurations.isEmpty })
    var chosen: [Int] = []
    while !open.isEmpty, chosen.count < limit {
      var counts: [Int: Int] = [:]
      for index in open {
        for configuration in changes[index].configurations {
          counts[configuration, default: 0] += 1
        }
      }
      // The base before others, and early ones before late ones.
      let best = counts.max { left, right in
        (left.value, -left.key) < (right.value, -right.key)
      }
      guard let best else { break }
      let next = counts[0] == best.value ? 0 : best.key
      chosen.append(next)
      open = open.filter { !changes[$0].configurations.contains(next) }
    }
    return chosen.sorted()
  }

  /// The causes of all changes of views; each view stands in one of them.
  ///
  /// - Parameter relevant: The changes of the document that may concern the root, as indices.
  /// - Returns: The causes, in the order of the changes.
  func attributions(_ relevant: [Int]) -> [Attribution] {
    let moved = comparison.changes.indices
    guard !moved.isEmpty else { return [] }
    let groups = grouped(relevant)
    guard groups.count > 1 else {
      let edits = groups.first ?? []
      return [
        Attribution(
          edits: edits, isProven: !edits.isEmpty && explains(edits).count == moved.count,
          views: Array(moved))
      ]
    }
    var result: [Attribution] = []
    var open = Set(moved)
    var movers: [Int: [Int]] = [:]
    for (number, group) in groups.prefix(Self.limit).enumerated() {
      guard let snapshot = snapshot(with: group) else { continue }
      let effects = effects(of: snapshot)
      for view in effects.moved { movers[view, default: []].append(number) }
      let views = effects.explained.filter { open.contains($0) }.sorted()
      guard !views.isEmpty else { continue }
      open.subtract(views)
      result.append(Attribution(edits: group, isProven: true, views: views))
    }
    // Views that the same edits move, each only in part.
    var together: [[Int]: [Int]] = [:]
    for view in open.sorted() { together[movers[view] ?? [], default: []].append(view) }
    for (numbers, views) in together.sorted(by: { $0.value[0] < $1.value[0] }) {
      let edits = numbers.flatMap { groups[$0] }
      let explained = numbers.isEmpty ? [] : explains(edits)
      let proven = views.filter(explained.contains)
      if !proven.isEmpty {
        result.append(Attribution(edits: edits, isProven: true, views: proven))
      }
      let rest = views.filter { !explained.contains($0) }
      if !rest.isEmpty { result.append(Attribution(edits: [], isProven: false, views: rest)) }
    }
    return result
  }

  /// The changes that are tried as one: each alone, but all stored frames together.
  ///
  /// Interface Builder writes a frame anew wherever constraints move a view, so these follow from
  /// the others.
  private func grouped(_ relevant: [Int]) -> [[Int]] {
    let frames = relevant.filter { index in
      let edit = difference.changes[index].main
      guard edit.isStoredFrame, case .view(let view) = difference.later.item(withID: edit.object)
      else { return false }
      return difference.later.isConstraintBased(view) && view != after.root.index
    }
    let others = relevant.filter { !frames.contains($0) }.map { [$0] }
    return frames.isEmpty ? others : others + [frames]
  }

  // MARK: Layouts

  private var tried: [Int] {
    let chosen = Self.telling(comparison.changes, limit: Self.configurationLimit)
    return chosen.isEmpty ? [0] : chosen
  }

  /// The root of the earlier revision with some edits; nil where they make no document with it.
  private func snapshot(with edits: [Int]) -> RootSnapshot? {
    guard let document = difference.document(with: Set(edits)) else { return nil }
    let screens = ScreenDocument(document)
    let root = screens.roots.first { screens.identifier(ofView: $0.index) == after.id }
    guard let root else { return nil }
    return snapshotter.snapshot(of: root, in: screens, tried.map { comparison.configurations[$0] })
  }

  private func explains(_ edits: [Int]) -> Set<Int> {
    snapshot(with: edits).map { Set(effects(of: $0).explained) } ?? []
  }

  /// Which views a snapshot shows as the later revision does, and which otherwise than the earlier.
  private func effects(of snapshot: RootSnapshot) -> (explained: [Int], moved: [Int]) {
    let nodes = Dictionary(snapshot.nodes.map { ($0.id, $0) }) { first, _ in first }
    let old = Dictionary(before.nodes.map { ($0.id, $0) }) { first, _ in first }
    let new = Dictionary(after.nodes.map { ($0.id, $0) }) { first, _ in first }
    let places = { (root: RootSnapshot) in
      Dictionary(
        root.configurations.enumerated().map { ($0.element, $0.offset) }
      ) { first, _ in first }
    }
    let oldPlaces = places(before)
    let newPlaces = places(after)
    var explained: [Int] = []
    var moved: [Int] = []
    for (index, change) in comparison.changes.enumerated() {
      func isSame(_ other: RootSnapshot.Node?, _ places: [ScreenConfiguration: Int]) -> Bool {
        guard let node = nodes[change.id] else { return other == nil }
        guard let other, other.isShownAs(node) else {
          return false
        }
        return snapshot.configurations.enumerated().allSatisfy { number, configuration in
          guard let place = places[configuration] else { return true }
          return other.frames[place] == node.frames[number]
        }
      }
      if isSame(new[change.id], newPlaces), !isSame(old[change.id], oldPlaces) {
        explained.append(index)
      }
      if !isSame(old[change.id], oldPlaces) { moved.append(index) }
    }
    return (explained, moved)
  }
}
