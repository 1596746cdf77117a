import LinearConstraints

/// Scratch of the search for strongly connected components.
struct Regrouping: ~Copyable {
  struct Frame: BitwiseCopyable {
    var unknown: UnknownIndex
    var cursor: Int32
  }
  /// The unknowns that a path search visited, in order.
  var nodes = FlatArray<UnknownIndex>()
  /// By visit: the earliest visit reachable, or `settled`; in a path search, the visit before.
  var low = FlatArray<Int32>()
  var open = FlatArray<UnknownIndex>()
  var frames = FlatArray<Frame>()
  /// Where the search starts: the unknowns whose rows changed, and the blocks taken apart.
  var seeds = FlatArray<UnknownIndex>()
  /// Members of blocks that fell apart, to be grouped in the next round.
  var loose = FlatArray<UnknownIndex>()
  /// The members of the components found, one after another, and where each ends.
  var members = FlatArray<UnknownIndex>()
  var ends = FlatArray<Int32>()

  /// The component to be factored next; all are when it is the number of ``ends``.
  var next = 0
  /// Where its members begin.
  var start = 0

  static let settled = Int32.max

  mutating func release() {
    nodes.release()
    low.release()
    open.release()
    frames.release()
    seeds.release()
    loose.release()
    members.release()
    ends.release()
    next = 0
    start = 0
  }
}

extension Basis {
  /// Takes apart the block of an unknown whose row changed, and has it grouped anew.
  mutating func dissolveBlock(of unknown: UnknownIndex, in problem: inout Problem) {
    let block = problem.unknowns[unknown].block
    if block.isNone {
      regrouping.seeds.append(unknown)
      return
    }
    for index in 0..<blocks[block].stepCount {
      let member = blocks.member(index, of: block)
      problem.unknowns[member].block = .none
      regrouping.seeds.append(member)
    }
    blocks.remove(block)
  }

  /// Finds the blocks among what the seeds reach, and factors those that are new.
  ///
  /// A cycle that is new passes through a seed, and so lies within their reach.
  /// - Returns: the members of a block whose rows depend on each other; then the caller repairs it and
  ///   goes on, or gives up; nil when all blocks are factored.
  mutating func regroup(in problem: inout Problem) -> Range<Int>? {
    while true {
      if regrouping.next >= regrouping.ends.count {
        if regrouping.seeds.isEmpty { return nil }
        findComponents(in: &problem)
        regrouping.seeds.removeAll()
      }
      while regrouping.next < regrouping.ends.count {
        let members = regrouping.start..<Int(regrouping.ends[regrouping.next])
        regrouping.next += 1
        regrouping.start = members.upperBound
        if !factorBlock(members, in: &problem) { return members }
      }
      for place in 0..<regrouping.loose.count
      where problem.unknowns[regrouping.loose[place]].block.isNone {
        regrouping.seeds.append(regrouping.loose[place])
      }
      regrouping.loose.removeAll()
    }
  }

  /// Finds and factors the blocks after an exchange, whose rows must be independent.
  ///
  /// - Throws: when they are not.
  mutating func regroupRegular(in problem: inout Problem) throws(Breakdown) {
    if regroup(in: &problem) == nil { return }
    regrouping.next = regrouping.ends.count
    throw Breakdown(reason: "the rows of a block depend on each other")
  }

  /// Tarjan's algorithm from the seeds; leaves the components to be factored.
  private mutating func findComponents(in problem: inout Problem) {
    regrouping.members.removeAll()
    regrouping.ends.removeAll()
    regrouping.low.removeAll()
    regrouping.open.removeAll()
    regrouping.frames.removeAll()
    regrouping.next = 0
    regrouping.start = 0
    search.begin(in: &problem)
    for place in 0..<regrouping.seeds.count {
      let seed = regrouping.seeds[place]
      if !search.isVisited(seed, in: problem) { findComponents(from: seed, in: &problem) }
    }
  }

  private mutating func open(_ unknown: UnknownIndex, in problem: inout Problem) {
    search.visit(unknown, in: &problem)
    regrouping.low.append(Int32(regrouping.low.count))
    regrouping.open.append(unknown)
    regrouping.frames.append(Regrouping.Frame(unknown: unknown, cursor: 0))
  }

  private mutating func findComponents(from seed: UnknownIndex, in problem: inout Problem) {
    open(seed, in: &problem)
    outer: while regrouping.frames.count > 0 {
      let top = regrouping.frames.count - 1
      let frame = regrouping.frames[top]
      let index = problem.unknowns[frame.unknown].mark - search.base
      let start = problem.unknowns[frame.unknown].columnStart
      let count = problem.unknowns[frame.unknown].columnCount
      var cursor = frame.cursor
      var low = regrouping.low[index]
      while cursor < count {
        let pivot = problem.rows[problem.columns[start + cursor]].pivot
        cursor += 1
        if pivot.isNone { continue }
        if !search.isVisited(pivot, in: problem) {
          regrouping.frames[top].cursor = cursor
          regrouping.low[index] = low
          open(pivot, in: &problem)
          continue outer
        }
        let other = regrouping.low[problem.unknowns[pivot].mark - search.base]
        if other != Regrouping.settled { low = min(low, other) }
      }
      regrouping.low[index] = low
      regrouping.frames.removeLast()
      if low == index { closeComponent(root: frame.unknown, in: &problem) }
      if regrouping.frames.count > 0, low != index {
        let parent =
          problem.unknowns[regrouping.frames[regrouping.frames.count - 1].unknown].mark
          - search.base
        regrouping.low[parent] = min(regrouping.low[parent], low)
      }
    }
  }

