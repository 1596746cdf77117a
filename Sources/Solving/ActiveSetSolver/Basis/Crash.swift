import FlatStorage
import LinearConstraints

/// The crash: how new rows find unknowns to determine that no row determines yet.
///
/// A basis should need few pivots, so rows are offered a place by importance: required
/// equalities, then the optional rows by falling priority, then required inequalities. The
/// *choice* follows importance; the *elimination* does not, because the basis is grouped
/// afresh once all are chosen. Matching is by augmenting paths, as for bipartite graphs; a
/// search that failed shows that no later search through the same unknowns can succeed.
struct Crash: ~Copyable {
  private struct Frame: BitwiseCopyable {
    var row: RowIndex
    var cursor: Int32
    /// The unknown by which the search goes on from the row.
    var unknown: UnknownIndex
  }
  private var frames = FlatArray<Frame>()
  private var visited = FlatArray<UnknownIndex>()
  /// Rows in the order in which they may enter, and how many come before each class.
  private var ordered = FlatArray<RowIndex>()
  private var starts = FlatArray<Int32>()
  private var classes = FlatArray<Int32>()
  private var exhausted = FlatArray<UnknownIndex>()
  /// Scratch of the repair of a singular bump.
  private var independent = FlatArray<RowIndex>()
  private var positions = FlatArray<UnknownIndex>()
  /// What violated rows claim; see `Crash+Values.swift`.
  var claims = FlatArray<Claim>()
  /// Rows that the last crash took out of the basis, because they depend on others there or because
  /// more important ones took their places.
  var displacedRows = FlatArray<RowIndex>()

  /// Gives back what a large crash needed once.
  mutating func release() {
    frames.release()
    visited.release()
    ordered.release()
    starts.release()
    classes.release()
    exhausted.release()
    claims.release()
  }

  /// Forgets the rows that were taken out of the basis.
  mutating func removeDisplaced() {
    displacedRows.removeAll()
  }

  /// Lets new rows determine unknowns, and groups the basis afresh.
  ///
  /// Rows that depend on others are made inactive.
  /// - Parameters:
  ///   - newRows: the new rows, inactive.
  ///   - limit: how many unknowns one search may visit; nil when all rows are new.
  ///   - basis: the basis, which changes.
  ///   - pricing: the multipliers, which move along with the rows that have them.
  ///   - problem: the problem of the basis.
  /// - Returns: whether the basis changed.
  mutating func run(
    _ newRows: borrowing FlatArray<RowIndex>, limit: Int?, on basis: inout Basis,
    _ pricing: inout Pricing, in problem: inout Problem
  ) -> Bool {
    // Where every unknown is determined, a search for a free one would fail for each row.
    if basis.heldCount == 0 { return false }
    orderByImportance(newRows, in: &problem)
    basis.beginRegrouping()
    for index in 0..<ordered.count where basis.heldCount > 0 {
      matchByAugmentingPath(ordered[index], limit: limit, on: &basis, &pricing, in: &problem)
    }
    forgetExhausted(in: &problem)
    if limit == nil { release() }
    guard basis.needsRegrouping else { return false }
    displacedRows.removeAll()
    if limit == nil {
      basis.countWholeFactorization(in: &problem)
      basis.orderAll(in: &problem)
    }
    regroup(on: &basis, &pricing, in: &problem)
    return true
  }

  /// Groups what the rows that changed places reach; rows that depend on others there are displaced.
  mutating func regroup(
    on basis: inout Basis, _ pricing: inout Pricing, in problem: inout Problem
  ) {
    while let singular = basis.refactorizeBumps(in: &problem) {
      repair(singular, of: &basis, &pricing, in: &problem)
    }
  }

  // MARK: Order

  /// The class of a row in the order of choice, of 2 x levels + 2.
  @inline(__always)
  private func importance(of index: RowIndex, in problem: borrowing Problem) -> Int32 {
    let row = problem.rows[index]
    let rank = problem.firstRank(of: row)
    if rank > 0 { return 2 * rank + (row.relation == .equal ? 0 : 1) }
    return row.relation == .equal
      ? (problem.places[index].coefficientCount == 1 ? 0 : 1) : Int32(2 * problem.levels.count)
  }

  /// Sorts by class, keeping the order within each.
  private mutating func orderByImportance(
    _ newRows: borrowing FlatArray<RowIndex>, in problem: inout Problem
  ) {
    starts.removeAll()
    starts.extend(to: 2 * problem.levels.count + 2, with: 0)
    classes.removeAll()
    classes.reserveCapacity(newRows.count)
    for index in 0..<newRows.count {
      let kind = importance(of: newRows[index], in: problem)
      classes.append(kind)
      starts[kind + 1] += 1
    }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    ordered.removeAll()
    ordered.extend(to: newRows.count, with: .none)
    for index in 0..<newRows.count {
      let kind = classes[index]
      ordered[starts[kind]] = newRows[index]
      starts[kind] += 1
    }
  }

