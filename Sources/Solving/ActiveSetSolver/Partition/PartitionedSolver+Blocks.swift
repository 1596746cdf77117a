import FlatStorage
import LinearConstraints

/// How blocks come, merge, split and go.
extension PartitionedSolver {
  /// Splits blocks that have fallen apart, then gives every pending row a block.
  func routeBatch() {
    for name in unreferencedUnknowns { release(name) }
    unreferencedUnknowns.removeAll(keepingCapacity: true)
    for index in dirtyBlocks where blocks[Int(index)]?.mayBeDisconnected == true {
      splitIfDisconnected(index)
    }
    placeWaitingRows()
  }

  // MARK: Merging

  /// Groups the pending rows with the blocks that they join, and merges each group into one block.
  private func placeWaitingRows() {
    if pendingRows.isEmpty { return }
    var groups = DisjointSets(count: blocks.count)
    for row in pendingRows where row.name >= 0 {
      var first: Int32 = -1
      for termIndex in row.firstTerm..<row.firstTerm + row.termCount {
        let name = waitingTerms[termIndex].unknown
        if unknowns[name].block < 0, unknowns[name].group < 0 {
          unknowns[name].group = groups.append()
        }
        let node = unknowns[name].block >= 0 ? unknowns[name].block : unknowns[name].group
        if first >= 0 { groups.join(first, node) } else { first = node }
      }
    }
    var target = [Int32](repeating: -1, count: groups.count)
    for index in blocks.indices {
      guard let candidate = blocks[index] else { continue }
      let root = Int(groups.root(Int32(index)))
      let best = target[root]
      if best < 0 || block(best).rowSlots.count < candidate.rowSlots.count {
        target[root] = Int32(index)
      }
    }
    for index in blocks.indices where blocks[index] != nil {
      let best = target[Int(groups.root(Int32(index)))]
      if best != Int32(index) { merge(Int32(index), into: best) }
    }
    for row in pendingRows where row.name >= 0 {
      let name = waitingTerms[row.firstTerm].unknown
      var node = unknowns[name].block
      if node < 0 {
        let root = Int(groups.root(unknowns[name].group))
        if target[root] < 0 { target[root] = makePart() }
        node = target[root]
      }
      place(row, in: node)
    }
    pendingRows.removeAll(keepingCapacity: true)
    waitingTerms.removeAll()
  }

  private func makePart() -> Int32 {
    if let index = freeParts.popLast() {
      blocks[Int(index)] = IndependentBlock()
      return index
    }
    blocks.append(IndependentBlock())
    return Int32(blocks.count - 1)
  }

  private func place(_ row: PendingRow, in index: Int32) {
    let target = block(index)
    terms.removeAll()
    for termIndex in row.firstTerm..<row.firstTerm + row.termCount {
      let term = waitingTerms[termIndex]
      if unknowns[term.unknown].block < 0 {
        unknowns[term.unknown].local = target.admit(unknown: term.unknown, value: 0)
        unknowns[term.unknown].block = index
        unknowns[term.unknown].group = -1
      }
      terms.append(
        Coefficient(
          value: term.value, unknown: unknowns[term.unknown].local, columnOffset: -1))
    }
    rows[row.name].block = index
    rows[row.name].local = target.admit(
      row: row.name, kind: row.kind, terms: terms, shape: row.shape, sequence: row.sequence)
    markDirty(index)
  }

  private func merge(_ source: Int32, into target: Int32) {
    let old = block(source)
    for local in old.core.problem.unknowns.indices
    where old.unknownSlots.isUsed(slot: local.rawValue) && old.unknownNames[local] >= 0 {
      move(unknown: old.unknownNames[local], to: target)
    }
    for local in old.core.problem.rows.indices
    where old.rowSlots.isUsed(slot: local.rawValue) {
      move(row: local, from: source, to: target)
    }
    retire(source)
  }

  /// Ends a block; what it did still counts.
  private func retire(_ index: Int32) {
    var work = block(index).core.work
    work.solves = 0
    retiredWork = retiredWork + work
    blocks[Int(index)] = nil
    freeParts.append(index)
  }

  private func move(unknown name: Int32, to target: Int32) {
    let location = unknowns[name]
    let value = block(location.block).core.iterate[location.local]
    unknowns[name].local = block(target).admit(unknown: name, value: value)
    unknowns[name].block = target
  }

