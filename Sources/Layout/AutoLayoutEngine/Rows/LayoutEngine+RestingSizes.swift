import LayoutModel
import LinearConstraints

/// A size that constraints bound but do not determine is 0, as in UIKit, and not one of its bounds:
/// a row `extent <= 0`, weaker than everything that can be asked for.
///
/// Such a row for every extent would take part in all solves of all trees. Only those get one that
/// fewer than two equations speak of along its axis, one of them of the extent: with fewer
/// a place and an extent cannot both be determined. A set of items whose extents merely equal each
/// other is not recognised; there the solver chooses. Ambiguity is looked for without these rows.
extension LayoutEngine {
  /// Below every priority that an application or the engine itself uses.
  private static let restingPriority: LayoutPriority = 1e-6

  /// Has the item looked at before the next solve.
  @inline(__always)
  func checkRestingSizeLater(_ handle: Int32) {
    guard !items[handle].traits.contains(.awaitsRestingSize) else { return }
    items[handle].traits.insert(.awaitsRestingSize)
    pending.restingSizes.append(handle)
  }

  /// An equation comes, whose row was written last.
  ///
  /// - Parameters:
  ///   - constraint: The equation.
  ///   - isRow: Whether it has a row: one without may be lowered again before it leaves, and is not counted.
  @inline(__always)
  func equationDidCome(_ constraint: Int32, isRow: Bool) {
    if isRow {
      let mentions = rows.mentions
      note(mentions.first, of: constraints[constraint].first)
      note(mentions.second, of: constraints[constraint].second)
    }
    if restingRowCount > 0 { equationDidChange(constraint) }
  }

  @inline(__always)
  private func note(_ mention: EquationTally, of item: Int32) {
    if !mention.isEmpty { items[item].equations.add(mention) }
  }

  /// An equation leaves: which ones remain of those that were counted is not known.
  func equationDidLeave(_ constraint: Int32) {
    let record = constraints[constraint]
    forgetEquations(on: record.first)
    forgetEquations(on: record.second)
    equationDidChange(constraint)
  }

  private func forgetEquations(on item: Int32) {
    if item >= 0 { items[item].equations = EquationTally() }
  }

  /// Whether its items' sizes are determined may be another matter now.
  private func equationDidChange(_ constraint: Int32) {
    let record = constraints[constraint]
    equationDidChange(on: record.first)
    equationDidChange(on: record.second)
    if record.state.contains(.measuresDistances), let object = constraints.object(constraint),
      let starts = object.distances.map(DistanceRecord.init)
    {
      equationDidChange(on: starts.first)
      equationDidChange(on: starts.second)
    }
  }

  private func equationDidChange(on item: Int32) {
    guard item >= 0 else { return }
    if items.hasUnknowns(item) { checkRestingSizeLater(item) }
    let parent = items[item].parent
    guard !items[item].traits.contains(.view), parent >= 0 else { return }
    if items.hasUnknowns(parent) { checkRestingSizeLater(parent) }
  }

  /// Adds and removes the rows of resting sizes, for the items that wait for it.
  func updateRestingSizes() {
    guard !pending.restingSizes.isEmpty else { return }
    var list = pending.restingSizes.take()
    for handle in list where items[handle].traits.contains(.awaitsRestingSize) {
      items[handle].traits.remove(.awaitsRestingSize)
      guard !items[handle].isPlaced, !items[handle].isDerivedFromOwner else { continue }
      updateRestingRows(of: handle)
    }
    pending.restingSizes.recycle(&list)
  }

  private func updateRestingRows(of handle: Int32) {
    let mayRest = (x: self.mayRest(handle, .horizontal), y: self.mayRest(handle, .vertical))
    guard mayRest.x || mayRest.y else { return }
    var tally = items[handle].equations
    if !tally.isEnough(for: mayRest) { tally = countEquations(of: handle, until: mayRest) }
    if mayRest.x { updateRestingRow(of: handle, .horizontal, tally.isEnough(.horizontal)) }
    if mayRest.y { updateRestingRow(of: handle, .vertical, tally.isEnough(.vertical)) }
  }

  private func updateRestingRow(of handle: Int32, _ axis: LayoutAxis, _ isDetermined: Bool) {
    if isDetermined {
      removeRestingRow(of: handle, axis)
    } else {
      addRestingRow(of: handle, axis)
    }
  }

  /// Whether an item has an extent along an axis that no content gives a size.
  private func mayRest(_ handle: Int32, _ axis: LayoutAxis) -> Bool {
    !items[handle].hasContentSize(axis) && items[ItemQuantity(handle, .extent(axis))].exists
  }

  private func addRestingRow(of handle: Int32, _ axis: LayoutAxis) {
    guard !items[handle].hasRestingRow(axis) else { return }
    let shape = ConstraintShape(
      .lessThanOrEqual, priority: Priority(LayoutEngine.restingPriority),
      breakRank: BreakRank.contentSize)
    items[handle].contentRows[axis.rawValue * 2] = session.add(
      items[ItemQuantity(handle, .extent(axis))], shape,
      for: RowSource(.resting, handle, index: axis.rawValue * 2))
    restingRowCount += 1
  }

  /// Removes the row of a resting size, if there is one.
  func removeRestingRow(of handle: Int32, _ axis: LayoutAxis) {
    guard restingRowCount > 0, items[handle].hasRestingRow(axis) else { return }
    session.remove(items[handle].huggingRow(axis))
    items[handle].contentRows[axis.rawValue * 2] = .none
    restingRowCount -= 1
  }

  /// The unknowns that the constraints leave open, sizes that merely rest at 0 among them.
  func undeterminedVariables() -> [Variable] {
    let isBounded = boundAllExtents()
    guard restingRowCount > 0 else {
      // The solution at hand keeps within the bounds that came, and stays.
      if isBounded, solve() { keepingObjects { readFrames() } }
      return solver.ambiguousVariables()
    }
    var resting: [(handle: Int32, axis: LayoutAxis)] = []
    for index in 0..<items.count {
      for axis in LayoutAxis.allCases where items[Int32(index)].hasRestingRow(axis) {
        resting.append((Int32(index), axis))
      }
    }
    for row in resting { removeRestingRow(of: row.handle, row.axis) }
    _ = solve()
    let open = solver.ambiguousVariables()
    for row in resting { addRestingRow(of: row.handle, row.axis) }
    // What is open may lie elsewhere now.
    if solve() { keepingObjects { readFrames() } }
    return open
  }

  /// Counts the equations that speak of an item, until they determine its extents along some axes.
  private func countEquations(of handle: Int32, until axes: (x: Bool, y: Bool)) -> EquationTally {
    var tally = EquationTally()
    withItem(at: handle) { item in
      addEquations(on: item, to: &tally, seenFrom: handle, until: axes)
      guard !tally.isEnough(for: axes), let view = item.asView else { return }
      view.forEachDerivedGuide {
        addEquations(on: $0, to: &tally, seenFrom: handle, until: axes)
      }
    }
    return tally
  }

  /// Counts the equations that speak of an item, or of a guide of it, until they are enough.
  private func addEquations(
    on item: LayoutItem, to tally: inout EquationTally, seenFrom handle: Int32,
    until axes: (x: Bool, y: Bool)
  ) {
    for index in item.references.indices {
      if tally.isEnough(for: axes) { return }
      let constraint = item.references[index].hostHandle
      guard constraints[constraint].relation == .equal else { continue }
      tally.add(EquationTally(constraints[constraint], on: item.hostHandle, seenFrom: handle))
    }
  }
}
