import AutoLayoutEngine
import LayoutModel

/// Finds how far open frames reach: wishes below every priority in use push them either way.
enum AmbiguityExtremes {
  /// The open views of trees, each with the frames at both ends of what is open.
  ///
  /// The trees are laid out again with wishes; when it returns the wishes are gone, and open views
  /// may lie elsewhere than before.
  ///
  /// - Parameters:
  ///   - engines: The engines of the trees.
  ///   - limit: The number of views whose extremes are looked for; others are named without.
  ///   - node: The node of a view; nil for one that the scene does not have.
  /// - Returns: The open views, in the order of the trees.
  /// - Complexity: Three layouts a view.
  static func ambiguities(
    of engines: [LayoutEngine], limit: Int, node: (View) -> Int?
  ) -> [ViewerState.Ambiguity] {
    var found: [ViewerState.Ambiguity] = []
    for engine in engines {
      let reach = max(engine.root.bounds.width, engine.root.bounds.height)
      let before = frames(below: engine.root)
      for ambiguity in engine.ambiguities() {
        guard let index = node(ambiguity.view) else { continue }
        var entry = ViewerState.Ambiguity(
          node: index, unknowns: ambiguity.unknowns.map(\.description))
        if found.count < limit, ambiguity.view.superview != nil {
          for (isHigh, step) in [(false, -reach), (true, reach)] {
            engine.push(ambiguity, from: ambiguity.view.frame, by: step)
            let changed = zip(before, frames(below: engine.root)).compactMap { before, after in
              before.frame == after.frame
                ? nil
                : node(after.view).map { ViewerState.NodeFrame(node: $0, frame: after.frame) }
            }
            if isHigh { entry.high = changed } else { entry.low = changed }
          }
          let home = before.first { $0.view === ambiguity.view }?.frame
          engine.push(ambiguity, from: home ?? ambiguity.view.frame, by: 0)
        }
        found.append(entry)
      }
    }
    return found
  }

  private static func frames(below root: View) -> [(view: View, frame: Rect)] {
    var frames: [(view: View, frame: Rect)] = []
    root.forEachInSubtree { frames.append(($0, $0.frame)) }
    return frames
  }
}
