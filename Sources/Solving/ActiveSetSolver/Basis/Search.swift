import FlatStorage

/// The state of a depth-first search over the graph of the basis.
///
/// A node is an unknown that stands alone, or a whole bump. An unknown was visited by the running
/// search when its mark is at least `base`; marks count visits, so that none has to be cleared.
struct Search: ~Copyable {
  /// An unknown, or a bump written as its complement.
  struct Node: BitwiseCopyable {
    private var rawValue: Int32

    @inline(__always)
    init(_ unknown: UnknownIndex) { rawValue = unknown.rawValue }

    @inline(__always)
    init(_ bump: BumpIndex) { rawValue = ~bump.rawValue }

    /// The unknown, or nil when it is a bump.
    @inline(__always)
    var unknown: UnknownIndex? { rawValue >= 0 ? UnknownIndex(rawValue) : nil }

    /// The bump; of a node that is one.
    @inline(__always)
    var bump: BumpIndex { BumpIndex(~rawValue) }
  }

  struct Frame: BitwiseCopyable {
    var node: Node
    /// Which member of a bump is being looked at.
    var member: Int32 = 0
    /// What of its column or row was not looked at yet.
    var index: Int32 = 0
    var end: Int32 = 0
  }

  private var stack = FlatArray<Frame>()
  /// The nodes in the order in which the search left them: what it went to from a node comes before that.
  private(set) var finished = FlatArray<Node>()
  private(set) var base: Int32 = 0
  private var next: Int32 = 0
  /// Whether the running search goes no further than to rigid unknowns.
  private(set) var stopsAtRigid = false

  mutating func release() {
    stack.release()
    finished.release()
  }
}

extension Search {
  /// Begins a search that has visited nothing.
  ///
  /// - Parameters:
  ///   - problem: the problem of the basis.
  ///   - stoppingAtRigid: whether it goes no further than to rigid unknowns, as far as it looks for
  ///     dependencies.
  mutating func begin(in problem: inout Problem, stoppingAtRigid: Bool = false) {
    stopsAtRigid = stoppingAtRigid
    if next > Int32.max / 2 {
      for unknown in problem.unknowns.indices { problem.unknowns[unknown].mark = -1 }
      next = 0
    }
    base = next
    stack.removeAll()
    finished.removeAll()
  }

  @inline(__always)
  func isVisited(_ unknown: UnknownIndex, in problem: borrowing Problem) -> Bool {
    problem.unknowns[unknown].mark >= base
  }

  @inline(__always)
  mutating func visit(_ unknown: UnknownIndex, in problem: inout Problem) {
    problem.unknowns[unknown].mark = next
    next &+= 1
  }

  /// Visits an unknown, with all of its bump: the frame from which the search goes on.
  @inline(__always)
  private mutating func enter(
    _ unknown: UnknownIndex, in problem: inout Problem, _ bumps: inout Bumps
  ) -> Frame {
    let bump = problem.unknowns[unknown].bump
    if !bump.isNone { return enter(bump: bump, in: &problem, &bumps) }
    visit(unknown, in: &problem)
    return Frame(node: Node(unknown))
  }

  @inline(never)
  private mutating func enter(
    bump: BumpIndex, in problem: inout Problem, _ bumps: inout Bumps
  ) -> Frame {
    for index in 0..<bumps[bump].stepCount {
      visit(bumps.member(index, of: bump), in: &problem)
    }
    return Frame(node: Node(bump))
  }

  /// Goes on to the next member of a bump.
  ///
  /// - Returns: whether there is one; an unknown by itself has none.
  @inline(__always)
  private func advance(_ frame: inout Frame, in bumps: inout Bumps) -> Bool {
    if frame.node.unknown != nil || Self.isLast(frame, in: &bumps) { return false }
    frame.member += 1
    return true
  }

  /// Leaves a node for good and returns to the one from which it was entered.
  ///
  /// - Returns: whether there was one.
  @inline(__always)
  private mutating func leave(_ frame: inout Frame) -> Bool {
    finished.append(frame.node)
    guard let parent = stack.popLast() else { return false }
    frame = parent
    return true
  }

