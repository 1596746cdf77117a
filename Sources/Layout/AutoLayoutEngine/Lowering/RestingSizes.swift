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
  func checkRestingSizeLater(_ slot: Int32) {
    guard !items[Int(slot)].awaitsRestingSize else { return }
    items[Int(slot)].awaitsRestingSize = true
    restingCandidates.append(slot)
  }

  /// An equation comes or leaves: whether its items' sizes are determined may be another matter now.
  func equationDidChange(_ constraint: LayoutConstraint) {
    constraint.forEachItem { item in
      if item.hostSlot >= 0 { checkRestingSizeLater(item.hostSlot) }
      guard item.asView == nil, let owner = (item as? LayoutGuide)?.owningView else { return }
      if owner.hostSlot >= 0 { checkRestingSizeLater(owner.hostSlot) }
    }
  }

  /// Adds and removes the rows of resting sizes, for the items that wait for it.
  func updateRestingSizes() {
    guard !restingCandidates.isEmpty else { return }
    for slot in restingCandidates where items[Int(slot)].awaitsRestingSize {
      items[Int(slot)].awaitsRestingSize = false
      guard let item = items[Int(slot)].item, item !== root, !needsPlacement(item),
        !item.isDerivedFromOwner
      else { continue }
      for axis in LayoutAxis.allCases where !items[Int(slot)].hasContentSize(axis) {
        let variable = items[Int(slot)].unknowns[ItemUnknown.extent(axis).rawValue]
        guard variable.exists else { continue }
        if isDetermined(item, axis) {
          removeRestingRow(of: slot, axis)
        } else {
          addRestingRow(of: slot, axis)
        }
      }
    }
    // A first layout looks at all items, and no later pass at as many.
    restingCandidates.removeAll(keepingCapacity: restingCandidates.count < 4096)
  }

  private func addRestingRow(of slot: Int32, _ axis: LayoutAxis) {
    guard !items[Int(slot)].hasRestingRow(axis) else { return }
    let variable = items[Int(slot)].unknowns[ItemUnknown.extent(axis).rawValue]
    let shape = ConstraintShape(
      .lessThanOrEqual, priority: solverPriority(LayoutEngine.restingPriority),
      breakRank: BreakRank.contentSize)
    items[Int(slot)].contentRows[axis.rawValue * 2] = addRow(
      [Term(1, variable)], shape, source: .resting(item: slot, axis))
    restingRowCount += 1
  }

  /// Removes the row of a resting size, if there is one.
  func removeRestingRow(of slot: Int32, _ axis: LayoutAxis) {
    guard items[Int(slot)].hasRestingRow(axis) else { return }
    removeRow(items[Int(slot)].contentRows[axis.rawValue * 2])
    items[Int(slot)].contentRows[axis.rawValue * 2] = .none
    restingRowCount -= 1
  }

  /// The unknowns that the constraints leave open, sizes that merely rest at 0 among them.
  func undeterminedVariables() -> [Variable] {
    guard restingRowCount > 0 else { return solver.ambiguousVariables() }
    var resting: [(slot: Int32, axis: LayoutAxis)] = []
    for slot in items.indices {
      for axis in LayoutAxis.allCases where items[slot].hasRestingRow(axis) {
        resting.append((Int32(slot), axis))
      }
    }
    for row in resting { removeRestingRow(of: row.slot, row.axis) }
    _ = solve()
    let open = solver.ambiguousVariables()
    for row in resting { addRestingRow(of: row.slot, row.axis) }
    // What is open may lie elsewhere now.
    if solve() { readFrames() }
    return open
  }

  /// Whether enough equations speak of an item along an axis to determine its extent.
  private func isDetermined(_ item: LayoutItem, _ axis: LayoutAxis) -> Bool {
    var count = EquationCount(axis: axis)
    count.add(item.references, of: item)
    if let view = item.asView {
      view.forEachDerivedGuide { count.add($0.references, of: $0, owner: view) }
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

  mutating func add(
    _ constraints: [LayoutConstraint], of item: LayoutItem, owner: LayoutItem? = nil
  ) {
    for constraint in constraints where constraint.relation == .equal {
      if isEnough { return }
      let isInner = constraint.owner === (owner ?? item)
      var isNamed = false
      if constraint.firstItem === item { add(constraint.firstAttribute, isInner, &isNamed) }
      if constraint.secondItem === item { add(constraint.secondAttribute, isInner, &isNamed) }
      if constraint.distances != nil {
        isNamed = true
        isExtentNamed = true
      }
      if isNamed { count += 1 }
      if isNamed, constraint.secondAttribute == .notAnAttribute, constraint.distances == nil {
        isExtentGiven = true
      }
    }
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
