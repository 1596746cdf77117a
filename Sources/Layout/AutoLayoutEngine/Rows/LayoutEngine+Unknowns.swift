import FlatStorage
import LayoutModel
import LinearConstraints

/// Items' unknowns: made when first mentioned, released when the item leaves.
extension LayoutEngine {
  /// The variable of an unknown, made on first use.
  func variable(of quantity: ItemQuantity) -> Variable {
    let known = items[quantity]
    return known.exists ? known : makeVariable(for: quantity)
  }

  private func makeVariable(for quantity: ItemQuantity) -> Variable {
    let handle = quantity.item
    let variable = session.makeVariable(for: quantity)
    items[quantity] = variable
    mark(handle)
    if items[handle].isPlaced {
      pending.placements.append(handle)
    } else {
      checkRestingSizeLater(handle)
    }
    return variable
  }

  /// Removes the rows of an item that leaves; its unknowns go once no row uses them any more.
  func releaseRows(of handle: Int32) {
    for axis in LayoutAxis.allCases { removeRestingRow(of: handle, axis) }
    let record = items[handle]
    let variables = items.variables(of: handle)
    for index in 0..<2 { session.remove(record.extentRows[index]) }
    for index in 0..<4 {
      session.remove(record.contentRows[index])
      session.remove(record.placementRows[index])
      if variables[index].exists { pending.discards.append(variables[index]) }
    }
    if !pending.discards.isEmpty { session.isChanged = true }
  }

  /// Has the frame of an item read back after the solve.
  @inline(__always)
  func mark(_ handle: Int32) {
    pending.marked.insert(handle)
  }
}
