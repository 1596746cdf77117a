package import InterfaceBuilder
import LayoutModel
package import LinearConstraints

/// Compares two revisions of one document in all its configurations.
///
/// The work comes in parts that do not depend on each other, so that one large document keeps all
/// processors busy: one part a root and side, then one a root that is different.
package struct ChangeAnalysis: Sendable {
  /// The two revisions.
  package let difference: DocumentDifference
  /// The configurations.
  package let matrix: ScreenMatrix
  private let makeSolver: @Sendable () -> any IncrementalSolver
  private let earlier: ScreenDocument
  private let later: ScreenDocument
  /// The changes of the document that may concern a root, by the root's id.
  private let relevant: [String: [Int]]

  /// Prepares the comparison.
  ///
  /// - Parameters:
  ///   - difference: The two revisions.
  ///   - matrix: The configurations.
  ///   - makeSolver: Makes a solver without unknowns, one a layout.
  package init(
    _ difference: DocumentDifference, matrix: ScreenMatrix,
    makeSolver: @escaping @Sendable () -> any IncrementalSolver
  ) {
    self.difference = difference
    self.matrix = matrix
    self.makeSolver = makeSolver
    earlier = ScreenDocument(difference.earlier)
    later = ScreenDocument(difference.later)
    relevant = Self.relevantChanges(difference, earlier, later)
  }

  /// The ids of the roots that some edit may concern, in document order; those that are gone last.
  package var roots: [String] {
    var ids = later.roots.map { later.identifier(ofView: $0.index) }
    let known = Set(ids)
    ids += earlier.roots.map { earlier.identifier(ofView: $0.index) }
      .filter { !known.contains($0) }
    return ids.filter { id in
      relevant[id]?.isEmpty == false || root(id, in: earlier) == nil || root(id, in: later) == nil
    }
  }

  /// Whether a root, by its index, is to be looked at in one revision.
  package func isRelevant(_ index: Int, inLater: Bool) -> Bool {
    let screens = inLater ? later : earlier
    let id = screens.identifier(ofView: index)
    return relevant[id]?.isEmpty == false || root(id, in: inLater ? earlier : later) == nil
  }

  /// How many roots no edit concerns.
  package var untouchedCount: Int { later.roots.count - roots.count { root($0, in: later) != nil } }

  private func root(_ id: String, in screens: ScreenDocument) -> ScreenRoot? {
    screens.roots.first { screens.identifier(ofView: $0.index) == id }
  }

  /// What is different in one root.
  ///
  /// - Parameter id: The root's id.
  /// - Returns: The change, and the changes of the document that it is due to; nil where no frame is
  ///   another one.
  /// - Complexity: Two layouts a configuration, and a few for each edit.
  package func change(ofRoot id: String) -> (change: ScreenChange, edits: Set<Int>)? {
    let before = root(id, in: earlier).map { snapshot($0, earlier) }
    let after = root(id, in: later).map { snapshot($0, later) }
    guard let before, let after else {
      return (before ?? after).map { (whole($0, isNew: after != nil), []) }
    }
    let comparison = RootComparison(before, after)
    guard !comparison.changes.isEmpty else { return nil }
    let snapshotter = ScreenSnapshotter(matrix: matrix, makeSolver: makeSolver)
    let relevant = relevant[id] ?? []
    let attributions = CauseAttribution(difference, snapshotter, before, after, comparison)
      .attributions(relevant)
    let words = EditWords(difference, earlier: earlier, later: later)
    let causes = attributions.map { attribution in
      ScreenChange.Cause(
        edits: attribution.edits.flatMap { words.edits(of: difference.changes[$0]) },
        isProven: attribution.isProven,
        effects: effects(attribution.views.map { comparison.changes[$0] }, comparison))
    }
    let configurations = Set(comparison.changes.flatMap(\.configurations))
    let telling = CauseAttribution.telling(comparison.changes, limit: 3)
    let change = ScreenChange(
      id: id, scene: after.scene, kind: .changed, causes: causes,
      viewCount: comparison.changes.count, configurationCount: configurations.count,
      comparedCount: comparison.configurations.count,
      places: .init(
        before: before.root, after: after.root,
        configurations: (telling.isEmpty ? [0] : telling).map { comparison.configurations[$0] },
        changes: comparison.changes))
    return (change, Set(attributions.flatMap(\.edits)))
  }

  /// A change of the document in words, as its first edit.
  ///
  /// - Parameter index: The change, as an index into the difference's.
  /// - Returns: The edit.
  package func edit(of index: Int) -> ScreenChange.Edit {
    EditWords(difference, earlier: earlier, later: later).edit(difference.changes[index].main)
  }

  private func snapshot(_ root: ScreenRoot, _ screens: ScreenDocument) -> RootSnapshot {
    ScreenSnapshotter(matrix: matrix, makeSolver: makeSolver).snapshot(
      of: root, in: screens, [.base] + matrix.configurations(of: root, in: screens.document))
  }

  /// The change that a screen is there, or no longer.
  private func whole(_ snapshot: RootSnapshot, isNew: Bool) -> ScreenChange {
    ScreenChange(
      whole: snapshot.root, id: snapshot.id, viewCount: snapshot.nodes.count, isNew: isNew)
  }

  // MARK: Effects

  /// Views that changed alike, together.
  private func effects(
    _ changes: [ViewChange], _ comparison: RootComparison
  ) -> [ScreenChange.Effect] {
    struct Key: Hashable {
      var kind: ViewChange.Kind
      var difference: String
      var configurations: [Int]
      var greatest: Double
    }
    var order: [Key] = []
    var members: [Key: [ViewChange]] = [:]
    for change in changes {
      let isWhole = change.kind == .added || change.kind == .removed
      let key = Key(
        kind: change.kind, difference: isWhole ? "" : words(change),
        configurations: isWhole ? [] : change.configurations,
        greatest: isWhole ? 0 : change.greatest)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(change)
    }
    let effects = order.map { key -> ScreenChange.Effect in
      let views = members[key] ?? []
      return ScreenChange.Effect(
        kind: key.kind, views: views.map(\.id), names: views.map(\.name),
        difference: key.difference, configurations: ranges(key.configurations, comparison),
        greatest: key.greatest)
    }
    return effects.enumerated().sorted { left, right in
      (right.element.views.count, left.offset) < (left.element.views.count, right.offset)
    }.map(\.element)
  }

  private func words(_ change: ViewChange) -> String {
    if change.configurations.isEmpty { return "" }
    guard let difference = change.difference else {
      return change.after == nil ? "no longer installed" : "installed now"
    }
    return FrameWords.text(difference)
  }

  /// Configurations of a comparison in words.
  private func ranges(_ indices: [Int], _ comparison: RootComparison) -> String {
    let all = comparison.configurations
    guard !indices.isEmpty else { return "" }
    guard indices.count < all.count else { return ConfigurationRanges.all }
    let others = indices.filter { $0 > 0 }.map { all[$0] }
    let base = indices.first == 0 ? "in the base" : ""
    guard !others.isEmpty else { return base }
    let words = ConfigurationRanges(others, of: Array(all.dropFirst()), in: matrix).text
    return base.isEmpty ? words : base + "; " + words
  }

  // MARK: Which edits concern which roots

  private static func relevantChanges(
    _ difference: DocumentDifference, _ earlier: ScreenDocument, _ later: ScreenDocument
  ) -> [String: [Int]] {
    var roots: [String: Set<String>] = [:]
    for screens in [earlier, later] {
      for root in screens.roots {
        // What holds a cell or a header decides what surrounds it.
        var chain: Set<String> = []
        var current: Int? = root.index
        while let index = current {
          let top = screens.document.layoutRoot(ofView: index)
          chain.insert(screens.identifier(ofView: top))
          current = screens.document.views[top].parent
        }
        roots[screens.identifier(ofView: root.index), default: []].formUnion(chain)
      }
    }
    var result: [String: [Int]] = [:]
    for (number, change) in difference.changes.enumerated()
    where change.edits.contains(where: { Self.mayMove($0) }) {
      var owners: Set<String> = []
      var isGeneral = false
      for edit in change.edits {
        let found = Self.owners(of: edit, in: earlier).union(Self.owners(of: edit, in: later))
        owners.formUnion(found)
        if found.isEmpty { isGeneral = true }
      }
      for (root, chain) in roots where isGeneral || !chain.isDisjoint(with: owners) {
        result[root, default: []].append(number)
      }
    }
    return result
  }

  /// Whether an edit can change a layout or a finding at all.
  private static func mayMove(_ edit: DocumentEdit) -> Bool {
    switch edit.change {
    case .detail(let name, let key):
      !(name == "point" && key == "canvasLocation")
        && edit.element != "placeholder"
    case .attributes(let changes):
      !changes.allSatisfy { ["sceneMemberID", "toolsVersion"].contains($0.name) }
    case .added, .removed, .moved: true
    }
  }

  /// The roots that an edit belongs to: that of the nearest view around it, else those of its
  /// scene; none for what belongs to the whole document.
  private static func owners(of edit: DocumentEdit, in screens: ScreenDocument) -> Set<String> {
    let document = screens.document
    func root(ofView index: Int) -> String {
      screens.identifier(ofView: document.layoutRoot(ofView: index))
    }
    for id in [edit.object] + edit.ancestors {
      switch document.item(withID: id) {
      case .view(let index): return [root(ofView: index)]
      case .constraint(let index): return [root(ofView: document.constraints[index].owner)]
      case .guide(let index):
        if let owner = document.guides[index].owner { return [root(ofView: owner)] }
      case .other, nil: break
      }
      if let scene = document.scenes.first(where: { !$0.id.isEmpty && $0.id == id }) {
        return Set(scene.roots.map(root(ofView:)))
      }
    }
    return []
  }
}

extension InterfaceDocument {
  /// The layout root that a view belongs to, as an index.
  fileprivate func layoutRoot(ofView index: Int) -> Int {
    var current = index
    while !views[current].isLayoutRoot, let parent = views[current].parent { current = parent }
    return current
  }
}
