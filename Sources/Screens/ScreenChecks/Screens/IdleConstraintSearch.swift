import AutoLayoutEngine
import InterfaceBuilder
import LayoutModel

/// Finds constraints that decide nothing, by laying out without each of them.
///
/// A constraint is idle on a screen where every frame stays as it is without it, and no view is left
/// open that was not before: then others imply it, or it holds with room to spare.
struct IdleConstraintSearch {
  private let tree: InterfaceLayoutTree
  private let engine: LayoutEngine

  /// Frames that differ by less are the same, in points.
  private static let tolerance = 0.01

  init(_ tree: InterfaceLayoutTree, _ engine: LayoutEngine) {
    self.tree = tree
    self.engine = engine
  }

  /// The idle ones of some constraints, as indices into the document's.
  ///
  /// Of constraints that imply each other the later ones are idle: each is tried without those that
  /// were found before it.
  ///
  /// - Parameter candidates: The constraints that are tried; nil for all.
  /// - Returns: The idle ones, in document order.
  /// - Complexity: Two solves a candidate, and one search for ambiguity for each that seems idle.
  func idle(among candidates: Set<Int>?) -> [Int] {
    let before = frames
    let open = engine.ambiguities().count
    // What is in conflict has no effect for another reason.
    let idleAnyway = engine.conflicts.flatMap(\.constraints)
    let idle = tree.constraints.sorted { $0.index > $1.index }.filter { index, constraint in
      guard candidates?.contains(index) != false, constraint.isActive,
        constraint.relation != .equal || constraint.priority == .required,
        !idleAnyway.contains(where: { $0 === constraint })
      else { return false }
      constraint.isActive = false
      engine.layoutIfNeeded()
      let isSame = zip(before, frames).allSatisfy { $0.isClose(to: $1, within: Self.tolerance) }
      let isIdle = isSame && engine.ambiguities().count <= open
      if !isIdle { constraint.isActive = true }
      return isIdle
    }
    for (_, constraint) in idle { constraint.isActive = true }
    engine.layoutIfNeeded()
    return idle.map(\.index).sorted()
  }

  private var frames: [Rect] { tree.views.map(\.view.frame) }
}
