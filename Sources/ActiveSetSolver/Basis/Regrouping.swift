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
  }
}

extension ActiveSetCore {
  /// Takes apart the block of an unknown whose row changed, and has it grouped anew.
  mutating func dissolveBlock(of unknown: UnknownIndex) {
    let block = matrix.unknowns[unknown].block
    if block.isNone {
      regrouping.seeds.append(unknown)
      return
    }
    for index in 0..<blocks[block].stepCount {
      let member = blocks.member(index, of: block)
      matrix.unknowns[member].block = .none
      regrouping.seeds.append(member)
    }
    blocks.remove(block)
  }

  /// Finds the blocks among what the seeds reach, and factors those that are new.
  ///
  /// A cycle that is new passes through a seed, and so lies within their reach.
  /// - Throws: when the rows of a block depend on each other; with `repairing`, such rows are
  ///   made inactive instead.
  mutating func regroup(repairing: Bool = false) throws(Breakdown) {
    while regrouping.seeds.count > 0 {
      findComponents()
      regrouping.seeds.removeAll()
      var start = 0
      for component in 0..<regrouping.ends.count {
        let end = Int(regrouping.ends[component])
        try factorBlock(members: start..<end, repairing: repairing)
        start = end
      }
      for place in 0..<regrouping.loose.count
      where matrix.unknowns[regrouping.loose[place]].block.isNone {
        regrouping.seeds.append(regrouping.loose[place])
      }
      regrouping.loose.removeAll()
    }
  }

  /// Tarjan's algorithm from the seeds; leaves the components to be factored.
  private mutating func findComponents() {
    regrouping.members.removeAll()
    regrouping.ends.removeAll()
    regrouping.low.removeAll()
    regrouping.open.removeAll()
    regrouping.frames.removeAll()
    beginSearch()
    for place in 0..<regrouping.seeds.count {
      let seed = regrouping.seeds[place]
      if !isVisited(seed) { findComponents(from: seed) }
    }
  }

  private mutating func open(_ unknown: UnknownIndex) {
    visit(unknown)
    regrouping.low.append(Int32(regrouping.low.count))
    regrouping.open.append(unknown)
    regrouping.frames.append(Regrouping.Frame(unknown: unknown, cursor: 0))
  }

  private mutating func findComponents(from seed: UnknownIndex) {
    open(seed)
    outer: while regrouping.frames.count > 0 {
      let top = regrouping.frames.count - 1
      let frame = regrouping.frames[top]
      let index = matrix.unknowns[frame.unknown].mark - search.base
      let start = matrix.unknowns[frame.unknown].columnStart
      let count = matrix.unknowns[frame.unknown].columnCount
      var cursor = frame.cursor
      var low = regrouping.low[index]
      while cursor < count {
        let pivot = matrix.rows[matrix.columns[start + cursor]].pivot
        cursor += 1
        if pivot.isNone { continue }
        if !isVisited(pivot) {
          regrouping.frames[top].cursor = cursor
          regrouping.low[index] = low
          open(pivot)
          continue outer
        }
        let other = regrouping.low[matrix.unknowns[pivot].mark - search.base]
        if other != Regrouping.settled { low = min(low, other) }
      }
      regrouping.low[index] = low
      regrouping.frames.removeLast()
      if low == index { closeComponent(root: frame.unknown) }
      if regrouping.frames.count > 0, low != index {
        let parent =
          matrix.unknowns[regrouping.frames[regrouping.frames.count - 1].unknown].mark
          - search.base
        regrouping.low[parent] = min(regrouping.low[parent], low)
      }
    }
  }

