import FlatStorage
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
  public var solver: any IncrementalSolver { session.solver }
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
  public var failure: SolverError? { session.failure }
  /// What the screen's sensor housing, home indicator and bars take from the root, in points.
  public var safeAreaInsets: EdgeInsets = .zero {
    didSet { if safeAreaInsets != oldValue { root.didChange(.insets) } }
  }
  /// The reading direction of the interface, for views that do not say.
  public override var layoutDirection: LayoutDirection {
    didSet {
      guard layoutDirection != oldValue else { return }
      root.forEachInSubtree { $0.directionDidChange() }
    }
  }

  // What the engine owns; each has state of its own, and no method of it calls the model.
  let session: SolverSession
  var items = ItemTable()
  var constraints = ConstraintTable()
  var pending = PendingWork()
  var outgrown = OutgrownContent()
  var drifting = DriftingInsets()
  var objects = ItemObjects()

  /// The conflicts that were found in the running pass.
  var foundConflicts: [Conflict] = []
  var isLayingOut = false
  /// How many sizes rest at zero: see `LayoutEngine+RestingSizes.swift`.
  package internal(set) var restingRowCount = 0
  var exerciseCount = 0
  /// How many measurings have their wishes in the system.
  var measuringCount = 0
  /// Whether a measuring within another one has ended since the outer one solved: what it took out waits to be lowered.
  var awaitsReturned = false
  var openUnknowns: OpenUnknowns?
  /// Counts the batches of rows: what was read of items for an earlier one is read anew.
  var geometryGeneration: UInt32 = 0

  // Rows on their way to the solver.
  var templates = RowTemplates()
  var rows = RowBatch()

  // Scratch, reused.
  var form = RowForm()
  var solvedRects = SolvedRects()
  /// The constraints that are lowered anew with an item.
  var affectedConstraints = HandleList()
  var depthOrder = DepthOrder()

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
    session = SolverSession(solver)
    rounding = PixelRounding(scale: scale)
    super.init()
    root.attach(to: self)
  }

  /// Gives the tree up, so that another engine may lay it out; this one is of no use any more.
  package func detach() {
    root.detachFromHost()
  }

  deinit {
    // Views may outlive their engine; what they tell must then go nowhere. Another one may have them.
    guard root.host === self else { return }
    root.forEachInSubtree { view in
      view.forEachGuide { $0.forgetHost() }
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

  /// Takes an item in.
  ///
  /// - Returns: Its handle.
  /// - Complexity: O(1), amortised.
  public override func attach(_ item: LayoutItem) -> Int32 {
    let parent = item.coordinateView?.hostHandle ?? -1
    let handle = items.insert(
      ItemRecord(
        parent: parent, depth: parent >= 0 ? items[parent].depth + 1 : 0, traits: traits(of: item)))
    objects.insert(item, as: handle)
    // Another engine may have laid it out before.
    if items[handle].traits.contains(.scrollView) { noteOutgrownContent(of: handle) }
    return handle
  }

  private func traits(of item: LayoutItem) -> ItemTraits {
    var traits = ItemTraits(rawValue: 0)
    if let view = item.asView {
      traits.insert(.view)
      if view === root { traits.insert(.root) }
      if type(of: view) != View.self {
        traits.insert(.mayHaveContent)
        if view is ScrollView { traits.insert(.scrollView) }
      }
      if view.isConstraintBased { traits.insert(.constraintBased) }
      if view.effectiveUserInterfaceLayoutDirection == .rightToLeft { traits.insert(.rightToLeft) }
    } else if let guide = item as? LayoutGuide {
      if guide.edges != nil { traits.insert(.inset) }
      if guide is ScrollFrameLayoutGuide { traits.insert(.scrollFrame) }
      if guide is ScrollContentLayoutGuide { traits.insert(.scrollContent) }
    }
    return traits
  }

  /// Notes where a view lies that moved within the tree.
  ///
  /// Rows are written in the coordinates of what owns their constraints, and these are within the
  /// subtree: all of them stand.
  ///
  /// - Complexity: O(1) where it lies as deep as before; else O(items of the subtree).
  public override func superviewDidChange(of view: View) {
    guard let parent = view.superview?.hostHandle else { return }
    let handle = view.hostHandle
    let descent = items[parent].depth + 1 - items[handle].depth
    items[handle].parent = parent
    guard descent != 0 else { return }
    view.forEachInSubtree { view in
      items[view.hostHandle].depth += descent
      view.forEachGuide { items[$0.hostHandle].depth += descent }
    }
  }

  /// Notes that an item changed; what rows are made by is brought up to date at once.
  public override func itemDidChange(_ handle: Int32, _ changes: LayoutItemChanges) {
    // What the mask said of an earlier frame no longer counts.
    if changes.contains(.frame) { items[handle].translatedAxes = LayoutAxisSet(rawValue: 0) }
    if changes.contains(.placement) || changes.contains(.direction) { updateTraits(of: handle) }
    if changes.contains(.layout) { layoutIsDue(handle) }
    let examined = changes.subtracting(.layout)
    if examined.isEmpty { return }
    if items[handle].pendingChanges.rawValue == 0 { pending.items.append(handle) }
    items[handle].pendingChanges.formUnion(examined)
  }

  /// Notes that a view asks for its `layoutSubviews`, once until then.
  func layoutIsDue(_ handle: Int32) {
    // Many ask again: to read is cheaper than to write.
    if items[handle].traits.contains(.awaitsLayout) { return }
    items[handle].traits.insert(.awaitsLayout)
    pending.layouts.append(handle)
  }

  /// Brings up to date what the model says of a view.
  private func updateTraits(of handle: Int32) {
    guard let item = objects[handle] else { return }
    let traits = traits(of: item)
    items[handle].set(.constraintBased, to: traits.contains(.constraintBased))
    items[handle].set(.rightToLeft, to: traits.contains(.rightToLeft))
  }

  /// Forgets an item and its rows.
  public override func detach(_ item: LayoutItem) {
    let handle = item.hostHandle
    guard handle >= 0 else { return }
    releaseRows(of: handle)
    items.remove(handle)
    objects.remove(handle)
  }

  /// Sets memory aside for items, if they are many beside those there are.
  ///
  /// To make room each time for what comes little by little would move all of them each time.
  public override func expectItems(_ count: Int) {
    guard count > items.count / 2 else { return }
    items.reserveCapacity(items.count + count)
    objects.reserveAdditionalCapacity(count)
    pending.items.reserveAdditionalCapacity(count)
    pending.layouts.reserveAdditionalCapacity(count)
  }

  /// Sets memory aside for constraints.
  public override func expectConstraints(_ count: Int) {
    constraints.reserveAdditionalCapacity(count)
  }

  /// Takes a constraint in, to be lowered by the next pass.
  ///
  /// - Returns: Its handle.
  /// - Complexity: O(1), amortised.
  public override func attach(_ constraint: LayoutConstraint) -> Int32 {
    let handle = constraints.insert(constraint)
    pending.newConstraintCount += 1
    enqueueConstraint(handle)
    return handle
  }

  /// Notes that the constant or the priority of a constraint changed.
  public override func constraintDidChange(_ handle: Int32) {
    enqueueConstraint(handle)
  }

  /// Forgets a constraint and its row.
  public override func detach(_ constraint: LayoutConstraint) {
    removeRow(of: constraint.hostHandle)
    constraints.remove(constraint.hostHandle)
  }

  /// Whether `updateConstraints` of a view is due.
  public override func isUpdateDue(_ handle: Int32) -> Bool {
    items[handle].traits.contains(.awaitsUpdate)
      || items[handle].pendingChanges.contains(.updateConstraints)
  }

  /// Whether a view follows its superview by rows that its autoresizing mask became, along an axis.
  public override func isMaskTranslated(_ handle: Int32, _ axis: LayoutAxis) -> Bool {
    items[handle].translatedAxes.contains(LayoutAxisSet(axis))
  }

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
      return !findOpenUnknowns().quantities(at: item.hostHandle).isEmpty
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
    decidingConstraints(of: item, along: axis)
  }
}
