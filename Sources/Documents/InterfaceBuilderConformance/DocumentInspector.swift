import AutoLayoutEngine
public import InterfaceBuilder
public import LayoutModel
public import LinearConstraints

/// Lays documents out and reports what their authors should look at.
public struct DocumentInspector {
  /// Where a document is laid out.
  public struct Request: Sendable {
    /// The screen; nil for the canvas that the document was saved with.
    public var screen: LayoutScreen?
    /// The reading direction of the interface.
    public var direction: LayoutDirection
    /// How large the user wants text; nil for what the canvas showed, or a device's default.
    ///
    /// Sizes of text in text styles are estimates where it is another one than the canvas's.
    public var contentSizeCategory: ContentSizeCategory?
    /// By how much a stored frame may differ before it is a finding, in points.
    ///
    /// Interface Builder itself lets a point pass.
    public var misplacedTolerance: Double

    /// Creates a request.
    public init(
      screen: LayoutScreen? = nil, direction: LayoutDirection = .leftToRight,
      misplacedTolerance: Double = 1
    ) {
      self.screen = screen
      self.direction = direction
      self.misplacedTolerance = misplacedTolerance
    }

    /// Whether a document's stored frames should be those of the layout.
    func isThatOfTheCanvas(of document: InterfaceDocument) -> Bool {
      let canvas = document.canvasTextSize
      return screen == nil && direction == .leftToRight
        && contentSizeCategory ?? canvas == canvas
    }
  }

  /// What is being measured.
  public enum Phase: String, Sendable {
    /// The tree is laid out for the first time.
    case firstLayout
    /// The root is turned on its side.
    case rotation
  }

  private let makeSolver: () -> any IncrementalSolver
  private let measure: (Phase, () -> Void) -> Void

  /// Creates an inspector.
  ///
  /// - Parameters:
  ///   - makeSolver: Makes a solver without unknowns, one a tree.
  ///   - measure: Runs each phase of each tree; for callers that time it.
  public init(
    makeSolver: @escaping () -> any IncrementalSolver,
    measure: @escaping (Phase, () -> Void) -> Void = { _, phase in phase() }
  ) {
    self.makeSolver = makeSolver
    self.measure = measure
  }

  /// Lays out every root of a document that holds constraints.
  public func inspect(
    _ document: InterfaceDocument, _ request: Request = Request()
  ) -> DocumentInspection {
    DocumentInspection(
      path: document.path, unknownElements: document.unknownElements,
      trees: document.layoutRoots.compactMap { inspect(document, root: $0, request) })
  }

  private func inspect(
    _ document: InterfaceDocument, root: Int, _ request: Request
  ) -> TreeInspection? {
    var environment =
      request.screen.map { document.environment(ofRoot: root, on: $0) }
      ?? document.inferredEnvironment(ofRoot: root)
    if let category = request.contentSizeCategory { environment.contentSizeCategory = category }
    let tree = document.layoutTree(root: root, environment: environment)
    guard !tree.constraints.isEmpty || tree.views.contains(where: { $0.view is StackView }) else {
      return nil
    }
    let engine = LayoutEngine(
      root: tree.root, solver: makeSolver(), scale: environment.scale)
    engine.silenceReports()
    engine.layoutDirection = request.direction
    engine.safeAreaInsets = environment.safeAreaInsets
    measure(.firstLayout) { engine.layoutIfNeeded() }

    var findings = FindingCollector(document: document, tree: tree)
    findings.addProblems(failure: engine.failure, isUnsettled: engine.isCaughtInFeedbackLoop)
    findings.addConflicts(engine.conflicts)
    findings.addAmbiguities(engine.ambiguities())
    if request.isThatOfTheCanvas(of: document) {
      findings.addMisplaced(tolerance: request.misplacedTolerance)
    }
    let views = tree.views.map { entry in
      let view = document.views[entry.index]
      return ViewInspection(
        id: view.id, name: view.reportName, depth: entry.view.depth, position: view.position,
        frame: entry.view.frame.components, stored: view.frame?.components)
    }
    let insets = environment.safeAreaInsets
    let firstLayout = counts(engine, since: nil)
    return TreeInspection(
      scene: document.sceneName(ofRoot: root), root: document.views[root].reportName,
      position: document.views[root].position,
      size: [environment.frame.width, environment.frame.height],
      safeAreaInsets: [insets.top, insets.left, insets.bottom, insets.right], views: views,
      constraints: tree.constraints.count,
      loweredConstraints: engine.statistics.loweredConstraints, firstLayout: firstLayout,
      rotation: rotate(engine, tree, document), findings: findings.findings)
  }

  /// Turns the view of a controller on its side, and reports what it cost.
  private func rotate(
    _ engine: LayoutEngine, _ tree: InterfaceLayoutTree, _ document: InterfaceDocument
  ) -> [WorkCount] {
    guard document.isControllerView(tree.rootIndex) else { return [] }
    let before = (engine.statistics, engine.solver.work)
    let frame = tree.root.frame
    measure(.rotation) {
      tree.root.frame = Rect(
        x: frame.minX, y: frame.minY, width: frame.height, height: frame.width)
      engine.layoutIfNeeded()
    }
    return counts(engine, since: before)
  }

  private func counts(
    _ engine: LayoutEngine, since before: (layout: LayoutStatistics, solver: SolverWork)?
  ) -> [WorkCount] {
    let old = before?.layout ?? LayoutStatistics()
    let layout = zip(engine.statistics.entries, old.entries).map { new, old in
      WorkCount(name: new.name, count: new.count - old.count)
    }
    let work = before.map { engine.solver.work - $0.solver } ?? engine.solver.work
    return layout + work.entries.map { WorkCount(name: "solver." + $0.name, count: $0.count) }
  }
}
