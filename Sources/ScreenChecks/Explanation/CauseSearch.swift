import InterfaceBuilder
import LayoutModel

/// The constraints that bring a fault about: those without which a layout does not have it.
struct CauseSearch {
  private let probe: FaultProbe

  /// Constraints that are tried, the likeliest first.
  private static let limit = 24
  /// Constraints that are told.
  private static let toldLimit = 3

  init(_ probe: FaultProbe) {
    self.probe = probe
  }

  /// The constraints, as indices into the document's, the likeliest first.
  var causes: [Int] {
    // A rule about constraints names its own.
    let named = probe.elements.compactMap { element -> Int? in
      if case .constraint(let index) = element { index } else { nil }
    }
    let screen = probe.screen(asksSolver: true)
    let open = screen.ambiguities.count + screen.conflicts.count
    var found: [Int] = []
    let isConflict = probe.finding.rule == "conflict"
    for index in (named + candidates(on: screen).filter { !named.contains($0) })
      .prefix(Self.limit)
    {
      let without = probe.check.screens.document.removingConstraints([index])
      let result = probe.look(in: without)
      // What leaves the frame open proves nothing but that the constraint was needed.
      guard !result.isFaulty, isConflict || result.openCount <= open else { continue }
      found.append(index)
      if found.count == Self.toldLimit { break }
    }
    return found
  }

  /// The installed constraints on the victims and on what holds them, sizes before places.
  private func candidates(on screen: LaidOutScreen) -> [Int] {
    let document = probe.check.screens.document
    var near: [String: Int] = [:]
    for case .view(let index) in probe.elements {
      guard var place = screen.views.firstIndex(where: { $0.index == index }) else { continue }
      var distance = 0
      while place >= 0 {
        let id = document.views[screen.views[place].index].id
        near[id] = min(near[id] ?? .max, distance)
        place = screen.views[place].parent
        distance += 1
      }
    }
    func rank(_ index: Int) -> Int? {
      let constraint = document.constraints[index]
      let first = constraint.firstItem ?? document.views[constraint.owner].id
      let distances = [first, constraint.secondItem].compactMap { $0.flatMap { near[$0] } }
      guard let nearest = distances.min() else { return nil }
      // Between two that lie above the victim alone, none speaks of it.
      if distances.count == 1, constraint.secondItem != nil, nearest > 0 { return nil }
      let isSize = constraint.firstAttribute.kind == .dimension
      return 4 * nearest + (isSize ? 0 : 2) + (constraint.relation == .equal ? 0 : 1)
    }
    let ranked = screen.constraints.compactMap { index in rank(index).map { (index, $0) } }
    return ranked.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
  }
}
