package import AutoLayoutEngine
package import InterfaceBuilder
import LayoutModel
package import LinearConstraints

/// Lays the roots of a document out in any configuration.
///
/// Texts are measured in every configuration by one measure, the base included, so that only what
/// the configuration changes can differ. Cells and loose views are as high as their content needs.
package struct ScreenLayouter {
  /// The document.
  package let screens: ScreenDocument
  private let makeSolver: () -> any IncrementalSolver

  /// A cell's width follows the screen where it takes at least this share of the canvas.
  private static let fullWidthShare = 0.75
  /// Content may reach this far beyond a height that it is meant to determine, in points.
  private static let overflow = 0.5

  /// Creates a layouter.
  ///
  /// - Parameters:
  ///   - screens: The document.
  ///   - makeSolver: Makes a solver without unknowns, one a layout.
  package init(_ screens: ScreenDocument, makeSolver: @escaping () -> any IncrementalSolver) {
    self.screens = screens
    self.makeSolver = makeSolver
  }

  /// Lays a root out.
  ///
  /// - Parameters:
  ///   - root: The root.
  ///   - setting: How.
  ///   - stored: What surrounds the root on the document's canvas.
  ///   - observe: Is handed the engine once all is laid out, to draw it.
  /// - Returns: The geometry.
  /// - Complexity: One first layout of the tree; two more for a root that fits its content, and
  ///   one for each candidate of a tie where the solver is asked.
  package func layOut(
    _ root: ScreenRoot, _ setting: ScreenSetting, stored: LayoutEnvironment,
    observing observe: (LayoutEngine) -> Void = { _ in }
  ) -> LaidOutScreen {
    let document = setting.isDoubled ? screens.doubled : screens.document
    let environment = environment(of: root, setting, stored: stored)
    let tree = document.layoutTree(root: root.index, environment: environment)
    for (index, view) in tree.views {
      guard let size = screens.plainSizes[index], let item = view as? any DocumentItem,
        item.content.intrinsicSize != size
      else { continue }
      item.content.intrinsicSize = size
    }
    let engine = LayoutEngine(root: tree.root, solver: makeSolver(), scale: environment.scale)
    engine.silenceReports()
    engine.layoutDirection = setting.direction
    engine.safeAreaInsets = environment.safeAreaInsets
    if root.fitsContent { fit(root, tree, engine, stored: stored) }
    engine.layoutIfNeeded()
    observe(engine)

    let collector = GeometryCollector(screens, document, tree, setting)
    var screen = collector.screen(safeAreaInsets: environment.safeAreaInsets)
    if case .screen = root.kind { screen.keyboardHeight = setting.keyboardHeight }
    screen.isUnsettled = engine.isCaughtInFeedbackLoop
    screen.failure = engine.failure.map { "\($0)" }
    collector.addRefusals(to: &screen)
    collector.addConflicts(engine.conflicts, to: &screen)
    if setting.asksSolver {
      collector.addAmbiguities(engine.ambiguities(), to: &screen)
      TieSearch(screens, tree, engine, collector).addTies(to: &screen)
    }
    if setting.asksForIdle, !root.fitsContent {
      screen.idleConstraints = IdleConstraintSearch(tree, engine).idle(
        among: setting.idleCandidates)
    }
    return screen
  }

  /// What surrounds a root.
  private func environment(
    of root: ScreenRoot, _ setting: ScreenSetting, stored: LayoutEnvironment
  ) -> LayoutEnvironment {
    var environment = stored
    if var screen = setting.screen {
      if let side = setting.side { screen.size = side.applied(to: screen.size) }
      switch root.kind {
      case .screen:
        environment =
          screens.document.owningController(ofRoot: root.index) != nil
          ? screens.document.environment(ofRoot: root.index, on: screen)
          : screens.document.environment(fillingRoot: root.index, on: screen)
      case .cell, .band:
        environment.frame.size.width = width(of: stored, on: screen)
        environment.traits = screen.traits
        environment.scale = screen.scale
      case .component, .embedded: break
      }
    } else if let side = setting.side {
      let canvas = screens.canvasSize(stored)
      let size = side.applied(to: canvas)
      switch root.kind {
      case .screen:
        environment.frame.size.width += size.width - canvas.width
        environment.frame.size.height += size.height - canvas.height
      case .cell, .band:
        environment.frame.size.width = width(of: stored, in: size.width)
      case .component, .embedded: break
      }
    }
    // What a document states for design time stands in for what code adds.
    environment.isDesignTime = true
    environment.contentSizeCategory = setting.textSize
    environment.contentSizes = .measured
    return environment
  }

  /// The width of a cell on a screen: what its margins on the canvas leave.
  private func width(of stored: LayoutEnvironment, on screen: LayoutScreen) -> Double {
    width(
      of: stored,
      in: screen.size.width - screen.safeAreaInsets.left - screen.safeAreaInsets.right)
  }

  /// The width of a cell in a room of some width.
  private func width(of stored: LayoutEnvironment, in room: Double) -> Double {
    let canvas = screens.canvasSize(stored).width
    let width = stored.frame.width
    guard width >= canvas * Self.fullWidthShare else { return width }
    return max(room - max(canvas - width, 0), 1)
  }

  /// Gives a root the width that it has here and the height that its content determines; the stored
  /// height where content determines none.
  private func fit(
    _ root: ScreenRoot, _ tree: InterfaceLayoutTree, _ engine: LayoutEngine,
    stored: LayoutEnvironment
  ) {
    var content = tree.root
    if case .cell(let index) = root.kind,
      let view = tree.views.first(where: { $0.index == index })?.view
    {
      content = view
      let width = screens.document.views[index].frame?.width ?? stored.frame.width
      view.frame.size.width = max(width + tree.root.frame.width - stored.frame.width, 1)
    }
    let old = content.frame.height
    let request = FittingRequest(
      target: Size(width: content.frame.width, height: 0), horizontalPriority: .required)
    guard let height = engine.fittingSize(of: content, request)?.height, height >= 1 else { return }
    let isCell = content !== tree.root
    resize(content, to: isCell ? height : max(height, old), in: tree)
    engine.layoutIfNeeded()
    guard isCell, overflows(content, in: tree) else { return }
    let conflicts = engine.conflicts.count
    resize(content, to: max(height, old), in: tree)
    engine.layoutIfNeeded()
    // Constraints that forbid the stored height do determine the other one.
    if engine.conflicts.count > conflicts { resize(content, to: height, in: tree) }
  }

  private func resize(_ content: View, to height: Double, in tree: InterfaceLayoutTree) {
    let difference = height - content.frame.height
    guard difference != 0 else { return }
    content.frame.size.height = height
    if content !== tree.root { tree.root.frame.size.height += difference }
  }

  /// Whether something that is seen reaches beyond a view whose height it should determine.
  private func overflows(_ content: View, in tree: InterfaceLayoutTree) -> Bool {
    tree.views.contains { index, view in
      let facts = screens.facts[index]
      guard facts.kind != .other || facts.isControl, !view.isHidden,
        view.isDescendant(of: content), view !== content
      else { return false }
      var top = view.frame.minY
      var current = view.superview
      while let next = current, next !== content {
        if next is ScrollView { return false }
        top += next.frame.minY - next.bounds.minY
        current = next.superview
      }
      return top < -Self.overflow || top + view.frame.height > content.frame.height + Self.overflow
    }
  }
}