  /// Moves a row, whose unknowns have moved already; one that is being removed just goes.
  private func move(row local: RowIndex, from source: Int32, to target: Int32) {
    let old = block(source)
    let name = old.rowNames[local]
    if name < 0 { return }
    var kind = old.core.problem.rows[local].kind
    guard let shape = old.core.declaration(ofRow: local, terms: &terms) else {
      constraints.remove(slot: name)
      return
    }
    // What is not required any more cannot be broken.
    if kind == .broken, !shape.priority.isRequired { kind = .constraint }
    // Where the two of a pair arrive one after another, they are one again; bounds are deferred anew.
    if kind == .represented || kind == .deferred { kind = .constraint }
    for index in 0..<terms.count {
      terms[index].unknown = unknowns[old.unknownNames[terms[index].unknown]].local
    }
    rows[name].block = target
    rows[name].local = block(target).admit(
      row: name, kind: kind, terms: terms, shape: shape,
      sequence: old.core.problem.rows[local].sequence)
    markDirty(target)
  }

  // MARK: Splitting

  private func splitIfDisconnected(_ index: Int32) {
    let whole = block(index)
    whole.mayBeDisconnected = false
    let components = whole.components()
    var largest = 0
    for part in components.indices where components[part].count > components[largest].count {
      largest = part
    }
    for part in components.indices where part != largest || components.count == 1 {
      let first = components[part][0]
      if components[part].count == 1, !whole.core.isUsed(unknown: first) {
        unreferencedUnknowns.append(whole.unknownNames[first])
      } else if part != largest {
        splitOff(components[part], from: index)
      }
    }
  }

  /// Lets an unknown out of its block that no row mentions any more.
  func release(_ name: Int32) {
    let location = unknowns[name]
    guard location.block >= 0,
      !block(location.block).core.problem.isMentioned(location.local)
    else { return }
    unknowns[name].block = -1
    unknowns[name].local = .none
    forget(location.local, of: block(location.block))
    if block(location.block).unknownSlots.count == 0 { retire(location.block) }
  }

  private func forget(_ local: UnknownIndex, of block: IndependentBlock) {
    block.core.discard(unknown: local)
    block.unknownNames[local] = -1
    block.unknownSlots.remove(slot: local.rawValue)
  }

  private func splitOff(_ component: [UnknownIndex], from index: Int32) {
    let old = block(index)
    let target = makePart()
    var locals: [RowIndex] = []
    for local in component {
      move(unknown: old.unknownNames[local], to: target)
      let unknown = old.core.problem.unknowns[local]
      for entry in unknown.columnStart..<unknown.columnStart + unknown.columnCount {
        let row = old.core.problem.columns[entry]
        locals.append(row)
        let partner = old.core.problem.rows[row].partner
        if !partner.isNone { locals.append(partner) }
      }
      let bound = old.core.problem.bounds[local]
      if !bound.isNone { locals.append(bound) }
    }
    locals.sort()
    var previous = RowIndex.none
    for local in locals where local != previous {
      previous = local
      if old.core.isRemoved(row: local) { continue }
      move(row: local, from: index, to: target)
      old.rowNames[local] = -1
      old.core.remove(row: local)
    }
    for local in component { old.unknownNames[local] = -1 }
    old.leaving += component
    markDirty(index)
  }

  /// Forgets what has left a block, now that its solve has taken it out.
  func releaseDepartedSlots(of block: IndependentBlock) {
    for local in block.leaving { forget(local, of: block) }
    block.leaving.removeAll()
    for index in 0..<block.core.removedRows.count {
      let local = block.core.removedRows[index]
      let name = block.rowNames[local]
      if name >= 0 { constraints.remove(slot: name) }
      block.rowNames[local] = -1
      block.rowSlots.remove(slot: local.rawValue)
    }
    block.core.removedRows.removeAll()
  }
}

/// Sets of numbers that can only grow together (union-find with path halving).
struct DisjointSets: ~Copyable {
  private var parents = FlatArray<Int32>()

  init(count: Int) {
    for index in 0..<Int32(count) { parents.append(index) }
  }

  var count: Int { parents.count }

  mutating func append() -> Int32 {
    parents.append(Int32(parents.count))
    return Int32(parents.count - 1)
  }

  mutating func root(_ index: Int32) -> Int32 {
    var index = index
    while parents[index] != index {
      parents[index] = parents[parents[index]]
      index = parents[index]
    }
    return index
  }

  /// The smaller number becomes the root, so that a run repeats.
  mutating func join(_ first: Int32, _ second: Int32) {
    let (a, b) = (root(first), root(second))
    if a < b { parents[b] = a } else { parents[a] = b }
  }
}