  /// The unknown at which a frame stands.
  @inline(__always)
  private func current(_ frame: Frame, in bumps: inout Bumps) -> UnknownIndex {
    frame.node.unknown ?? Self.member(of: frame, in: &bumps)
  }

  /// The member of a bump at which a frame stands.
  ///
  /// Never inlined: bumps are few, and what they take from memory would be loaded for each search.
  @inline(never)
  private static func member(of frame: Frame, in bumps: inout Bumps) -> UnknownIndex {
    bumps.member(frame.member, of: frame.node.bump)
  }

  /// Whether a bump has no member behind that at which a frame stands.
  @inline(never)
  private static func isLast(_ frame: Frame, in bumps: inout Bumps) -> Bool {
    frame.member + 1 >= bumps[frame.node.bump].stepCount
  }

  /// Lets a frame look at the column of its unknown.
  @inline(__always)
  private func beginColumn(
    _ frame: inout Frame, in problem: borrowing Problem, _ bumps: inout Bumps
  ) {
    let unknown = current(frame, in: &bumps)
    frame.index = problem.unknowns[unknown].columnStart
    frame.end = frame.index &+ problem.unknowns[unknown].columnCount
  }

  /// Lets a frame look at the row that determines its unknown, behind the pivot, which comes first.
  @inline(__always)
  private func beginRow(
    _ frame: inout Frame, in problem: borrowing Problem, _ bumps: inout Bumps
  ) {
    let row = problem.unknowns[current(frame, in: &bumps)].pivotRow
    if row.isNone {
      frame.end = frame.index
    } else {
      let first = problem.places[row].firstCoefficient
      frame.index = first &+ 1
      frame.end = first &+ problem.places[row].coefficientCount
    }
  }

  /// Visits all that depends on an unknown through active rows.
  mutating func visitDependents(
    of unknown: UnknownIndex, in problem: inout Problem, _ bumps: inout Bumps
  ) {
    if isVisited(unknown, in: problem) { return }
    var frame = enter(unknown, in: &problem, &bumps)
    beginColumn(&frame, in: problem, &bumps)
    outer: while true {
      while frame.index < frame.end {
        let pivot = problem.places[problem.columns[frame.index]].pivot
        frame.index &+= 1
        if !pivot.isNone, !isVisited(pivot, in: problem) {
          stack.append(frame)
          frame = enter(pivot, in: &problem, &bumps)
          beginColumn(&frame, in: problem, &bumps)
          continue outer
        }
      }
      if advance(&frame, in: &bumps) {
        beginColumn(&frame, in: problem, &bumps)
      } else if !leave(&frame) {
        return
      }
    }
  }

  /// Whether the search stops at an unknown: its row mentions nothing else, or it is rigid.
  @inline(__always)
  private func isEnd(_ unknown: UnknownIndex, in problem: borrowing Problem) -> Bool {
    if stopsAtRigid, problem.isRigid(unknown) { return true }
    let row = problem.unknowns[unknown].pivotRow
    return row.isNone || problem.places[row].coefficientCount == 1
  }

  /// Visits all on which an unknown depends through active rows.
  mutating func visitDependencies(
    of unknown: UnknownIndex, in problem: inout Problem, _ bumps: inout Bumps
  ) {
    if isVisited(unknown, in: problem) { return }
    if isEnd(unknown, in: problem) {
      visit(unknown, in: &problem)
      return finished.append(Node(unknown))
    }
    var frame = enter(unknown, in: &problem, &bumps)
    beginRow(&frame, in: problem, &bumps)
    outer: while true {
      while frame.index < frame.end {
        let other = problem.coefficients[frame.index].unknown
        frame.index &+= 1
        if !isVisited(other, in: problem) {
          if isEnd(other, in: problem) {
            visit(other, in: &problem)
            finished.append(Node(other))
            continue
          }
          stack.append(frame)
          frame = enter(other, in: &problem, &bumps)
          beginRow(&frame, in: problem, &bumps)
          continue outer
        }
      }
      if advance(&frame, in: &bumps) {
        beginRow(&frame, in: problem, &bumps)
      } else if !leave(&frame) {
        return
      }
    }
  }
}
