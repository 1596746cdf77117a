import FlatStorage

/// Pricing: the multipliers, and which of them is out of range.
///
/// Multipliers are kept up to date by transposed solves: with the slopes that change, with the rows
/// that enter. What they were added up from is forgotten; see ``recompute(_:on:in:)`` for when that
/// matters. A position whose multiplier leaves its range waits in the queue of candidates.
struct Pricing: ~Copyable {
  var multipliers = Multipliers()
  private var candidates = CandidateQueue()
  /// What the transposed solves of this part find.
  var combination = Combination()
  /// What of the slopes was not passed on, since it decides nothing.
  var deferred = DeferredPulls()
  /// Whether multipliers were lost and must be computed from nothing.
  private(set) var needsRecomputation = false
  /// How many times the pivot a share of an exchange is at most that leaves no doubt: where many rows
  /// add up, as equal parts of a whole do, each is as small a part of it.
  private var growth = NumericalTolerances.growth

  // MARK: Memory

  /// Sets memory aside for so many unknowns more.
  mutating func reserveCapacity(unknowns: Int) {
    multipliers.reserveCapacity(unknowns: unknowns)
    candidates.reserveCapacity(unknowns: unknowns)
  }

  /// Makes slots for unknowns without multipliers, until there are so many.
  mutating func extend(unknowns count: Int) {
    multipliers.extend(unknowns: count)
    candidates.extend(unknowns: count)
  }

  /// Forgets the multipliers of an unknown that goes.
  mutating func clear(_ unknown: UnknownIndex) {
    multipliers.forget(unknown)
    candidates.settle(unknown)
  }

  /// Forgets all multipliers and candidates: the basis goes.
  mutating func removeAll() {
    multipliers.reset()
    candidates.removeAll()
    deferred.removeAll()
  }

  /// Takes notice of how many rows there are, before a solve.
  @inline(__always)
  mutating func note(rowCount: Int) {
    multipliers.note(rowCount: rowCount)
    growth = max(NumericalTolerances.growth, Double(rowCount))
  }

  /// Gives back what a large solve needed once.
  mutating func releaseScratch() {
    combination.release()
  }

  // MARK: Multipliers

  /// Whether so much was added into some multiplier that rounding errors may decide.
  var isInDoubt: Bool { multipliers.isInDoubt }
  /// Whether that was so with a single update: rows are nearly parallel, or numbers far apart.
  var isSteep: Bool { multipliers.isSteep }

  /// Whether a position has multipliers that are not zero, as far as they were not deferred.
  @inline(__always)
  func hasMultipliers(_ unknown: UnknownIndex) -> Bool { multipliers.first(of: unknown) >= 0 }

  /// The multiplier of a position at the most important level where it is not zero.
  func firstMultiplier(of unknown: UnknownIndex) -> Double {
    let node = multipliers.first(of: unknown)
    return node >= 0 ? multipliers[node].value : 0
  }

  /// The multipliers of a position that are not zero, most important level first.
  func forEachMultiplier(
    of unknown: UnknownIndex, _ body: (_ level: LevelIndex, _ value: Double) -> Void
  ) {
    var node = multipliers.first(of: unknown)
    while node >= 0 {
      let entry = multipliers[node]
      body(entry.level, entry.value)
      node = entry.next
    }
  }

  /// Hands the multipliers of a row on to the position to which the row moves.
  mutating func moveMultipliers(from source: UnknownIndex, to target: UnknownIndex) {
    multipliers.move(from: source, to: target)
  }

  /// Hands multipliers on along the path of an exchange, as the rows there hand on their unknowns.
  mutating func followExchange(along path: borrowing FlatArray<UnknownIndex>) {
    multipliers.rotate(along: path)
  }

  /// Forgets the multipliers of a position whose row is taken out of the basis; some may be deferred.
  mutating func loseMultipliers(of unknown: UnknownIndex, in problem: borrowing Problem) {
    if !hasMultipliers(unknown), !mayBeDeferred(at: unknown, in: problem) { return }
    multipliers.clear(unknown)
    needsRecomputation = true
  }

