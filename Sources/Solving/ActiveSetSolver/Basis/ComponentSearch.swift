import FlatStorage
import LinearConstraints

/// Scratch of the search for strongly connected components.
struct ComponentSearch: ~Copyable {
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
  /// Where the search starts: the unknowns whose rows changed, and the bumps taken apart.
  var seeds = FlatArray<UnknownIndex>()
  /// Members of bumps that fell apart, to be grouped in the next round.
  var loose = FlatArray<UnknownIndex>()
  /// The members of the components found, one after another, and where each ends.
  var members = FlatArray<UnknownIndex>()
  var ends = FlatArray<Int32>()

  /// The component to be factored next; all are when it is the number of ``ends``.
  var next = 0
  /// Where its members begin.
  var start = 0

  static let settled = Int32.max

  /// Makes room for a search from so many unknowns; some of them are named twice.
  mutating func reserveCapacity(_ unknownCount: Int) {
    seeds.reserveCapacity(unknownCount + unknownCount / 8)
  }

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
  /// Takes apart the bump of an unknown whose row changed, and has it grouped anew.
  @inline(__always)
  mutating func dissolveBump(of unknown: UnknownIndex, in problem: inout Problem) {
    let bump = problem.unknowns[unknown].bump
    if bump.isNone {
      components.seeds.append(unknown)
    } else {
      dissolve(bump, in: &problem)
    }
  }

  @inline(never)
  private mutating func dissolve(_ bump: BumpIndex, in problem: inout Problem) {
    for index in 0..<bumps[bump].stepCount {
      let member = bumps.member(index, of: bump)
      problem.unknowns[member].bump = .none
      components.seeds.append(member)
    }
    order.invalidate()
    bumps.remove(bump)
  }

  /// Finds the bumps among what the seeds reach, and factors those that are new.
  ///
  /// A cycle that is new passes through a seed, and so lies within their reach.
  /// - Returns: the members of a bump whose rows depend on each other; then the caller repairs it and
  ///   goes on, or gives up; nil when all bumps are factored.
  mutating func refactorizeBumps(in problem: inout Problem) -> Range<Int>? {
    while true {
      if components.next >= components.ends.count {
        if components.seeds.isEmpty { return nil }
        findComponents(in: &problem)
        components.seeds.removeAll()
      }
      while components.next < components.ends.count {
        let members = components.start..<Int(components.ends[components.next])
        components.next += 1
        components.start = members.upperBound
        if !factorizeBump(members, in: &problem) { return members }
      }
      for index in 0..<components.loose.count
      where problem.unknowns[components.loose[index]].bump.isNone {
        components.seeds.append(components.loose[index])
      }
      components.loose.removeAll()
    }
  }

  /// Finds and factors the bumps after an exchange, whose rows must be independent.
  ///
  /// - Throws: when they are not.
  mutating func refactorizeRegularBumps(in problem: inout Problem) throws(BreakdownError) {
    if refactorizeBumps(in: &problem) == nil { return }
    components.next = components.ends.count
    throw BreakdownError(reason: "the rows of a bump depend on each other")
  }

  /// Tarjan's algorithm from the seeds; leaves the components to be factored.
  private mutating func findComponents(in problem: inout Problem) {
    components.members.removeAll()
    components.ends.removeAll()
    components.low.removeAll()
    components.open.removeAll()
    components.frames.removeAll()
    components.next = 0
    components.start = 0
    search.begin(in: &problem)
    for index in 0..<components.seeds.count {
      let seed = components.seeds[index]
      if !search.isVisited(seed, in: problem) { findComponents(from: seed, in: &problem) }
    }
  }

  private mutating func open(_ unknown: UnknownIndex, in problem: inout Problem) {
    search.visit(unknown, in: &problem)
    components.low.append(Int32(components.low.count))
    components.open.append(unknown)
    components.frames.append(ComponentSearch.Frame(unknown: unknown, cursor: 0))
  }

  private mutating func findComponents(from seed: UnknownIndex, in problem: inout Problem) {
    open(seed, in: &problem)
    outer: while components.frames.count > 0 {
      let top = components.frames.count - 1
      let frame = components.frames[top]
      let index = problem.unknowns[frame.unknown].mark - search.base
      let start = problem.unknowns[frame.unknown].columnStart
      let count = problem.unknowns[frame.unknown].columnCount
      var cursor = frame.cursor
      var low = components.low[index]
      while cursor < count {
        let pivot = problem.places[problem.columns[start + cursor]].pivot
        cursor += 1
        if pivot.isNone { continue }
        if !search.isVisited(pivot, in: problem) {
          components.frames[top].cursor = cursor
          components.low[index] = low
          open(pivot, in: &problem)
          continue outer
        }
        let other = components.low[problem.unknowns[pivot].mark - search.base]
        if other != ComponentSearch.settled { low = min(low, other) }
      }
      components.low[index] = low
      components.frames.removeLast()
      if low == index { closeComponent(root: frame.unknown, in: &problem) }
      if components.frames.count > 0, low != index {
        let parent =
          problem.unknowns[components.frames[components.frames.count - 1].unknown].mark
          - search.base
        components.low[parent] = min(components.low[parent], low)
      }
    }
  }

