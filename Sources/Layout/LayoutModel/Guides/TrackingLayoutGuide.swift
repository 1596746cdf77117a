/// Edges of a rectangle, by reading direction.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit has them.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static let top = DirectionalRectEdge(rawValue: 1 << 0)
  /// The edge where reading begins.
  public static let leading = DirectionalRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = DirectionalRectEdge(rawValue: 1 << 2)
  /// The edge where reading ends.
  public static let trailing = DirectionalRectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A guide that follows something that moves, and switches constraints by the edges it is near.
///
/// Constraints that are set for near edges are active while the guide is near all of them, those
/// for being away while it is near none of them.
open class TrackingLayoutGuide: LayoutGuide {
  private struct Tracked {
    var constraints: [LayoutConstraint]
    var edges: DirectionalRectEdge
    var isNear: Bool
  }

  private var tracked: [Tracked] = []

  /// The edges of the window that the guide is near.
  package var nearEdges: DirectionalRectEdge { [] }

  /// Sets the constraints that are active while the guide is near all of some edges, in place of
  /// those that were set for the same edges before, which are deactivated.
  ///
  /// Traps with Auto Layout's message when one of them cannot be activated.
  public final func setConstraints(
    _ constraints: [LayoutConstraint], activeWhenNearEdge edge: DirectionalRectEdge
  ) {
    set(constraints, edge, isNear: true)
  }

  /// Sets the constraints that are active while the guide is near none of some edges, in place of
  /// those that were set for the same edges before, which are deactivated.
  ///
  /// Traps with Auto Layout's message when one of them cannot be activated.
  public final func setConstraints(
    _ constraints: [LayoutConstraint], activeWhenAwayFrom edge: DirectionalRectEdge
  ) {
    set(constraints, edge, isNear: false)
  }

  /// The constraints that are active while the guide is near all of some edges.
  public final func constraints(
    activeWhenNearEdge edge: DirectionalRectEdge
  ) -> [LayoutConstraint] {
    tracked.first { $0.edges == edge && $0.isNear }?.constraints ?? []
  }

  /// The constraints that are active while the guide is near none of some edges.
  public final func constraints(
    activeWhenAwayFrom edge: DirectionalRectEdge
  ) -> [LayoutConstraint] {
    tracked.first { $0.edges == edge && !$0.isNear }?.constraints ?? []
  }

  /// Deactivates all constraints that were set, and forgets them.
  public final func removeAllTrackedConstraints() {
    LayoutConstraint.deactivate(tracked.flatMap(\.constraints))
    tracked = []
  }

  private func set(
    _ constraints: [LayoutConstraint], _ edges: DirectionalRectEdge, isNear: Bool
  ) {
    if let old = tracked.firstIndex(where: { $0.edges == edges && $0.isNear == isNear }) {
      LayoutConstraint.deactivate(tracked.remove(at: old).constraints)
    }
    if !constraints.isEmpty {
      tracked.append(Tracked(constraints: constraints, edges: edges, isNear: isNear))
    }
    updateTracking()
  }

  /// Activates and deactivates constraints by where the guide now is.
  package final func updateTracking() {
    guard !tracked.isEmpty else { return }
    let near = nearEdges
    func isDue(_ entry: Tracked) -> Bool {
      entry.isNear ? near.isSuperset(of: entry.edges) : near.isDisjoint(with: entry.edges)
    }
    // First what goes: old and new may contradict each other.
    for entry in tracked where !isDue(entry) { LayoutConstraint.deactivate(entry.constraints) }
    for entry in tracked where isDue(entry) { LayoutConstraint.activate(entry.constraints) }
  }
}
