import LayoutModel
import LinearConstraints

/// Items' slots and unknowns: made when first spoken of, released when the item leaves.
extension LayoutEngine {
  /// The slot of an item, given on first use.
  func slot(of item: LayoutItem) -> Int32 {
    if item.hostSlot >= 0 { return item.hostSlot }
    let slot: Int32
    if let free = freeItems.popLast() {
      slot = free
      items[Int(slot)] = ItemRecord(item: item)
    } else {
      slot = Int32(items.count)
      items.append(ItemRecord(item: item))
    }
    item.hostSlot = slot
    return slot
  }

  /// An unknown of an item, made on first use together with what always holds for it.
  func unknown(_ unknown: ItemUnknown, of item: LayoutItem) -> Variable {
    let slot = slot(of: item)
    let known = items[Int(slot)].unknowns[unknown.rawValue]
    if known.exists { return known }
    let variable = solver.makeVariable()
    items[Int(slot)].unknowns[unknown.rawValue] = variable
    let owner = UnknownOwner(item: slot, unknown: unknown)
    if Int(variable.slot) < owners.count {
      owners[Int(variable.slot)] = owner
    } else {
      owners.append(owner)
    }
    isSystemChanged = true
    mark(slot)
    if unknown.isExtent, item !== root { addExtentRow(slot, variable, unknown.axis) }
    if needsPlacement(item) {
      pendingTranslations.append(slot)
    } else {
      checkRestingSizeLater(slot)
    }
    return variable
  }

  /// Sizes are never negative.
  ///
  /// Auto Layout takes it for granted; so do Interface Builder's frames.
  private func addExtentRow(_ slot: Int32, _ variable: Variable, _ axis: LayoutAxis) {
    let shape = ConstraintShape(.greaterThanOrEqual, breakRank: BreakRank.extent)
    items[Int(slot)].extentRows[axis.rawValue] = addRow(
      [Term(1, variable)], shape, source: .extent(item: slot, axis))
  }

  /// Adds a row, and notes what it stands for.
  func addRow(
    _ terms: [2 of Term], _ shape: ConstraintShape, source: RowSource
  ) -> ConstraintID {
    var id = ConstraintID.none
    attempt { () throws(SolverError) in id = try solver.add(terms.span, shape) }
    note(source, for: id)
    return id
  }

  func addRow(_ terms: [1 of Term], _ shape: ConstraintShape, source: RowSource) -> ConstraintID {
    var id = ConstraintID.none
    attempt { () throws(SolverError) in id = try solver.add(terms.span, shape) }
    note(source, for: id)
    return id
  }

  func note(_ source: RowSource, for id: ConstraintID) {
    isSystemChanged = true
    if Int(id.slot) < sources.count {
      sources[Int(id.slot)] = source
    } else {
      sources.append(source)
    }
  }

  func removeRow(_ id: ConstraintID) {
    guard id.exists else { return }
    attempt { () throws(SolverError) in try solver.remove(id) }
    sources[Int(id.slot)] = .none
    isSystemChanged = true
  }

  /// Forgets an item that leaves the tree; its unknowns go once no row uses them any more.
  func release(_ item: LayoutItem) {
    let slot = item.hostSlot
    guard slot >= 0 else { return }
    item.translatedAxes = LayoutAxisSet(rawValue: 0)
    for axis in LayoutAxis.allCases { removeRestingRow(of: slot, axis) }
    let record = items[Int(slot)]
    for index in 0..<2 { removeRow(record.extentRows[index]) }
    for index in 0..<4 {
      removeRow(record.contentRows[index])
      removeRow(record.placementRows[index])
      if record.unknowns[index].exists { pendingDiscards.append(record.unknowns[index]) }
    }
    if !pendingDiscards.isEmpty { isSystemChanged = true }
    // The slot may stand among the marked ones; there it is passed over.
    items[Int(slot)] = ItemRecord()
    freeItems.append(slot)
    item.hostSlot = -1
  }

  /// Has the frame of an item read back after the solve.
  func mark(_ slot: Int32) {
    guard !items[Int(slot)].isMarked else { return }
    items[Int(slot)].isMarked = true
    markedItems.append(slot)
  }
}

/// Who yields in a conflict: the greatest rank, then whoever was activated last.
///
/// Apple does not document its rule; public logs show an application's constraint, and never one
/// of the system's, being broken. This order is LayoutBench's own; Interface Builder documents
/// rank theirs besides, see ``LayoutConstraint/yielding``.
enum BreakRank {
  static let extent: Int8 = -2
  static let encapsulatedLayout: Int8 = -1
  static let autoresizingMask: Int8 = 0
  static let contentSize: Int8 = 0
  static let layoutGuide: Int8 = 1
  static let stackView: Int8 = 2
  static let application: Int8 = 3

  static func of(_ constraint: LayoutConstraint) -> Int8 {
    switch constraint.origin {
    case .application: application + min(constraint.yielding, .max - application)
    case .contentSize: contentSize
    case .stackView: stackView
    case .layoutGuide: layoutGuide
    case .autoresizingMask: autoresizingMask
    case .encapsulatedLayout: encapsulatedLayout
    }
  }
}
