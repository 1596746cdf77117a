import InterfaceBuilder
import LayoutModel

/// How bounds pass from edge to edge.
extension EdgeErrors {
  /// Counts the relations between each view and what is given.
  mutating func measureDistances(_ open: [Row]) {
    distances = [:]
    for (view, place) in places.enumerated() where place.superview == nil || place.isExact {
      for axis in LayoutAxis.allCases { distances[Node(view: view, axis: axis)] = 0 }
    }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for row in open {
        guard let nearest = row.terms.compactMap({ distances[$0.node] }).min() else { continue }
        for term in row.terms where distances[term.node].map({ $0 > nearest + 1 }) ?? true {
          distances[term.node] = nearest + 1
          hasChanged = true
        }
      }
    }
  }

  /// The terms of a row whose views are farthest from the root: it is these that it places.
  func farthest(_ row: Row) -> [Term] {
    func distance(_ term: Term) -> Int { distances[term.node] ?? Int.max }
    let most = row.terms.map(distance).max()
    return row.terms.filter { distance($0) == most }
  }

  /// Bounds edges by their superviews', which rounding moved as well: frames are rounded where they
  /// lie, or beside the rounded superview.
  ///
  /// - Returns: A view without a place left.
  mutating func spread(except left: Set<Node>) -> Node? {
    for (view, place) in places.enumerated() {
      for axis in LayoutAxis.allCases {
        let node = Node(view: view, axis: axis)
        var room = Bounds(least: 0, most: 0)
        if let superview = place.superview {
          let origin = bounds[Node(view: superview, axis: axis).slot(.near)]
          let reach = place.isExact ? EdgeErrors.slack : EdgeErrors.reach
          room = Bounds(least: min(origin.least, 0) - reach, most: max(origin.most, 0) + reach)
        }
        for part in [StoredSide.Part.near, .far] {
          bounds[node.slot(part)] = bounds[node.slot(part)].narrowed(to: room)
          if bounds[node.slot(part)].isEmpty, !left.contains(node) { return node }
        }
      }
    }
    return nil
  }

  /// Narrows the parts that a row places by the others of it.
  ///
  /// - Returns: Whether relations in conflict leave a part no place, and not the stored frames; nil
  ///   where all have one.
  mutating func narrow(_ row: Row, _ hasChanged: inout Bool) -> Bool? {
    for term in farthest(row) {
      required[term.slot] = required[term.slot].narrowed(
        to: rest(of: row, but: term) { $0.node == term.node ? required[$0.slot] : bounds[$0.slot] })
      let old = bounds[term.slot]
      let new = old.narrowed(to: rest(of: row, but: term) { bounds[$0.slot] })
      guard new.least > old.least + EdgeErrors.step || new.most < old.most - EdgeErrors.step else {
        continue
      }
      bounds[term.slot] = new
      hasChanged = true
      if new.isEmpty { return required[term.slot].isEmpty }
    }
    return nil
  }

  /// What the other terms of a row leave one of them.
  private func rest(of row: Row, but term: Term, _ bounds: (Term) -> Bounds) -> Bounds {
    var least = row.residual
    var most = row.residual
    for other in row.terms where other.slot != term.slot {
      let edge = bounds(other)
      let isRising = other.coefficient > 0
      least += other.coefficient * (isRising ? edge.least : edge.most)
      most += other.coefficient * (isRising ? edge.most : edge.least)
    }
    let lower = (row.relation == .lessThanOrEqual ? -.infinity : -most) / term.coefficient
    let upper = (row.relation == .greaterThanOrEqual ? .infinity : -least) / term.coefficient
    return Bounds(least: min(lower, upper), most: max(lower, upper))
  }
}
