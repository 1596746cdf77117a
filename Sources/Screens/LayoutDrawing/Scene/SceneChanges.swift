import Formatting
import LayoutModel

/// What is different between two scenes of one run.
struct SceneChanges {
  /// A view that has another frame in its superview now.
  struct Move {
    var name: String
    var before: SceneView
    var after: SceneView
  }

  private(set) var moved: [Move] = []
  private(set) var added: [SceneView] = []
  private(set) var removed: [SceneView] = []
  /// How many views lie elsewhere on the screen only because what holds them moved or scrolled.
  private(set) var indirectlyMovedCount = 0

  /// Smaller differences than this, in points, are those of rounding.
  private static let tolerance = 0.01

  /// What changed in a few words: the names of what moved, and how much is new and gone.
  var summary: String {
    var parts: [String] = []
    let named = moved.map(\.name).filter { !$0.isEmpty }
    if !moved.isEmpty {
      let shown = named.prefix(SceneChanges.namesInSummary).joined(separator: ", ")
      let rest = moved.count - min(named.count, SceneChanges.namesInSummary)
      parts.append(
        shown.isEmpty
          ? "\(moved.count.grouped) moved"
          : rest > 0 ? "\(shown) and \(rest.grouped) more moved" : "\(shown) moved")
    }
    if moved.isEmpty, indirectlyMovedCount > 0 {
      parts.append("\(indirectlyMovedCount.grouped) carried along")
    }
    if !added.isEmpty { parts.append("\(added.count.grouped) new") }
    if !removed.isEmpty { parts.append("\(removed.count.grouped) gone") }
    return parts.isEmpty ? "nothing moved" : parts.joined(separator: ", ")
  }

  /// How many views a summary names.
  private static let namesInSummary = 3

  init(from before: LayoutScene, to after: LayoutScene) {
    var old: [ObjectIdentifier: Int] = [:]
    for (index, view) in before.views.enumerated() { old[view.identity] = index }
    var isKept = [Bool](repeating: false, count: before.views.count)
    for view in after.views {
      guard let index = old[view.identity] else {
        added.append(view)
        continue
      }
      isKept[index] = true
      let former = before.views[index]
      if !former.localFrame.isClose(to: view.localFrame, within: SceneChanges.tolerance) {
        moved.append(Move(name: view.name, before: former, after: view))
      } else if !former.frame.isClose(to: view.frame, within: SceneChanges.tolerance) {
        indirectlyMovedCount += 1
      }
    }
    removed = before.views.indices.filter { !isKept[$0] }.map { before.views[$0] }
  }
}
