import FlatStorage

/// An order in which the basis can be solved from top to bottom: each unknown, or bump, behind all that its
/// rows mention.
///
/// (Kahn, "Topological sorting of large networks", 1962.) A search from what moves finds the same for the
/// part that moves, each time anew; the order is found once, and stands as long as exchanges keep to it.
struct TriangularOrder: ~Copyable {
  /// Nodes of the graph of the basis, dependencies first.
  private(set) var nodes = FlatArray<Search.Node>()
  /// Whether the order is one of the present basis.
  private(set) var isValid = false
  /// Whether what was placed stands in order, and all else waits for bumps to be found.
  private var isPartial = false
  /// How many unknowns were placed.
  private var placedCount = 0
  /// By unknown: its place among the nodes, or that of its bump.
  ///
  /// While the basis is being ordered: how many others its row mentions that were not placed yet; for a bump
  /// in the place of its first member.
  private var places = Table<UnknownIndex, Int32>()
  /// Nodes to be placed next, the last of them first.
  private var ready = FlatArray<Search.Node>()
  /// The places of the nodes that are to be looked at.
  private var due = BitSet()

  /// How many unknowns moved along a direction since the basis was last put in order.
  private var missedCount = 0

  /// Takes notice of unknowns that moved along a direction, for want of an order.
  mutating func noteMissed(_ unknownCount: Int) {
    missedCount += unknownCount
  }

  /// Whether so much moved without an order that it pays to make one.
  ///
  /// Making it costs of every unknown about half of what a search spends on one that moves, and a move in order
  /// saves a third of that: where exchanges undo it each time, a fifth is lost at the most.
  func isMissed(by unknownCount: Int) -> Bool { missedCount >= 2 * unknownCount }

  /// Takes notice that the graph of the basis has changed.
  @inline(__always)
  mutating func invalidate() {
    isValid = false
    isPartial = false
  }

  /// Takes notice that no row determines an unknown any more: what was in order remains so.
  mutating func noteHold() {
    isPartial = false
  }

  /// Takes notice of a bump that was found where unknowns could not be placed.
  mutating func noteBump() {
    isValid = false
  }

  /// Puts slots of unknowns, which no row determines, behind all others until there are so many.
  mutating func extend(unknowns count: Int) {
    isPartial = false
    guard isValid else { return }
    while places.count < count {
      let unknown = places.append(Int32(truncatingIfNeeded: nodes.count))
      nodes.append(Search.Node(unknown))
    }
  }

  /// Whether an unknown comes before another; of an order that is valid.
  func comes(_ unknown: UnknownIndex, before other: UnknownIndex) -> Bool {
    places[unknown] < places[other]
  }

  // MARK: Going through

  /// Has an unknown, or its bump, looked at.
  @inline(__always)
  mutating func require(_ unknown: UnknownIndex) {
    due.insert(places[unknown])
  }

  /// The place of the first node in order that is to be looked at, which is then done; nil when none is.
  @inline(__always)
  mutating func takeRequired() -> Int32? { due.popFirst() }

  /// Has no node looked at any more.
  mutating func requireNothing() {
    while due.popFirst() != nil {}
  }

  // MARK: Ordering

  /// Takes notice that a row determines another unknown than before.
  ///
  /// The order remains one, as long as all that the row mentions besides comes before that unknown: so it
  /// does, once a label's width has been ordered behind that of its cell, whether it wraps or not.
  mutating func note(_ row: RowIndex, determining unknown: UnknownIndex, in problem: inout Problem)
  {
    guard isValid else { return invalidate() }
    let place = places[unknown]
    for index in problem.places[row].coefficients {
      let other = problem.coefficients[index].unknown
      if other != unknown, places[other] >= place { return invalidate() }
    }
  }

  /// Whether an unknown could be placed; after ``run(in:_:)`` could not place all.
  @inline(__always)
  func isPlaced(_ unknown: UnknownIndex) -> Bool { places[unknown] < 0 }