  /// Settles a component; notes it unless it stands as a block already.
  private mutating func closeComponent(root: UnknownIndex, in problem: inout Problem) {
    let first = regrouping.members.count
    while let member = regrouping.open.popLast() {
      regrouping.low[problem.unknowns[member].mark - search.base] = Regrouping.settled
      regrouping.members.append(member)
      if member == root { break }
    }
    let count = regrouping.members.count - first
    let block = problem.unknowns[root].block
    if count == 1, block.isNone {
      regrouping.members.truncate(to: first)
      return
    }
    if !block.isNone, Int(blocks[block].stepCount) == count {
      var isWhole = true
      for place in first..<regrouping.members.count
      where problem.unknowns[regrouping.members[place]].block != block {
        isWhole = false
      }
      if isWhole {
        regrouping.members.truncate(to: first)
        return
      }
    }
    for place in first..<regrouping.members.count {
      let old = problem.unknowns[regrouping.members[place]].block
      if old.isNone { continue }
      // A block whose rows were exchanged may have fallen apart where this search does not come.
      for index in 0..<blocks[old].stepCount {
        let member = blocks.member(index, of: old)
        problem.unknowns[member].block = .none
        if blocks[old].updateCount > 0 { regrouping.loose.append(member) }
      }
      blocks.remove(old)
    }
    if count == 1 {
      regrouping.members.truncate(to: first)
      return
    }
    regrouping.ends.append(Int32(regrouping.members.count))
  }

  // MARK: Factoring

  /// Factors the block of the unknowns in `members`, and pairs rows with unknowns by its pivots.
  ///
  /// - Returns: whether its rows are independent; if not, it is no block.
  private mutating func factorBlock(_ members: Range<Int>, in problem: inout Problem) -> Bool {
    let count = members.count
    search.begin(in: &problem)
    for place in members { search.visit(regrouping.members[place], in: &problem) }
    factorization.begin(size: count)
    for local in 0..<Int32(count) {
      let unknown = regrouping.members[members.lowerBound + Int(local)]
      let row = problem.unknowns[unknown].pivotRow
      factorization.beginRow(local)
      let first = problem.rows[row].firstCoefficient
      for place in first..<first + problem.rows[row].coefficientCount {
        let coefficient = problem.coefficients[place]
        if !search.isVisited(coefficient.unknown, in: problem) { continue }
        factorization.append(
          coefficient.value, row: local,
          column: problem.unknowns[coefficient.unknown].mark - search.base)
      }
    }
    let isRegular = factorization.factor()
    work.factorizations += 1
    work.factorNonzeros +=
      factorization.pivots.count + factorization.lower.count + factorization.upper.count
    if isRegular { storeFactors(members, in: &problem) }
    return isRegular
  }

  private mutating func storeFactors(_ members: Range<Int>, in problem: inout Problem) {
    let block = blocks.open()
    for place in 0..<factorization.pivots.count {
      let pivot = factorization.pivots[place]
      let unknown = regrouping.members[members.lowerBound + Int(pivot.column)]
      problem.unknowns[unknown].block = block
      blocks.appendStep(
        pivot: pivot.value, unknown: unknown,
        rowUnknown: regrouping.members[members.lowerBound + Int(pivot.row)], to: block)
      for entry in pivot.firstLower..<pivot.firstLower + pivot.lowerCount {
        let lower = factorization.lower[entry]
        blocks.appendLower(
          Blocks.Entry(value: lower.value, step: factorization.step(ofRow: lower.row)),
          to: block)
      }
      for entry in pivot.firstUpper..<pivot.firstUpper + pivot.upperCount {
        let upper = factorization.upper[entry]
        blocks.appendUpper(
          Blocks.Entry(value: upper.value, step: factorization.step(ofColumn: upper.column)),
          to: block)
      }
    }
  }

  /// Takes the rows of a singular block out of the basis and holds their unknowns.
  ///
  /// A factorization's pivots need not be coefficients, so that the rows with one are to be matched anew.
  /// - Parameters:
  ///   - members: what ``regroup(in:)`` returned, of which this is asked at once.
  ///   - problem: the problem of the basis.
  ///   - independent: gets the rows that have a pivot.
  ///   - dependent: gets the others.
  ///   - positions: gets the unknowns.
  mutating func takeApart(
    _ members: Range<Int>, in problem: inout Problem, independent: inout FlatArray<RowIndex>,
    dependent: inout FlatArray<RowIndex>, positions: inout FlatArray<UnknownIndex>
  ) {
    for local in 0..<Int32(members.count) {
      let unknown = regrouping.members[members.lowerBound + Int(local)]
      let row = problem.unknowns[unknown].pivotRow
      problem.unknowns[unknown].pivotRow = Unknown.held
      problem.rows[row].pivot = Row.inactive
      regrouping.seeds.append(unknown)
      positions.append(unknown)
      if factorization.isPivotRow(local) { independent.append(row) } else { dependent.append(row) }
    }
  }

  /// Counts the factoring of a whole basis, most of which is its order: a row is its own factor.
  mutating func countWholeFactorization(in problem: inout Problem) {
    work.factorizations += 1
    for place in 0..<regrouping.seeds.count {
      let row = problem.unknowns[regrouping.seeds[place]].pivotRow
      if !row.isNone { work.factorNonzeros += Int(problem.rows[row].coefficientCount) }
    }
  }

  /// Whether pivots changed since the last regrouping.
  var needsRegrouping: Bool { !regrouping.seeds.isEmpty }

  /// Begins a change of many pivots at once.
  mutating func beginRegrouping() {
    regrouping.seeds.removeAll()
  }
}
