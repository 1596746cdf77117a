import LayoutModel
import LinearConstraints

/// Rows for what is placed from outside: the root by its window, a view by its autoresizing mask,
/// a scroll view's content by its offset.
///
/// They are made only where some constraint speaks of the item: a tree that is laid out by hand
/// costs the solver nothing.
extension LayoutEngine {
  /// Whether an item's unknowns are given from outside.
  func needsPlacement(_ item: LayoutItem) -> Bool {
    if let view = item.asView { return view === root || !view.isConstraintBased }
    return item is ScrollFrameLayoutGuide
  }

  /// The frame was set by hand, or who places the view changed.
  func placementDidChange(_ view: View) {
    guard view.hostSlot >= 0 else { return }
    let slot = view.hostSlot
    if needsPlacement(view) {
      for axis in LayoutAxis.allCases { removeRestingRow(of: slot, axis) }
      removeContentRows(of: slot)
      // The frame was given whole: what its mask said of an earlier one no longer counts.
      view.translatedAxes = LayoutAxisSet(rawValue: 0)
      pendingTranslations.append(slot)
    } else {
      view.translatedAxes = LayoutAxisSet(rawValue: 0)
      checkRestingSizeLater(slot)
      for index in 0..<4 {
        removeRow(items[Int(slot)].placementRows[index])
        items[Int(slot)].placementRows[index] = .none
      }
      contentSizeDidChange(view)
      mark(slot)
    }
    isSystemChanged = true
  }

  /// The content of a scroll view moved; where nothing outside is tied to the content, the solver
  /// need not know.
  func contentOffsetDidChange(_ view: View) {
    guard let scrollView = view as? ScrollView else {
      // Constraints that cross the view's edge see what is below it moved.
      view.forEachInSubtree { inner in
        relowerReferences(of: inner)
        for guide in inner.guides { relowerReferences(of: guide) }
      }
      return
    }
    guard let guide = scrollView.existingFrameGuide, guide.hostSlot >= 0 else { return }
    pendingTranslations.append(guide.hostSlot)
    isSystemChanged = true
  }

  /// Makes or changes the rows of all items that wait for it; superviews may follow from them.
  func translateMasks() {
    while let slot = pendingTranslations.popLast() {
      guard let item = items[Int(slot)].item, needsPlacement(item) else { continue }
      for axis in LayoutAxis.allCases {
        let unknowns = items[Int(slot)].unknowns
        let isUsed =
          unknowns[ItemUnknown.origin(axis).rawValue].exists
          || unknowns[ItemUnknown.extent(axis).rawValue].exists
        guard isUsed else { continue }
        if let guide = item as? ScrollFrameLayoutGuide {
          placeOffset(of: guide, axis)
        } else if item === root {
          placeRoot(axis)
        } else if let view = item as? View, !view.translatedAxes.contains(LayoutAxisSet(axis)) {
          // A translation stands until the frame is given anew: the frame itself may be behind
          // the superview's size until the next solve.
          translateMask(of: view, axis)
        }
      }
    }
  }

  private func placeOffset(of guide: ScrollFrameLayoutGuide, _ axis: LayoutAxis) {
    guard let scrollView = guide.owningView as? ScrollView else { return }
    let offset = scrollView.contentOffset
    place(
      unknown(.origin(axis), of: guide), at: axis == .horizontal ? offset.x : offset.y,
      item: guide.hostSlot, row: axis.rawValue * 2 + 1)
  }

  private func placeRoot(_ axis: LayoutAxis) {
    let size = root.bounds.size
    place(
      unknown(.extent(axis), of: root), at: axis == .horizontal ? size.width : size.height,
      item: root.hostSlot, row: axis.rawValue * 2)
  }

  /// Sets one unknown to a number: a row that is changed in place ever after.
  private func place(_ variable: Variable, at value: Double, item slot: Int32, row: Int) {
    let id = items[Int(slot)].placementRows[row]
    if id.exists {
      statistics.changedConstants += 1
      attempt { () throws(SolverError) in try solver.setConstant(-value, of: id) }
      isSystemChanged = true
    } else {
      let shape = ConstraintShape(.equal, constant: -value, breakRank: BreakRank.encapsulatedLayout)
      items[Int(slot)].placementRows[row] = addRow(
        [Term(1, variable)], shape, source: .placement(item: slot, index: row))
    }
  }

  private func translateMask(of view: View, _ axis: LayoutAxis) {
    guard let superview = view.superview else { return }
    view.translatedAxes.formUnion(LayoutAxisSet(axis))
    let slot = slot(of: view)
    let extent = unknown(.extent(axis), of: view)
    let origin = unknown(.origin(axis), of: view)
    let equations = AutoresizingTranslation(
      frame: view.frame, mask: view.autoresizingMask, superviewSize: superview.bounds.size)[axis]
    let insets = view.alignmentRectInsets
    let near = insets.near(axis)
    let around = near + insets.far(axis)

    // The mask speaks of the frame; the unknowns are the alignment rectangle within. The middle
    // comes first: of two constraints that a conflict could name, reports keep the older one.
    form.removeAll()
    form.add(1, origin)
    form.add(0.5, extent)
    form.constant = around / 2 - near - equations.middle.constant
    addFrameExtent(of: superview, axis, times: -equations.middle.share)
    replacePlacementRow(of: slot, axis.rawValue * 2 + 1)

    form.removeAll()
    form.add(1, extent)
    form.constant = around - equations.extent.constant
    addFrameExtent(of: superview, axis, times: -equations.extent.share)
    replacePlacementRow(of: slot, axis.rawValue * 2)
  }

  /// Replaces a placement row by the form.
  private func replacePlacementRow(of slot: Int32, _ index: Int) {
    form.removeCancelledTerms()
    removeRow(items[Int(slot)].placementRows[index])
    let shape = ConstraintShape(
      .equal, constant: form.constant, breakRank: BreakRank.autoresizingMask)
    var id = ConstraintID.none
    let terms = form.terms
    attempt { () throws(SolverError) in id = try solver.add(terms.span, shape) }
    note(.placement(item: slot, index: index), for: id)
    items[Int(slot)].placementRows[index] = id
  }
}
