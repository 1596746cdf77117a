import InterfaceBuilder
import LayoutModel

/// How far rounding may have moved each edge of the stored frames: bounds that required relations
/// narrow, from the root outwards, until nothing changes or an edge has no place left.
///
/// Then no solution of the relations rounds to the stored frames, whatever the content sizes are.
struct EdgeErrors {
  /// Where a view lies in the tree.
  struct Place {
    /// Its superview, by the order of the tree; nil for the root.
    var superview: Int?
    /// Whether it lies exactly where its stored frame is.
    var isExact: Bool
  }

  /// A view along one axis, by the order of the tree.
  struct Node: Hashable {
    var view: Int
    var axis: LayoutAxis

    func slot(_ part: StoredSide.Part) -> Int {
      (view * 2 + axis.rawValue) * 4 + Int(part.rawValue)
    }
  }

  /// How far an exact edge, middle or extent lies beyond the stored one, in points.
  struct Bounds {
    static let open = Bounds(least: -.infinity, most: .infinity)

    var least: Double
    var most: Double

    var isEmpty: Bool { least > most + EdgeErrors.step }

    func narrowed(to other: Bounds) -> Bounds {
      Bounds(least: max(least, other.least), most: min(most, other.most))
    }
  }

  /// A part of a view with its coefficient in a row.
  struct Term {
    var node: Node
    var part: StoredSide.Part
    var coefficient: Double

    var slot: Int { node.slot(part) }
  }

  /// A sum of terms and a residual that is zero, or has one sign.
  struct Row {
    var terms: [Term]
    /// Left side less right side of the stored frames, in points.
    var residual = 0.0
    var relation = LayoutRelation.equal
  }

  /// What decimal fractions of pixels leave over, in points.
  static let slack = 0.01
  /// Bounds that differ by less are the same, in points.
  static let step = 0.001
  /// By how much rounding moves an edge, at most: half a point, as where there is one pixel a point,
  /// since frames that are off by less are left as earlier canvases had them.
  static let reach = 0.5 + slack
  private static let roundLimit = 100

  let places: [Place]
  private let rows: [Row]
  var bounds: [Bounds] = []
  /// What relations leave of the bounds, whatever the view's own stored frame is.
  var required: [Bounds] = []
  var distances: [Node: Int] = [:]

  /// Collects what relations require of edges.
  ///
  /// - Parameters:
  ///   - relations: What is required, and not known to be broken.
  ///   - places: Where the views lie, in the order of the tree.
  init(_ relations: [StoredRelation], places: [Place]) {
    self.places = places
    rows = relations.compactMap { relation in
      guard let residual = relation.residual, let terms = EdgeErrors.terms(of: relation) else {
        return nil
      }
      return Row(terms: terms, residual: residual, relation: relation.relation)
    }
  }

  /// The parts that a relation speaks of; nil where it speaks of guides, margins or multiples.
  private static func terms(of relation: StoredRelation) -> [Term]? {
    func term(_ side: StoredSide, _ coefficient: Double) -> Term {
      Term(
        node: Node(view: side.view, axis: side.axis), part: side.part, coefficient: coefficient)
    }
    guard relation.first.isPlain else { return nil }
    guard let second = relation.second else { return [term(relation.first, 1)] }
    // A multiple of a place depends on where places are counted from.
    guard second.isPlain, relation.multiplier == 1 || second.part == .extent else { return nil }
    return [term(relation.first, 1), term(second, -relation.multiplier)]
  }

  /// The views whose stored edges no solution rounds to, beside those that are known to be stale.
  ///
  /// One that is found is left out, and the others are looked at again without it. Where relations
  /// are in conflict the stored frames are not what is wrong.
  ///
  /// - Complexity: O(k · r · n) in the views found, rounds and relations.
  mutating func contradictions(except known: Set<Node>) -> Set<Node> {
    var left = known
    var stale: Set<Node> = []
    while let found = firstContradiction(except: left) {
      left.formUnion(found.nodes)
      if !found.isConflict { stale.formUnion(found.nodes) }
    }
    return stale
  }

  private mutating func firstContradiction(
    except left: Set<Node>
  ) -> (nodes: Set<Node>, isConflict: Bool)? {
    let between = rows.filter { row in
      row.terms.contains { $0.node.view != 0 } && !row.terms.contains { left.contains($0.node) }
    }
    measureDistances(between)
    let open = between + innerRows(except: left)
    bounds = Array(repeating: .open, count: places.count * 8)
    required = bounds
    for _ in 0..<EdgeErrors.roundLimit {
      if let node = spread(except: left) { return ([node], false) }
      var hasChanged = false
      for row in open {
        guard let isConflict = narrow(row, &hasChanged) else { continue }
        return (Set(farthest(row).map(\.node).filter { $0.view != 0 }), isConflict)
      }
      guard hasChanged else { return nil }
    }
    return nil
  }

  /// The middle and the extent of each view as its edges give them.
  private func innerRows(except left: Set<Node>) -> [Row] {
    let nodes = places.indices.flatMap { view in
      LayoutAxis.allCases.map { Node(view: view, axis: $0) }
    }
    return nodes.filter { !left.contains($0) }.flatMap { node in
      [
        Row(terms: [
          Term(node: node, part: .middle, coefficient: 1),
          Term(node: node, part: .near, coefficient: -0.5),
          Term(node: node, part: .far, coefficient: -0.5),
        ]),
        Row(terms: [
          Term(node: node, part: .extent, coefficient: 1),
          Term(node: node, part: .near, coefficient: 1),
          Term(node: node, part: .far, coefficient: -1),
        ]),
      ]
    }
  }
}