  /// Settles a component; notes it unless it stands as a bump already.
  private mutating func closeComponent(root: UnknownIndex, in problem: inout Problem) {
    let first = components.members.count
    while let member = components.open.popLast() {
      components.low[problem.unknowns[member].mark - search.base] = ComponentSearch.settled
      components.members.append(member)
      if member == root { break }
    }
    let count = components.members.count - first
    let bump = problem.unknowns[root].bump
    if count == 1, bump.isNone {
      components.members.truncate(to: first)
      return
    }
    if !bump.isNone, Int(bumps[bump].stepCount) == count {
      var isWhole = true
      for member in first..<components.members.count
      where problem.unknowns[components.members[member]].bump != bump {
        isWhole = false
      }
      if isWhole {
        components.members.truncate(to: first)
        return
      }
    }
    for member in first..<components.members.count {
      let old = problem.unknowns[components.members[member]].bump
      if old.isNone { continue }
      // A bump whose rows were exchanged may have fallen apart where this search does not come.
      for index in 0..<bumps[old].stepCount {
        let member = bumps.member(index, of: old)
        problem.unknowns[member].bump = .none
        if bumps[old].updateCount > 0 { components.loose.append(member) }
      }
      order.invalidate()
      bumps.remove(old)
    }
    if count == 1 {
      components.members.truncate(to: first)
      return
    }
    components.ends.append(Int32(components.members.count))
  }

  // MARK: Factoring

  /// Factors the bump of the unknowns in `members`, and pairs rows with unknowns by its pivots.
  ///
  /// - Returns: whether its rows are independent; if not, it is no bump.
  private mutating func factorizeBump(_ members: Range<Int>, in problem: inout Problem) -> Bool {
    let count = members.count
    search.begin(in: &problem)
    for index in members { search.visit(components.members[index], in: &problem) }
    factorization.begin(size: count)
    for local in 0..<Int32(count) {
      let unknown = components.members[members.lowerBound + Int(local)]
      let row = problem.unknowns[unknown].pivotRow
      factorization.beginRow(local)
      for index in problem.places[row].coefficients {
        let coefficient = problem.coefficients[index]
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
    let bump = bumps.open()
    order.noteBump()
    for index in 0..<factorization.pivots.count {
      let pivot = factorization.pivots[index]
      let unknown = components.members[members.lowerBound + Int(pivot.column)]
      problem.unknowns[unknown].bump = bump
      bumps.appendStep(
        pivot: pivot.value, unknown: unknown,
        rowUnknown: components.members[members.lowerBound + Int(pivot.row)], to: bump)
      for entry in pivot.firstLower..<pivot.firstLower + pivot.lowerCount {
        let lower = factorization.lower[entry]
        bumps.appendLower(
          Bumps.Entry(value: lower.value, step: factorization.step(ofRow: lower.row)),
          to: bump)
      }
      for entry in pivot.firstUpper..<pivot.firstUpper + pivot.upperCount {
        let upper = factorization.upper[entry]
        bumps.appendUpper(
          Bumps.Entry(value: upper.value, step: factorization.step(ofColumn: upper.column)),
          to: bump)
      }
    }
  }

  /// Takes the rows of a singular bump out of the basis and holds their unknowns.
  ///
  /// A factorization's pivots need not be coefficients, so that the rows with one are to be matched anew.
  /// - Parameters:
  ///   - members: what ``refactorizeBumps(in:)`` returned, of which this is asked at once.
  ///   - problem: the problem of the basis.
  ///   - independent: gets the rows that have a pivot.
  ///   - dependent: gets the others.
  ///   - positions: gets the unknowns.
  mutating func takeApart(
    _ members: Range<Int>, in problem: inout Problem, independent: inout FlatArray<RowIndex>,
    dependent: inout FlatArray<RowIndex>, positions: inout FlatArray<UnknownIndex>
  ) {
    for local in 0..<Int32(members.count) {
      let unknown = components.members[members.lowerBound + Int(local)]
      let row = problem.unknowns[unknown].pivotRow
      hold(unknown: unknown, in: &problem)
      problem.release(row)
      components.seeds.append(unknown)
      positions.append(unknown)
      if factorization.isPivotRow(local) { independent.append(row) } else { dependent.append(row) }
    }
  }

  /// Counts the factoring of a whole basis, most of which is its order: a row is its own factor.
  mutating func countWholeFactorization(in problem: inout Problem) {
    work.factorizations += 1
    for index in 0..<components.seeds.count {
      let row = problem.unknowns[components.seeds[index]].pivotRow
      if !row.isNone { work.factorNonzeros += Int(problem.places[row].coefficientCount) }
    }
  }

  /// Whether pivots changed since components were last searched.
  var needsRegrouping: Bool { !components.seeds.isEmpty }

  /// Orders the whole basis: only unknowns in cycles, or behind them, remain to be searched for bumps.
  ///
  /// - Complexity: O(coefficients of the active rows): a third of what the search itself takes.
  mutating func orderAll(in problem: inout Problem) {
    guard problem.isMostlyLive else { return }
    if order.run(in: &problem, &bumps) { return components.seeds.removeAll() }
    var kept = 0
    for index in 0..<components.seeds.count {
      let seed = components.seeds[index]
      if order.isPlaced(seed) { continue }
      components.seeds[kept] = seed
      kept += 1
    }
    components.seeds.truncate(to: kept)
  }

  /// Whether the whole basis is in order, which it is put into if it is not.
  mutating func ensureOrder(in problem: inout Problem) -> Bool {
    order.isValid || order.run(in: &problem, &bumps)
  }

  /// Begins a change of many pivots at once.
  mutating func beginRegrouping() {
    components.seeds.removeAll()
  }
}
