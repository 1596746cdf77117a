import LayoutModel
import LinearConstraints

/// `systemLayoutSizeFitting`: what size a view would have alone, with a wish for one.
///
/// The system that is there answers: what ties the view to the outside is taken out of it, the wish
/// put in, and all put back after the solve. The next pass therefore solves again, starting from a
/// system that is nearly solved.
extension LayoutEngine {
  /// How often text may be wrapped anew before its height is taken as it is.
  private static let wrappingLimit = 4

  /// The size of a view's frame that satisfies the constraints of its subtree and comes closest to
  /// a wish, rounded up to whole pixels; nil when the system cannot be solved.
  ///
  /// - Complexity: O(n) in the constraints of the subtree, and two incremental solves or more.
  func solveFittingSize(of view: View, _ request: FittingRequest) -> Size? {
    keepingObjects { solveFittingSizeKeepingObjects(of: view, request) }
  }

  private func solveFittingSizeKeepingObjects(of view: View, _ request: FittingRequest) -> Size? {
    // What was pending is solved and reported on its own account.
    updateSystem()
    if session.isChanged, !solve() { return nil }
    // Subclasses answer on the way, which may take views out of the tree: that ends the measuring of them.
    guard let handle = handle(of: view) else { return nil }
    let lifted = removeOuterRows(of: view)
    measuringCount += 1
    let isPlaced = items[handle].isPlaced
    if isPlaced { free(handle) }
    let wishes = LayoutAxis.allCases.map {
      addTargetSizeRow(of: view, handle, for: request, along: $0)
    }

    var size = solvedSize(of: view, handle)
    var rewrapped: [(view: View, handle: Int32)] = []
    for _ in 0..<LayoutEngine.wrappingLimit where size != nil {
      let changed = viewsToRewrap(in: view)
      guard !changed.isEmpty else { break }
      for label in changed { contentSizeDidChange(label.handle) }
      rewrapped += changed
      size = solvedSize(of: view, handle)
    }

    for wish in wishes { session.remove(wish) }
    measuringCount -= 1
    if isPlaced, isThere(handle) { fix(handle) }
    for (label, handle) in rewrapped where label.contentWidthDidChange(label.alignmentWidth) {
      contentSizeDidChange(handle)
    }
    putBack(lifted)
    return size
  }

  /// Lets a view that a window or its mask places be as large as its content asks.
  private func free(_ handle: Int32) {
    removePlacementRows(of: handle)
    items[handle].traits.insert(.isFitted)
    contentSizeDidChange(handle)
  }

  /// Has a view placed from outside again.
  private func fix(_ handle: Int32) {
    items[handle].traits.remove(.isFitted)
    for axis in LayoutAxis.allCases { removeRestingRow(of: handle, axis) }
    removeContentRows(of: handle)
    items[handle].translatedAxes = LayoutAxisSet(rawValue: 0)
    pending.placements.append(handle)
  }

  /// Takes the constraints between a subtree and the rest out of the system.
  private func removeOuterRows(of view: View) -> [Int32] {
    let depth = items[view.hostHandle].depth
    var lifted: [Int32] = []
    view.forEachInSubtree { inner in
      for item in [inner] + inner.guides {
        for reference in item.references {
          let constraint = reference.hostHandle
          // An owner is the item itself or above it: outside of the subtree only above the view.
          guard constraint >= 0, constraints[constraint].state.contains(.lowered),
            items[constraints[constraint].owner].depth < depth
          else { continue }
          removeRow(of: constraint)
          constraints[constraint].state.insert(.lifted)
          lifted.append(constraint)
        }
      }
    }
    return lifted
  }

  /// Puts constraints back into the system that were taken out: with the next pass, or where another measuring goes
  /// on, before it solves again.
  private func putBack(_ lifted: [Int32]) {
    for constraint in lifted where constraints[constraint].state.contains(.lifted) {
      constraints[constraint].state.remove(.lifted)
      enqueueConstraint(constraint)
    }
    if measuringCount > 0 { awaitsReturned = true }
  }

  /// Adds a wish for the extent of a view's frame.
  private func addTargetSizeRow(
    of view: View, _ handle: Int32, for request: FittingRequest, along axis: LayoutAxis
  ) -> ConstraintID {
    let priority = Priority(request.priority(axis))
    let insets = view.alignmentRectInsets
    let extent = request.extent(axis) - insets.near(axis) - insets.far(axis)
    guard isThere(handle) else { return .none }
    let variable = variable(of: ItemQuantity(handle, .extent(axis)))
    let shape = ConstraintShape(
      .equal, constant: -extent, priority: priority, breakRank: BreakRank.encapsulatedLayout)
    return session.add(variable, shape, for: .none)
  }

  private func solvedSize(of view: View, _ handle: Int32) -> Size? {
    // Asked first: where a subclass measures what it holds, other values are solved meanwhile.
    let insets = view.alignmentRectInsets
    guard isThere(handle) else { return nil }
    let hasReturned = exchange(&awaitsReturned, with: false)
    if hasReturned { lowerConstraints() }
    translateInnerMasks(except: handle)
    // Frames that this solve moved are read back by the next pass.
    repeat {
      guard session.solve() else { return nil }
      // What breaks of rows that came back was taken off the list of conflicts when they went.
      if hasReturned { collectConflicts() }
    } while markChangedItems()
    let size = solvedRect(of: handle).outset(by: insets).size
    return Size(
      width: size.width.roundedUp(toScale: rounding.scale),
      height: size.height.roundedUp(toScale: rounding.scale))
  }

  /// Makes the rows of masks below the view, and leaves its own for later.
  private func translateInnerMasks(except handle: Int32) {
    pending.placements.removeAll { $0 == handle }
    translateMasks()
  }

  /// The views whose content is of another height at the width just solved.
  ///
  /// All widths are read before any view is asked, since one that measures what it holds has others solved.
  private func viewsToRewrap(in view: View) -> [(view: View, handle: Int32)] {
    var widths: [(handle: Int32, width: Double)] = []
    view.forEachInSubtree { inner in
      guard let handle = handle(of: inner), !items[handle].isPlaced, items.hasUnknowns(handle)
      else { return }
      widths.append((handle, solvedRect(of: handle).width))
    }
    var changed: [(view: View, handle: Int32)] = []
    for (handle, width) in widths {
      withView(at: handle) { inner in
        if inner.contentWidthDidChange(width), isThere(handle) { changed.append((inner, handle)) }
      }
    }
    return changed
  }
}

extension View {
  /// The width of the alignment rectangle as the last layout left it.
  fileprivate var alignmentWidth: Double {
    let insets = alignmentRectInsets
    return frame.width - insets.left - insets.right
  }
}