  /// Hands what the row of a position pulled with on to the noted slope changes: it leaves the basis.
  mutating func handOver(
    _ unknown: UnknownIndex, to changes: inout SlopeChanges, in problem: inout Problem
  ) {
    let row = problem.unknowns[unknown].pivotRow
    var node = multipliers.first(of: unknown)
    while node >= 0 {
      let multiplier = multipliers[node]
      changes.note(
        SizedSum(value: -multiplier.value, size: multiplier.size), of: row, at: multiplier.level)
      node = multiplier.next
    }
    multipliers.clear(unknown)
  }

  /// Passes noted slope changes on to the multipliers, one transposed solve for each level.
  ///
  /// What decides nothing is deferred; what required rows pull with is not, since they may drive one another
  /// out.
  mutating func take(
    _ changes: inout SlopeChanges, on basis: inout Basis, in problem: inout Problem
  ) {
    if changes.isEmpty { return }
    beginDeferring(on: &basis, in: &problem)
    while let level = changes.lastLevel {
      let isDeferring = level != PriorityLevels.required
      basis.beginTransposedSolve(in: &problem, stoppingAtRigid: isDeferring)
      changes.take(at: level) { noted in
        basis.seedTransposed(row: noted.row, times: -noted.sum.value, in: &problem)
      }
      if isDeferring { basis.noteRigid(in: &problem) }
      basis.finishTransposedSolve(in: &problem, to: &combination)
      addShares(at: level, in: &problem)
      if isDeferring { deferStops(at: level) }
    }
    limitDeferred(on: &basis, in: &problem)
  }

  /// Adds what a transposed solve has found to the multipliers at a level.
  mutating func addShares(at level: LevelIndex, in problem: inout Problem) {
    for index in 0..<combination.shares.count {
      let share = combination.shares[index]
      add(share.rate, size: Double(share.size), level: level, at: share.unknown, in: &problem)
    }
  }

  /// Computes all multipliers from nothing: from the slopes of the inactive rows.
  mutating func recompute(
    _ changes: inout SlopeChanges, on basis: inout Basis, in problem: inout Problem
  ) {
    needsRecomputation = false
    multipliers.reset()
    deferred.removeAll()
    changes.removeAll()
    for row in problem.rows.indices where problem.places[row].isInactive {
      changes.noteBegin(of: problem.rows[row].slope, of: row)
    }
    take(&changes, on: &basis, in: &problem)
    multipliers.clearDoubt()
  }

  /// The multiplier of a position at a level.
  mutating func multiplier(of unknown: UnknownIndex, at level: LevelIndex) -> Double {
    multipliers.value(at: level, of: unknown)
  }

  /// Adds to a multiplier what rounding had left out of it.
  ///
  /// - Returns: false, and nothing is done, where the multiplier is zero.
  mutating func correct(
    _ unknown: UnknownIndex, by change: Double, at level: LevelIndex, in problem: inout Problem
  ) -> Bool {
    guard multipliers.correct(unknown, by: change, at: level) else { return false }
    enqueueIfViolating(unknown, in: &problem)
    return true
  }

  /// Adds to the multiplier of a position, and queues it when that takes it out of range.
  mutating func add(
    _ change: Double, size: Double, level: LevelIndex, at unknown: UnknownIndex,
    in problem: inout Problem
  ) {
    multipliers.add(change, size: size, level: level, to: unknown, in: problem.levels)
    enqueueIfViolating(unknown, in: &problem)
  }

  // MARK: Exchanges

