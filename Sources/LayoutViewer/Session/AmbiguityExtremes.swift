import AutoLayoutEngine
import LayoutModel

/// Finds how far open frames reach: wishes below every priority in use push them either way.
enum AmbiguityExtremes {
  private static let priority: LayoutPriority = 0.001

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
            let moved = pushed(ambiguity, by: step, engine)
            let changed = zip(before, moved).compactMap { before, after in
              before.frame == after.frame
                ? nil
                : node(after.view).map { ViewerState.NodeFrame(node: $0, frame: after.frame) }
            }
            if isHigh { entry.high = changed } else { entry.low = changed }
          }
          _ = pushed(ambiguity, by: 0, engine, from: before)
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

  /// The frames with the open lengths of a view pushed by a distance.
  private static func pushed(
    _ ambiguity: LayoutAmbiguity, by step: Double, _ engine: LayoutEngine,
    from original: [(view: View, frame: Rect)]? = nil
  ) -> [(view: View, frame: Rect)] {
    let view = ambiguity.view
    guard let superview = view.superview else { return frames(below: engine.root) }
    let home = original?.first { $0.view === view }?.frame ?? view.frame
    let frame = home.inset(by: view.alignmentRectInsets)
    let wishes = ambiguity.unknowns.compactMap { unknown -> LayoutConstraint? in
      if unknown.isContent { return nil }
      return switch unknown.quantity {
      case .minX:
        view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: frame.minX + step)
      case .minY:
        view.topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.minY + step)
      case .width: view.widthAnchor.constraint(equalToConstant: max(frame.width + step, 0))
      case .height: view.heightAnchor.constraint(equalToConstant: max(frame.height + step, 0))
      }
    }
    for wish in wishes { wish.priority = priority }
    LayoutConstraint.activate(wishes)
    engine.layoutIfNeeded()
    let result = frames(below: engine.root)
    LayoutConstraint.deactivate(wishes)
    return result
  }
}
