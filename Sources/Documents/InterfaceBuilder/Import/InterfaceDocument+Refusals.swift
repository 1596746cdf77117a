import LayoutModel

extension InterfaceDocument {
  /// What Auto Layout refuses of the document, on its own canvas: constraints that cannot be made or
  /// activated, or that an engine does not take in, and priorities out of range.
  ///
  /// - Complexity: O(n) in the number of views and constraints.
  package var refusals: [DocumentWarning] {
    layoutRoots.flatMap { root in
      layoutTree(root: root, environment: inferredEnvironment(ofRoot: root)).problems.map {
        DocumentWarning(path: path, position: $0.position, message: $0.summary)
      }
    }
  }
}