  /// Updates the multipliers for an exchange that has not been made yet.
  ///
  /// With v the entering row in terms of the active ones, mu_k falls by (mu_i - s_i) v_k / v_i,
  /// and the position gets (mu_i - s_i) / v_i plus the slope that the entering row had.
  /// - Parameters:
  ///   - position: i, the unknown that the leaving row determines.
  ///   - row: the row that enters.
  ///   - slope: s_i, the slope of the leaving row where it comes to lie, and its level.
  ///   - element: v_i.
  ///   - basis: the basis before the exchange.
  ///   - problem: the problem of the basis.
  mutating func exchange(
    _ position: UnknownIndex, entering row: RowIndex, slope: LevelSlope, element: Double,
    on basis: inout Basis, in problem: inout Problem
  ) {
    add(slope, times: -1, at: position, in: &problem)
    if hasMultipliers(position) {
      basis.combine(row: row, in: &problem, to: &combination)
      spread(position, element: element, in: &problem)
    }
    add(problem.rows[row].slope, times: 1, at: position, in: &problem)
  }

  /// The same for an entering row that is the leaving one times `element`: no other position takes part.
  mutating func exchange(
    _ position: UnknownIndex, forParallel row: RowIndex, slope: LevelSlope, element: Double,
    in problem: inout Problem
  ) {
    add(slope, times: -1, at: position, in: &problem)
    multipliers.scale(position, by: 1 / element, in: problem.levels)
    add(problem.rows[row].slope, times: 1, at: position, in: &problem)
  }

  /// Adds a row's slope to the multiplier of its position, unless that is zero.
  @inline(__always)
  private mutating func add(
    _ slope: LevelSlope, times factor: Double, at position: UnknownIndex, in problem: inout Problem
  ) {
    if slope.value == 0 { return }
    multipliers.add(
      factor * slope.value, size: abs(slope.value), level: slope.level, to: position,
      in: problem.levels)
  }

  /// Updates the multipliers for an exchange of the row at `position` for a held `target`.
  mutating func exchange(
    _ position: UnknownIndex, forHoldOf target: UnknownIndex, element: Double,
    on basis: inout Basis, in problem: inout Problem
  ) {
    if !hasMultipliers(position) { return }
    basis.combine(target, in: &problem, to: &combination)
    spread(position, element: element, in: &problem)
  }

  /// Lets the other positions of the combination take over from one that is exchanged.
  private mutating func spread(
    _ position: UnknownIndex, element: Double, in problem: inout Problem
  ) {
    let head = multipliers.first(of: position)
    let steepest = abs(element) * growth
    let inverse = 1 / abs(element)
    for index in 0..<combination.shares.count {
      let share = combination.shares[index]
      if share.unknown == position {
        // The pivot from the other side of the factors: a check of both.
        if abs(share.rate - element) > NumericalTolerances.pivotAgreement * abs(element) {
          multipliers.noteDoubt()
        }
        continue
      }
      if abs(share.rate) > steepest { multipliers.noteDoubt() }
      var node = head
      while node >= 0 {
        let excess = multipliers[node]
        let size = max(excess.size * abs(share.rate), abs(excess.value) * Double(share.size))
        add(
          -excess.value * share.rate / element, size: size * inverse, level: excess.level,
          at: share.unknown, in: &problem)
        node = excess.next
      }
    }
    multipliers.scale(position, by: 1 / element, in: problem.levels)
  }

  // MARK: Candidates

  /// Compares the multiplier of a position with its range, level by level.
  mutating func status(of unknown: UnknownIndex, in problem: inout Problem) -> MultiplierStatus {
    multipliers.status(of: unknown, in: &problem)
  }

  /// Queues a position when its multiplier is out of range.
  mutating func enqueueIfViolating(_ unknown: UnknownIndex, in problem: inout Problem) {
    if candidates.contains(unknown) || multipliers.isPlainlyInRange(unknown, in: problem) {
      return
    }
    examine(unknown, in: &problem)
  }

  /// Queues a position that does not wait when all levels tell that its multiplier is out of range.
  @inline(never)
  private mutating func examine(_ unknown: UnknownIndex, in problem: inout Problem) {
    let status = multipliers.status(of: unknown, in: &problem)
    if status.violation == 0 { return }
    candidates.insert(
      unknown, rank: status.rank, rowRank: rowRank(of: unknown, in: problem))
  }

