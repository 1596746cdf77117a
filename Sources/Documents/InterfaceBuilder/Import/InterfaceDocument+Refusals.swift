import LayoutModel

extension InterfaceDocument {
  /// What Auto Layout refuses of the document, on its own canvas: constraints that cannot be made or
  /// activated, or that an engine does not take in, and priorities out of range.
  ///
  /// - Complexity: O(n) in the number of views and constraints.
  package var refusals: [DocumentWarning] {
    layoutRoots.flatMap { root in
      let tree = layoutTree(root: root, environment: inferredEnvironment(ofRoot: root))
      let refused = tree.problems.map { ($0.position, $0.message) }
      let incompatible = tree.constraints.filter { !$0.constraint.hasCompatibleAnchors }.map {
        (constraints[$0.index].position, $0.constraint.incompatibilityError.message)
      }
      return (refused + incompatible).map { position, message in
        DocumentWarning(
          path: path, position: position,
          message: "laid out without it, since Auto Layout refuses it: \(message)")
      }
    }
  }
}
