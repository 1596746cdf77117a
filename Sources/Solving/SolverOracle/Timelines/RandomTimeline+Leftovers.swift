import LinearConstraints
import SolverWorkloads
import Statistics

extension RandomTimeline {
  /// Unknowns that lose their rows, names that come again, edits, contradictions that come and go.
  mutating func playLeftovers() {
    let axes = generator.pick([1, 1, 2])
    buildRoot(axes: axes)
    let requiredPercent = generator.pick([15, 35])
    for view in 0..<2 + generator.number(below: 6) {
      buildView("v\(view)", axes: axes, group: 0, requiredPercent: requiredPercent)
    }
    solve("build")
    var contradictions: [TraceConstraint] = []
    for _ in 0..<4 + generator.number(below: 10) {
      for _ in 0..<generator.pick([1, 1, 2, 3]) {
        switch generator.number(below: 8) {
        case 0, 1: strip()
        case 2: discardAndDeclareAgain()
        case 3: contradict(&contradictions)
        case 4: settle(&contradictions)
        case 5: mergeLooseUnknowns()
        default: change(requiredPercent: requiredPercent)
        }
      }
      solve("edit")
    }
  }

  /// Removes every row of one unknown.
  private mutating func strip() {
    guard !unknowns.isEmpty else { return }
    let variable = generator.pick(unknowns).variable
    for index in rows.indices.reversed()
    where rows[index].terms.contains(where: { $0.variable == variable }) {
      removeRow(at: index)
    }
  }

  /// Discards an unknown that no row mentions, and mostly declares its name again.
  private mutating func discardAndDeclareAgain() {
    let loose = unknowns.indices.filter { unknowns[$0].useCount == 0 }
    guard !loose.isEmpty else { return strip() }
    let index = generator.pick(loose)
    let name = unknowns[index].name
    discardUnknown(at: index)
    guard chance(75) else { return }
    let variable = declare(name)
    if chance(70) {
      add(
        relation(), [(ratio(), variable), (-1, generator.pick(unknowns).variable)],
        generator.pick(Self.constants), at: optionalPriority())
    }
  }

  /// Adds a required row that contradicts one that stands, perhaps with a break rank.
  private mutating func contradict(_ contradictions: inout [TraceConstraint]) {
    let equalities = rows.filter { $0.priority.isRequired }
    guard !equalities.isEmpty else { return }
    let row = generator.pick(equalities)
    add(
      .equal, row.terms.map { ($0.coefficient, $0.variable) },
      row.constant + generator.pick([1, -20, 300]), at: .required)
    if let added = rows.last {
      contradictions.append(added.id)
      if chance(40) { trace.append(.setBreakRank(added.id, generator.pick([-2, 1, 3]))) }
    }
  }

  /// Ends one of the contradictions that were added: the row goes, or becomes optional.
  private mutating func settle(_ contradictions: inout [TraceConstraint]) {
    contradictions.removeAll { id in !rows.contains { $0.id == id } }
    guard !contradictions.isEmpty else { return }
    let id = contradictions.remove(at: generator.number(below: contradictions.count))
    guard let index = rows.firstIndex(where: { $0.id == id }) else { return }
    if chance(70) {
      removeRow(at: index)
    } else {
      setPriority(optionalPriority(), ofRowAt: index)
    }
  }

  /// Ties two unknowns that few rows mention: parts of the system merge, often in the batch in
  /// which others fall apart.
  private mutating func mergeLooseUnknowns() {
    let loose = unknowns.filter { $0.useCount < 2 }
    guard loose.count > 1 else { return }
    add(
      relation(), [(1, generator.pick(loose).variable), (-1, generator.pick(loose).variable)],
      generator.pick(Self.constants), at: optionalPriority())
  }
}
