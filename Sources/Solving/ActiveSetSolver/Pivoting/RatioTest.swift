import FlatStorage

/// The ratio test: how far to go along a direction, and which row enters the basis there.
///
/// The objective falls until its slope, which rises at each breakpoint of a row, is no longer
/// negative: the long-step rule. Rows that are passed on the way change sides.
struct RatioTest: ~Copyable {
  /// Where a row's residual becomes zero.
  struct Breakpoint: HeapElement {
    var step: Double
    var steepness: Double
    /// The index of the row among those of the direction.
    var index: Int32
    var row: RowIndex

    /// Nearest first; among equals the steepest, then the oldest.
    @inline(__always)
    func precedes(_ other: Breakpoint) -> Bool {
      if step != other.step { return step < other.step }
      if steepness != other.steepness { return steepness > other.steepness }
      return row < other.row
    }
  }

  private var heap = FlatArray<Breakpoint>()
  /// Breakpoints looked at in search of a steadier one.
  private var near = FlatArray<Breakpoint>()
  /// The rows passed before the one that enters, in order; the caller puts them on the other side.
  private(set) var passed = FlatArray<RowIndex>()

  /// Walks the breakpoints along a direction until the objective stops falling.
  ///
  /// - Parameters:
  ///   - direction: the direction; the rows it touches.
  ///   - slope: the slope of the objective along it, which is negative; then that before the row.
  ///   - shortStep: whether to stop at the first breakpoint, and by Bland's rule among equals.
  ///   - primalZero: the residual within which a row's side is not decided.
  ///   - problem: the problem.
  /// - Returns: the breakpoint of the row that enters; nil when nothing falls but by rounding.
  mutating func run(
    along direction: inout Direction, falling slope: inout DirectionalSlope, shortStep: Bool,
    primalZero: Double, in problem: inout Problem
  ) -> Breakpoint? {
    collect(along: &direction, in: &problem)
    if shortStep {
      passed.removeAll()
      return firstByIndex()
    }
    if let found = walk(down: &slope, in: &problem) {
      return steadier(than: found, along: &direction, primalZero: primalZero, in: &problem)
    }
    // No sum of violations falls for ever: what is left of a slope beyond all breakpoints is rounding.
    slope.endAtZero()
    collect(along: &direction, in: &problem)
    for index in 0..<heap.count {
      slope.retract(
        problem.rows[heap[index].row], steepness: heap[index].steepness, problem.levels)
    }
    guard slope.descends, let found = walk(down: &slope, in: &problem) else {
      passed.removeAll()
      return nil
    }
    return steadier(than: found, along: &direction, primalZero: primalZero, in: &problem)
  }

  /// The breakpoint at which the objective stops falling; nil when it falls beyond all of them.
  @inline(__always)
  private mutating func walk(
    down slope: inout DirectionalSlope, in problem: inout Problem
  ) -> Breakpoint? {
    passed.removeAll()
    while let breakpoint = heap.popHeap() {
      guard
        slope.pass(
          problem.rows[breakpoint.row], steepness: breakpoint.steepness, problem.levels)
      else { return breakpoint }
      passed.append(breakpoint.row)
    }
    return nil
  }

  /// Collects the breakpoints that lie ahead.
  @inline(__always)
  private mutating func collect(
    along direction: inout Direction, in problem: inout Problem
  ) {
    heap.removeAll()
    for index in 0..<direction.rows.count {
      let touched = direction.rows[index]
      if !touched.isSignificant { continue }
      let row = problem.rows[touched.row]
      guard Double(row.side) * touched.rate < 0 else { continue }
      heap.append(
        Breakpoint(
          step: max(0, -row.residual / touched.rate), steepness: abs(touched.rate),
          index: Int32(index), row: touched.row))
    }
    heap.makeHeap()
  }

  /// A breakpoint as near but for rounding whose row makes a better pivot, or the given one.
  ///
  /// The second pass of Harris' ratio test (Mathematical Programming 5, 1973): a row passed on the
  /// way is violated by less than its tolerance. Where that is nothing that numbers can tell from zero
  /// the row stays on its side: on the other one it would pull back, and exchanges go round for ever.
  private mutating func steadier(
    than breakpoint: Breakpoint, along direction: inout Direction, primalZero: Double,
    in problem: inout Problem
  ) -> Breakpoint {
    if breakpoint.steepness > NumericalTolerances.steady * direction.largestRate {
      return breakpoint
    }
    near.removeAll()
    near.append(breakpoint)
    var best = 0
    var limit = Double.infinity
    while true {
      let last = near[near.count - 1]
      let reach = problem.rows[last.row].primalTolerance(primalZero) / last.steepness
      limit = min(limit, last.step + reach)
      guard let next = heap.popHeap(), next.step <= limit else { break }
      near.append(next)
      if next.steepness > NumericalTolerances.steadier * near[best].steepness {
        best = near.count - 1
      }
    }
    for index in 0..<best {
      let distance = near[best].step - near[index].step
      if distance * near[index].steepness > NumericalTolerances.sharpPrimal {
        passed.append(near[index].row)
      }
    }
    return near[best]
  }

  /// The first breakpoint, by the smallest row among equals: Bland's rule.
  private mutating func firstByIndex() -> Breakpoint? {
    guard var best = heap.popHeap() else { return nil }
    let step = best.step
    while let next = heap.popHeap(), next.step == step {
      if next.row < best.row { best = next }
    }
    return best
  }
}
