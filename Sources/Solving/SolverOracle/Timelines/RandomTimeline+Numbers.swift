import LinearConstraints
import SolverWorkloads
import Statistics

// The kinds that are about numbers.
extension RandomTimeline {
  /// Chains, stacks and shared widths with awkward ratios, and many small edits.
  mutating func playAwkwardEdits() {
    let axes = generator.pick([1, 1, 2])
    // Mostly small; one in ten is as large as a screen.
    let count: Int =
      switch generator.number(below: 10) {
      case 0: 30 + generator.number(below: 90 / axes)
      case 1...3: 10 + generator.number(below: 20)
      default: 2 + generator.number(below: 9)
      }
    buildRoot(axes: axes)
    let requiredPercent = generator.pick([5, 10, 25])
    for view in 0..<count {
      buildView("v\(view)", axes: axes, group: 0, requiredPercent: requiredPercent)
      let index = views.count - 1
      for axis in 0..<axes {
        let (own, before) = (views[index].view[axis], views[index - 1].view[axis])
        // The same tie twice, once rounded: nearly parallel rows.
        if chance(50) { tie(own.length, before.length) }
        if chance(25) { tie(own.length, views[0].view[axis].length) }
        if chance(40) {
          add(
            .equal, [(1, own.origin), (-1, before.origin), (-1, before.length)],
            generator.pick(Self.constants), at: priority(requiredPercent: 40))
        }
      }
    }
    solve("build")
    let editCount =
      chance(4) ? 100 + generator.number(below: 200) : 4 + generator.number(below: 24)
    for _ in 0..<(count > 30 ? min(editCount, 20) : editCount) {
      for _ in 0..<generator.pick([1, 1, 1, 2, 4]) { change(requiredPercent: requiredPercent) }
      solve("edit")
    }
  }

  private mutating func tie(_ length: TraceVariable, _ other: TraceVariable) {
    guard length != other else { return }
    let pairs = [
      (4.0 / 3, 1.333333), (2.0 / 3, 0.666667), (16.0 / 9, 1.777778), (1.0 / 3, 0.333333),
    ]
    let (exact, rounded) = generator.pick(pairs)
    let constant = generator.pick([0, 0, 0, 8, 20.0])
    let ratios = chance(50) ? [exact, rounded] : [generator.pick(Self.awkwardRatios)]
    for ratio in ratios {
      add(
        relation(), [(1, length), (-ratio, other)], constant, at: priority(requiredPercent: 20))
    }
  }

  /// Numbers that leave for far away and come back.
  mutating func playExcursions() {
    let axes = generator.pick([1, 1, 2])
    buildRoot(axes: axes)
    let requiredPercent = generator.pick([10, 20, 30])
    for view in 0..<2 + generator.number(below: 9) {
      buildView("v\(view)", axes: axes, group: 0, requiredPercent: requiredPercent)
    }
    solve("build")
    for _ in 0..<1 + generator.number(below: 3) {
      leaveAndReturn()
      for _ in 0..<generator.pick([0, 1, 1, 2]) {
        change(requiredPercent: requiredPercent)
        solve("edit")
      }
    }
  }

  /// Sends some constants and targets away and back, in one or several solves each.
  private mutating func leaveAndReturn() {
    var homes: [(index: Int, constant: Double)] = []
    var edits: [TraceVariable] = []
    for _ in 0..<generator.pick([1, 1, 2, 3]) {
      let far = farNumber()
      let edited = unknowns.filter(\.isEdited).map(\.variable)
      if !edited.isEmpty, chance(60) {
        let variable = generator.pick(edited)
        edits.append(variable)
        trace.append(.suggest(variable, far))
      } else if !rows.isEmpty {
        let index = generator.number(below: rows.count)
        homes.append((index, rows[index].constant))
        trace.append(.setConstant(rows[index].id, far))
      }
      if chance(40) { solve("away") }
    }
    solve("away")
    for home in homes.reversed() {
      trace.append(.setConstant(rows[home.index].id, home.constant))
      if chance(30) { solve("away") }
    }
    for variable in edits {
      trace.append(.suggest(variable, length()))
      if chance(30) { solve("away") }
    }
    solve("back")
  }

  private mutating func farNumber() -> Double {
    var number: Double = chance(50) ? 1 : -1
    for _ in 0..<8 + generator.number(below: 9) { number *= 10 }
    return number * Double(1 + generator.number(below: 9)) / 10
  }

  /// Sparse rows without a pattern, over numbers of wildly different sizes.
  mutating func playWildScales() {
    for unknown in 0..<2 + generator.number(below: 7) { _ = declare("x\(unknown)") }
    for index in unknowns.indices where chance(50) {
      let sign: Relation = chance(90) ? .greaterThanOrEqual : .lessThanOrEqual
      add(sign, [(1, unknowns[index].variable)], 0, at: .required)
    }
    let requiredPercent = generator.pick([10, 20])
    for _ in 0..<unknowns.count + generator.number(below: 2 * unknowns.count) {
      addScaledRow(requiredPercent)
    }
    solve("build")
    for _ in 0..<1 + generator.number(below: 6) {
      for _ in 0..<1 + generator.number(below: 4) { changeScaled(requiredPercent) }
      solve("edit")
    }
  }

  private mutating func changeScaled(_ requiredPercent: Int) {
    guard !rows.isEmpty else { return addScaledRow(requiredPercent) }
    let index = generator.number(below: rows.count)
    switch generator.number(below: 8) {
    case 0...2: setConstant(-number(from: -3, to: 7), ofRowAt: index)
    case 3:
      let term = generator.number(below: rows[index].terms.count)
      setCoefficient(number(from: -4, to: 4), ofTerm: term, inRowAt: index)
    case 4: setPriority(priority(requiredPercent: requiredPercent), ofRowAt: index)
    case 5: removeRow(at: index)
    case 6:
      let index = generator.number(below: unknowns.count)
      if unknowns[index].isEdited { return endEditing(unknownAt: index) }
      let target = number(from: -3, to: 7)
      beginEditing(unknownAt: index, at: optionalPriority(), target: target)
    default: addScaledRow(requiredPercent)
    }
  }

  private mutating func addScaledRow(_ requiredPercent: Int) {
    var summands: [Summand] = []
    for _ in 0..<generator.pick([1, 2, 2, 2, 3]) {
      summands.append((number(from: -4, to: 4), generator.pick(unknowns).variable))
    }
    let constant = chance(30) ? 0 : number(from: -3, to: 7)
    add(relation(), summands, -constant, at: priority(requiredPercent: requiredPercent))
  }

  /// A number of three digits whose magnitude is anything between two powers of ten.
  private mutating func number(from low: Int, to high: Int) -> Double {
    let digits = Double(100 + generator.number(below: 900)) * (chance(60) ? 1 : -1)
    let exponent = low + generator.number(below: high - low) - 2
    // Divided, not multiplied by a fraction: three digits stay three digits when written.
    var scale = 1.0
    for _ in 0..<abs(exponent) { scale *= 10 }
    return exponent < 0 ? digits / scale : digits * scale
  }
}
