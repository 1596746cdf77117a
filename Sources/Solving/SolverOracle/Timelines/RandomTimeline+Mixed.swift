import LinearConstraints
import SolverWorkloads
import Statistics

extension RandomTimeline {
  /// Screens that are pushed, replaced and popped while what stays is changed in the same batch.
  mutating func playMixedBatches() {
    let axes = generator.pick([1, 2, 2])
    buildRoot(axes: axes)
    let requiredPercent = generator.pick([5, 15, 30])
    for view in 0..<1 + generator.number(below: 4) {
      buildView("k\(view)", axes: axes, group: 0, requiredPercent: requiredPercent)
    }
    var page = 0
    if chance(50) {
      page += 1
      buildPage(page, axes: axes, requiredPercent: requiredPercent)
    }
    solve("build")
    for _ in 0..<3 + generator.number(below: 5) {
      let didReplace = chance(70)
      // What stays changes before, between and after what comes and goes.
      changeSome(requiredPercent)
      if didReplace {
        if chance(75) { takeDownPage(page) }
        if chance(60) { changeSome(requiredPercent) }
        page += 1
        buildPage(page, axes: axes, requiredPercent: requiredPercent)
      } else if chance(50) {
        addRowsAgain()
      }
      changeSome(requiredPercent)
      solve(didReplace ? "push" : "change")
    }
  }

  private mutating func changeSome(_ requiredPercent: Int) {
    for _ in 0..<generator.pick([0, 1, 1, 2, 3]) { change(requiredPercent: requiredPercent) }
  }

  private mutating func buildPage(_ page: Int, axes: Int, requiredPercent: Int) {
    for view in 0..<1 + generator.number(below: 6) {
      buildView("p\(page)v\(view)", axes: axes, group: page, requiredPercent: requiredPercent)
    }
  }

  /// Removes the rows of a page and every other row on its unknowns, then the unknowns.
  private mutating func takeDownPage(_ page: Int) {
    let leaving = Set(unknowns.filter { $0.group == page && page > 0 }.map(\.variable))
    for index in rows.indices.reversed()
    where rows[index].terms.contains(where: { leaving.contains($0.variable) }) {
      removeRow(at: index)
    }
    for index in unknowns.indices.reversed() where leaving.contains(unknowns[index].variable) {
      discardUnknown(at: index)
    }
  }

  /// Removes most rows and adds equal ones, as a layout does that is activated anew.
  private mutating func addRowsAgain() {
    for index in rows.indices.reversed() where chance(80) {
      let row = rows[index]
      guard let shape = shape(of: row) else { continue }
      removeRow(at: index)
      add(
        shape.relation, row.terms.map { ($0.coefficient, $0.variable) }, row.constant,
        at: row.priority, group: row.group)
    }
  }

  /// The shape that a row was declared with.
  private func shape(of row: Row) -> ConstraintShape? {
    for case .add(row.id, _, let shape) in trace.operations { return shape }
    return nil
  }
}
