import FlatStorage
import LayoutModel
import LinearConstraints

/// Sizes are never negative. Auto Layout takes it for granted; so do Interface Builder's frames.
///
/// That is a required row `extent >= 0` for each width and height, of which nearly none ever matters: a
/// quarter of all rows of a feed. So an extent gets its row when a solve first makes it negative, and then
/// another solve follows. An optimum of fewer rows at which all others hold is one of all rows. A row
/// that was made stays until its item leaves.
extension LayoutEngine {
  /// By how much an extent may fall below zero before its row is made, in points.
  ///
  /// Smaller, and what rounding leaves of an empty view makes rows; larger, and sizes below zero show.
  private static let negligibleExtent = 1e-9

  /// Marks the items whose unknowns the last solve changed, and bounds extents that it made negative.
  ///
  /// - Returns: Whether there are any, so that the system is to be solved again.
  /// - Complexity: O(unknowns that changed).
  func markChangedItems() -> Bool {
    var isBounded = false
    session.readChanges()
    for index in 0..<session.changes.count {
      let change = session.changes[index]
      let quantity = session.quantity(of: change.variable)
      mark(quantity.item)
      if change.value < -LayoutEngine.negligibleExtent, quantity.unknown.isExtent, bound(quantity) {
        isBounded = true
      }
    }
    return isBounded
  }

  /// Bounds every extent, for questions about all solutions and not only about the one at hand.
  ///
  /// - Returns: Whether any was not bounded before.
  /// - Complexity: O(items).
  func boundAllExtents() -> Bool {
    var isAnyNew = false
    for handle in 0..<Int32(truncatingIfNeeded: items.count) {
      for axis in LayoutAxis.allCases
      where items[ItemQuantity(handle, .extent(axis))].exists
        && bound(ItemQuantity(handle, .extent(axis)))
      {
        isAnyNew = true
      }
    }
    return isAnyNew
  }

  /// Makes the row of an extent, unless there is one or the extent is given from outside.
  private func bound(_ extent: ItemQuantity) -> Bool {
    let handle = extent.item
    let axis = extent.unknown.axis.rawValue
    guard !items[handle].traits.contains(.root), !items[handle].extentRows[axis].exists else {
      return false
    }
    items[handle].extentRows[axis] = session.add(
      items[extent],
      ConstraintShape(.greaterThanOrEqual, breakRank: BreakRank.extent),
      for: RowSource(.extent, handle, index: axis * 2))
    return true
  }
}
