import FlatStorage

/// The slope of the objective along a direction: a sum with its magnitude for each level, by rank.
struct DirectionalSlope: ~Copyable {
  private var sums = FlatArray<SizedSum>()

  /// How many levels there are.
  var count: Int { sums.count }

  subscript(rank: Int) -> SizedSum {
    @inline(__always) get { sums[rank] }
  }

  /// Begins with a slope of zero.
  private mutating func begin(_ levels: borrowing PriorityLevels) {
    sums.removeAll()
    sums.extend(to: levels.count, with: SizedSum())
  }

  /// Whether the first level that has a slope slopes down.
  var descends: Bool {
    for rank in 0..<sums.count where sums[rank].isSignificant { return sums[rank].value < 0 }
    return false
  }

  /// Adds the slope of the leaving row, on the side where it comes to lie.
  @inline(__always)
  private mutating func addLeaving(
    _ position: UnknownIndex, direction sign: Int8, in problem: borrowing Problem
  ) {
    let slope = problem.slope(ofRow: problem.unknowns[position].pivotRow, side: sign)
    sums[problem.levels.slots[slope.level].rank].add(
      Double(sign) * slope.value, size: abs(slope.value))
  }

  /// Adds what the slope rises by beyond the breakpoint of a row, unless that ends the descent.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - steepness: the magnitude of the rate of its residual.
  ///   - levels: the levels.
  /// - Returns: whether the objective still falls beyond it.
  @inline(__always)
  mutating func pass(_ row: Row, steepness: Double, _ levels: borrowing PriorityLevels) -> Bool {
    if row.representsPair {
      return pass(row.lowerSlope, row.upperSlope, steepness: steepness, levels)
    }
    let rise = steepness * row.rise
    let rank = Int(levels.slots[row.level].rank)
    let before = sums[rank]
    sums[rank].add(rise, size: rise)
    if descends { return true }
    sums[rank] = before
    return false
  }

  /// The same for a pair: what pulls back ahead is of another level than what pulled before.
  private mutating func pass(
    _ lower: LevelSlope, _ upper: LevelSlope, steepness: Double, _ levels: borrowing PriorityLevels
  ) -> Bool {
    let (first, second) = (
      Int(levels.slots[lower.level].rank), Int(levels.slots[upper.level].rank)
    )
    let before = (sums[first], sums[second])
    sums[first].add(-steepness * lower.value, size: -steepness * lower.value)
    sums[second].add(steepness * upper.value, size: steepness * upper.value)
    if descends { return true }
    (sums[first], sums[second]) = before
    return false
  }

  /// Takes for rounding by what the objective falls beyond all breakpoints.
  mutating func endAtZero() {
    for rank in 0..<sums.count where sums[rank].value < 0 { sums[rank].value = 0 }
  }

  /// Takes back what the slope rises by beyond the breakpoint of a row.
  mutating func retract(_ row: Row, steepness: Double, _ levels: borrowing PriorityLevels) {
    let (lower, upper) = (row.lowerSlope, row.upperSlope)
    let (first, second) = (
      Int(levels.slots[lower.level].rank), Int(levels.slots[upper.level].rank)
    )
    if first == second {
      sums[first].value -= steepness * (upper.value - lower.value)
    } else {
      sums[first].value += steepness * lower.value
      sums[second].value -= steepness * upper.value
    }
  }

  // MARK: Two ways to it

  /// Whether the stored multipliers leave no doubt that the objective falls from a position; then this
  /// is the slope.
  ///
  /// They do not where they are near their range beside what was added into them.
  mutating func descendsClearly(
    from position: UnknownIndex, direction sign: Int8, by pricing: inout Pricing,
    in problem: inout Problem
  ) -> Bool {
    if pricing.isInDoubt { return false }
    begin(problem.levels)
    var node = pricing.multipliers.first(of: position)
    while node >= 0 {
      let entry = pricing.multipliers[node]
      sums[problem.levels.slots[entry.level].rank].add(
        -Double(sign) * entry.value, size: entry.size)
      node = entry.next
    }
    addLeaving(position, direction: sign, in: problem)
    for rank in 0..<sums.count where sums[rank].value != 0 {
      return sums[rank].value < -NumericalTolerances.clear * sums[rank].size
    }
    return false
  }

  /// Whether the objective falls along the direction from a position; then this is the slope.
  ///
  /// The slope is summed up anew from the rows that the direction touches: exact but for rounding,
  /// where the stored multipliers are sums of many updates, which it replaces. A candidate that does
  /// not descend then was a phantom. (Updated against computed reduced cost of the entering variable;
  /// Maros, Computational Techniques of the Simplex Method, 2003.)
  mutating func descends(
    from position: UnknownIndex, direction sign: Int8, along direction: inout Direction,
    replacing pricing: inout Pricing, in problem: inout Problem
  ) -> Bool {
    sum(along: &direction, in: problem)
    let status = pricing.replaceMultipliers(
      of: position, by: self, direction: sign, in: &problem)
    guard status.violation == sign else { return false }
    addLeaving(position, direction: sign, in: problem)
    return descends
  }

  /// Whether the objective falls along the direction from a position, by the rows that it touches alone;
  /// then this is the slope.
  mutating func descends(
    from position: UnknownIndex, direction sign: Int8, along direction: inout Direction,
    in problem: inout Problem
  ) -> Bool {
    sum(along: &direction, in: problem)
    addLeaving(position, direction: sign, in: problem)
    return descends
  }

  /// Sums up the slopes of the rows that a direction touches.
  @inline(__always)
  private mutating func sum(
    along direction: inout Direction, in problem: borrowing Problem
  ) {
    begin(problem.levels)
    for index in 0..<direction.rows.count {
      let touched = direction.rows[index]
      let slope = problem.rows[touched.row].slope
      if slope.value == 0 { continue }
      sums[problem.levels.slots[slope.level].rank].add(
        slope.value * touched.rate, size: abs(slope.value) * Double(touched.size))
    }
  }
}
