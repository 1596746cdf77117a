internal import LayoutModel

extension InterfaceDocument {
  /// What surrounds a layout root, read off the stored frames where constraints tie views to its
  /// guides, and predicted elsewhere.
  ///
  /// Bars and sensor housings are not given in a document beyond doubt, and constraints decide
  /// nothing about them; where views are tied to a guide, the stored frames state where the guide
  /// lay. The value that most constraints agree on counts. This is input to layout, as the root's
  /// own frame is, and conformance shows it.
  public func inferredEnvironment(ofRoot root: Int) -> LayoutEnvironment {
    var environment = predictedEnvironment(ofRoot: root)
    if views[root].element == "tableViewCell" {
      environment.cellSideMargin = views[root].parent.flatMap(storedSideMargin)
      if follows(.preservedCellMargins) {
        environment.rootMargins = cellMargins(root, side: environment.cellSideMargin)
      }
    }
    return read(root, environment)
  }

  private func read(_ root: Int, _ predicted: LayoutEnvironment) -> LayoutEnvironment {
    let tree = layoutTree(root: root, environment: predicted)
    guard tree.hasAllFrames(in: self),
      tree.constraints.contains(where: { InsetEstimator.isObservation($0.constraint) })
    else {
      return predicted
    }
    tree.applyStoredFrames(of: self)
    var votes = InsetEstimator(root: tree.root, predicted: predicted)
    for (_, constraint) in tree.constraints { votes.count(constraint) }
    return votes.environment(
      isControllerView: controller(ofRoot: root) != nil, readsSides: follows(.sideMargins))
  }
}
