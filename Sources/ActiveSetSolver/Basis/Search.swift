import LinearConstraints

/// The state of a depth-first search over the graph of the basis.
///
/// A node is an unknown, or a whole block (written as its complement). An unknown was visited by
/// the running search when its mark is at least `base`; marks count visits, so that none has to
/// be cleared.
struct Search: ~Copyable {
  struct Frame: BitwiseCopyable {
    var node: Int32
    var member: Int32
    var cursor: Int32
  }

  var stack = FlatArray<Frame>()
  /// The nodes in the order in which the search left them: dependents first.
  var finished = FlatArray<Int32>()
  var base: Int32 = 0
  var next: Int32 = 0

  mutating func release() {
    stack.release()
    finished.release()
  }
}

extension ActiveSetCore {
  /// Begins a search that has visited nothing.
  mutating func beginSearch() {
    if search.next > Int32.max / 2 {
      for unknown in 0..<matrix.unknowns.count { matrix.unknowns[unknown].mark = -1 }
      search.next = 0
    }
    search.base = search.next
    search.stack.removeAll()
    search.finished.removeAll()
  }

  @inline(__always)
  func isVisited(_ unknown: Int32) -> Bool {
    matrix.unknowns[unknown].mark >= search.base
  }

  @inline(__always)
  mutating func visit(_ unknown: Int32) {
    matrix.unknowns[unknown].mark = search.next
    search.next += 1
  }

  /// Visits an unknown, with all of its block, and puts it on the stack.
  mutating func enter(_ unknown: Int32) {
    let block = matrix.unknowns[unknown].block
    if block < 0 {
      visit(unknown)
      search.stack.append(Search.Frame(node: unknown, member: 0, cursor: 0))
    } else {
      for index in 0..<blocks[block].stepCount { visit(blocks.member(index, of: block)) }
      search.stack.append(Search.Frame(node: ~block, member: 0, cursor: 0))
    }
  }

  /// Goes on to the next member of a block, or leaves the node for good.
  @inline(__always)
  private mutating func leave(_ frame: Search.Frame, at top: Int) {
    if frame.node < 0, frame.member + 1 < blocks[~frame.node].stepCount {
      search.stack[top].member += 1
      search.stack[top].cursor = 0
    } else {
      search.finished.append(frame.node)
      search.stack.removeLast()
    }
  }

  /// Visits all that depends on an unknown through active rows.
  mutating func visitDependents(of unknown: Int32) {
    if isVisited(unknown) { return }
    enter(unknown)
    outer: while search.stack.count > 0 {
      let top = search.stack.count - 1
      let frame = search.stack[top]
      let current =
        frame.node >= 0 ? frame.node : blocks.member(frame.member, of: ~frame.node)
      let start = matrix.unknowns[current].columnStart
      let count = matrix.unknowns[current].columnCount
      var cursor = frame.cursor
      while cursor < count {
        let pivot = matrix.rows[matrix.columns[start + cursor]].pivot
        cursor += 1
        if pivot >= 0, !isVisited(pivot) {
          search.stack[top].cursor = cursor
          enter(pivot)
          continue outer
        }
      }
      leave(frame, at: top)
    }
  }

  /// Visits all on which an unknown depends through active rows.
  mutating func visitDependencies(of unknown: Int32) {
    if isVisited(unknown) { return }
    enter(unknown)
    outer: while search.stack.count > 0 {
      let top = search.stack.count - 1
      let frame = search.stack[top]
      let current =
        frame.node >= 0 ? frame.node : blocks.member(frame.member, of: ~frame.node)
      let row = matrix.unknowns[current].pivotRow
      if row >= 0 {
        let first = matrix.rows[row].firstCoefficient
        let count = matrix.rows[row].coefficientCount
        var cursor = frame.cursor + 1
        while cursor < count {
          let other = matrix.coefficients[first + cursor].unknown
          if !isVisited(other) {
            search.stack[top].cursor = cursor
            enter(other)
            continue outer
          }
          cursor += 1
        }
      }
      leave(frame, at: top)
    }
  }

  /// Takes what a solve has gathered for an unknown that the search reached.
  ///
  /// What cancelled out but for rounding is nothing. One that has nothing to pass on counts as work
  /// too: it was visited.
  @inline(__always)
  mutating func takeRightSide(at unknown: Int32) -> SizedSum {
    let sum = rightSide[unknown]
    rightSide[unknown] = SizedSum()
    if sum.isSignificant { return sum }
    work.solveNonzeros += 1
    return SizedSum()
  }

  /// The same in a solve that adds up no magnitudes.
  @inline(__always)
  mutating func takeUnsizedRightSide(at unknown: Int32) -> SizedSum {
    let value = rightSide[unknown].value
    if value == 0 {
      work.solveNonzeros += 1
    } else {
      rightSide[unknown].value = 0
    }
    return SizedSum(value: value, size: 0)
  }
}