  /// Settles a component; notes it unless it stands as a block already.
  private mutating func closeComponent(root: UnknownIndex) {
    let first = regrouping.members.count
    while let member = regrouping.open.popLast() {
      regrouping.low[matrix.unknowns[member].mark - search.base] = Regrouping.settled
      regrouping.members.append(member)
      if member == root { break }
    }
    let count = regrouping.members.count - first
    let block = matrix.unknowns[root].block
    if count == 1, block.isNone {
      regrouping.members.truncate(to: first)
      return
    }
    if !block.isNone, Int(blocks[block].stepCount) == count {
      var isWhole = true
      for place in first..<regrouping.members.count
      where matrix.unknowns[regrouping.members[place]].block != block {
        isWhole = false
      }
      if isWhole {
        regrouping.members.truncate(to: first)
        return
      }
    }
    for place in first..<regrouping.members.count {
      let old = matrix.unknowns[regrouping.members[place]].block
      if old.isNone { continue }
      // A block whose rows were exchanged may have fallen apart where this search does not come.
      for index in 0..<blocks[old].stepCount {
        let member = blocks.member(index, of: old)
        matrix.unknowns[member].block = .none
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
  private mutating func factorBlock(
    members: Range<Int>, repairing: Bool
  ) throws(Breakdown) {
    let count = members.count
    beginSearch()
    for place in members { visit(regrouping.members[place]) }
    factorization.begin(size: count)
    for local in 0..<Int32(count) {
      let unknown = regrouping.members[members.lowerBound + Int(local)]
      let row = matrix.unknowns[unknown].pivotRow
      factorization.beginRow(local)
      let first = matrix.rows[row].firstCoefficient
      for place in first..<first + matrix.rows[row].coefficientCount {
        let coefficient = matrix.coefficients[place]
        if !isVisited(coefficient.unknown) { continue }
        factorization.append(
          coefficient.value, row: local,
          column: matrix.unknowns[coefficient.unknown].mark - search.base)
      }
    }
    let isRegular = factorization.factor()
    work.factorizations += 1
    work.factorNonzeros +=
      factorization.pivots.count + factorization.lower.count + factorization.upper.count
    if isRegular {
      storeFactors(members)
    } else if repairing {
      expel(members)
    } else {
      throw Breakdown(reason: "the rows of a block depend on each other")
    }
  }

  /// Makes a row the one that determines an unknown.
  mutating func pair(row: RowIndex, with unknown: UnknownIndex) {
    matrix.unknowns[unknown].pivotRow = row
    matrix.rows[row].pivot = unknown
    matrix.bringToFront(unknown, in: row)
  }

  private mutating func storeFactors(_ members: Range<Int>) {
    let block = blocks.open()
    for place in 0..<factorization.pivots.count {
      let pivot = factorization.pivots[place]
      let unknown = regrouping.members[members.lowerBound + Int(pivot.column)]
      matrix.unknowns[unknown].block = block
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

  /// Makes the rows without a pivot inactive, holds the unknowns without one, and matches the rest.
  ///
  /// A factorization's pivots need not be coefficients, so the remaining rows are matched anew.
  private mutating func expel(_ members: Range<Int>) {
    var remaining = FlatArray<RowIndex>()
    for local in 0..<Int32(members.count) {
      let unknown = regrouping.members[members.lowerBound + Int(local)]
      let row = matrix.unknowns[unknown].pivotRow
      if matrix.unknowns[unknown].multipliers >= 0 {
        multipliers.clear(&matrix.unknowns[unknown].multipliers)
        needsMultipliers = true
      }
      matrix.unknowns[unknown].pivotRow = Unknown.held
      matrix.rows[row].pivot = Row.inactive
      regrouping.seeds.append(unknown)
      if factorization.isPivotRow(local) { remaining.append(row) } else { expelled.append(row) }
    }
    for place in 0..<remaining.count where !augment(remaining[place], limit: nil) {
      expelled.append(remaining[place])
    }
    forgetExhausted()
  }

  // MARK: Paths

  /// Finds a path from `start` along dependents to an unknown that `row` mentions, or to `target`.
  ///
  /// Leaves it in ``path``, its end first. There is one whenever the exchange is regular.
  mutating func findPath(
    from start: UnknownIndex, toRow row: RowIndex, target: UnknownIndex
  ) throws(Breakdown) {
    path.removeAll()
    beginSearch()
    regrouping.nodes.removeAll()
    regrouping.low.removeAll()
    visit(start)
    regrouping.nodes.append(start)
    regrouping.low.append(-1)
    var head = 0
    while head < regrouping.nodes.count {
      let current = regrouping.nodes[head]
      if current == target || (!row.isNone && matrix.mentions(row: row, unknown: current)) {
        var place = Int32(head)
        while place >= 0 {
          path.append(regrouping.nodes[place])
          place = regrouping.low[place]
        }
        return
      }
      let column = matrix.unknowns[current].columnStart
      for place in column..<column + matrix.unknowns[current].columnCount {
        let pivot = matrix.rows[matrix.columns[place]].pivot
        if pivot.isNone || isVisited(pivot) { continue }
        visit(pivot)
        regrouping.nodes.append(pivot)
        regrouping.low.append(Int32(head))
      }
      head += 1
    }
    throw Breakdown(reason: "no path for an exchange")
  }
}
