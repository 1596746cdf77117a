import FlatStorage
public import LayoutModel
import LinearConstraints

/// From the solver's values back to frames.
extension LayoutEngine {
  /// The rectangle that the solver gives an item, unrounded: a view's frame, a guide's rectangle.
  ///
  /// Along an axis that no constraint speaks of, a view that is placed by hand keeps what it has,
  /// and any other has none. Between passes it is the result of the last one.
  public func exactFrame(of item: LayoutItem) -> Rect {
    let handle = item.hostHandle
    guard handle >= 0, item !== root, items.hasUnknowns(handle) else { return item.currentRect }
    let alignment = solvedRect(of: handle)
    guard let view = item.asView else { return alignment }
    return exactFrame(of: view, handle, alignment: alignment)
  }

  private func exactFrame(of view: View, _ handle: Int32, alignment: Rect) -> Rect {
    let frame = alignment.outset(by: view.alignmentRectInsets)
    guard !items[handle].traits.contains(.constraintBased) else { return frame }
    let unknowns = items.variables(of: handle)
    let isHorizontal = unknowns[ItemUnknown.width.rawValue].exists
    let isVertical = unknowns[ItemUnknown.height.rawValue].exists
    return Rect(
      x: isHorizontal ? frame.minX : view.frame.minX,
      y: isVertical ? frame.minY : view.frame.minY,
      width: isHorizontal ? frame.width : view.frame.width,
      height: isVertical ? frame.height : view.frame.height)
  }

  /// The values of an item's unknowns; 0 for those that were not made.
  func solvedRect(of handle: Int32) -> Rect {
    let unknowns = items.variables(of: handle)
    return Rect(
      x: session.value(of: unknowns[0]), y: session.value(of: unknowns[1]),
      width: session.value(of: unknowns[2]), height: session.value(of: unknowns[3]))
  }

  /// Reads the marked items' frames back, in the order of their handles so that a run repeats.
  ///
  /// First all rectangles come out of the solver as values, then they are applied.
  func readFrames() {
    guard !pending.marked.isEmpty else { return }
    // A view that is given its frame may have another pass run.
    var solved = exchange(&solvedRects, with: SolvedRects())
    solved.reserveCapacity(pending.marked.count)
    while let handle = pending.marked.popFirst() {
      if items[handle].traits.contains(.root) { continue }
      solved.append(handle)
    }
    solved.read(from: session, items)
    for index in 0..<solved.count { apply(solved.rect(index), to: solved.item(index)) }
    solved.removeAll()
    solvedRects = solved
  }

  /// Hands an item its alignment rectangle, unrounded.
  private func apply(_ rect: Rect, to item: Int32) {
    let traits = items[item].traits
    if traits.contains(.view) {
      withView(at: item) { apply(rect, to: $0, item) }
    } else if traits.contains(.scrollContent) {
      applyContentSize(rect, to: item)
    } else if !traits.contains(.inset) {
      withGuide(at: item) { $0.storedFrame = rounding.rounded(rect) }
    }
  }

  @inline(__always)
  private func apply(_ rect: Rect, to view: View, _ item: Int32) {
    let frame = rounding.rounded(exactFrame(of: view, item, alignment: rect))
    guard frame != view.frame else { return }
    statistics.changedFrames += 1
    view.applyFrame(frame)
    // Content that is notified of its width may take itself out of the tree.
    guard isThere(item) else { return }
    let parent = items[item].parent
    noteMove(of: view, in: parent)
    if parent >= 0 { layoutIsDue(parent) }
  }

  /// The content size; an axis that no constraint speaks of keeps the size set by hand.
  private func applyContentSize(_ rect: Rect, to item: Int32) {
    guard let guide = objects[item] as? LayoutGuide,
      let scrollView = guide.owningView as? ScrollView
    else { return }
    let exact = rounding.rounded(rect)
    let unknowns = items.variables(of: item)
    var size = scrollView.contentSize
    if unknowns[ItemUnknown.width.rawValue].exists { size.width = exact.width }
    if unknowns[ItemUnknown.height.rawValue].exists { size.height = exact.height }
    guard size != scrollView.contentSize else { return }
    scrollView.contentSize = size
    scrollView.setNeedsLayout()
  }

