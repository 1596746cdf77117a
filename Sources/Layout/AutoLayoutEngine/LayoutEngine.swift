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
  /// The conflicts that were found and not resolved since, newest last; those of one solve are in
  /// the order in which the solver came to know what it gave up, the same for all strategies.
  public internal(set) var conflicts: [LayoutConflict] = []
  /// Called for every conflict at the end of the pass in which it was found; nil for silence.
  ///
  /// Unless set otherwise it writes UIKit's console text to standard error.
  public var conflictHandler: ((LayoutConflict) -> Void)? = { StandardError.write($0.report.text) }
  /// The active constraints that this engine cannot take in, by activation.
  public internal(set) var refusals: [LayoutRefusal] = []
  /// Called for every constraint that the engine refuses; nil for silence.
  ///
  /// Unless set otherwise it writes the text of UIKit's exception to standard error. The process
  /// goes on: the constraint has no effect until it is deactivated.
  public var refusalHandler: ((LayoutRefusal) -> Void)? = { StandardError.write($0.error.message) }
  /// The layout that did not settle, if the last pass was one; its frames are those of the last
  /// round.
  public internal(set) var feedbackLoop: LayoutFeedbackLoop?
  /// Called when a pass does not settle; nil for silence.
  ///
  /// Unless set otherwise it names the views on standard error.
  public var feedbackLoopHandler: ((LayoutFeedbackLoop) -> Void)? = {
    StandardError.write($0.report)
  }
  /// Why the last pass could not solve its system; nil when it could.
  public internal(set) var failure: SolverError?
  /// What the screen's sensor housing, home indicator and bars take from the root, in points.
  public var safeAreaInsets: EdgeInsets = .zero {
    didSet { if safeAreaInsets != oldValue { root.didChange(.insets) } }
  }
  /// The reading direction of the interface, for views that do not say.
  public var layoutDirection: LayoutDirection = .leftToRight {
    didSet {
      guard layoutDirection != oldValue else { return }
      root.forEachInSubtree { $0.directionDidChange() }
    }
  }

  // Tables, by slot.
  var items: [ItemRecord] = []
  var freeItems: [Int32] = []
  var lowered: [LoweredConstraint] = []
  var freeLowered: [Int32] = []
  var owners: [UnknownOwner] = []
  var sources: [RowSource] = []

  // Work to do.
  var pendingItems: [LayoutItem] = []
  var pendingConstraints: [LayoutConstraint] = []
  var pendingDiscards: [Variable] = []
  var pendingTranslations: [Int32] = []
  var viewsToLayOut: [View] = []
  var viewsToUpdate: [View] = []
  var markedItems: [Int32] = []
  var foundConflicts: [Conflict] = []
  var movedViews: [View] = []
  var restingCandidates: [Int32] = []
  var restingRowCount = 0
  var scrollViewsToAdjust: [ScrollView] = []
  var isSystemChanged = false
  var isLayingOut = false
  var exerciseCount = 0
  var openUnknowns: OpenUnknowns?
  private var isDetached = false

  // Scratch, reused.
  var form = LinearForm()
  var viewsByDepth = ViewsByDepth()
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

  /// Gives the tree up, so that another engine may lay it out; this one is of no use any more.
  package func detach() {
    root.detachFromHost()
    isDetached = true
  }

  deinit {
    // Views may outlive their engine; what they tell must then go nowhere.
    if isDetached { return }
    root.forEachInSubtree { view in
      for guide in view.guides { guide.forgetHost() }
      for case let constraint in view.constraints { constraint.forgetHost() }
      view.forgetHost()
    }
  }

  /// Silences the reports to standard error, for those who read ``conflicts``, ``refusals`` and
  /// ``feedbackLoop`` themselves.
  public func silenceReports() {
    conflictHandler = nil
    refusalHandler = nil
    feedbackLoopHandler = nil
  }

  /// Lays out the whole tree of a view that may be in no window, once.
  ///
  /// A tree that an engine holds is laid out by that one. Any other keeps its frames, and is laid out
  /// from nothing the next time: who lays out often makes an engine and keeps it.
  ///
  /// - Parameters:
  ///   - view: Any view of the tree.
  ///   - makeSolver: Makes a solver without unknowns, where the tree has no engine.
  ///   - scale: Pixels a point.
  public static func layOut(
    _ view: View, solver makeSolver: @autoclosure () -> any IncrementalSolver, scale: Double = 2
  ) {
    let root = view.rootView
    guard root.host == nil else {
      root.layoutIfNeeded()
      return
    }
    LayoutEngine(root: root, solver: makeSolver(), scale: scale).layoutIfNeeded()
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
  /// When the system cannot be solved the frames stay and ``failure`` says why. When the tree goes
  /// on changing, ``feedbackLoop`` has the views that do.
  public override func layoutIfNeeded() {
    runPass()
  }

  /// Whether the constraints leave the rectangle of a view or guide undetermined; an axis of a guide
  /// that no constraint speaks of does not count.
  ///
  /// - Complexity: O(1), after the first question since the last layout that had something to do.
  public override func hasAmbiguousLayout(_ item: LayoutItem) -> Bool {
    layoutIfNeeded()
    guard let view = item.asView else {
      return !findOpenUnknowns().quantities(at: item.hostSlot).isEmpty
    }
    return !openUnknowns(of: view, findOpenUnknowns()).isEmpty
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
