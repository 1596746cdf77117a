import InterfaceBuilder
import LayoutModel

/// The constraints that bring a fault about: those without which a layout does not have it, or that
/// alone hold a view where it is and with another constant do not bring it about.
struct CauseSearch {
  /// A constraint, and how it was proven.
  struct Cause {
    /// The constraint, as an index into the document's.
    var index: Int
    /// Whether the fault is gone with another constant; without the constraint, else.
    var needsOtherConstant: Bool
  }

  private let probe: FaultProbe

  /// Constraints that are tried, the likeliest first.
  private static let limit = 24
  /// Constraints that are reported.
  private static let toldLimit = 3
  /// Constraints that are tried with other constants.
  private static let constantLimit = 8
  /// The least change of a constant that is tried, in points.
  private static let leastShift = 24.0

  init(_ probe: FaultProbe) {
    self.probe = probe
  }

  /// The constraints, the likeliest first.
  var causes: [Cause] {
    // A rule about constraints names its own.
    let named = probe.elements.compactMap { element -> Int? in
      if case .constraint(let index) = element { index } else { nil }
    }
    let screen = probe.screen(asksSolver: true)
    let open = screen.ambiguities.count + screen.conflicts.count
    var found: [Cause] = []
    var shifts = 0
    let isConflict = probe.finding.rule == "conflict"
    for index in (named + candidates(on: screen).filter { !named.contains($0) })
      .prefix(Self.limit)
    {
      let without = probe.check.screens.document.removingConstraints([index])
      let result = probe.look(in: without)
      if !result.isFaulty, isConflict || result.openCount <= open {
        found.append(Cause(index: index, needsOtherConstant: false))
      } else if result.openCount > open, shifts < Self.constantLimit {
        // What leaves the frame open proves nothing but that the constraint was needed.
        shifts += 1
        if isGoneWithOtherConstant(index) {
          found.append(Cause(index: index, needsOtherConstant: true))
        }
      }
      if found.count == Self.toldLimit { break }
    }
    return found
  }

  /// Whether the fault is gone where a constraint has a smaller or a greater constant.
  private func isGoneWithOtherConstant(_ index: Int) -> Bool {
    let shift = max(probe.amount + 1, Self.leastShift)
    return [shift, -shift].contains { shift in
      let moved = probe.check.screens.document.editingConstraint(index) { edit in
        edit.constant = (edit.constant ?? 0) + shift
      }
      let look = probe.look(in: moved)
      // A view that was only pushed out of sight proves nothing.
      return !look.isFaulty && look.showsVictim
    }
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
