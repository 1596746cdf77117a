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
      updateRestingRows(of: handle)
    }
    pending.restingSizes.recycle(&list)
  }

  private func updateRestingRows(of handle: Int32) {
    let mayRest = (x: self.mayRest(handle, .horizontal), y: self.mayRest(handle, .vertical))
    guard mayRest.x || mayRest.y else { return }
    let count = countEquations(of: handle, until: mayRest)
    if mayRest.x { updateRestingRow(of: handle, .horizontal, count.horizontal.isEnough) }
    if mayRest.y { updateRestingRow(of: handle, .vertical, count.vertical.isEnough) }
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
  private func countEquations(of handle: Int32, until axes: (x: Bool, y: Bool)) -> EquationCounts {
    var count = EquationCounts()
    withItem(at: handle) { item in
      addEquations(on: item, to: &count, seenFrom: handle, until: axes)
      guard !count.isEnough(for: axes), let view = item.asView else { return }
      view.forEachDerivedGuide {
        addEquations(on: $0, to: &count, seenFrom: handle, until: axes)
      }
    }
    return count
  }

  /// Counts the equations that speak of an item, or of a guide of it, until they are enough.
  private func addEquations(
    on item: LayoutItem, to count: inout EquationCounts, seenFrom handle: Int32,
    until axes: (x: Bool, y: Bool)
  ) {
    for index in item.references.indices {
      if count.isEnough(for: axes) { return }
      let constraint = item.references[index].hostHandle
      count.add(constraints[constraint], of: item.hostHandle, seenFrom: handle)
    }
  }
}

/// How many equations speak of an item along an axis.
private struct EquationCount {
  private var count = 0
  private var isExtentNamed = false
  /// Whether an equation says outright how large the item is.
  private var isExtentGiven = false

  /// Whether they determine the item's extent.
  var isEnough: Bool { isExtentGiven || isExtentNamed && count >= 2 }

  /// What an equation says of an item along the axis.
  enum Mention {
    case nothing, place, extent
  }

  /// Counts an equation by what its sides say; one that says nothing does not count.
  @inline(__always)
  mutating func add(_ first: Mention, _ second: Mention, isAbsolute: Bool) {
    if first == .nothing, second == .nothing { return }
    count += 1
    if first == .extent || second == .extent { isExtentNamed = true }
    if isAbsolute { isExtentGiven = true }
  }
}

/// How many equations speak of an item along each axis.
private struct EquationCounts {
  private(set) var horizontal = EquationCount()
  private(set) var vertical = EquationCount()

  /// Whether they determine the item's extents along some axes.
  @inline(__always)
  func isEnough(for axes: (x: Bool, y: Bool)) -> Bool {
    (!axes.x || horizontal.isEnough) && (!axes.y || vertical.isEnough)
  }

  /// Counts a constraint on an item, which is the view `owner` or a guide of it.
  @inline(__always)
  mutating func add(_ constraint: ConstraintRecord, of item: Int32, seenFrom owner: Int32) {
    guard constraint.relation == .equal else { return }
    if constraint.state.contains(.measuresDistances) {
      horizontal.add(.extent, .nothing, isAbsolute: false)
      vertical.add(.extent, .nothing, isAbsolute: false)
      return
    }
    let isInner = constraint.owner == owner
    let first = constraint.first == item ? constraint.firstAttribute : .notAnAttribute
    let second = constraint.second == item ? constraint.secondAttribute : .notAnAttribute
    let isAbsolute = constraint.second < 0
    horizontal.add(
      Self.mentionAlongX(of: first, isInner), Self.mentionAlongX(of: second, isInner),
      isAbsolute: isAbsolute)
    vertical.add(
      Self.mentionAlongY(of: first, isInner), Self.mentionAlongY(of: second, isInner),
      isAbsolute: isAbsolute)
  }

  // Seen from within, the near edge is the origin of coordinates; in a right-to-left view leading is the
  // far edge, and the count one short, which costs a row and changes nothing.

  private static func mentionAlongX(
    of attribute: LayoutAttribute, _ isInner: Bool
  ) -> EquationCount.Mention {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: isInner ? .nothing : .place
    case .right, .trailing, .rightMargin, .trailingMargin, .centerX, .centerXWithinMargins,
      .width:
      .extent
    default: .nothing
    }
  }

  private static func mentionAlongY(
    of attribute: LayoutAttribute, _ isInner: Bool
  ) -> EquationCount.Mention {
    switch attribute {
    case .top, .topMargin: isInner ? .nothing : .place
    case .bottom, .bottomMargin, .centerY, .centerYWithinMargins, .firstBaseline, .lastBaseline,
      .height:
      .extent
    default: .nothing
    }
  }
}
