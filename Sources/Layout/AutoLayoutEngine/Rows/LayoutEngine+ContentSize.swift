import LayoutModel
import LinearConstraints

/// A view's content as two inequalities an axis: `extent <= size` at the hugging priority and
/// `extent >= size` at the compression resistance.
extension LayoutEngine {
  /// Asks for a view's content size and brings its rows up to date.
  func contentSizeDidChange(_ handle: Int32) {
    guard !items[handle].isPlaced else { return }
    withView(at: handle) { contentSizeDidChange($0, handle) }
  }

  private func contentSizeDidChange(_ view: View, _ handle: Int32) {
    statistics.contentSizes += 1
    let size = view.intrinsicContentSize
    // It is a subclass that answers.
    guard isThere(handle) else { return }
    setContentRows(of: view, .horizontal, to: size.width)
    setContentRows(of: view, .vertical, to: size.height)
    if view.isBaselineReferenced {
      relowerReferences(of: view) { $0.mentionsBaseline(of: handle) }
    }
  }

  /// Removes the content rows of a view that is laid out by its mask from now on.
  func removeContentRows(of handle: Int32) {
    for index in 0..<4 { removeContentRow(of: handle, index) }
  }

  private func removeContentRow(of handle: Int32, _ index: Int) {
    session.remove(items[handle].contentRows[index])
    items[handle].contentRows[index] = .none
  }

  private func setContentRows(of view: View, _ axis: LayoutAxis, to extent: Double) {
    let handle = view.hostHandle
    let first = axis.rawValue * 2
    guard extent >= 0, extent.isFinite else {
      guard items[handle].hasContentSize(axis) else { return }
      for index in first...(first + 1) { removeContentRow(of: handle, index) }
      checkRestingSizeLater(handle)
      return
    }
    let variable = variable(of: ItemQuantity(handle, .extent(axis)))
    let priorities = (
      atMost: Priority(view.contentHuggingPriority(for: axis)),
      atLeast: Priority(view.contentCompressionResistancePriority(for: axis))
    )
    if items[handle].hasContentSize(axis) {
      updateContentRow(items[handle].huggingRow(axis), extent, priorities.atMost)
      updateContentRow(items[handle].resistanceRow(axis), extent, priorities.atLeast)
      return
    }
    removeRestingRow(of: handle, axis)
    let rows = session.addContent(variable, extent, priorities, of: handle, index: first)
    items[handle].setContentRows(axis, rows)
  }

  private func updateContentRow(_ row: ConstraintID, _ extent: Double, _ priority: Priority) {
    statistics.changedConstants += 1
    session.setConstant(-extent, of: row)
    session.setPriority(priority, of: row)
  }
}
