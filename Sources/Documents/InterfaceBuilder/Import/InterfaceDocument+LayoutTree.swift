extension InterfaceDocument {
  /// Makes the view tree below a layout root, with its constraints active.
  ///
  /// Views begin with the frames that the document stores, as they come out of a nib. For views
  /// that constraints lay out the first layout replaces them; of these frames it uses no more than
  /// the content sizes of kinds of views whose content needs fonts.
  ///
  /// - Parameters:
  ///   - root: A layout root, as an index into ``views``.
  ///   - environment: What surrounds it.
  ///   - activatesConstraints: Whether the constraints are activated, or only made.
  /// - Returns: A new tree.
  /// - Complexity: O(n) in the number of views and constraints below the root.
  public func layoutTree(
    root: Int, environment: LayoutEnvironment, activatesConstraints: Bool = true
  ) -> InterfaceLayoutTree {
    let resolution = TraitResolution(self, in: environment)
    var builder = TreeBuilder(
      self, resolution, root: root, environment: environment,
      activatesConstraints: activatesConstraints)
    return builder.build()
  }

  /// Makes the view tree below a layout root, its constraints not yet active, that can follow changes
  /// of the traits.
  ///
  /// - Parameters:
  ///   - root: A layout root, as an index into ``views``.
  ///   - environment: What surrounds it.
  /// - Returns: A new tree.
  /// - Complexity: O(n) in the number of views and constraints below the root.
  public func adaptiveTree(root: Int, environment: LayoutEnvironment) -> AdaptiveTree {
    let resolution = TraitResolution(self, in: environment)
    var builder = TreeBuilder(
      self, resolution, root: root, environment: environment, activatesConstraints: false,
      isAdaptive: true)
    let tree = builder.build()
    return AdaptiveTree(tree, spare: builder.uninstalledConstraints, self, resolution)
  }
}

extension InterfaceDocument {
  /// The layout root that a view lies below.
  /// - Complexity: O(depth).
  package func layoutRoot(of view: Int) -> Int {
    var current = view
    while !views[current].isLayoutRoot, let parent = views[current].parent { current = parent }
    return current
  }

  /// The name of the scene that a root belongs to.
  package func sceneName(ofRoot root: Int) -> String {
    let top = topView(of: root)
    return scenes.first { $0.roots.contains(top) }?.name ?? ""
  }

  /// Whether a view is a controller's.
  package func isControllerView(_ view: Int) -> Bool { controller(ofRoot: view) != nil }

  /// Whether constraints, and not the stored frame, place a view.
  package func isConstraintBased(_ index: Int) -> Bool {
    let view = views[index]
    guard case .subview(let parent) = view.role else { return false }
    if views[parent].element == "stackView" { return true }
    return view.attributes.isConstraintBased && !view.attributes.hasFixedFrame
  }

  /// All layout roots, in document order.
  package var layoutRoots: [Int] { views.indices.filter { views[$0].isLayoutRoot } }
}

extension InterfaceView {
  /// Whether the view scrolls, so that constraints on its edges speak of its content.
  var isScrollView: Bool {
    switch element {
    case "scrollView", "tableView", "collectionView", "textView": true
    default: false
    }
  }
}
