import LayoutModel
import LinearConstraints

/// The stages of a layout pass, in the order of WWDC 2018 session 220: constraints are updated
/// from the leaves to the root, the system is solved, frames are read back, and `layoutSubviews`
/// runs from the root to the leaves; all of it repeats until nothing is left to do.
extension LayoutEngine {
  /// Cycles after which a pass gives up: a tree that is still changing then never stops.
  ///
  /// Text measured anew costs a cycle, a moved safe area another; UIKit's own feedback-loop
  /// debugging starts to suspect at 50.
  static let cycleLimit = 50

  /// Runs cycles until nothing is left to do.
  func runPass() {
    // A root that became part of another tree is laid out by that one's engine.
    guard !isLayingOut, root.host === self else { return }
    feedbackLoop = nil
    guard hasPendingWork else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    session.failure = nil
    statistics.passes += 1
    outgrown.beginPass()
    drifting.beginPass()
    var restless = RestlessViews()
    for cycle in 0..<LayoutEngine.cycleLimit where hasPendingWork || retryOutgrownContent() {
      statistics.cycles += 1
      // What departs may leave work to the next cycle.
      keepingObjects { runCycle() }
      if session.failure != nil { return }
      if cycle >= LayoutEngine.cycleLimit - RestlessViews.cycleCount {
        noteRestlessViews(&restless)
      }
    }
    if hasPendingWork { keepingObjects { endFeedbackLoop(restless.views) } }
    reportConflicts()
    reportContradictions()
    recycleHandles()
  }

  /// Whether the last pass gave up because the tree kept changing; see ``feedbackLoop``.
  public var isCaughtInFeedbackLoop: Bool { feedbackLoop != nil }

  var hasPendingWork: Bool { pending.isDue || session.isChanged }

  private func runCycle() {
    updateSystem()
    if session.failure != nil { return }
    if session.isChanged {
      guard solve() else { return }
    }
    readFrames()
    updateSafeAreas()
    // What the frames changed about margins, guides or text is solved before anyone looks.
    if isAnotherCycleDue { return }
    examineItems()
    if !pending.scrollRanges.isEmpty {
      adjustContentOffsets()
      if isAnotherCycleDue { return }
      examineItems()
      // Where the content got another safe area, how far it scrolls is looked at once more.
      if !pending.scrollRanges.isEmpty { return }
    }
    layOutSubviews()
  }

  /// Brings the solver's system up to date with the model.
  func updateSystem() {
    let unknownCount = reserveCapacityForItems()
    examineItems()
    updateConstraints()
    reserveCapacityForConstraints(unknownCount: unknownCount)
    lowerConstraints()
    translateMasks()
    updateRestingSizes()
    discardUnknowns()
  }

  /// Whether an item changed in more than how far it scrolls, which is looked at after frames.
  private var isAnotherCycleDue: Bool {
    for handle in pending.items.handles
    where !items[handle].pendingChanges.isSubset(of: .scrollRange) {
      return true
    }
    return false
  }

  /// Sorts what changed by what it asks for.
  private func examineItems() {
    while let handle = pending.items.takeNext() { examine(handle) }
  }

  private func examine(_ handle: Int32) {
    let changes = items[handle].pendingChanges
    // An empty literal would be made by a generic initialiser that is not specialised here.
    items[handle].pendingChanges = LayoutItemChanges(rawValue: 0)
    if items[handle].traits.contains(.view) {
      if changes.contains(.updateConstraints), items[handle].insertTrait(.awaitsUpdate) {
        pending.updates.append(handle)
      }
      let isPlacementChanged = changes.contains(.frame) || changes.contains(.placement)
      if isPlacementChanged { placementDidChange(handle) }
      if changes.contains(.contentSize) {
        contentSizeGeneration += 1
        contentSizeDidChange(handle)
      }
      if changes.contains(.contentOffset) { contentOffsetDidChange(handle) }
      if changes.contains(.scrollRange), items[handle].insertTrait(.awaitsScrollRange) {
        pending.scrollRanges.append(handle)
      }
      if changes.contains(.direction) { directionDidChange(handle) }
      if isPlacementChanged, !changes.contains(.insets) { placeDidChange(handle, .beforeFrames) }
    }
    if changes.contains(.insets) { insetsDidChange(handle) }
  }

  /// Lowers what a view owns anew: what leading means there has changed.
  private func directionDidChange(_ handle: Int32) {
    guard let view = self.view(at: handle) else { return }
    beginRows()
    view.forEachOwnedConstraint { relower($0.hostHandle) }
  }

  /// Leaf to root, as views add and change constraints for what they hold.
  private func updateConstraints() {
    guard !pending.updates.isEmpty else { return }
    contentSizeGeneration += 1
    // A view that asks for a fitting size has the system updated here once more, with another list.
    var list = pending.updates.take()
    depthOrder.arrangeFromLeaves(&list, in: items)
    for handle in list where items[handle].removeTrait(.awaitsUpdate) {
      withView(at: handle) { $0.updateConstraints() }
    }
    pending.updates.recycle(&list)
    examineItems()
  }

  private func discardUnknowns() {
    // The wishes of a measuring that is under way may name unknowns of what has left meanwhile.
    if pending.discards.isEmpty || measuringCount > 0 { return }
    for variable in pending.discards { session.discard(variable) }
    pending.discards.removeAll(keepingCapacity: true)
  }

  /// Solves, and marks the items whose unknowns changed; false when the solver broke down.
  func solve() -> Bool {
    repeat {
      statistics.solves += 1
      guard session.solve() else { return false }
      session.isChanged = false
      collectConflicts()
    } while markChangedItems()
    return true
  }

  /// Root to leaf; views that request layout meanwhile run in the next cycle.
  private func layOutSubviews() {
    guard !pending.layouts.isEmpty else { return }
    var list = pending.layouts.take()
    depthOrder.arrangeFromRoot(&list, in: items)
    for handle in list where items[handle].removeTrait(.awaitsLayout) {
      statistics.layoutSubviewsCalls += 1
      withView(at: handle) { $0.layoutSubviews() }
    }
    pending.layouts.recycle(&list)
  }

  /// Lets the handles of items and constraints be given out again that left, if no work names them.
  private func recycleHandles() {
    guard pending.isEmpty, !objects.isKeeping else { return }
    items.recycle()
    constraints.recycle()
  }
}
