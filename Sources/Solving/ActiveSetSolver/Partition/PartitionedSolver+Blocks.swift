import LinearConstraints

/// How parts come, merge, split and go.
extension PartitionedSolver {
  /// Splits parts that have fallen apart, then gives every waiting row a part.
  func routeBatch() {
    for name in lonely { release(name) }
    lonely.removeAll(keepingCapacity: true)
    for index in dirtyParts where parts[Int(index)]?.mayFallApart == true { splitIfLoose(index) }
    placeWaitingRows()
  }

  // MARK: Merging

  /// Groups the waiting rows with the parts that they join, and merges each group into one part.
  private func placeWaitingRows() {
    if waiting.isEmpty { return }
    var groups = DisjointSets(count: parts.count)
    for row in waiting where row.name >= 0 {
      var first: Int32 = -1
      for place in row.firstTerm..<row.firstTerm + row.termCount {
        let name = waitingTerms[place].unknown
        if unknowns[name].part < 0, unknowns[name].group < 0 {
          unknowns[name].group = groups.append()
        }
        let node = unknowns[name].part >= 0 ? unknowns[name].part : unknowns[name].group
        if first >= 0 { groups.join(first, node) } else { first = node }
      }
    }
    var target = [Int32](repeating: -1, count: groups.count)
    for index in parts.indices {
      guard let candidate = parts[index] else { continue }
      let root = Int(groups.root(Int32(index)))
      let best = target[root]
      if best < 0 || part(best).rowSlots.count < candidate.rowSlots.count {
        target[root] = Int32(index)
      }
    }
    for index in parts.indices where parts[index] != nil {
      let best = target[Int(groups.root(Int32(index)))]
      if best != Int32(index) { merge(Int32(index), into: best) }
    }
    for row in waiting where row.name >= 0 {
      let name = waitingTerms[row.firstTerm].unknown
      var node = unknowns[name].part
      if node < 0 {
        let root = Int(groups.root(unknowns[name].group))
        if target[root] < 0 { target[root] = makePart() }
        node = target[root]
      }
      place(row, in: node)
    }
    waiting.removeAll(keepingCapacity: true)
    waitingTerms.removeAll()
  }

  private func makePart() -> Int32 {
    if let index = freeParts.popLast() {
      parts[Int(index)] = Part()
      return index
    }
    parts.append(Part())
    return Int32(parts.count - 1)
  }

  private func place(_ row: Waiting, in index: Int32) {
    let target = part(index)
    terms.removeAll()
    for place in row.firstTerm..<row.firstTerm + row.termCount {
      let term = waitingTerms[place]
      if unknowns[term.unknown].part < 0 {
        unknowns[term.unknown].local = target.admit(unknown: term.unknown, value: 0)
        unknowns[term.unknown].part = index
        unknowns[term.unknown].group = -1
      }
      terms.append(
        Coefficient(
          value: term.value, unknown: unknowns[term.unknown].local, columnOffset: -1))
    }
    rows[row.name].part = index
    rows[row.name].local = target.admit(
      row: row.name, kind: row.kind, terms: terms, shape: row.shape, sequence: row.sequence)
    markDirty(index)
  }

  private func merge(_ source: Int32, into target: Int32) {
    let old = part(source)
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

  /// Ends a part; what it did still counts.
  private func retire(_ index: Int32) {
    var work = part(index).core.work
    work.solves = 0
    retiredWork = retiredWork + work
    parts[Int(index)] = nil
    freeParts.append(index)
  }

  private func move(unknown name: Int32, to target: Int32) {
    let place = unknowns[name]
    let value = part(place.part).core.iterate[place.local]
    unknowns[name].local = part(target).admit(unknown: name, value: value)
    unknowns[name].part = target
  }

  /// Moves a row, whose unknowns have moved already; one that is being removed just goes.
  private func move(row local: RowIndex, from source: Int32, to target: Int32) {
    let old = part(source)
    let name = old.rowNames[local]
    if name < 0 { return }
    var kind = old.core.problem.rows[local].kind
    guard let shape = old.core.declaration(ofRow: local, terms: &terms) else {
      constraints.remove(slot: name)
      return
    }
    // What is not required any more cannot be broken.
    if kind == .broken, !shape.priority.isRequired { kind = .constraint }
    for place in 0..<terms.count {
      terms[place].unknown = unknowns[old.unknownNames[terms[place].unknown]].local
    }
    rows[name].part = target
    rows[name].local = part(target).admit(
      row: name, kind: kind, terms: terms, shape: shape,
      sequence: old.core.problem.rows[local].sequence)
    markDirty(target)
  }

  // MARK: Splitting

  private func splitIfLoose(_ index: Int32) {
    let whole = part(index)
    whole.mayFallApart = false
    let components = whole.components()
    var largest = 0
    for place in components.indices where components[place].count > components[largest].count {
      largest = place
    }
    for place in components.indices where place != largest || components.count == 1 {
      let first = components[place][0]
      if components[place].count == 1, !whole.core.isUsed(unknown: first) {
        lonely.append(whole.unknownNames[first])
      } else if place != largest {
        splitOff(components[place], from: index)
      }
    }
  }

  /// Lets an unknown out of its part that no row mentions any more.
  func release(_ name: Int32) {
    let place = unknowns[name]
    guard place.part >= 0, part(place.part).core.problem.unknowns[place.local].columnCount == 0
    else { return }
    unknowns[name].part = -1
    unknowns[name].local = .none
    forget(place.local, of: part(place.part))
    if part(place.part).unknownSlots.count == 0 { retire(place.part) }
  }

  private func forget(_ local: UnknownIndex, of part: Part) {
    part.core.discard(unknown: local)
    part.unknownNames[local] = -1
    part.unknownSlots.remove(slot: local.rawValue)
  }

  private func splitOff(_ component: [UnknownIndex], from index: Int32) {
    let old = part(index)
    let target = makePart()
    var locals: [RowIndex] = []
    for local in component {
      move(unknown: old.unknownNames[local], to: target)
      let unknown = old.core.problem.unknowns[local]
      for place in unknown.columnStart..<unknown.columnStart + unknown.columnCount {
        locals.append(old.core.problem.columns[place])
      }
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

  /// Forgets what has left a part, now that its solve has taken it out.
  func sweep(_ part: Part) {
    for local in part.leaving { forget(local, of: part) }
    part.leaving.removeAll()
    for place in 0..<part.core.removedRows.count {
      let local = part.core.removedRows[place]
      let name = part.rowNames[local]
      if name >= 0 { constraints.remove(slot: name) }
      part.rowNames[local] = -1
      part.rowSlots.remove(slot: local.rawValue)
    }
    part.core.removedRows.removeAll()
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
