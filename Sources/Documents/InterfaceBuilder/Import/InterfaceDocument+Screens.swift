internal import LayoutModel

extension InterfaceDocument {
  /// What surrounds a root that fills a screen though no controller of the document owns it, as the
  /// view of a xib whose owner is a controller.
  ///
  /// - Parameters:
  ///   - root: A layout root, as an index into ``views``.
  ///   - screen: The screen.
  /// - Returns: The surroundings, with margins of a controller's view and without bars.
  package func environment(fillingRoot root: Int, on screen: LayoutScreen) -> LayoutEnvironment {
    var environment = environment(ofRoot: root, on: screen)
    environment.frame = Rect(origin: .zero, size: screen.size)
    environment.safeAreaInsets = screen.safeAreaInsets
    environment.rootMargins = controllerMargins(width: screen.size.width)
    return environment
  }

  /// The controller whose view a layout root is; nil for a loose view, a cell or the like.
  package func owningController(ofRoot root: Int) -> InterfaceController? {
    controller(ofRoot: root)
  }
}
