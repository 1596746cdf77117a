import LinearConstraints

/// Scratch of the search for a free unknown.
struct Augmentation: ~Copyable {
  struct Frame: BitwiseCopyable {
    var row: RowIndex
    var cursor: Int32
    /// The unknown by which the search goes on from the row.
    var unknown: UnknownIndex
  }
  var frames = FlatArray<Frame>()
  var visited = FlatArray<UnknownIndex>()
  /// Rows in the order in which they may enter, and how many come before each class.
  var ordered = FlatArray<RowIndex>()
  var starts = FlatArray<Int32>()
  var exhausted = FlatArray<UnknownIndex>()

  mutating func release() {
    frames.release()
    visited.release()
    ordered.release()
    starts.release()
    exhausted.release()
  }
}

extension ActiveSetCore {
  /// Lets new rows determine unknowns that no row determines yet.
  ///
  /// A basis should need few pivots, so rows are offered a place by importance: required
  /// equalities, then the optional rows by falling priority, then required inequalities. The
  /// *choice* follows importance; the *elimination* does not, because the basis is grouped
  /// afresh once all are chosen. Matching is by augmenting paths, as for bipartite graphs; a
  /// search that failed shows that no later search through the same unknowns can succeed.
  ///
  /// - Parameters:
  ///   - fresh: the new rows, inactive.
  ///   - limit: how many unknowns one search may visit; nil when all rows are new.
  /// - Throws: never while rows that depend on others are made inactive.
  mutating func crash(_ fresh: borrowing FlatArray<RowIndex>, limit: Int?) throws(Breakdown) {
    orderByImportance(fresh)
    regrouping.seeds.removeAll()
    for place in 0..<augmentation.ordered.count {
      augment(augmentation.ordered[place], limit: limit)
    }
    forgetExhausted()
    if limit == nil { augmentation.release() }
    if regrouping.seeds.isEmpty { return }
    directions.invalidate()
    expelled.removeAll()
    if limit == nil { countFactorization() }
    try regroup(repairing: true)
  }

  /// Counts the factoring of a whole basis, most of which is its order: a row is its own factor.
  private mutating func countFactorization() {
    work.factorizations += 1
    for place in 0..<regrouping.seeds.count {
      let row = matrix.unknowns[regrouping.seeds[place]].pivotRow
      if !row.isNone { work.factorNonzeros += Int(matrix.rows[row].coefficientCount) }
    }
  }

  /// Lets later searches go through all unknowns again.
  mutating func forgetExhausted() {
    for place in 0..<augmentation.exhausted.count {
      matrix.unknowns[augmentation.exhausted[place]].isExhausted = false
    }
    augmentation.exhausted.removeAll()
  }

  /// The class of a row in the order of choice, of 2 x levels + 2.
  private mutating func importance(of row: RowIndex) -> Int32 {
    let rank = levels.slots[matrix.rows[row].level].rank
    if rank > 0 { return 2 * rank + (matrix.rows[row].relation == .equal ? 0 : 1) }
    return matrix.rows[row].relation == .equal
      ? (matrix.rows[row].coefficientCount == 1 ? 0 : 1) : Int32(2 * levels.count)
  }

  /// Sorts by class, keeping the order within each.
  private mutating func orderByImportance(_ fresh: borrowing FlatArray<RowIndex>) {
    augmentation.starts.removeAll()
    augmentation.starts.extend(to: 2 * levels.count + 2, with: 0)
    for place in 0..<fresh.count {
      augmentation.starts[importance(of: fresh[place]) + 1] += 1
    }
    for place in 1..<augmentation.starts.count {
      augmentation.starts[place] += augmentation.starts[place - 1]
    }
    augmentation.ordered.removeAll()
    augmentation.ordered.extend(to: fresh.count, with: .none)
    for place in 0..<fresh.count {
      let kind = importance(of: fresh[place])
      augmentation.ordered[augmentation.starts[kind]] = fresh[place]
      augmentation.starts[kind] += 1
    }
  }

  @inline(__always)
  private func isFree(_ unknown: UnknownIndex) -> Bool {
    matrix.unknowns[unknown].pivotRow == Unknown.held && matrix.unknowns[unknown].multipliers < 0
  }

  /// Gives a row an unknown to determine, if others can make room for it.
  ///
  /// - Returns: whether it got one.
  @discardableResult
  mutating func augment(_ row: RowIndex, limit: Int?) -> Bool {
    if let unknown = freeUnknown(of: row) {
      assign(row, unknown, multipliers: -1)
      enqueueIfViolating(unknown)
      return true
    }
    beginSearch()
    augmentation.frames.removeAll()
    augmentation.visited.removeAll()
    augmentation.frames.append(Augmentation.Frame(row: row, cursor: 0, unknown: .none))
    search: while augmentation.frames.count > 0 {
      let top = augmentation.frames.count - 1
      let frame = augmentation.frames[top]
      let first = matrix.rows[frame.row].firstCoefficient
      let end = first + matrix.rows[frame.row].coefficientCount
      var place = first + frame.cursor
      while place < end {
        let unknown = matrix.coefficients[place].unknown
        place += 1
        if isVisited(unknown) || matrix.unknowns[unknown].isExhausted { continue }
        let next = matrix.unknowns[unknown].pivotRow
        if next.isNone { continue }
        visit(unknown)
        augmentation.visited.append(unknown)
        if let limit, augmentation.visited.count > limit { return false }
        augmentation.frames[top] = Augmentation.Frame(
          row: frame.row, cursor: place - first, unknown: unknown)
        let free = freeUnknown(of: next)
        augmentation.frames.append(
          Augmentation.Frame(row: next, cursor: 0, unknown: free ?? .none))
        if free == nil { continue search }
        assignAlongFrames()
        return true
      }
      augmentation.frames.removeLast()
    }
    if limit != nil { return false }
    for place in 0..<augmentation.visited.count {
      matrix.unknowns[augmentation.visited[place]].isExhausted = true
      augmentation.exhausted.append(augmentation.visited[place])
    }
    return false
  }

  private mutating func assign(_ row: RowIndex, _ unknown: UnknownIndex, multipliers: Int32) {
    pair(row: row, with: unknown)
    matrix.unknowns[unknown].multipliers = multipliers
    dissolveBlock(of: unknown)
  }

  /// The first unknown of a row that no row determines yet.
  @inline(__always)
  private mutating func freeUnknown(of row: RowIndex) -> UnknownIndex? {
    let first = matrix.rows[row].firstCoefficient
    for place in first..<first + matrix.rows[row].coefficientCount {
      let unknown = matrix.coefficients[place].unknown
      if isFree(unknown) { return unknown }
    }
    return nil
  }

  /// Lets each row on the stack determine the unknown by which the search went on.
  private mutating func assignAlongFrames() {
    var place = augmentation.frames.count - 1
    while place >= 0 {
      let frame = augmentation.frames[place]
      let multipliers =
        place > 0
        ? matrix.unknowns[augmentation.frames[place - 1].unknown].multipliers : -1
      assign(frame.row, frame.unknown, multipliers: multipliers)
      place -= 1
    }
    // Rows took their multipliers along; what is queued are unknowns.
    for place in 0..<augmentation.frames.count {
      enqueueIfViolating(augmentation.frames[place].unknown)
    }
  }
}
