import LayoutModel
import LinearConstraints

/// The stages of a layout pass, in the order of WWDC 2018 session 220: constraints are updated
/// from the leaves to the root, the system is solved, frames are read back, and `layoutSubviews`
/// runs from the root to the leaves; all of it repeats until nothing is left to do.
extension LayoutEngine {
  /// Rounds after which a pass gives up: a tree that is still changing then never stops.
  ///
  /// Text measured anew costs a round, a moved safe area another; UIKit's own feedback-loop
  /// debugging starts to suspect at 50.
  static let roundLimit = 50

  /// Runs rounds until nothing is left to do.
  func runPass() {
    guard !isLayingOut else { return }
    feedbackLoop = nil
    guard hasPendingWork else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    failure = nil
    statistics.passes += 1
    var restless = RestlessViews()
    for round in 0..<LayoutEngine.roundLimit where hasPendingWork {
      statistics.rounds += 1
      runRound()
      if failure != nil { return }
      if round >= LayoutEngine.roundLimit - RestlessViews.roundCount {
        noteRestlessViews(&restless)
      }
    }
    if hasPendingWork { endFeedbackLoop(restless.views) }
    reportConflicts()
  }

  /// Whether the last pass gave up because the tree kept changing; see ``feedbackLoop``.
  public var isCaughtInFeedbackLoop: Bool { feedbackLoop != nil }

  var hasPendingWork: Bool {
    !pendingItems.isEmpty || !pendingConstraints.isEmpty || !viewsToLayOut.isEmpty
      || !viewsToUpdate.isEmpty || isSystemChanged
  }

  /// Brings the solver's system up to date with the model.
  func updateSystem() {
    let growth = expectItems()
    examineItems()
    updateConstraints()
    expectConstraints(growth)
    lowerConstraints()
    discardUnknowns()
  }

  private func runRound() {
    updateSystem()
    if failure != nil { return }
    if isSystemChanged {
      guard solve() else { return }
    }
    readFrames()
    updateSafeAreas()
    // What the frames changed about margins, guides or text is solved before anyone looks.
    if isMoreThanLayoutDue { return }
    examineItems()
    if !scrollViewsToAdjust.isEmpty {
      adjustContentOffsets()
      if isMoreThanLayoutDue { return }
      examineItems()
    }
    layOutSubviews()
  }

  /// Whether an item waits for more than its `layoutSubviews` and a look at its scroll range.
  private var isMoreThanLayoutDue: Bool {
    pendingItems.contains { !$0.pendingChanges.isSubset(of: [.layout, .scrollRange]) }
  }

  /// Sorts what changed by what it asks for.
  private func examineItems() {
    while !pendingItems.isEmpty {
      swap(&pendingItems, &drainedItems)
      for item in drainedItems where item.host === self {
        examine(item)
      }
      drainedItems.removeAll(keepingCapacity: true)
    }
  }

  private func examine(_ item: LayoutItem) {
    let changes = item.pendingChanges
    // An empty literal would be made by a generic initialiser that is not specialised here.
    item.pendingChanges = LayoutItemChanges(rawValue: 0)
    if let view = item.asView {
      if changes.contains(.updateConstraints), !view.isAwaitingUpdate {
        view.isAwaitingUpdate = true
        viewsToUpdate.append(view)
      }
      if changes.contains(.layout), !view.isAwaitingLayout {
        view.isAwaitingLayout = true
        viewsToLayOut.append(view)
      }
      if changes.contains(.frame) { placementDidChange(view) }
      if changes.contains(.contentSize) {
        contentSizeGeneration += 1
        contentSizeDidChange(view)
      }
      if changes.contains(.contentOffset) { contentOffsetDidChange(view) }
      if changes.contains(.scrollRange), let scrollView = view as? ScrollView {
        scrollViewsToAdjust.append(scrollView)
      }
      if changes.contains(.direction) { directionDidChange(view) }
      if changes.contains(.frame), !changes.contains(.insets) { placeDidChange(view) }
    }
    if changes.contains(.insets) {
      statistics.insetChanges += 1
      insetsDidChange(item)
    }
  }