  /// Queues positions whose multipliers were handed on.
  mutating func enqueueViolating(
    along path: borrowing FlatArray<UnknownIndex>, in problem: inout Problem
  ) {
    for index in 0..<path.count { enqueueIfViolating(path[index], in: &problem) }
  }

  /// Queues a position again, for the level that it violates.
  private mutating func enqueue(
    _ unknown: UnknownIndex, rank: Int32, in problem: inout Problem
  ) {
    candidates.push(unknown, rank: rank, rowRank: rowRank(of: unknown, in: problem))
  }

  /// The rank of the row of a position; that of a held unknown comes after all others.
  @inline(__always)
  private func rowRank(of unknown: UnknownIndex, in problem: borrowing Problem) -> Int32 {
    let row = problem.unknowns[unknown].pivotRow
    return row.isNone ? Int32.max : problem.firstRank(of: problem.rows[row])
  }

  /// The position to leave the basis, of those that violate a level up to a rank: the first of the
  /// most important level; and the way that its residual goes.
  mutating func leavingPosition(
    throughRank lastRank: Int32, in problem: inout Problem
  ) -> (unknown: UnknownIndex, sign: Int8)? {
    while let candidate = candidates.pop() {
      if candidate.rank > lastRank {
        enqueue(candidate.unknown, rank: candidate.rank, in: &problem)
        if requeueViolation(upTo: lastRank, in: &problem) { continue }
        return nil
      }
      let status = multipliers.status(of: candidate.unknown, in: &problem)
      if status.violation != 0, status.rank > candidate.rank {
        enqueue(candidate.unknown, rank: status.rank, in: &problem)
        continue
      }
      candidates.settle(candidate.unknown)
      if status.violation != 0 { return (candidate.unknown, status.violation) }
    }
    return nil
  }

  /// Whether a candidate that was queued for a less important level counts by now; queues it so.
  ///
  /// Such a one keeps its old place otherwise, which does no harm where all levels count.
  private mutating func requeueViolation(
    upTo lastRank: Int32, in problem: inout Problem
  ) -> Bool {
    for index in 0..<candidates.count {
      let unknown = candidates[index].unknown
      let status = multipliers.status(of: unknown, in: &problem)
      if status.violation == 0 || status.rank > lastRank { continue }
      enqueue(unknown, rank: status.rank, in: &problem)
      return true
    }
    return false
  }

  /// The position to leave the basis by Bland's rule: the smallest row, then the smaller side.
  ///
  /// It stays in the queue, where it is found stale later.
  mutating func leavingPositionByBlandsRule(
    throughRank lastRank: Int32, in problem: inout Problem
  ) -> (unknown: UnknownIndex, sign: Int8)? {
    var best: (unknown: UnknownIndex, sign: Int8)?
    var bestKey = Int.max
    for candidate in 0..<candidates.count {
      let unknown = candidates[candidate].unknown
      let status = multipliers.status(of: unknown, in: &problem)
      if status.violation == 0 || status.rank > lastRank { continue }
      let row = problem.unknowns[unknown].pivotRow
      let index = row.isNone ? problem.rows.count + Int(unknown.rawValue) : Int(row.rawValue)
      let key = 2 * index + (status.violation > 0 ? 1 : 0)
      if key < bestKey {
        best = (unknown, status.violation)
        bestKey = key
      }
    }
    return best
  }

  /// Replaces the multipliers of a position by the slope along its direction, summed up anew.
  ///
  /// - Returns: where they stand now.
  mutating func replaceMultipliers(
    of unknown: UnknownIndex, by slope: borrowing DirectionalSlope, direction sign: Int8,
    in problem: inout Problem
  ) -> MultiplierStatus {
    multipliers.clear(unknown)
    for rank in 0..<slope.count where slope[rank].isSignificant {
      multipliers.add(
        -Double(sign) * slope[rank].value, size: slope[rank].size,
        level: problem.levels.byRank[rank], to: unknown, in: problem.levels)
    }
    return multipliers.status(of: unknown, in: &problem)
  }
}