  /// Orders the whole basis, or what of it waited for bumps.
  ///
  /// What an unknown was the last to be missing for comes right behind it, and so near it in memory; layer by
  /// layer, which Kahn's queue would give, a solve would go through all of memory for each layer.
  ///
  /// - Returns: whether all could be placed; what could not lies in a cycle that is no bump yet, or depends
  ///   on one.
  /// - Complexity: O(coefficients of the active rows).
  mutating func run(in problem: inout Problem, _ bumps: inout Bumps) -> Bool {
    if !isPartial { begin(in: &problem) }
    let hasBumps = !bumps.isEmpty
    if hasBumps { countForBumps(in: &problem, &bumps) }
    for unknown in problem.unknowns.indices where places[unknown] == 0 {
      let bump = hasBumps ? problem.unknowns[unknown].bump : .none
      ready.append(bump.isNone ? Search.Node(unknown) : Search.Node(bump))
      while let node = ready.popLast() {
        nodes.append(node)
        if let unknown = node.unknown {
          place(unknown, in: problem, &bumps, hasBumps)
          continue
        }
        for index in 0..<bumps[node.bump].stepCount {
          place(bumps.member(index, of: node.bump), in: problem, &bumps, hasBumps)
        }
      }
    }
    isValid = placedCount == problem.unknowns.count
    isPartial = !isValid
    missedCount = 0
    if isValid { notePlaces(&bumps) }
    ready.release()
    return isValid
  }

  /// Places nothing, and counts what each row mentions besides the unknown that it determines.
  private mutating func begin(in problem: inout Problem) {
    placedCount = 0
    nodes.removeAll()
    nodes.reserveCapacity(problem.unknowns.count)
    places.removeAll()
    places.reserveCapacity(problem.unknowns.count)
    for unknown in problem.unknowns.indices {
      let row = problem.unknowns[unknown].pivotRow
      places.append(row.isNone ? 0 : problem.places[row].coefficientCount &- 1)
    }
  }

  /// Notes where each unknown has its place.
  private mutating func notePlaces(_ bumps: inout Bumps) {
    for index in 0..<nodes.count {
      let node = nodes[index]
      if let unknown = node.unknown {
        places[unknown] = Int32(truncatingIfNeeded: index)
      } else {
        for member in 0..<bumps[node.bump].stepCount {
          places[bumps.member(member, of: node.bump)] = Int32(truncatingIfNeeded: index)
        }
      }
    }
  }

  /// Counts for each bump what its rows mention of other unknowns that were not placed.
  private mutating func countForBumps(in problem: inout Problem, _ bumps: inout Bumps) {
    for bump in bumps.indices where bumps[bump].stepCount > 0 {
      let first = bumps.member(0, of: bump)
      if isPlaced(first) { continue }
      var count: Int32 = 0
      for index in 0..<bumps[bump].stepCount {
        let member = bumps.member(index, of: bump)
        places[member] = .max
        let row = problem.unknowns[member].pivotRow
        for index in problem.places[row].coefficients {
          let other = problem.coefficients[index].unknown
          if problem.unknowns[other].bump != bump, !isPlaced(other) { count += 1 }
        }
      }
      places[first] = count
    }
  }

  /// Counts an unknown off at the rows that mention it.
  @inline(__always)
  private mutating func place(
    _ unknown: UnknownIndex, in problem: borrowing Problem, _ bumps: inout Bumps,
    _ hasBumps: Bool
  ) {
    places[unknown] = -1
    placedCount += 1
    let own = hasBumps ? problem.unknowns[unknown].bump : .none
    var index = problem.unknowns[unknown].columnStart
    let end = index &+ problem.unknowns[unknown].columnCount
    while index < end {
      let pivot = problem.places[problem.columns[index]].pivot
      index &+= 1
      if pivot.isNone || pivot == unknown { continue }
      var target = pivot
      var bump = BumpIndex.none
      if hasBumps {
        bump = problem.unknowns[pivot].bump
        if !bump.isNone {
          if bump == own { continue }
          target = bumps.member(0, of: bump)
        }
      }
      let left = places[target] &- 1
      places[target] = left
      if left == 0 { ready.append(bump.isNone ? Search.Node(target) : Search.Node(bump)) }
    }
  }
}
