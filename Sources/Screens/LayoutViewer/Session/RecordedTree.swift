package import AutoLayoutEngine
package import LayoutModel

/// A tree of a moment, and where it hangs.
package struct RecordedTree {
  /// The engine that laid it out.
  package var engine: LayoutEngine
  /// The view that holds its root in another tree; nil for the scene's root.
  package var host: View?
  /// The number and line of each view that a document writes, by view.
  package var viewSources: [ObjectIdentifier: RecordedSource] = [:]
  /// The number and line of each constraint that a document writes, by constraint.
  package var constraintSources: [ObjectIdentifier: RecordedSource] = [:]

  package init(engine: LayoutEngine, host: View? = nil) {
    self.engine = engine
    self.host = host
  }
}

/// Where something is written.
package struct RecordedSource: Hashable, Sendable {
  /// Its number in the document.
  package var index: Int
  /// The id that the document gives it.
  package var id: String
  /// The class that the document gives it; empty where the model's is right.
  package var className = ""
  /// The line.
  package var line: Int
}
