import LayoutModel
import LinearConstraints

/// A view's content as two inequalities an axis: `extent <= size` at the hugging priority and
/// `extent >= size` at the compression resistance.
extension LayoutEngine {
  /// Asks for a view's content size and brings its rows up to date.
  func contentSizeDidChange(_ view: View) {
    guard view.isConstraintBased, view !== root else { return }
    statistics.contentSizes += 1
    let size = view.intrinsicContentSize
    setContentRows(of: view, .horizontal, to: size.width)
    setContentRows(of: view, .vertical, to: size.height)
    if view.isBaselineReferenced {
      for constraint in view.references where constraint.speaksOfBaseline(of: view) {
        relower(constraint)
      }
    }
  }

  /// Removes the content rows of a view that is laid out by its mask from now on.
  func removeContentRows(of slot: Int32) {
    for index in 0..<4 {
      removeRow(items[Int(slot)].contentRows[index])
      items[Int(slot)].contentRows[index] = .none
    }
  }

  private func setContentRows(of view: View, _ axis: LayoutAxis, to extent: Double) {
    let first = axis.rawValue * 2
    guard extent >= 0, extent.isFinite else {
      guard view.hostSlot >= 0, items[Int(view.hostSlot)].hasContentSize(axis) else { return }
      let slot = Int(view.hostSlot)
      for index in first...(first + 1) {
        removeRow(items[slot].contentRows[index])
        items[slot].contentRows[index] = .none
      }
      checkRestingSizeLater(view.hostSlot)
      return
    }
    let variable = unknown(.extent(axis), of: view)
    let slot = view.hostSlot
    removeRestingRow(of: slot, axis)
    setContentRow(
      of: slot, first, variable, .lessThanOrEqual, extent,
      solverPriority(view.contentHuggingPriority(for: axis)))
    setContentRow(
      of: slot, first + 1, variable, .greaterThanOrEqual, extent,
      solverPriority(view.contentCompressionResistancePriority(for: axis)))
  }

  private func setContentRow(
    of slot: Int32, _ index: Int, _ variable: Variable, _ relation: Relation, _ extent: Double,
    _ priority: Priority
  ) {
    let id = items[Int(slot)].contentRows[index]
    if id.exists {
      statistics.changedConstants += 1
      isSystemChanged = true
      attempt { () throws(SolverError) in
        try solver.setConstant(-extent, of: id)
        try solver.setPriority(priority, of: id)
      }
    } else {
      let shape = ConstraintShape(
        relation, constant: -extent, priority: priority, breakRank: BreakRank.contentSize)
      items[Int(slot)].contentRows[index] = addRow(
        [Term(1, variable)], shape, source: .content(item: slot, index: index))
    }
  }
}

extension LayoutConstraint {
  /// Whether the constraint relates a baseline of `view`, which moves with its content.
  fileprivate func speaksOfBaseline(of view: View) -> Bool {
    firstItem === view && firstAttribute.isBaseline
      || secondItem === view && secondAttribute.isBaseline
  }
}