  // MARK: Matching

  /// Gives a row an unknown to determine, if others can make room for it.
  ///
  /// - Returns: whether it got one.
  @discardableResult
  private mutating func matchByAugmentingPath(
    _ row: RowIndex, limit: Int?, on basis: inout Basis, _ pricing: inout Pricing,
    in problem: inout Problem
  ) -> Bool {
    if let unknown = freeUnknown(of: row, pricing, in: problem) {
      assign(row, unknown, on: &basis, in: &problem)
      return true
    }
    basis.beginSearch(in: &problem)
    frames.removeAll()
    visited.removeAll()
    frames.append(Frame(row: row, cursor: 0, unknown: .none))
    search: while frames.count > 0 {
      let top = frames.count - 1
      let frame = frames[top]
      let first = problem.places[frame.row].firstCoefficient
      let end = first + problem.places[frame.row].coefficientCount
      var index = first + frame.cursor
      while index < end {
        let unknown = problem.coefficients[index].unknown
        index += 1
        if basis.isVisited(unknown, in: problem) || problem.unknowns[unknown].isExhausted {
          continue
        }
        let next = problem.unknowns[unknown].pivotRow
        if next.isNone { continue }
        basis.visit(unknown, in: &problem)
        visited.append(unknown)
        if let limit, visited.count > limit { return false }
        frames[top] = Frame(row: frame.row, cursor: index - first, unknown: unknown)
        let free = freeUnknown(of: next, pricing, in: problem)
        frames.append(Frame(row: next, cursor: 0, unknown: free ?? .none))
        if free == nil { continue search }
        assignAlongFrames(on: &basis, &pricing, in: &problem)
        return true
      }
      frames.removeLast()
    }
    if limit != nil { return false }
    for index in 0..<visited.count {
      problem.unknowns[visited[index]].isExhausted = true
      exhausted.append(visited[index])
    }
    return false
  }

  /// The first unknown of a row that no row determines yet.
  @inline(__always)
  private func freeUnknown(
    of row: RowIndex, _ pricing: borrowing Pricing, in problem: borrowing Problem
  ) -> UnknownIndex? {
    for index in problem.places[row].coefficients {
      let unknown = problem.coefficients[index].unknown
      if problem.unknowns[unknown].pivotRow == Unknown.held, !pricing.hasMultipliers(unknown) {
        return unknown
      }
    }
    return nil
  }

  private func assign(
    _ row: RowIndex, _ unknown: UnknownIndex, on basis: inout Basis, in problem: inout Problem
  ) {
    basis.pair(row: row, with: unknown, in: &problem)
    basis.dissolveBump(of: unknown, in: &problem)
  }

  /// Lets each row on the stack determine the unknown by which the search went on.
  private mutating func assignAlongFrames(
    on basis: inout Basis, _ pricing: inout Pricing, in problem: inout Problem
  ) {
    var index = frames.count - 1
    while index >= 0 {
      let frame = frames[index]
      assign(frame.row, frame.unknown, on: &basis, in: &problem)
      if index > 0 {
        pricing.moveMultipliers(from: frames[index - 1].unknown, to: frame.unknown)
      }
      index -= 1
    }
    // Rows took their multipliers along; what is queued are unknowns.
    for index in 0..<frames.count {
      pricing.enqueueIfViolating(frames[index].unknown, in: &problem)
    }
  }

  /// Lets later searches go through all unknowns again.
  private mutating func forgetExhausted(in problem: inout Problem) {
    for index in 0..<exhausted.count { problem.unknowns[exhausted[index]].isExhausted = false }
    exhausted.removeAll()
  }

  // MARK: Repair

  /// Expels the rows of a singular bump that depend on the others, and matches the others anew.
  private mutating func repair(
    _ members: Range<Int>, of basis: inout Basis, _ pricing: inout Pricing,
    in problem: inout Problem
  ) {
    independent.removeAll()
    positions.removeAll()
    basis.takeApart(
      members, in: &problem, independent: &independent, dependent: &displacedRows,
      positions: &positions)
    for index in 0..<positions.count { pricing.loseMultipliers(of: positions[index], in: problem) }
    for index in 0..<independent.count {
      let row = independent[index]
      if !matchByAugmentingPath(row, limit: nil, on: &basis, &pricing, in: &problem) {
        displacedRows.append(row)
      }
    }
    forgetExhausted(in: &problem)
  }
}
