public import LayoutModel
public import LinearConstraints

/// Lays out one tree: turns its constraints into rows of a solver, and solutions into frames.
///
/// The engine is told by the model what changed, each item and constraint once, and a pass looks
/// at nothing else. It owns the tree's root and belongs to the tree's queue.
///
/// The unknowns of an item are its alignment rectangle in its superview's coordinates, so that
/// moving a cell moves two unknowns and not its subtree, and scrolling moves none.
public final class LayoutEngine: LayoutHost {
  /// The view at the top; its size is given, not solved for.
  public let root: View
  /// How frames meet the pixels of the screen.
  public let rounding: PixelRounding
  /// The solver behind the engine.
  public let solver: any IncrementalSolver
  /// What passes did so far.
  public internal(set) var statistics = LayoutStatistics()
  /// The conflicts that were found and not resolved since, newest last.
  public internal(set) var conflicts: [LayoutConflict] = []
  /// Called for every conflict when it is found.
  public var conflictHandler: ((LayoutConflict) -> Void)?
  /// Why the last pass could not solve its system; nil when it could.
  public internal(set) var failure: SolverError?
  /// What the screen's sensor housing, home indicator and bars take from the root, in points.
  public var safeAreaInsets: EdgeInsets = .zero {
    didSet { if safeAreaInsets != oldValue { root.didChange(.insets) } }
  }
  /// The reading direction of the interface, for views that do not say.
  @safe @exclusivity(unchecked)
  public var layoutDirection: LayoutDirection = .leftToRight {
    didSet {
      guard layoutDirection != oldValue else { return }
      root.forEachInSubtree { $0.directionDidChange() }
    }
  }

  // Tables, by slot. They, and the work below, are exempt from the run time's check for overlapping
  // accesses, a tenth of a pass: an access to them is one step, within which nothing is called.
  @safe @exclusivity(unchecked) var items: [ItemRecord] = []
  @safe @exclusivity(unchecked) var freeItems: [Int32] = []
  @safe @exclusivity(unchecked) var lowered: [LoweredConstraint] = []
  @safe @exclusivity(unchecked) var freeLowered: [Int32] = []
  @safe @exclusivity(unchecked) var owners: [UnknownOwner] = []
  @safe @exclusivity(unchecked) var sources: [RowSource] = []

  // Work to do.
  @safe @exclusivity(unchecked) var pendingItems: [LayoutItem] = []
  @safe @exclusivity(unchecked) var pendingConstraints: [LayoutConstraint] = []
  var pendingDiscards: [Variable] = []
  @safe @exclusivity(unchecked) var pendingTranslations: [Int32] = []
  @safe @exclusivity(unchecked) var viewsToLayOut: [View] = []
  @safe @exclusivity(unchecked) var viewsToUpdate: [View] = []
  @safe @exclusivity(unchecked) var markedItems: [Int32] = []
  @safe @exclusivity(unchecked) var movedViews: [View] = []
  @safe @exclusivity(unchecked) var isSystemChanged = false
  @safe @exclusivity(unchecked) var isLayingOut = false
  var exerciseCount = 0

  // Scratch, reused.
  @safe @exclusivity(unchecked) var form = LinearForm()
  @safe @exclusivity(unchecked) var viewsByDepth = ViewsByDepth()
  var drainedItems: [LayoutItem] = []
  var drainedConstraints: [LayoutConstraint] = []

  /// Creates an engine for the tree below `root`.
  ///
  /// - Parameters:
  ///   - root: The top of a tree that no other engine lays out.
  ///   - solver: A solver without unknowns, for this engine alone.
  ///   - scale: Pixels a point.
  public init(root: View, solver: any IncrementalSolver, scale: Double = 2) {
    precondition(root.superview == nil, "an engine lays out a whole tree")
    precondition(root.host == nil, "the tree has an engine already")
    self.root = root
    self.solver = solver
    rounding = PixelRounding(scale: scale)
    super.init()
    root.attach(to: self)
  }

  deinit {
    // Views may outlive their engine; what they tell must then go nowhere.
    root.forEachInSubtree { view in
      for guide in view.guides { guide.forgetHost() }
      for case let constraint in view.constraints { constraint.forgetHost() }
      view.forgetHost()
    }
  }

  // MARK: What the model tells

  /// Notes an item that changed.
  public override func enqueue(_ item: LayoutItem) {
    pendingItems.append(item)
  }

  /// Notes a constraint that changed.
  public override func enqueue(_ constraint: LayoutConstraint) {
    pendingConstraints.append(constraint)
  }

  /// Forgets an item and its rows.
  public override func willDetach(_ item: LayoutItem) {
    release(item)
  }

  /// Forgets a constraint and its row.
  public override func willRemove(_ constraint: LayoutConstraint) {
    removeLowered(constraint)
  }

  /// The direction of views that do not say.
  public override var interfaceDirection: LayoutDirection { layoutDirection }

  /// Pixels a point, as the frames are rounded to.
  public override var displayScale: Double { rounding.scale }

  /// Asks all views for their sizes anew.
  public override func textMeasurerDidChange() {
    root.forEachInSubtree { $0.invalidateIntrinsicContentSize() }
  }

  /// Tells all views how large the user wants text.
  public override func contentSizeCategoryDidChange() {
    root.forEachInSubtree { $0.contentSizeCategoryDidChange(to: contentSizeCategory) }
  }

  /// The size of a view alone with what is below it.
  public override func fittingSize(of view: View, _ request: FittingRequest) -> Size? {
    solveFittingSize(of: view, request)
  }

  /// Brings all frames up to date; a tree without changes costs nothing.
  ///
  /// When the system cannot be solved the frames stay and ``failure`` says why.
  public override func layoutIfNeeded() {
    runPass()
  }

  /// Whether the constraints leave the rectangle of a view or guide undetermined.
  public override func hasAmbiguousLayout(_ item: LayoutItem) -> Bool {
    item is View ? ambiguities().contains { $0.view === item } : isAmbiguousGuide(item)
  }

  /// Moves a view whose frame the constraints leave undetermined, as far as they let it.
  public override func exerciseAmbiguity(in view: View) {
    exercise(view)
  }

  /// The constraints that decide an item's place and size along an axis.
  ///
  /// A guide that is an inset of its owning view has those of the view.
  public override func constraintsAffectingLayout(
    of item: LayoutItem, for axis: LayoutAxis
  ) -> [LayoutConstraint] {
    decidingConstraints(of: item, axis)
  }
}
