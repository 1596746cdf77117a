import LinearConstraints

/// The breakpoints along a direction, nearest first; among equals the steepest, then the oldest.
struct BreakpointHeap: ~Copyable {
  struct Breakpoint: HeapElement {
    var step: Double
    var steepness: Double
    /// The place of the row among the touched ones.
    var place: Int32
    var row: RowIndex

    @inline(__always)
    func precedes(_ other: Breakpoint) -> Bool {
      if step != other.step { return step < other.step }
      if steepness != other.steepness { return steepness > other.steepness }
      return row < other.row
    }
  }

  private(set) var heap = FlatArray<Breakpoint>()

  mutating func removeAll() {
    heap.removeAll()
  }

  /// Adds a breakpoint without regard to order; ``order()`` comes after the last.
  mutating func append(_ breakpoint: Breakpoint) {
    heap.append(breakpoint)
  }

  mutating func order() { heap.makeHeap() }

  mutating func pop() -> Breakpoint? { heap.popHeap() }
}

extension ActiveSetCore {
  /// Collects the breakpoints that ``touched`` rows have along the direction.
  mutating func collectBreakpoints() {
    breakpoints.removeAll()
    for place in 0..<touched.count where touched[place].isSignificant {
      let rate = touched[place].rate
      let row = touched[place].row
      let side = Double(matrix.rows[row].side)
      guard side * rate < 0 else { continue }
      breakpoints.append(
        BreakpointHeap.Breakpoint(
          step: max(0, -matrix.rows[row].residual / rate), steepness: abs(rate),
          place: Int32(place), row: row))
    }
    breakpoints.order()
  }

  /// Whether the first level that has a slope slopes down.
  mutating func descends() -> Bool {
    for rank in 0..<directionalSlope.count where directionalSlope[rank].isSignificant {
      return directionalSlope[rank].value < 0
    }
    return false
  }

  /// Walks the breakpoints until the objective stops falling (the long-step rule).
  ///
  /// Rows passed on the way change sides. `directionalSlope` is that before the returned row.
  mutating func ratioTest(shortStep: Bool) -> BreakpointHeap.Breakpoint? {
    if shortStep { return shortRatioTest() }
    while let breakpoint = breakpoints.pop() {
      let row = matrix.rows[breakpoint.row]
      let rank = Int(levels.slots[row.level].rank)
      let before = directionalSlope[rank]
      let rise = breakpoint.steepness * (row.upperSlope - row.lowerSlope)
      directionalSlope[rank].add(rise, size: rise)
      if !descends() {
        directionalSlope[rank] = before
        return steadier(than: breakpoint)
      }
      flip(breakpoint.row)
    }
    return nil
  }

  /// A breakpoint as near but for rounding whose row makes a better pivot, or the given one.
  ///
  /// The second pass of Harris' ratio test (Mathematical Programming 5, 1973): a row passed on the
  /// way is violated by less than its tolerance.
  private mutating func steadier(
    than breakpoint: BreakpointHeap.Breakpoint
  ) -> BreakpointHeap.Breakpoint {
    if breakpoint.steepness > NumericalTolerances.steady * largestRate { return breakpoint }
    passed.removeAll()
    passed.append(breakpoint)
    var best = 0
    var limit = Double.infinity
    while true {
      let last = passed[passed.count - 1]
      let reach = matrix.rows[last.row].primalTolerance(primalZero) / last.steepness
      limit = min(limit, last.step + reach)
      guard let next = breakpoints.pop(), next.step <= limit else { break }
      passed.append(next)
      if next.steepness > 10 * passed[best].steepness { best = passed.count - 1 }
    }
    for place in 0..<best { flip(passed[place].row) }
    return passed[best]
  }

  /// Stops at the first breakpoint, by the smallest row among equals: Bland's rule.
  private mutating func shortRatioTest() -> BreakpointHeap.Breakpoint? {
    guard var best = breakpoints.pop() else { return nil }
    let step = best.step
    while let next = breakpoints.pop(), next.step == step {
      if next.row < best.row { best = next }
    }
    return best
  }

  /// Puts a row on the other side of its breakpoint.
  @inline(__always)
  mutating func flip(_ row: RowIndex) {
    let line = matrix.rows[row]
    matrix.rows[row].side = -line.side
    // From one slope to the other: that of an inequality is 0 on the side where it holds.
    let (from, to) =
      line.side > 0 ? (line.upperSlope, line.lowerSlope) : (line.lowerSlope, line.upperSlope)
    noteSlopeChange(to - from, row: row)
    work.flips += 1
  }
}
