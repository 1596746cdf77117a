import LayoutModel
import LinearConstraints

/// The unknowns that a first layout of many items will make.
struct ExpectedGrowth {
  /// How many there will be, with those there were.
  var unknownCount = 0
  /// How many there will be once content has its sizes and only origins are missing.
  var extentCount = 0
}

/// Tells the solver, and the engine's own tables, how much is coming before it comes.
///
/// Arrays that grow as they are filled are copied over and over: without this it was a third of the
/// first layout of 300,000 views. What is said is no more than nearly all trees need, so
/// that nothing is set aside for nothing.
extension LayoutEngine {
  /// Expects the items that wait to be examined, if the constraints that wait with them at
  /// least double the system.
  ///
  /// A view whose frame follows from constraints has four unknowns, two of which are extents with a
  /// row that keeps them from being negative.
  func expectItems() -> ExpectedGrowth {
    guard isDoubling else { return ExpectedGrowth() }
    var viewCount = 0
    for item in pendingItems where item.hostSlot < 0 {
      if let view = item.asView, view.isConstraintBased { viewCount += 1 }
    }
    // A view that no constraint speaks of has no unknowns.
    viewCount = min(viewCount, pendingConstraints.count)
    let growth = ExpectedGrowth(
      unknownCount: owners.count + 4 * viewCount, extentCount: owners.count + 2 * viewCount)
    items.reserveCapacity(items.count + viewCount)
    lowered.reserveCapacity(lowered.count + pendingConstraints.count)
    owners.reserveCapacity(growth.unknownCount)
    form.reserve(growth.unknownCount)
    expectRows(growth)
    return growth
  }

  /// Expects the constraints that wait to be lowered, and what else of the growth is to come.
  func expectConstraints(_ growth: ExpectedGrowth) {
    if isDoubling || growth.unknownCount > 0 { expectRows(growth) }
  }

  /// Whether the constraints that wait are many, and more than those there are.
  private var isDoubling: Bool {
    pendingConstraints.count >= 4096 && pendingConstraints.count > lowered.count
  }

  private func expectRows(_ growth: ExpectedGrowth) {
    let extentCount = max(0, growth.extentCount - owners.count)
    let rowCount = pendingConstraints.count + extentCount
    sources.reserveCapacity(sources.count + rowCount)
    // Two or three terms a constraint: near edges have one each, far edges two.
    solver.expect(
      variables: max(0, growth.unknownCount - owners.count), constraints: rowCount,
      terms: pendingConstraints.count * 5 / 2 + extentCount)
  }
}
