import InterfaceBuilder
import LayoutModel

/// Which stored frames cannot be what Auto Layout computed: a test of the file alone.
///
/// A required relation that the stored frames break makes the views stale that it places, and with
/// them what depends on them; the rest of the tree stands. A view is out of reach where relations
/// that hold fix it to views that are sound.
struct Staleness {
  /// By how much a required relation may miss before frames count as stale, in points.
  ///
  /// Smaller, and frames rounded to half points on both sides would fail; larger, and frames that
  /// are a point off would pass. Canvases of whole points need a point where both sides are rounded.
  static func tolerance(scale: Double) -> Double { scale <= 1 ? 1 + slack : tightTolerance }

  private static let tightTolerance = 0.76

  /// Two edges in the root that both miss by no more than this may have been rounded in two steps.
  private static let halfPoint = 0.5

  /// What decimal fractions of pixels leave over, in points.
  private static let slack = 0.01

  /// Why each view of the tree is stale; nil for one that is not.
  private(set) var causes: [StaleCause?]

  private typealias Node = EdgeErrors.Node

  private let tree: InterfaceLayoutTree
  private let relations: [StoredRelation]
  private let tolerance: Double
  /// Whether frames of cells' contents keep the half point that a separator leaves.
  private let keepsHalves: Bool
  /// A pixel of the stored frames, in points.
  private let pixel: Double
  private var broken: [Int: StaleCause] = [:]
  private var marked: [Node: StaleCause] = [:]

  /// Tests a tree that holds the stored frames, and the rules of its stacks.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - document: Its document.
  /// - Complexity: O(n · d) in relations and the depth of their dependencies.
  init(_ tree: InterfaceLayoutTree, in document: InterfaceDocument) {
    self.tree = tree
    let scale = Staleness.scale(of: tree, in: document)
    pixel = 1 / scale
    relations = StoredRelationCollector(tree, document).relations()
    tolerance = Staleness.tolerance(scale: scale)
    keepsHalves = document.generation >= .xcode8
    causes = Array(repeating: nil, count: tree.views.count)
    findBrokenRelations()
    findContradictions()
    guard !broken.isEmpty || !marked.isEmpty else { return }
    mark()
    propagate()
    for view in causes.indices.dropFirst() {
      let found = LayoutAxis.allCases.compactMap { marked[Node(view: view, axis: $0)] }
      // A broken relation of its own explains more than what a view depends on.
      causes[view] = found.first { $0 != .dependency } ?? found.first
    }
  }

  /// Pixels a point of the stored frames: two where a canvas of whole points has half ones.
  private static func scale(
    of tree: InterfaceLayoutTree, in document: InterfaceDocument
  ) -> Double {
    let hasHalves = tree.views.contains { $0.view.frame.hasFractions }
    return hasHalves ? max(document.storedScale, 2) : document.storedScale
  }

  /// Whether the document states about some view that its frame is not the constraints'.
  static func isFlagged(_ tree: InterfaceLayoutTree, in document: InterfaceDocument) -> Bool {
    tree.views.contains { entry in
      let attributes = document.views[entry.index].attributes
      return attributes.isMisplaced || attributes.isAmbiguous
    }
  }

  // MARK: Broken relations

  private mutating func findBrokenRelations() {
    for (index, relation) in relations.enumerated() {
      guard relation.guide == nil else {
        // Nothing keeps to a margin outside the view that has it, nor to another than the cells of
        // one table share.
        guard let inset = relation.guideInset else { continue }
        let misses = relation.tableMargin.map { abs(inset - $0) > tolerance } ?? false
        if inset < -tolerance || misses { broken[index] = .guide }
        continue
      }
      let bound = relation.roundedPixels <= 0.5 ? Staleness.tightTolerance : tolerance
      guard let violation = relation.violation, violation > bound else { continue }
      broken[index] = relation.isOfStack ? .stackRule : .constraint
    }
    findOutlyingGuides()
    findImpliedSizes()
  }

