import LinearConstraints

extension Tableau {
  /// Adds the errors of an optional constraint to the objective, or with -1 takes them out.
  mutating func addErrorsToObjective(of marker: ConstraintMarker, sign: Double) {
    let level = levelIndex(marker.priority.value)
    if marker.relation == .equal {
      addCost(of: marker.marker, sign * marker.weight, level: level)
    }
    addCost(of: marker.other, sign * marker.weight, level: level)
    levels[level].useCount += sign > 0 ? 1 : -1
    if levels[level].useCount == 0 { levels.remove(at: level) }
  }

  private mutating func addCost(of symbol: Symbol, _ cost: Double, level: Int) {
    let row = Int(rowOf[Int(symbol.index)])
    if row >= 0 {
      levels[level].reducedCosts.add(Number(cost), times: rows[row], scratch: &scratch)
      changedCells += rows[row].count
    } else {
      _ = levels[level].reducedCosts.add(Number(cost), to: symbol)
    }
  }

  /// The place of a priority among the levels, made where there is none.
  private mutating func levelIndex(_ priority: Double) -> Int {
    let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if index == levels.count || levels[index].priority != priority {
      levels.insert(ObjectiveLevel(priority: priority), at: index)
    }
    return index
  }

  /// Whether the reduced costs of a nonbasic symbol are zero at the first `count` levels.
  func isFree(_ symbol: Symbol, above count: Int) -> Bool {
    for level in 0..<count {
      let cost = levels[level].reducedCosts.coefficient(of: symbol)
      if cost.isCost { return false }
    }
    return true
  }

  /// Compares two vectors of reduced costs, each divided by a positive number.
  ///
  /// - Returns: a negative number when the first vector is the lesser, 0 when they are equal.
  func compareReducedCosts(
    _ left: Symbol, dividedBy leftDivisor: Number, _ right: Symbol, dividedBy rightDivisor: Number
  ) -> Double {
    for level in levels.indices {
      let difference =
        reducedCost(left, level) / leftDivisor - reducedCost(right, level) / rightDivisor
      if difference.isCost { return difference.value }
    }
    return 0
  }

  /// A reduced cost without its rounding errors, which must not be negative at an optimum.
  private func reducedCost(_ symbol: Symbol, _ level: Int) -> Number {
    let cost = levels[level].reducedCosts.coefficient(of: symbol)
    return cost.isCost && cost.value > 0 ? cost : .zero
  }
}