  /// Leaf to root, as views add and change constraints for what they hold.
  private func updateConstraints() {
    guard !viewsToUpdate.isEmpty else { return }
    contentSizeGeneration += 1
    // Views that are told meanwhile come on the other list: neither is copied, none allocated. One
    // that asks for a fitting size has the system updated here once more, with lists of its own.
    var told = exchange(&viewsByDepth, with: ViewsByDepth())
    swap(&viewsToUpdate, &told.views)
    told.arrangeFromLeaves()
    for place in told.places {
      let view = told.views[Int(place)]
      guard view.host === self else { continue }
      view.isAwaitingUpdate = false
      view.updateConstraints()
    }
    told.removeAll()
    swap(&viewsByDepth, &told)
    examineItems()
  }

  private func lowerConstraints() {
    while !pendingConstraints.isEmpty {
      swap(&pendingConstraints, &drainedConstraints)
      for constraint in drainedConstraints where constraint.isEnqueued {
        constraint.isEnqueued = false
        if constraint.owner?.host === self { lowerOrUpdate(constraint) }
      }
      drainedConstraints.removeAll(keepingCapacity: true)
    }
    translateMasks()
    updateRestingSizes()
  }

  private func discardUnknowns() {
    for variable in pendingDiscards {
      attempt { () throws(SolverError) in try solver.discard(variable) }
    }
    pendingDiscards.removeAll(keepingCapacity: true)
  }

  /// Solves, and marks the items whose unknowns changed; false when the solver broke down.
  func solve() -> Bool {
    statistics.solves += 1
    do {
      try solver.solve()
    } catch {
      failure = error
      return false
    }
    isSystemChanged = false
    for variable in solver.changes {
      mark(owners[Int(variable.slot)].item)
    }
    collectConflicts()
    return true
  }

  /// Reads the marked items' frames back, in the order of their slots so that a run repeats.
  func readFrames() {
    guard !markedItems.isEmpty else { return }
    sortMarkedItems()
    for slot in markedItems where items[Int(slot)].isMarked {
      items[Int(slot)].isMarked = false
      readFrame(slot)
    }
    markedItems.removeAll(keepingCapacity: true)
  }

  /// Puts the marked items in order of slots.
  ///
  /// Where they are many of all, they are found anew, in order; a sort would allocate.
  private func sortMarkedItems() {
    guard markedItems.count > items.count / 8 else {
      markedItems.sort()
      return
    }
    markedItems.removeAll(keepingCapacity: true)
    for slot in items.indices where items[slot].isMarked { markedItems.append(Int32(slot)) }
  }

  /// Root to leaf; whoever was told by a view further up comes in the next round.
  private func layOutSubviews() {
    guard !viewsToLayOut.isEmpty else { return }
    var told = exchange(&viewsByDepth, with: ViewsByDepth())
    swap(&viewsToLayOut, &told.views)
    told.arrangeFromRoot()
    for place in told.places {
      let view = told.views[Int(place)]
      guard view.host === self else { continue }
      statistics.layoutSubviewsCalls += 1
      view.isAwaitingLayout = false
      view.layoutSubviews()
    }
    told.removeAll()
    swap(&viewsByDepth, &told)
  }

  /// Runs a solver operation that the engine's own bookkeeping makes legal.
  ///
  /// Only numbers may keep it from being done, where sums and products of what the model holds are
  /// not finite: the pass then fails as when the solver breaks down.
  func attempt(_ operation: () throws(SolverError) -> Void) {
    do {
      try operation()
    } catch {
      if case .notFinite = error {
        failure = error
        return
      }
      preconditionFailure("the engine broke the solver's contract: \(error)")
    }
  }
}