  /// Of views tied to one edge of a guide the fewer are stale where the frames place it differently.
  ///
  /// Where a guide or a margin lay only the frames show, so a single one of them is believed.
  private mutating func findOutlyingGuides() {
    var groups: [StoredRelation.GuideEdge: [Int]] = [:]
    for (index, relation) in relations.enumerated() where relation.isRequiredEquality {
      guard let guide = relation.guide, relation.residual != nil else { continue }
      groups[guide, default: []].append(index)
    }
    for indices in groups.values where indices.count >= 3 {
      func residual(_ index: Int) -> Double { relations[index].residual ?? 0 }
      func support(_ index: Int) -> Int {
        indices.count { abs(residual($0) - residual(index)) <= tolerance }
      }
      guard let best = indices.max(by: { support($0) < support($1) }),
        support(best) * 2 > indices.count
      else { continue }
      for index in indices where abs(residual(index) - residual(best)) > tolerance {
        broken[index] = .guide
      }
    }
  }

  /// Two edges, or an edge and the middle, of one view that its superview fixes give it a size; the
  /// stored one may miss it by no more than rounding both edges to pixels explains.
  ///
  /// An edge that keeps to a guide or a margin of the superview shows where that lay.
  private mutating func findImpliedSizes() {
    var tied: [Node: [Int]] = [:]
    for (index, relation) in relations.enumerated() where relation.isRequiredEquality {
      guard let child = placedByParent(relation), broken[index] == nil else { continue }
      tied[child, default: []].append(index)
    }
    for (node, indices) in tied where indices.count > 1 {
      let isInRoot = tree.views[node.view].view.superview === tree.root
      for (position, first) in indices.enumerated() {
        for second in indices[(position + 1)...] {
          guard let (near, far) = edgeOffsets(first, second, of: node.view) else { continue }
          // In the root both edges are known, and each is rounded once; elsewhere the superview's
          // edges were rounded as well.
          let misses =
            isInRoot
            ? max(abs(near), abs(far)) > max(pixel / 2, Staleness.halfPoint) + Staleness.slack
            : abs(near - far) > 2 * pixel + Staleness.slack
          if misses { marked[node] = .impliedSize }
        }
      }
    }
  }

  /// How far two relations move the near and the far edge of a view; nil for any other pair.
  private func edgeOffsets(
    _ first: Int, _ second: Int, of view: Int
  ) -> (near: Double, far: Double)? {
    func offset(_ index: Int) -> (part: StoredSide.Part, value: Double)? {
      let relation = relations[index]
      guard let residual = relation.residual else { return nil }
      let isFirst = relation.first.view == view
      let side = isFirst ? relation.first : relation.second
      let shift = relation.guide == nil ? (isFirst ? -residual : residual) : 0
      return side.map { ($0.part, shift) }
    }
    guard let one = offset(first), let other = offset(second) else { return nil }
    switch (one.part, other.part) {
    case (.near, .far): return (one.value, other.value)
    case (.far, .near): return (other.value, one.value)
    case (.near, .middle): return (one.value, 2 * other.value - one.value)
    case (.middle, .near): return (other.value, 2 * one.value - other.value)
    case (.far, .middle): return (2 * other.value - one.value, one.value)
    case (.middle, .far): return (2 * one.value - other.value, other.value)
    default: return nil
    }
  }

  /// The view that a relation places in its superview by an edge of its own and one of the
  /// superview's, or by an edge of both where the superview's is a guide's or a margin's; nil for any
  /// other relation.
  private func placedByParent(_ relation: StoredRelation) -> Node? {
    guard let second = relation.second, relation.first.part != .extent,
      relation.first.axis == second.axis
    else { return nil }
    func isPlace(_ side: StoredSide, ofParent other: StoredSide) -> Bool {
      let isTied = other.isPlain || other.part == side.part && side.part != .middle
      return side.isPlain && isTied
        && tree.views[side.view].view.superview === tree.views[other.view].view
    }
    if isPlace(relation.first, ofParent: second) {
      return Node(view: relation.first.view, axis: second.axis)
    }
    if isPlace(second, ofParent: relation.first) {
      return Node(view: second.view, axis: second.axis)
    }
    return nil
  }