  /// Safe areas, preserved margins and wrapped text follow the frames that moved.
  func updateSafeAreas() {
    guard !pending.moved.isEmpty else { return }
    var list = pending.moved.take()
    // From the root down each view gets its insets once, and hands on what is final.
    depthOrder.arrangeFromRoot(&list, in: items)
    // First all of them are done with the layout before, whatever reaches from one into another.
    for handle in list where items[handle].removeTrait(.hasMoved) {
      withView(at: handle) { $0.subviewsWereLaidOut() }
    }
    for handle in list { placeDidChange(handle, .afterFrames) }
    pending.moved.recycle(&list)
  }

  /// Notes that a view moved, if insets may follow from it.
  ///
  /// A view that has none of its own gets its part from its superview, where that one has moved.
  private func noteMove(of view: View, in parent: Int32) {
    if view.hasInsetsOfItsPlace || parent < 0
      || !items[parent].traits.contains(.hasMoved) && view.isInSafeArea
    {
      hasMoved(view)
    }
  }

  private func hasMoved(_ view: View) {
    if items[view.hostHandle].insertTrait(.hasMoved) { pending.moved.append(view.hostHandle) }
  }

  /// Whether the safe area or the margins of a view's surroundings reach into it, or did.
  private func isReachedFromOutside(_ view: View) -> Bool {
    view.hasInsetsOfItsPlace || items[view.hostHandle].parent < 0 || view.isInSafeArea
  }

  /// Gives a view, and all below it, the safe area that follows from its superview's.
  ///
  /// What is told before the solve is looked at again after it.
  private func updateSafeArea(of view: View, _ stage: SafeAreaStage) {
    let isReached = isReachedFromOutside(view)
    if !stage.isAfterFrames, isReached || view.isAheadOfSubviews { hasMoved(view) }
    guard isReached, stage.isAfterFrames || !drifting.isAhead(view.hostHandle) else { return }
    var inherited = view === root ? safeAreaInsets : view.inheritedSafeAreaInsets
    if stage.isAfterFrames, let end = view.insetsAtEndOfDrift(from: inherited),
      drifting.goesOn(view.hostHandle)
    {
      inherited = end
    }
    view.updateSafeArea(inheriting: inherited, stage)
  }

  /// A view got another place: safe area and preserved margins reach into it from elsewhere.
  func placeDidChange(_ handle: Int32, _ stage: SafeAreaStage) {
    withView(at: handle) {
      updateSafeArea(of: $0, stage)
      if $0.preservesSuperviewLayoutMargins { $0.notifyOfMargins() }
    }
  }

  /// Margins, safe area or size of an item changed: rows that follow them get new constants.
  func insetsDidChange(_ handle: Int32) {
    statistics.insetChanges += 1
    withGuide(at: handle) { edgesMayHaveChanged($0) }
    withView(at: handle) { insetsDidChange($0, handle) }
  }

  private func insetsDidChange(_ view: View, _ handle: Int32) {
    updateSafeArea(of: view, .beforeFrames)
    view.forEachDerivedGuide { if isThere(handle) { edgesMayHaveChanged($0) } }
    guard isThere(handle) else { return }
    if view.isMarginReferenced {
      relowerReferences(of: view) { $0.mentionsMargin(of: handle) }
    }
    view.notifyFollowersOfMargins()
  }

  /// Gives the rows of a guide new constants, if its edges are no longer those they were made with.
  ///
  /// A view that merely changes its size changes no inset.
  private func edgesMayHaveChanged(_ guide: LayoutGuide) {
    let handle = guide.hostHandle
    guard handle >= 0, items.edges(of: handle) != nil else { return }
    let edges = guide.edges
    let changed = items[geometryOf: handle].replaceEdges(with: edges)
    if !changed.isEmpty { relowerReferences(of: guide, at: changed) }
  }
}

extension LayoutItem {
  /// The rectangle that the model has for the item.
  fileprivate var currentRect: Rect {
    (self as? View)?.frame ?? (self as? LayoutGuide)?.layoutFrame ?? .zero
  }
}
