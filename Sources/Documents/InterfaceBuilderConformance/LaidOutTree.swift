package import AutoLayoutEngine
package import InterfaceBuilder
package import LayoutModel
package import LinearConstraints

/// One layout root of a document, laid out.
package struct LaidOutTree {
  package let document: InterfaceDocument
  package let tree: InterfaceLayoutTree
  package let engine: LayoutEngine

  /// Lays a root out.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - root: The layout root, as an index into the document's views.
  ///   - environment: What surrounds it.
  ///   - direction: The reading direction of the interface.
  ///   - makeSolver: Makes a solver without unknowns.
  package init(
    _ document: InterfaceDocument, root: Int, environment: LayoutEnvironment,
    direction: LayoutDirection = .leftToRight, makeSolver: () -> any IncrementalSolver
  ) {
    self.document = document
    tree = document.layoutTree(root: root, environment: environment)
    engine = LayoutEngine(root: tree.root, solver: makeSolver(), scale: environment.scale)
    engine.silenceReports()
    engine.layoutDirection = direction
    engine.safeAreaInsets = environment.safeAreaInsets
    engine.layoutIfNeeded()
  }

  /// The frames as they are now, in the order of the tree's views.
  package var frames: [Rect] { tree.views.map(\.view.frame) }

  /// Which of the tree's views the constraints leave undetermined, in the order of the views.
  package func ambiguousViews() -> [Bool] {
    var found: Set<ObjectIdentifier> = []
    for ambiguity in engine.ambiguities() where !ambiguity.isContentOnly {
      found.insert(ObjectIdentifier(ambiguity.view))
    }
    return tree.views.map { found.contains(ObjectIdentifier($0.view)) }
  }

  /// Lays out again with other content sizes where these were read off stored frames.
  ///
  /// - Parameter extent: Makes a new extent from the one that was read; nil for none.
  package func replaceStoredContentSizes(_ extent: (Double) -> Double?) {
    for (index, view) in tree.views {
      guard let item = view as? any DocumentItem else { continue }
      let extents = document.contentExtents(ofView: index)
      var size = item.content.intrinsicSize
      for axis in LayoutAxis.allCases {
        guard extents[axis.rawValue].source == .storedFrame, let old = extents[axis.rawValue].value
        else { continue }
        let new = extent(old) ?? View.noIntrinsicMetric
        if axis == .horizontal { size.width = new } else { size.height = new }
      }
      if size != item.content.intrinsicSize { item.content.intrinsicSize = size }
    }
    engine.layoutIfNeeded()
  }

  /// Which of the tree's views have frames that no content size read off a stored frame changes:
  /// neither its absence, which would leave them undetermined, nor a much larger one.
  ///
  /// The tree is left with other content sizes.
  package func explicitlyPlaced() -> [Bool] {
    let original = frames
    replaceStoredContentSizes { _ in nil }
    let bare = frames
    let ambiguous = ambiguousViews()
    replaceStoredContentSizes { $0 * 3 + 500 }
    let crowded = frames
    return original.indices.map { index in
      original[index] == bare[index] && original[index] == crowded[index] && !ambiguous[index]
    }
  }
}

extension LayoutAmbiguity {
  /// Whether only the content of a scroll view is undetermined, not its frame.
  package var isContentOnly: Bool { unknowns.allSatisfy(\.isContent) }
}
