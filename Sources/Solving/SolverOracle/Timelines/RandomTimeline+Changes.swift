import LinearConstraints
import SolverWorkloads
import Statistics

// Single changes, as any batch of any kind mixes them.
extension RandomTimeline {
  /// One random change of what stands.
  mutating func change(requiredPercent: Int) {
    switch generator.number(below: 16) {
    case 0...3: moveEdit()
    case 4...6: changeConstant()
    case 7: changePriority(requiredPercent: requiredPercent)
    case 8: changeCoefficient()
    case 9: beginOrEndEdit()
    case 10: if !rows.isEmpty { removeRow(at: generator.number(below: rows.count)) }
    case 11: changeBreakRank()
    case 12: replaceEdit()
    default:
      guard views.count > 1 else { return addLooseRow(requiredPercent: requiredPercent) }
      let view = 1 + generator.number(below: views.count - 1)
      relate(
        view, generator.number(below: views[view].view.count), requiredPercent: requiredPercent)
    }
  }

  mutating func moveEdit() {
    let edited = unknowns.indices.filter { unknowns[$0].isEdited }
    guard !edited.isEmpty else { return changeConstant() }
    let unknown = unknowns[generator.pick(edited)]
    trace.append(.suggest(unknown.variable, length()))
  }

  mutating func changeConstant() {
    guard !rows.isEmpty else { return }
    let index = generator.number(below: rows.count)
    let isLength = rows[index].terms.count == 1 && rows[index].constant.magnitude > 200
    setConstant(isLength ? -length() : generator.pick(Self.constants), ofRowAt: index)
  }

  mutating func changePriority(requiredPercent: Int) {
    guard !rows.isEmpty else { return }
    let priority = priority(requiredPercent: requiredPercent)
    setPriority(priority, ofRowAt: generator.number(below: rows.count))
  }

  mutating func changeCoefficient() {
    guard !rows.isEmpty else { return }
    let index = generator.number(below: rows.count)
    let term = generator.number(below: rows[index].terms.count)
    let sign: Double = rows[index].terms[term].coefficient < 0 ? -1 : 1
    setCoefficient(sign * ratio(), ofTerm: term, inRowAt: index)
  }

  mutating func changeBreakRank() {
    let required = rows.indices.filter { rows[$0].priority.isRequired }
    guard !required.isEmpty else { return }
    let rank = Int8(generator.pick([-1, 0, 1, 2, 127]))
    trace.append(.setBreakRank(rows[generator.pick(required)].id, rank))
  }

  mutating func beginOrEndEdit() {
    guard !unknowns.isEmpty else { return }
    let index = generator.number(below: unknowns.count)
    if unknowns[index].isEdited { return endEditing(unknownAt: index) }
    // Without a target an edit holds the value of the last solve.
    let target = chance(kind == .leftovers ? 60 : 90) ? length() : nil
    beginEditing(unknownAt: index, at: optionalPriority(), target: target)
  }

  /// Ends an edit and begins it again at another priority, in one batch.
  mutating func replaceEdit() {
    let edited = unknowns.indices.filter { unknowns[$0].isEdited }
    guard !edited.isEmpty else { return beginOrEndEdit() }
    let index = generator.pick(edited)
    endEditing(unknownAt: index)
    beginEditing(unknownAt: index, at: optionalPriority(), target: chance(70) ? length() : nil)
  }

  /// A row over one to three unknowns at random.
  mutating func addLooseRow(requiredPercent: Int) {
    guard !unknowns.isEmpty else { return }
    var summands: [Summand] = []
    for _ in 0..<generator.pick([1, 2, 2, 3]) {
      let sign: Double = chance(50) ? 1 : -1
      summands.append((sign * ratio(), generator.pick(unknowns).variable))
    }
    add(
      relation(), summands, generator.pick(Self.constants),
      at: priority(requiredPercent: requiredPercent))
  }

  /// A length as windows and rows have it.
  mutating func length() -> Double {
    generator.pick([375, 390, 414, 812, 844, 320, 1_024, 44, 100, 0, 250.5, 66.67])
      + Double(generator.number(below: 4)) * 10
  }
}
