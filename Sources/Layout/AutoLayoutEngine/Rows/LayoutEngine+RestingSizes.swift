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
  func checkRestingSizeLater(_ handle: Int32) {
    guard !items[handle].traits.contains(.awaitsRestingSize) else { return }
    items[handle].traits.insert(.awaitsRestingSize)
    pending.restingSizes.append(handle)
  }

  /// An equation comes or leaves: whether its items' sizes are determined may be another matter now.
  func equationDidChange(_ constraint: Int32) {
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
      for axis in LayoutAxis.allCases where !items[handle].hasContentSize(axis) {
        guard items[ItemQuantity(handle, .extent(axis))].exists else { continue }
        if isDetermined(handle, axis) {
          removeRestingRow(of: handle, axis)
        } else {
          addRestingRow(of: handle, axis)
        }
      }
    }
    pending.restingSizes.recycle(&list)
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
      if isBounded, solve() { readFrames() }
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
    if solve() { readFrames() }
    return open
  }

  /// Whether enough equations speak of an item along an axis to determine its extent.
  private func isDetermined(_ handle: Int32, _ axis: LayoutAxis) -> Bool {
    guard let item = objects[Int(handle)] else { return false }
    var count = EquationCount(axis: axis)
    for constraint in item.references where !count.isEnough {
      count.add(constraints[constraint.hostHandle], of: handle, seenFrom: handle)
    }
    guard let view = item.asView else { return count.isEnough }
    view.forEachDerivedGuide { guide in
      for constraint in guide.references where !count.isEnough {
        count.add(constraints[constraint.hostHandle], of: guide.hostHandle, seenFrom: handle)
      }
    }
    return count.isEnough
  }
}

/// How many equations speak of an item along an axis, until they are enough.
private struct EquationCount {
  let axis: LayoutAxis
  private var count = 0
  private var isExtentNamed = false
  /// Whether an equation says outright how large the item is.
  private var isExtentGiven = false

  init(axis: LayoutAxis) {
    self.axis = axis
  }

  var isEnough: Bool { isExtentGiven || isExtentNamed && count >= 2 }

  /// Counts a constraint on an item, which is the view `owner` or a guide of it.
  @inline(__always)
  mutating func add(_ constraint: ConstraintRecord, of item: Int32, seenFrom owner: Int32) {
    guard constraint.relation == .equal else { return }
    let isInner = constraint.owner == owner
    let measuresDistances = constraint.state.contains(.measuresDistances)
    var isNamed = false
    if constraint.first == item { add(constraint.firstAttribute, isInner, &isNamed) }
    if constraint.second == item { add(constraint.secondAttribute, isInner, &isNamed) }
    if measuresDistances {
      isNamed = true
      isExtentNamed = true
    }
    if isNamed { count += 1 }
    if isNamed, constraint.second < 0, !measuresDistances { isExtentGiven = true }
  }

  private mutating func add(
    _ attribute: LayoutAttribute, _ isInner: Bool, _ isNamed: inout Bool
  ) {
    switch attribute.withoutMargin {
    case .width: guard axis == .horizontal else { return }
    case .height: guard axis == .vertical else { return }
    case .left, .leading, .top:
      // Seen from within, the near edge is the origin of coordinates; in a right-to-left view
      // leading is the far edge, and the count one short, which costs a row and changes nothing.
      guard (attribute.kind == .horizontalPosition) == (axis == .horizontal), !isInner else {
        return
      }
      isNamed = true
      return
    case .notAnAttribute: return
    default:
      guard (attribute.kind == .horizontalPosition) == (axis == .horizontal) else { return }
    }
    isNamed = true
    isExtentNamed = true
  }
}
