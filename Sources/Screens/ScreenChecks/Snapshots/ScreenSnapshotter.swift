package import InterfaceBuilder
import LayoutModel
package import LinearConstraints

/// Takes down the frames of all views of documents over a matrix of configurations.
package struct ScreenSnapshotter {
  /// The configurations.
  package let matrix: ScreenMatrix
  private let makeSolver: () -> any IncrementalSolver

  /// Creates a snapshotter.
  ///
  /// - Parameters:
  ///   - matrix: The configurations.
  ///   - makeSolver: Makes a solver without unknowns, one a layout.
  package init(matrix: ScreenMatrix, makeSolver: @escaping () -> any IncrementalSolver) {
    self.matrix = matrix
    self.makeSolver = makeSolver
  }

  /// The snapshots of the roots of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - isIncluded: Whether a root, by its index into the document's views, is laid out.
  /// - Returns: One snapshot a root, in document order.
  /// - Complexity: One layout a root and configuration.
  package func snapshots(
    of document: InterfaceDocument, where isIncluded: (Int) -> Bool = { _ in true }
  ) -> [RootSnapshot] {
    let screens = ScreenDocument(document)
    return screens.roots.filter { isIncluded($0.index) }.map { root in
      snapshot(
        of: root, in: screens, [.base] + matrix.configurations(of: root, in: document))
    }
  }

  /// The snapshot of one root in some configurations.
  func snapshot(
    of root: ScreenRoot, in screens: ScreenDocument, _ configurations: [ScreenConfiguration]
  ) -> RootSnapshot {
    let document = screens.document
    let layouter = ScreenLayouter(screens, makeSolver: makeSolver)
    let stored = document.inferredEnvironment(ofRoot: root.index)
    var frames: [Int: [Rect?]] = [:]
    var parents: [Int: Int] = [:]
    var hidden: Set<Int> = []
    for (number, configuration) in configurations.enumerated() {
      var setting = ScreenSetting(configuration, in: matrix)
      setting.asksSolver = false
      let screen = layouter.layOut(root, setting, stored: stored)
      for view in screen.views {
        let origin = view.parent >= 0 ? screen.views[view.parent].frame.origin : .zero
        let frame = Rect(
          x: view.frame.minX - origin.x, y: view.frame.minY - origin.y, width: view.frame.width,
          height: view.frame.height)
        if frames[view.index] == nil {
          frames[view.index] = [Rect?](repeating: nil, count: configurations.count)
          parents[view.index] = view.parent >= 0 ? screen.views[view.parent].index : -1
          if !view.isShown { hidden.insert(view.index) }
        }
        frames[view.index]?[number] = frame.inThousandths
      }
    }
    // Views stand before those inside them in a document.
    let order = frames.keys.sorted()
    let places = Dictionary(
      uniqueKeysWithValues: order.enumerated().map { ($0.element, $0.offset) })
    var nodes: [RootSnapshot.Node] = []
    nodes.reserveCapacity(order.count)
    for index in order {
      let view = document.views[index]
      let parent = parents[index].flatMap { places[$0] } ?? -1
      nodes.append(
        RootSnapshot.Node(
          id: screens.identifier(ofView: index), element: view.element, name: view.reportName,
          parent: parent, depth: parent >= 0 ? nodes[parent].depth + 1 : 0,
          text: view.attributes.text, styling: TextStyling(view), isHidden: hidden.contains(index),
          frames: frames[index] ?? []))
    }
    return RootSnapshot(
      id: screens.identifier(ofView: root.index),
      sceneID: document.scenes.first { $0.roots.contains(root.index) }?.id ?? "",
      scene: root.scene, root: root, configurations: configurations, nodes: nodes)
  }
}
