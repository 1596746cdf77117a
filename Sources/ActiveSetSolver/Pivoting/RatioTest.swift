import LinearConstraints

/// The breakpoints along a direction, nearest first; among equals the steepest, then the oldest.
struct BreakpointHeap: ~Copyable {
  struct Breakpoint: BitwiseCopyable {
    var step: Double
    var steepness: Double
    /// The place of the row among the touched ones.
    var place: Int32
    var row: Int32

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

  mutating func order() {
    var place = heap.count / 2
    while place > 0 {
      place -= 1
      siftDown(place)
    }
  }

  mutating func pop() -> Breakpoint? {
    guard heap.count > 0 else { return nil }
    let first = heap[0]
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    siftDown(0)
    return first
  }

  private mutating func siftDown(_ start: Int) {
    var place = start
    while true {
      var child = 2 * place + 1
      guard child < heap.count else { return }
      if child + 1 < heap.count, heap[child + 1].precedes(heap[child]) { child += 1 }
      if !heap[child].precedes(heap[place]) { return }
      heap.swapAt(child, place)
      place = child
    }
  }
}

extension ActiveSetCore {
  /// Collects the breakpoints that ``touched`` rows have along the direction.
  mutating func collectBreakpoints() {
    breakpoints.removeAll()
    for place in 0..<touched.count {
      let rate = touched[place].rate
      if abs(rate) < NumericalTolerances.pivot { continue }
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
    for rank in 0..<directionalSlope.count {
      let slope = directionalSlope[rank]
      let tolerance = levels.slots[levels.byRank[rank]].tolerance
      if slope < -tolerance { return true }
      if slope > tolerance { return false }
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
      directionalSlope[rank] += breakpoint.steepness * (row.upperSlope - row.lowerSlope)
      if !descends() {
        directionalSlope[rank] = before
        return breakpoint
      }
      flip(breakpoint.row)
    }
    return nil
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
  mutating func flip(_ row: Int32) {
    let before = matrix.rows[row].slope
    matrix.rows[row].side = -matrix.rows[row].side
    noteSlopeChange(matrix.rows[row].slope - before, row: row)
    work.flips += 1
  }
}
