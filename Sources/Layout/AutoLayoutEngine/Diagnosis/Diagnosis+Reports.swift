public import LayoutModel

extension LayoutConflict {
  /// The conflict as UIKit logs it.
  public var report: ConflictReport { ConflictReport(constraints, breaking: broken) }
}

extension LayoutEngine {
  /// The tree with the part that Auto Layout plays in it; brings the layout up to date first.
  public func autolayoutTrace() -> AutolayoutTrace {
    let ambiguities = ambiguities().map {
      AutolayoutTrace.Ambiguity(
        $0.view, $0.unknowns.map(\.description), variableNumbers: $0.unknowns.map(\.id))
    }
    return AutolayoutTrace(of: root, ambiguities: ambiguities)
  }
}