  /// Finds views whose frames no solution rounds to, though each relation alone holds well enough.
  private mutating func findContradictions() {
    var order: [ObjectIdentifier: Int] = [:]
    for (index, entry) in tree.views.enumerated() { order[ObjectIdentifier(entry.view)] = index }
    let places = tree.views.map { entry in
      EdgeErrors.Place(
        superview: entry.view.superview.flatMap { order[ObjectIdentifier($0)] },
        isExact: isExact(entry.view))
    }
    let sound = relations.indices.filter { broken[$0] == nil && relations[$0].isRequired }
    var errors = EdgeErrors(sound.map { relations[$0] }, places: places)
    for node in errors.contradictions(except: Set(marked.keys)) { marked[node] = .rounding }
  }

  /// Whether a mask gives a view its frame in the root and nothing rounded that: up to Xcode 7 whole
  /// points may lack the half that a separator takes.
  private func isExact(_ view: View) -> Bool {
    view.translatesAutoresizingMaskIntoConstraints && view.superview === tree.root
      && (keepsHalves || view.frame.hasFractions)
  }

  // MARK: What they reach

  /// Marks the views that broken relations place: of two, the one that nothing else fixes.
  private mutating func mark() {
    let sound = soundNodes(except: [])
    for (index, cause) in broken.sorted(by: { $0.key < $1.key }) {
      let nodes = placedNodes(relations[index])
      let loose = nodes.filter { !sound.contains($0) }
      for node in loose.isEmpty ? nodes : loose where marked[node] == nil { marked[node] = cause }
    }
  }

  /// The views of a relation that it places: not those that hold the other one.
  private func placedNodes(_ relation: StoredRelation) -> [Node] {
    let first = Node(view: relation.first.view, axis: relation.first.axis)
    guard let second = relation.second else { return [first] }
    let other = Node(view: second.view, axis: second.axis)
    let one = tree.views[first.view].view
    let two = tree.views[other.view].view
    if one !== two, one.isDescendant(of: two) { return [first] }
    if one !== two, two.isDescendant(of: one) { return [other] }
    return [first, other]
  }

  /// The views that relations which hold fix to the root, or to one another from there.
  private func soundNodes(except unsound: Set<Node>) -> Set<Node> {
    var sound: Set<Node> = [
      Node(view: 0, axis: .horizontal), Node(view: 0, axis: .vertical),
    ]
    var known: [Node: Set<StoredSide.Part>] = [:]
    for (index, entry) in tree.views.enumerated().dropFirst() {
      let size = entry.view.intrinsicContentSize
      if size.width >= 0 { known[Node(view: index, axis: .horizontal)] = [.extent] }
      if size.height >= 0 { known[Node(view: index, axis: .vertical)] = [.extent] }
      guard entry.view.translatesAutoresizingMaskIntoConstraints else { continue }
      sound.insert(Node(view: index, axis: .horizontal))
      sound.insert(Node(view: index, axis: .vertical))
    }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for (index, relation) in relations.enumerated()
      where relation.isRequiredEquality && broken[index] == nil {
        let first = relation.first
        let other = relation.second.map { Node(view: $0.view, axis: $0.axis) }
        if other.map(sound.contains) ?? true { learn(first) }
        if let second = relation.second,
          sound.contains(Node(view: first.view, axis: first.axis))
        {
          learn(second)
        }
      }
    }
    func learn(_ side: StoredSide) {
      let node = Node(view: side.view, axis: side.axis)
      guard side.isPlain, !sound.contains(node), !unsound.contains(node) else { return }
      guard known[node, default: []].insert(side.part).inserted else { return }
      hasChanged = true
      if known[node, default: []].count >= 2 { sound.insert(node) }
    }
    return sound
  }

  /// Marks what depends on marked views and is not fixed elsewhere.
  private mutating func propagate() {
    let sound = soundNodes(except: Set(marked.keys))
    var neighbours: [Node: [Node]] = [:]
    for relation in relations {
      guard let second = relation.second else { continue }
      let one = Node(view: relation.first.view, axis: relation.first.axis)
      let other = Node(view: second.view, axis: second.axis)
      neighbours[one, default: []].append(other)
      neighbours[other, default: []].append(one)
    }
    var pending = Array(marked.keys)
    while let node = pending.popLast() {
      for next in neighbours[node] ?? [] where marked[next] == nil && !sound.contains(next) {
        marked[next] = .dependency
        pending.append(next)
      }
    }
  }
}

extension Rect {
  fileprivate var hasFractions: Bool { components.contains { $0 != $0.rounded() } }
}
