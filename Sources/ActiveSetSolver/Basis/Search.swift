import LinearConstraints

/// The state of a depth-first search over the graph of the basis.
///
/// A node is an unknown that stands alone, or a whole block. An unknown was visited by the running
/// search when its mark is at least `base`; marks count visits, so that none has to be cleared.
struct Search: ~Copyable {
  /// An unknown, or a block written as its complement.
  struct Node: BitwiseCopyable {
    private var rawValue: Int32

    @inline(__always)
    init(_ unknown: UnknownIndex) { rawValue = unknown.rawValue }

    @inline(__always)
    init(_ block: BlockIndex) { rawValue = ~block.rawValue }

    /// The unknown, or nil when it is a block.
    @inline(__always)
    var unknown: UnknownIndex? { rawValue >= 0 ? UnknownIndex(rawValue) : nil }

    /// The block; of a node that is one.
    @inline(__always)
    var block: BlockIndex { BlockIndex(~rawValue) }
  }

  struct Frame: BitwiseCopyable {
    var node: Node
    /// Which member of a block is being looked at.
    var member: Int32 = 0
    /// What of its column or row was not looked at yet.
    var place: Int32 = 0
    var end: Int32 = 0
  }

  var stack = FlatArray<Frame>()
  /// The nodes in the order in which the search left them: dependents first.
  var finished = FlatArray<Node>()
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
      for unknown in matrix.unknowns.indices { matrix.unknowns[unknown].mark = -1 }
      search.next = 0
    }
    search.base = search.next
    search.stack.removeAll()
    search.finished.removeAll()
  }

  @inline(__always)
  func isVisited(_ unknown: UnknownIndex) -> Bool {
    matrix.unknowns[unknown].mark >= search.base
  }

  @inline(__always)
  mutating func visit(_ unknown: UnknownIndex) {
    matrix.unknowns[unknown].mark = search.next
    search.next &+= 1
  }

  /// Visits an unknown, with all of its block: the frame from which the search goes on.
  @inline(__always)
  private mutating func enter(_ unknown: UnknownIndex) -> Search.Frame {
    let block = matrix.unknowns[unknown].block
    if !block.isNone { return enter(block: block) }
    visit(unknown)
    return Search.Frame(node: Search.Node(unknown))
  }

  @inline(never)
  private mutating func enter(block: BlockIndex) -> Search.Frame {
    for index in 0..<blocks[block].stepCount { visit(blocks.member(index, of: block)) }
    return Search.Frame(node: Search.Node(block))
  }

  /// Goes on to the next member of a block.
  ///
  /// - Returns: whether there is one; an unknown by itself has none.
  @inline(__always)
  private func advance(_ frame: inout Search.Frame) -> Bool {
    guard frame.node.unknown == nil, frame.member + 1 < blocks[frame.node.block].stepCount else {
      return false
    }
    frame.member += 1
    return true
  }

  /// Leaves a node for good and returns to the one from which it was entered.
  ///
  /// - Returns: whether there was one.
  @inline(__always)
  private mutating func leave(_ frame: inout Search.Frame) -> Bool {
    search.finished.append(frame.node)
    guard let parent = search.stack.popLast() else { return false }
    frame = parent
    return true
  }

  /// The unknown at which a frame stands.
  @inline(__always)
  private func current(_ frame: Search.Frame) -> UnknownIndex {
    frame.node.unknown ?? blocks.member(frame.member, of: frame.node.block)
  }

  /// Lets a frame look at the column of its unknown.
  @inline(__always)
  private func beginColumn(_ frame: inout Search.Frame) {
    let unknown = current(frame)
    frame.place = matrix.unknowns[unknown].columnStart
    frame.end = frame.place &+ matrix.unknowns[unknown].columnCount
  }

  /// Lets a frame look at the row that determines its unknown, behind the pivot, which comes first.
  @inline(__always)
  private func beginRow(_ frame: inout Search.Frame) {
    let row = matrix.unknowns[current(frame)].pivotRow
    if row.isNone {
      frame.end = frame.place
    } else {
      let first = matrix.rows[row].firstCoefficient
      frame.place = first &+ 1
      frame.end = first &+ matrix.rows[row].coefficientCount
    }
  }

  /// Visits all that depends on an unknown through active rows.
  mutating func visitDependents(of unknown: UnknownIndex) {
    if isVisited(unknown) { return }
    var frame = enter(unknown)
    beginColumn(&frame)
    outer: while true {
      while frame.place < frame.end {
        let pivot = matrix.rows[matrix.columns[frame.place]].pivot
        frame.place &+= 1
        if !pivot.isNone, !isVisited(pivot) {
          search.stack.append(frame)
          frame = enter(pivot)
          beginColumn(&frame)
          continue outer
        }
      }
      if advance(&frame) {
        beginColumn(&frame)
      } else if !leave(&frame) {
        return
      }
    }
  }

  /// Visits all on which an unknown depends through active rows.
  mutating func visitDependencies(of unknown: UnknownIndex) {
    if isVisited(unknown) { return }
    var frame = enter(unknown)
    beginRow(&frame)
    outer: while true {
      while frame.place < frame.end {
        let other = matrix.coefficients[frame.place].unknown
        frame.place &+= 1
        if !isVisited(other) {
          search.stack.append(frame)
          frame = enter(other)
          beginRow(&frame)
          continue outer
        }
      }
      if advance(&frame) {
        beginRow(&frame)
      } else if !leave(&frame) {
        return
      }
    }
  }

  /// Takes what a solve has gathered for an unknown that the search reached.
  ///
  /// What cancelled out but for rounding is nothing. One that has nothing to pass on counts as work
  /// too: it was visited.
  @inline(__always)
  mutating func takeRightSide(at unknown: UnknownIndex) -> SizedSum {
    let sum = rightSide[unknown].take()
    if sum.isSignificant { return sum }
    work.solveNonzeros += 1
    return SizedSum()
  }

  /// The same in a solve that adds up no magnitudes.
  @inline(__always)
  mutating func takeUnsizedRightSide(at unknown: UnknownIndex) -> SizedSum {
    let value = rightSide[unknown].takeValue()
    if value == 0 { work.solveNonzeros += 1 }
    return SizedSum(value: value, size: 0)
  }
}
