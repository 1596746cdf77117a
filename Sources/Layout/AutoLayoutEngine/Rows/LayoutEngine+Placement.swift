import FlatStorage
import LayoutModel
import LinearConstraints

/// Rows for what is placed from outside: the root by its window, a view by its autoresizing mask,
/// a scroll view's content by its offset.
///
/// They are made only where some constraint speaks of the item: a tree that is laid out by hand
/// costs the solver nothing.
extension LayoutEngine {
  /// The frame was set by hand, or who places the view changed.
  func placementDidChange(_ handle: Int32) {
    guard items.hasUnknowns(handle) else { return }
    // The frame was given whole: what its mask said of an earlier one no longer counts.
    items[handle].translatedAxes = LayoutAxisSet(rawValue: 0)
    if items[handle].isPlaced {
      for axis in LayoutAxis.allCases { removeRestingRow(of: handle, axis) }
      removeContentRows(of: handle)
      pending.placements.append(handle)
    } else {
      checkRestingSizeLater(handle)
      removePlacementRows(of: handle)
      contentSizeDidChange(handle)
      mark(handle)
    }
    session.isChanged = true
  }

  /// Frees a view from its autoresizing mask, or the root from its window.
  func removePlacementRows(of handle: Int32) {
    for index in 0..<4 {
      session.remove(items[handle].placementRows[index])
      items[handle].placementRows[index] = .none
    }
  }

  /// The content of a scroll view moved; where nothing outside is tied to the content, the solver
  /// need not know.
  func contentOffsetDidChange(_ handle: Int32) {
    guard let view = self.view(at: handle) else { return }
    guard let scrollView = view as? ScrollView else {
      // Constraints that cross the view's edge see what is below it moved.
      view.forEachInSubtree { inner in
        relowerReferences(of: inner)
        inner.forEachGuide { relowerReferences(of: $0) }
      }
      return
    }
    guard let guide = scrollView.existingFrameGuide, items.hasUnknowns(guide.hostHandle) else {
      return
    }
    pending.placements.append(guide.hostHandle)
    session.isChanged = true
  }

  /// Makes or changes the rows of all items that wait for it; superviews may follow from them.
  ///
  /// All in one batch: a view that measures something in it when it is asked for its insets has masks translated
  /// anew, and is not asked again for those.
  func translateMasks() {
    if pending.placements.isEmpty { return }
    beginRows()
    while let handle = pending.placements.popLast() {
      let traits = items[handle].traits
      guard items[handle].isPlaced else { continue }
      for axis in LayoutAxis.allCases {
        let isUsed =
          items[ItemQuantity(handle, .origin(axis))].exists
          || items[ItemQuantity(handle, .extent(axis))].exists
        guard isUsed else { continue }
        if traits.contains(.scrollFrame) {
          placeOffset(of: handle, axis)
        } else if traits.contains(.root) {
          placeRoot(axis)
        } else if !items[handle].translatedAxes.contains(LayoutAxisSet(axis)) {
          // A translation stands until the frame is given anew: the frame itself may be behind
          // the superview's size until the next solve.
          translateMask(of: handle, axis)
        }
      }
    }
  }

  private func placeOffset(of handle: Int32, _ axis: LayoutAxis) {
    guard let guide = objects[handle] as? LayoutGuide,
      let scrollView = guide.owningView as? ScrollView
    else { return }
    let offset = scrollView.contentOffset
    place(
      ItemQuantity(handle, .origin(axis)), at: axis == .horizontal ? offset.x : offset.y,
      row: axis.rawValue * 2 + 1)
  }

  private func placeRoot(_ axis: LayoutAxis) {
    let size = root.bounds.size
    place(
      ItemQuantity(root.hostHandle, .extent(axis)),
      at: axis == .horizontal ? size.width : size.height, row: axis.rawValue * 2)
  }

  /// Sets one unknown to a number: a row that is changed in place ever after.
  private func place(_ quantity: ItemQuantity, at value: Double, row index: Int) {
    let row = items[quantity.item].placementRows[index]
    if row.exists {
      statistics.changedConstants += 1
      session.setConstant(-value, of: row)
    } else {
      let shape = ConstraintShape(.equal, constant: -value, breakRank: BreakRank.encapsulatedLayout)
      items[quantity.item].placementRows[index] = session.add(
        variable(of: quantity), shape, for: RowSource(.placement, quantity.item, index: index))
    }
  }

  private func translateMask(of handle: Int32, _ axis: LayoutAxis) {
    guard let view = self.view(at: handle), let superview = view.superview else { return }
    let equations = view.maskEquations(along: axis, in: superview)
    let outer = superview.hostHandle
    read(.alignment, of: handle)
    read(.alignment, of: outer)
    // Subclasses have answered.
    guard isThere(handle), isThere(outer), items[handle].parent == outer else { return }
    items[handle].translatedAxes.formUnion(LayoutAxisSet(axis))
    let extent = ItemQuantity(handle, .extent(axis))
    let origin = ItemQuantity(handle, .origin(axis))
    _ = variable(of: extent)
    let near = items.nearAlignment(of: handle, axis)
    let around = items.aroundAlignment(of: handle, axis)

    // The mask speaks of the frame; the unknowns are the alignment rectangle within. The middle
    // comes first: of two constraints that a conflict could name, reports keep the older one.
    form.removeAll()
    form.add(1, origin)
    form.add(0.5, extent)
    form.constant = around / 2 - near - equations.middle.constant
    form.addFrameExtent(
      of: outer, axis, times: -equations.middle.share, items)
    replacePlacementRow(of: handle, axis.rawValue * 2 + 1)

    form.removeAll()
    form.add(1, extent)
    form.constant = around - equations.extent.constant
    form.addFrameExtent(
      of: outer, axis, times: -equations.extent.share, items)
    replacePlacementRow(of: handle, axis.rawValue * 2)
  }

  /// Replaces a placement row by the form.
  private func replacePlacementRow(of handle: Int32, _ index: Int) {
    writeTerms()
    session.remove(items[handle].placementRows[index])
    let shape = ConstraintShape(
      .equal, constant: rows.offset, breakRank: BreakRank.autoresizingMask)
    items[handle].placementRows[index] = rows.declarations.withOpenTerms {
      session.add($0, shape, for: RowSource(.placement, handle, index: index))
    }
    rows.withdraw()
  }
}
